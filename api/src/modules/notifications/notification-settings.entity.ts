import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * What somebody is told of by mail and push; without a row, of everything at any hour. The reference is the database's alone, since
 * its module comes later.
 */
@Entity({ tableName: 'notification_settings' })
export class NotificationSettings {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  userId: number;

  /** The groups without mails. */
  @Property({ type: 'string[]', columnType: 'text[]', defaultRaw: `'{}'` })
  mailOff: Opt<string[]> = [];

  /** The groups without push notifications. */
  @Property({ type: 'string[]', columnType: 'text[]', defaultRaw: `'{}'` })
  pushOff: Opt<string[]> = [];

  /** `HH:MM`; null without quiet hours, like the next two. */
  @Property({ type: 'string', length: 5, nullable: true })
  quietFrom: string | null = null;

  @Property({ type: 'string', length: 5, nullable: true })
  quietUntil: string | null = null;

  @Property({ type: 'string', length: 64, nullable: true })
  timeZone: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;
}
