import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';

/**
 * A browser that push notifications are sent to, for as long as its session is open. The references are the database's alone, since
 * their module comes later.
 */
@Entity({ tableName: 'push_subscriptions' })
export class PushSubscription {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  sessionId: number;

  @Property({ type: 'integer' })
  userId: number;

  /** The address of the browser's push service: whoever knows it and the keys could write to the browser. */
  @Property({ type: 'string', length: NOTIFICATION_LIMITS.endpointMaxCharacters })
  endpoint: string;

  /** The browser's public key. */
  @Property({ type: 'string', length: 100 })
  p256dh: string;

  /** The browser's secret. */
  @Property({ type: 'string', length: 100 })
  auth: string;

  /** Our public key that the browser knows; its push service refuses requests that another one signed. */
  @Property({ type: 'string', length: 100 })
  serverKey: string;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  lastSuccessAt: Date | null = null;

  /** Messages in a row that its push service didn't take. */
  @Property({ type: 'integer', default: 0 })
  failures: number = 0;

  @Property({ type: 'datetime', length: 3, nullable: true })
  failingSince: Date | null = null;
}
