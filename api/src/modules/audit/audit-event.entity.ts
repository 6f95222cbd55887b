import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An audit log entry: who did what, with before and after. Append-only, enforced by the database. */
@Entity({ tableName: 'audit_events' })
export class AuditEvent {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  /** Id of the account that acted, null when the platform itself did. Not a reference, because the log knows no other module. */
  @Property({ type: 'integer', nullable: true })
  actorId: number | null = null;

  /** `application.approved`, `env.revealed` ... */
  @Property({ type: 'string', length: 60 })
  action: string;

  @Property({ type: 'string', length: 40 })
  subjectType: string;

  @Property({ type: 'string', length: 100, nullable: true })
  subjectId: string | null = null;

  /** Of an action of a business's people: the business. Not a reference, as with the actor. */
  @Property({ type: 'integer', nullable: true })
  businessId: number | null = null;

  @Property({ type: 'json', nullable: true })
  before: Record<string, unknown> | null = null;

  @Property({ type: 'json', nullable: true })
  after: Record<string, unknown> | null = null;

  @Property({ type: 'datetime', length: 3 })
  at: Date;

  /** The client's address. */
  @Property({ type: 'string', length: 64, nullable: true })
  address: string | null = null;
}
