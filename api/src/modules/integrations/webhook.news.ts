import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { addJob } from '../../jobs/queue.js';
import type { WebhookEvent } from '../../rules/index.js';
import { findListeners } from './webhook.queries.js';

/** Rises when a body changes in a way that a receiver has to know of. */
const BODY_VERSION = 1;
/** Queues that deliveries share, so that slow receivers never hold every place of the job queue. */
const QUEUES = 4;

/** Something that a business's webhooks are told. */
export interface WebhookNews {
  event: WebhookEvent;
  businessId: number;
  /** What happened to what; goes out as JSON. */
  data: Readonly<Record<string, unknown>>;
}

/** Adds the job of a delivery. A waiting one of the same delivery is replaced. */
export function addDeliveryJob(
  em: EntityManager,
  { id, webhookId, runAt }: { id: number; webhookId: number; runAt?: Date },
): Promise<void> {
  return addJob(
    em,
    'deliver-webhook',
    { id },
    { key: deliveryKey(id), queue: `webhooks-${webhookId % QUEUES}`, runAt },
  );
}

/** Under which key the job of a delivery waits. */
export function deliveryKey(id: number): string {
  return `webhook-delivery-${id}`;
}

/** Writes one delivery, and its job, in the transaction of `em`. Answers its id. */
export async function writeDelivery(
  ctx: RequestContext,
  em: EntityManager,
  delivery: { webhookId: number; event: WebhookEvent; eventId: string; data: Readonly<Record<string, unknown>> },
): Promise<number> {
  const { webhookId, event, eventId, data } = delivery;
  const createdAt = ctx.now().toISOString();
  const body = JSON.stringify({ version: BODY_VERSION, id: eventId, type: event, createdAt, data });
  const rows = await em.execute<[{ id: number }]>(
    `insert into webhook_deliveries (webhook_id, event, event_id, payload, created_at) values (?, ?, ?, ?, ?) returning id`,
    [webhookId, event, eventId, body, createdAt],
  );
  const { id } = rows[0];
  await addDeliveryJob(em, { id, webhookId });
  return id;
}

/** A new event's id, the same in all its deliveries. */
export function newEventId(): string {
  return `evt_${randomUUID()}`;
}

/**
 * Tells the webhooks of a business that asked for an event, in the transaction of `em`: they hear of it exactly when it
 * happened. A business that may not trade hears nothing.
 */
export async function tellWebhooks(ctx: RequestContext, em: EntityManager, news: WebhookNews): Promise<void> {
  const { event, businessId, data } = news;
  const webhookIds = await findListeners(em, businessId, event);
  if (webhookIds.length === 0) return;
  const eventId = newEventId();
  for (const webhookId of webhookIds) await writeDelivery(ctx, em, { webhookId, event, eventId, data });
}
