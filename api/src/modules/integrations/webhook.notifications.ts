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

/** What is sent to a webhook of an event. */
interface NewDelivery {
  webhookId: number;
  event: WebhookEvent;
  eventId: string;
  data: Readonly<Record<string, unknown>>;
}

/** Creates deliveries and their jobs in the transaction of `em`; two statements for any number. */
export async function createDeliveries(
  ctx: RequestContext,
  em: EntityManager,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const createdAt = ctx.now();
  const values = deliveries.map(({ webhookId, event, eventId, data }) => ({
    ...{ webhook_id: webhookId, event, event_id: eventId, created_at: createdAt },
    payload: JSON.stringify({ version: BODY_VERSION, id: eventId, type: event, createdAt, data }),
  }));
  const rows = await em
    .getKysely<Database>()
    .insertInto('webhook_deliveries')
    .values(values)
    .returning(['id', 'webhook_id as webhookId'])
    .execute();
  await addJobs(em, DELIVERY_JOB, rows.map(toDeliveryJob));
}

/** Creates an event id, shared by all deliveries of the event. */
export function createEventId(): string {
  return `evt_${randomUUID()}`;
}

/**
 * Queues an event for the subscribed webhooks of businesses, one message for each time it happened, in the transaction of `em`:
 * it is sent only if the change commits. Businesses that aren't trading receive nothing. Three statements, one if nobody listens.
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
  const deliveries = messages.flatMap(({ businessId, data }) => {
    const eventId = createEventId();
    const ofBusiness = listeners.filter((webhook) => webhook.businessId === businessId);
    return ofBusiness.map(({ id }) => ({ webhookId: id, event, eventId, data }));
  });
  await createDeliveries(ctx, em, deliveries);
}
