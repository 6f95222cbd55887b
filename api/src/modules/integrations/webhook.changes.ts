import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { deleteInBatches } from '../../database/batches.js';
import type { Database } from '../../database/tables.js';
import { DeliveryStatus } from '../../domain/integrations/inputs.js';
import { isDeliveryWaiting } from '../../domain/integrations/transitions.js';
import { getDeliveryKey } from './webhook.notifications.js';
import type { Outcome } from './webhook.sender.js';

/** The values of a delivery whose webhook is disabled. */
const SWITCHED_OFF = {
  status: DeliveryStatus.FAILED,
  last_error: 'The webhook is switched off',
  next_attempt_at: null,
};

function updateDeliveries(em: EntityManager) {
  return em.getKysely<Database>().updateTable('webhook_deliveries');
}

function updateWebhook(em: EntityManager, id: number) {
  return em.getKysely<Database>().updateTable('webhooks').where('id', '=', id);
}

/** Fails a delivery because its webhook is disabled. */
export async function failDelivery(em: EntityManager, id: number): Promise<void> {
  await updateDeliveries(em).set(SWITCHED_OFF).where('id', '=', id).execute();
}

/** Records that an attempt has begun; `next` is when the following one is due. */
export async function saveAttempt(
  em: EntityManager,
  id: number,
  { attempts, at, next }: { attempts: number; at: Date; next: Date | null },
): Promise<void> {
  await updateDeliveries(em).set({ attempts, attempted_at: at, next_attempt_at: next }).where('id', '=', id).execute();
}

/** Sets when a delivery is attempted next, and how many attempts count. */
export async function savePostponement(
  em: EntityManager,
  id: number,
  { attempts, until }: { attempts: number; until: Date },
): Promise<void> {
  await updateDeliveries(em).set({ attempts, next_attempt_at: until }).where('id', '=', id).execute();
}

export interface AttemptResult {
  status: DeliveryStatus;
  outcome: Outcome;
  durationMs: number;
  at: Date;
}

/** Records the result of an attempt, unless a replay has begun meanwhile: that increases the count, and its result wins. */
export async function saveResult(
  em: EntityManager,
  { id, attempts }: { id: number; attempts: number },
  { status, outcome, durationMs, at }: AttemptResult,
): Promise<void> {
  await updateDeliveries(em)
    .set({ status, response_status: outcome.status, response_text: outcome.text, last_error: outcome.error })
    .set({ duration_ms: durationMs, delivered_at: outcome.delivered ? at : null })
    .set(isDeliveryWaiting(status) ? {} : { next_attempt_at: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', DeliveryStatus.WAITING)
    .execute();
}

/** Removes the queued job of a delivery. SQL: a function of the queue. */
export async function removeDeliveryJob(em: EntityManager, id: number): Promise<void> {
  await sql`select graphile_worker.remove_job(${getDeliveryKey(id)})`.execute(em.getKysely<Database>());
}

/** Resets a webhook's count of consecutive failures, which ends its pause. */
export async function resetFailures(em: EntityManager, id: number): Promise<void> {
  await updateWebhook(em, id)
    .set({ failures: 0, failing_since: null, paused_until: null })
    .where('failures', '>', 0)
    .execute();
}

/**
 * Counts a failure of an active webhook.
 * @returns the count, with the data for a mail to the owner; undefined for an inactive webhook
 */
export function incrementFailures(em: EntityManager, id: number, now: Date) {
  return em
    .getKysely<Database>()
    .updateTable('webhooks as w')
    .from('businesses as b')
    .innerJoin('users as u', 'u.id', 'b.owner_id')
    .set((eb) => ({
      failures: eb('w.failures', '+', 1),
      failing_since: sql<Date>`coalesce(w.failing_since, ${now})`,
    }))
    .where('w.id', '=', id)
    .whereRef('b.id', '=', 'w.business_id')
    .where('w.is_active', '=', true)
    .returning(['w.url', 'w.failures', sql<Date>`w.failing_since`.as('failingSince')])
    .returning(['b.name as businessName', 'u.name as ownerName', 'u.email as ownerEmail'])
    .executeTakeFirst();
}

/** Pauses a webhook. */
export async function pauseWebhook(em: EntityManager, id: number, until: Date): Promise<void> {
  await updateWebhook(em, id).set({ paused_until: until }).execute();
}

/** Disables a webhook and fails its waiting deliveries, which the owner can replay. */
export async function disableWebhook(em: EntityManager, id: number, now: Date): Promise<void> {
  await updateWebhook(em, id).set({ is_active: false, paused_until: null, disabled_at: now }).execute();
  await updateDeliveries(em)
    .set(SWITCHED_OFF)
    .where('webhook_id', '=', id)
    .where('status', '=', DeliveryStatus.WAITING)
    .execute();
}

/** Deletes the entries of the delivery log from before an instant. */
export async function deleteDeliveriesBefore(em: EntityManager, before: Date): Promise<void> {
  await deleteInBatches(em, 'webhook_deliveries', sql<SqlBool>`created_at < ${before}`);
}
