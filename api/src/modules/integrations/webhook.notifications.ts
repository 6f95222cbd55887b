import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { addJobs, type NewJob } from '../../jobs/queue.js';
import { DeliveryStatus, type WebhookEvent } from '../../domain/integrations/inputs.js';
import { findListeners } from './webhook.queries.js';

/** Incremented when a body changes in a way that receivers need to know. */
const BODY_VERSION = 1;
/** The job that attempts one delivery; runs in its own lane (jobs.ts). */
export const DELIVERY_JOB = 'deliver-webhook';

/** What to send to a business's webhooks. */
export interface WebhookMessage {
  businessId: number;
  /** The event's data, sent as JSON. */
  data: Readonly<Record<string, unknown>>;
}

/** When which delivery of which webhook is to be attempted; now, unless told otherwise. */
interface DueDelivery {
  id: number;
  webhookId: number;
  runAt?: Date;
}

/** Each webhook has a queue of its own, so that a slow receiver delays only its own deliveries. */
function toDeliveryJob({ id, webhookId, runAt }: DueDelivery): NewJob {
  return { payload: { id }, key: getDeliveryKey(id), queue: `webhook-${webhookId}`, runAt };
}

/** Schedules a delivery, replacing its waiting job. */
export function addDeliveryJob(em: EntityManager, delivery: DueDelivery): Promise<void> {
  return addJobs(em, DELIVERY_JOB, [toDeliveryJob(delivery)]);
}

/** The key of a delivery's job. */
export function getDeliveryKey(id: number): string {
  return `webhook-delivery-${id}`;
}

/**
 * Schedules all waiting deliveries of a webhook for now, after a pause has ended early; those without a job get one again. Two
 * statements.
 */
export async function releaseDeliveries(em: EntityManager, webhookId: number, now: Date): Promise<void> {
  const rows = await em
    .getKysely<Database>()
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', DeliveryStatus.WAITING)
    .returning('id')
    .execute();
  await addJobs(
    em,
    DELIVERY_JOB,
    rows.map(({ id }) => toDeliveryJob({ id, webhookId })),
  );
}

/** Creates a delivery and its job in the transaction of `em`. Returns its id. */
export async function createDelivery(
  ctx: RequestContext,
  em: EntityManager,
  delivery: { webhookId: number; event: WebhookEvent; eventId: string; data: Readonly<Record<string, unknown>> },
): Promise<number> {
  const { webhookId, event, eventId, data } = delivery;
  const createdAt = ctx.now();
  const body = JSON.stringify({ version: BODY_VERSION, id: eventId, type: event, createdAt, data });
  const { id } = await em
    .getKysely<Database>()
    .insertInto('webhook_deliveries')
    .values({ webhook_id: webhookId, event, event_id: eventId, payload: body, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addDeliveryJob(em, { id, webhookId });
  return id;
}

/** Creates an event id, shared by all deliveries of the event. */
export function createEventId(): string {
  return `evt_${randomUUID()}`;
}

/**
 * Queues an event for the subscribed webhooks of businesses, one message for each time it happened, in the transaction of `em`:
 * it is sent only if the change commits. Businesses that aren't trading receive nothing.
 */
export async function notifyWebhooks(
  ctx: RequestContext,
  em: EntityManager,
  event: WebhookEvent,
  messages: readonly WebhookMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const listeners = await findListeners(
    em,
    messages.map(({ businessId }) => businessId),
    event,
  );
  if (listeners.length === 0) return;
  for (const { businessId, data } of messages) {
    const eventId = createEventId();
    for (const webhook of listeners) {
      if (webhook.businessId === businessId)
        await createDelivery(ctx, em, { webhookId: webhook.id, event, eventId, data });
    }
  }
}
