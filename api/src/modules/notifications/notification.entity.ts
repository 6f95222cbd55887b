import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';

/**
 * Something that a person is told of in the app: one row per person and event, with ids only. The references are the database's
 * alone, since their modules come later.
 */
@Entity({ tableName: 'notifications' })
export class Notification {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  /** The recipient. */
  @Property({ type: 'integer' })
  userId: number;

  @Property({ type: EnumNameType, length: 10 })
  audience: NotificationAudience;

  @Property({ type: EnumNameType, length: 30 })
  kind: NotificationKind;

  /** What happened; a second notification of the recipient with the same key is dropped, or renews the first. */
  @Property({ type: 'string', length: 60 })
  eventKey: string;

  @Property({ type: 'integer', nullable: true })
  bookingId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  enquiryId: number | null = null;

  /** Of an application, or of what waits. */
  @Property({ type: 'integer', nullable: true })
  businessId: number | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  readAt: Date | null = null;

  /** When it was taken up for push notifications; a renewed one is taken up again. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  pushedAt: Date | null = null;
}
