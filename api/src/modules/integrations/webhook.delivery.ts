import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { DomainError } from '../../domain/input/errors.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { queueMail } from '../notifications/outbox.service.js';
import { resolveTarget } from './webhook.address.js';
import { createDisabledMail, createPausedMail } from './webhook.mails.js';
import { addDeliveryJob, DELIVERY_JOB, getDeliveryKey } from './webhook.notifications.js';
import { claimDelivery, type Claim } from './webhook.queries.js';
import { Interrupted, send, type Outcome } from './webhook.sender.js';

const { attemptWaitsMs, failuresMost, failingMostMs, deliveriesKeptDays } = INTEGRATION_LIMITS;
const { failuresBeforePause, failuresBeforeMail, pausesMs } = INTEGRATION_LIMITS;
const DISABLED = 'The webhook is switched off';

/** The delay before the next attempt after the n-th (from 1); undefined after the last one. */
function getRetryDelayMs(event: WebhookEvent, attempt: number): number | undefined {
  return event === WebhookEvent.PING ? undefined : attemptWaitsMs[attempt - 1];
}

/**
 * Claims a delivery for an attempt: counts it and schedules the next one, so that a crash loses nothing. Null when there is
 * nothing to do: delivered, not due, or claimed by another process.
 */
async function beginAttempt(ctx: RequestContext, id: number): Promise<Claim | null> {
  const now = ctx.now();
  return inTransaction(ctx.em, async (em) => {
    const claim = await claimDelivery(em, id, now);
    if (!claim) return null;
    if (!claim.is_open) {
      await em.execute(
        `update webhook_deliveries set status = 'failed', last_error = ?, next_attempt_at = null where id = ?`,
        [DISABLED, id],
      );
      return null;
    }
    const pausedUntil = claim.paused_until === null ? null : new Date(claim.paused_until);
    if (pausedUntil && pausedUntil > now && claim.event !== WebhookEvent.PING) {
      await postpone(em, claim, pausedUntil);
      return null;
    }
    const wait = getRetryDelayMs(claim.event, claim.attempts);
    const next = wait === undefined ? undefined : new Date(now.getTime() + wait);
    await em.execute('update webhook_deliveries set attempts = ?, attempted_at = ?, next_attempt_at = ? where id = ?', [
      claim.attempts,
      now.toISOString(),
      next?.toISOString() ?? null,
      id,
    ]);
    if (next) await addDeliveryJob(em, { id, webhookId: claim.webhook_id, runAt: next });
    return claim;
  });
}

/** Postpones a delivery without counting an attempt. */
async function postpone(em: EntityManager, { id, webhook_id: webhookId, attempts }: Claim, until: Date): Promise<void> {
  await em.execute('update webhook_deliveries set attempts = ?, next_attempt_at = ? where id = ?', [
    attempts - 1,
    until.toISOString(),
    id,
  ]);
  await addDeliveryJob(em, { id, webhookId, runAt: until });
}

async function attemptDelivery(ctx: RequestContext, claim: Claim, signal?: AbortSignal): Promise<Outcome> {
  const { url, secret, event, event_id: eventId, payload: body } = claim;
  try {
    const target = await resolveTarget(url, { allowLocal: ctx.app.env.webhooksToLocalhost });
    return await send(target, { event, eventId, body, secret, at: ctx.now() }, signal);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { delivered: false, status: null, text: null, error: error.message };
  }
}

/** Records the outcome of an attempt. Locks the webhook before its deliveries, as all code that locks both. */
async function recordOutcome(ctx: RequestContext, claim: Claim, outcome: Outcome, durationMs: number): Promise<void> {
  const { id, webhook_id: webhookId, attempts } = claim;
  const now = ctx.now().toISOString();
  const status = outcome.delivered
    ? 'delivered'
    : getRetryDelayMs(claim.event, attempts) === undefined
      ? 'failed'
      : 'waiting';
  await inTransaction(ctx.em, async (em) => {
    await em.execute('select id from webhooks where id = ? for no key update', [webhookId]);
    // A replay started meanwhile has increased the count, and its outcome wins.
    await em.execute(
      `update webhook_deliveries
          set status = ?, response_status = ?, response_text = ?, last_error = ?, duration_ms = ?, delivered_at = ?,
              next_attempt_at = case when ? = 'waiting' then next_attempt_at end
        where id = ? and attempts = ? and status = 'waiting'`,
      [
        status,
        outcome.status,
        outcome.text,
        outcome.error,
        durationMs,
        outcome.delivered ? now : null,
        status,
        id,
        attempts,
      ],
    );
    if (outcome.delivered) {
      await em.execute('select graphile_worker.remove_job(?)', [getDeliveryKey(id)]);
      await em.execute(
        'update webhooks set failures = 0, failing_since = null, paused_until = null where id = ? and failures > 0',
        [webhookId],
      );
    } else if (claim.event !== WebhookEvent.PING) {
      await countFailure(ctx, em, webhookId, outcome);
    }
  });
}

