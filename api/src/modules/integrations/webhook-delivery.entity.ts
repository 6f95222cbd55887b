import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Webhook, type WebhookEvent } from './webhook.entity.js';

/** `failed`: given up after the last attempt; it can be replayed. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed';

/** One piece of news for one webhook, and how its delivery goes. */
@Entity({ tableName: 'webhook_deliveries' })
export class WebhookDelivery {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Webhook,
    ref: true,
    foreignKeyName: 'webhook_deliveries_webhook_fkey',
    deleteRule: 'cascade',
  })
  webhook: Ref<Webhook>;

  @Property({ type: 'string', length: 50 })
  event: WebhookEvent;

  @Property({ type: 'json' })
  payload: Record<string, unknown>;

  @Property({ type: 'string', length: 20, default: 'waiting' })
  status: Opt<DeliveryStatus>;

  @Property({ type: 'integer', default: 0 })
  attempts: Opt<number> = 0;

  /** HTTP status of the last answer. */
  @Property({ type: 'integer', nullable: true })
  responseStatus: number | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  nextAttemptAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  deliveredAt: Date | null = null;
}
