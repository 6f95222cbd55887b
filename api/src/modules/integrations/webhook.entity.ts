import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from '../businesses/business.entity.js';

/** News that a webhook can ask for. */
export type WebhookEvent = 'booking.requested' | 'booking.confirmed' | 'booking.cancelled' | 'review.written';

/** An address that is told of a business's news. */
@Entity({ tableName: 'webhooks' })
export class Webhook {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Business, ref: true, foreignKeyName: 'webhooks_business_fkey', deleteRule: 'cascade' })
  business: Ref<Business>;

  @Property({ type: 'string', length: 500 })
  url: string;

  /** Signs the deliveries; shown once. */
  @Property({ type: 'string', length: 100, hidden: true })
  secret: string;

  @Property({ type: 'string[]', columnType: 'text[]', defaultRaw: `'{}'` })
  events: Opt<WebhookEvent[]> = [];

  @Property({ type: 'boolean', default: true })
  isActive: Opt<boolean> = true;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
