import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DeliveryStatus, WebhookEvent } from '../../domain/integrations/inputs.js';
import { Webhook } from './webhook.entity.js';

/** An event to deliver to a webhook, and the state of its delivery. */
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

  /** Stays the same over retries. */
  @Property({ type: 'string', length: 40 })
  eventId: string;

  /** The body, as it is signed and sent. */
  @Property({ type: 'text' })
  payload: string;

  @Property({ type: 'string', length: 20, default: 'waiting' })
  status: Opt<DeliveryStatus>;

  @Property({ type: 'integer', default: 0 })
  attempts: Opt<number> = 0;

  /** HTTP status of the last response. */
  @Property({ type: 'integer', nullable: true })
  responseStatus: number | null = null;

  /** Duration of the last attempt in milliseconds. */
  @Property({ type: 'integer', nullable: true })
  durationMs: number | null = null;

  /** The beginning of the last response. */
  @Property({ type: 'text', nullable: true })
  responseText: string | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  /** When the last attempt started. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  attemptedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  nextAttemptAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  deliveredAt: Date | null = null;
}
