import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';

/** An audit log entry: who did what, with before and after. Append-only, enforced by the database. */
@Entity({ tableName: 'audit_events' })
export class AuditEvent {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  /** Null when the platform itself acted. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    foreignKeyName: 'audit_events_actor_fkey',
    deleteRule: 'restrict',
  })
  actor: Ref<User> | null = null;

  /** `application.approved`, `env.revealed` ... */
  @Property({ type: 'string', length: 60 })
  action: string;

  @Property({ type: 'string', length: 40 })
  subjectType: string;

  @Property({ type: 'string', length: 100, nullable: true })
  subjectId: string | null = null;

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
