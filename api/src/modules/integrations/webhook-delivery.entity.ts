import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DeliveryStatus, WebhookEvent } from '../../domain/integrations/inputs.js';
import { Webhook } from './webhook.entity.js';

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

  /** The same however often it is sent. */
  @Property({ type: 'string', length: 40 })
  eventId: string;

  /** The body, as it is signed and sent. */
  @Property({ type: 'text' })
  payload: string;

  @Property({ type: 'string', length: 20, default: 'waiting' })
  status: Opt<DeliveryStatus>;

  @Property({ type: 'integer', default: 0 })
  attempts: Opt<number> = 0;

  /** HTTP status of the last answer. */
  @Property({ type: 'integer', nullable: true })
  responseStatus: number | null = null;

  /** How long the last attempt took, milliseconds. */
  @Property({ type: 'integer', nullable: true })
  durationMs: number | null = null;

  /** How the last answer began. */
  @Property({ type: 'text', nullable: true })
  responseText: string | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  /** When the last attempt began. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  attemptedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  nextAttemptAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  deliveredAt: Date | null = null;
}