/** How long to pause a webhook after as many consecutive failures; undefined for no pause. */
function getPauseMs(failures: number): number | undefined {
  if (failures < failuresBeforePause) return undefined;
  return pausesMs[Math.min(failures - failuresBeforePause, pausesMs.length - 1)];
}

interface FailingRow {
  url: string;
  failures: number;
  failing_since: string;
  business_name: string;
  owner_name: string;
  owner_email: string;
}

/**
 * Counts a failure. A webhook that fails several times in a row is paused, longer each time, and its owner notified; after too
 * many failures for too long it is disabled. The caller holds its lock.
 */
async function countFailure(
  ctx: RequestContext,
  em: EntityManager,
  webhookId: number,
  outcome: Outcome,
): Promise<void> {
  const now = ctx.now();
  const rows = await em.execute<FailingRow[]>(
    `update webhooks w set failures = w.failures + 1, failing_since = coalesce(w.failing_since, ?)
       from businesses b join users u on u.id = b.owner_id
      where w.id = ? and b.id = w.business_id and w.is_active
      returning w.url, w.failures, w.failing_since, b.name as business_name, u.name as owner_name, u.email as owner_email`,
    [now.toISOString(), webhookId],
  );
  const webhook = rows[0];
  if (!webhook) return;
  const { url, failures, business_name: businessName, owner_name: ownerName, owner_email: ownerEmail } = webhook;
  const about = { url, businessName, ownerName, ownerEmail, error: outcome.error };
  const failingMs = now.getTime() - new Date(webhook.failing_since).getTime();
  if (failures >= failuresMost && failingMs >= failingMostMs) {
    await disableWebhook(em, webhookId, now);
    await queueMail(ctx, em, createDisabledMail(about));
    return;
  }
  const pause = getPauseMs(failures);
  if (pause === undefined) return;
  await em.execute('update webhooks set paused_until = ? where id = ?', [
    new Date(now.getTime() + pause).toISOString(),
    webhookId,
  ]);
  if (failures === failuresBeforeMail) {
    const dedupeKey = `webhook-paused:${webhookId}:${now.toISOString().slice(0, 10)}`;
    await queueMail(ctx, em, { ...createPausedMail(about), dedupeKey });
  }
}

/** Fails the waiting deliveries; the owner can replay them. */
async function disableWebhook(em: EntityManager, webhookId: number, now: Date): Promise<void> {
  await em.execute('update webhooks set is_active = false, paused_until = null, disabled_at = ? where id = ?', [
    now.toISOString(),
    webhookId,
  ]);
  await em.execute(
    `update webhook_deliveries set status = 'failed', last_error = ?, next_attempt_at = null
      where webhook_id = ? and status = 'waiting'`,
    [DISABLED, webhookId],
  );
}

/** Attempts a delivery if due. An aborted attempt doesn't count. */
async function deliver(ctx: RequestContext, id: number, signal?: AbortSignal): Promise<void> {
  const claim = await beginAttempt(ctx, id);
  if (!claim) return;
  const startedAt = performance.now();
  let outcome: Outcome;
  try {
    outcome = await attemptDelivery(ctx, claim, signal);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    await inTransaction(ctx.em, (em) => postpone(em, claim, ctx.now()));
    return;
  }
  await recordOutcome(ctx, claim, outcome, Math.round(performance.now() - startedAt));
}

/** Deletes old entries of the delivery log. */
async function deleteOldDeliveries(ctx: RequestContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - deliveriesKeptDays * 86_400_000);
  await ctx.em.execute('delete from webhook_deliveries where created_at < ?', [before.toISOString()]);
}

/** Webhook jobs for the queue. */
export const webhookJobs: Jobs = {
  [DELIVERY_JOB]: (ctx, payload, signal) => deliver(ctx, Number(payload.id), signal),
  'forget-webhook-deliveries': (ctx) => deleteOldDeliveries(ctx),
};

/** The schedule of the recurring jobs. */
export const WEBHOOK_CRONTAB = '41 3 * * * forget-webhook-deliveries';
