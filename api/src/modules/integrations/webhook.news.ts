import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { addJob } from '../../jobs/queue.js';
import type { WebhookEvent } from '../../domain/integrations/inputs.js';
import { findListeners } from './webhook.queries.js';

/** Rises when a body changes in a way that a receiver has to know of. */
const BODY_VERSION = 1;
/** The job that tries one delivery; it has workers of its own (jobs.ts). */
export const DELIVERY_JOB = 'deliver-webhook';

/** Something that a business's webhooks are told. */
export interface WebhookNews {
  event: WebhookEvent;
  businessId: number;
  /** What happened to what; goes out as JSON. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * Adds the job of a delivery. A waiting one of the same delivery is replaced. Each webhook has a queue of its own: a slow
 * receiver delays nobody else's deliveries.
 */
export function addDeliveryJob(
  em: EntityManager,
  { id, webhookId, runAt }: { id: number; webhookId: number; runAt?: Date },
): Promise<void> {
  return addJob(em, DELIVERY_JOB, { id }, { key: deliveryKey(id), queue: `webhook-${webhookId}`, runAt });
}

/** Under which key the job of a delivery waits. */
export function deliveryKey(id: number): string {
  return `webhook-delivery-${id}`;
}

/** Lets everything that waits for a webhook be tried now, after a pause has ended early. */
export async function releaseDeliveries(em: EntityManager, webhookId: number, now: Date): Promise<void> {
  const rows = await em.execute<{ id: number }[]>(
    `update webhook_deliveries set next_attempt_at = ?
      where webhook_id = ? and status = 'waiting' and next_attempt_at > ? returning id`,
    [now.toISOString(), webhookId, now.toISOString()],
  );
  for (const { id } of rows) await addDeliveryJob(em, { id, webhookId });
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
