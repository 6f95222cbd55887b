import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { SecurityEventKind } from '../../domain/security-log/events.js';

/** An entry of the security log. Append-only, enforced by the database; a job deletes what is older than the retention. */
@Entity({ tableName: 'security_events' })
export class SecurityEvent {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @Property({ type: EnumNameType, length: 40 })
  kind: SecurityEventKind;

  /** Id of the account concerned, null when none is known. Not a reference, because the log knows no other module. */
  @Property({ type: 'integer', nullable: true })
  accountId: number | null = null;

  /** Id of the account that did it, null when it was the account concerned or nobody known. */
  @Property({ type: 'integer', nullable: true })
  actorId: number | null = null;

  /** Id of the session in which it happened. Sessions are deleted before their events. */
  @Property({ type: 'integer', nullable: true })
  sessionId: number | null = null;

  /** The client's address. */
  @Property({ type: 'string', length: 64, nullable: true })
  address: string | null = null;

  /** Browser and system, as in `Firefox on Linux`. */
  @Property({ type: 'string', length: 100, nullable: true })
  device: string | null = null;

  /** What else identifies the event: never a secret, nor what somebody typed. */
  @Property({ type: 'json', nullable: true })
  details: Record<string, unknown> | null = null;

  @Property({ type: 'datetime', length: 3 })
  at: Date;
}
