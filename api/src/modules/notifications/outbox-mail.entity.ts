import type { Opt } from '@mikro-orm/core';
import type { MailStatus } from '../../domain/notifications/transitions.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A mail, written in the transaction of the change that it reports, and sent by a job. */
@Entity({ tableName: 'outbox_mails' })
export class OutboxMail {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @Property({ type: 'string', length: 255, fieldName: 'to_address' })
  to: string;

  @Property({ type: 'string', length: 255 })
  subject: string;

  @Property({ type: 'text' })
  text: string;

  @Property({ type: 'text' })
  html: string;

  /** The event that it reports: `booking-requested`, `application-approved` ... */
  @Property({ type: 'string', length: 50 })
  kind: string;

  @Property({ type: 'string', length: 20, default: 'waiting' })
  status: Opt<MailStatus>;

  @Property({ type: 'integer', default: 0 })
  attempts: Opt<number> = 0;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  /** A second mail with the same key is dropped. */
  @Property({ type: 'string', length: 200, nullable: true })
  dedupeKey: string | null = null;

  /** The account that used this address and has changed it since: its deletion erases the mail. */
  @Property({ type: 'integer', nullable: true })
  formerAccountId: number | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  sentAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  lastAttemptAt: Date | null = null;
}
