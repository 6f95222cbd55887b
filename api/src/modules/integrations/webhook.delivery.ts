import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { OpenCount } from '../../http/open-count.js';
import type { Jobs } from '../../jobs/queue.js';
import { resolveTarget } from '../../http/outgoing.address.js';
import { Interrupted } from '../../http/outgoing.request.js';
import { DomainError } from '../../domain/input/errors.js';
import { DeliveryStatus, WebhookEvent } from '../../domain/integrations/inputs.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { queueMail } from '../notifications/outbox.service.js';
import {
  deleteDeliveriesBefore,
  disableWebhook,
  failDelivery,
  incrementFailures,
  pauseWebhook,
  removeDeliveryJob,
  resetFailures,
  saveAttempt,
  savePostponement,
  saveResult,
} from './webhook.changes.js';
import { createDisabledMail, createPausedMail } from './webhook.mails.js';
import { addDeliveryJob, DELIVERY_JOB } from './webhook.notifications.js';
import { claimDelivery, lockWebhook, type Claim } from './webhook.queries.js';
import { send, type Outcome } from './webhook.sender.js';

const { attemptWaitsMs, failuresMost, failingMostMs, deliveriesKeptDays } = INTEGRATION_LIMITS;
const { failuresBeforePause, failuresBeforeMail, pausesMs } = INTEGRATION_LIMITS;
const { attemptsAtOncePerBusiness, turnWaitMs } = INTEGRATION_LIMITS;

/** The attempts under way in this process per business, so that one with many slow receivers leaves workers to the others. */
const attemptsUnderWay = new OpenCount(attemptsAtOncePerBusiness);

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
    const claim = await claimDelivery(em, id);
    if (!claim) return null;
    const { pausedUntil, nextAttemptAt } = claim;
    if (nextAttemptAt && nextAttemptAt > now) {
      await waitUntilDue(em, claim, nextAttemptAt, now);
      return null;
    }
    if (!claim.isOpen) {
      await failDelivery(em, id);
      return null;
    }
    if (pausedUntil && pausedUntil > now && claim.event !== WebhookEvent.PING) {
      await postpone(em, claim, pausedUntil);
      return null;
    }
    const wait = getRetryDelayMs(claim.event, claim.attempts);
    const next = wait === undefined ? null : new Date(now.getTime() + wait);
    await saveAttempt(em, id, { attempts: claim.attempts, at: now, next });
    if (next) await addDeliveryJob(em, { id, webhookId: claim.webhookId, runAt: next });
    return claim;
  });
}

/**
 * Adds the job of a delivery that isn't due again: the database's clock, by which the queue starts it, is ahead of this server's.
 */
async function waitUntilDue(em: EntityManager, { id, webhookId }: Claim, dueAt: Date, now: Date): Promise<void> {
  const runAt = new Date(Math.max(dueAt.getTime(), now.getTime() + turnWaitMs));
  await addDeliveryJob(em, { id, webhookId, runAt });
}

/** Postpones a delivery without counting an attempt. */
async function postpone(em: EntityManager, { id, webhookId, attempts }: Claim, until: Date): Promise<void> {
  await savePostponement(em, id, { attempts: attempts - 1, until });
  await addDeliveryJob(em, { id, webhookId, runAt: until });
}

async function attemptDelivery(ctx: RequestContext, claim: Claim, signal?: AbortSignal): Promise<Outcome> {
  const { url, secret, event, eventId, payload: body } = claim;
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
  const { id, webhookId, attempts } = claim;
  const status = outcome.delivered
    ? DeliveryStatus.DELIVERED
    : getRetryDelayMs(claim.event, attempts) === undefined
      ? DeliveryStatus.FAILED
      : DeliveryStatus.WAITING;
  await inTransaction(ctx.em, async (em) => {
    await lockWebhook(em, webhookId);
    await saveResult(em, claim, { status, outcome, durationMs, at: ctx.now() });
    if (outcome.delivered) {
      await removeDeliveryJob(em, id);
      await resetFailures(em, webhookId);
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
  const webhook = await incrementFailures(em, webhookId, now);
  if (!webhook) return;
  const { failures, failingSince, ...owner } = webhook;
  const about = { ...owner, error: outcome.error };
  const failingMs = now.getTime() - failingSince.getTime();
  if (failures >= failuresMost && failingMs >= failingMostMs) {
    await disableWebhook(em, webhookId, now);
    await queueMail(ctx, em, createDisabledMail(about));
    return;
  }
  const pause = getPauseMs(failures);
  if (pause === undefined) return;
  await pauseWebhook(em, webhookId, new Date(now.getTime() + pause));
  if (failures === failuresBeforeMail) {
    const dedupeKey = `webhook-paused:${webhookId}:${now.toISOString().slice(0, 10)}`;
    await queueMail(ctx, em, { ...createPausedMail(about), dedupeKey });
  }
}

/** Attempts a delivery if due and its business has a turn; it waits for one otherwise. */
async function deliver(ctx: RequestContext, id: number, signal?: AbortSignal): Promise<void> {
  const claim = await beginAttempt(ctx, id);
  if (!claim) return;
  const business = String(claim.businessId);
  if (!attemptsUnderWay.take(business)) {
    await inTransaction(ctx.em, (em) => postpone(em, claim, new Date(ctx.now().getTime() + turnWaitMs)));
    return;
  }
  try {
    await attempt(ctx, claim, signal);
  } finally {
    attemptsUnderWay.release(business);
  }
}

/** Attempts a claimed delivery. An aborted attempt doesn't count. */
async function attempt(ctx: RequestContext, claim: Claim, signal?: AbortSignal): Promise<void> {
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
  await deleteDeliveriesBefore(ctx.em, before);
}

/** Webhook jobs for the queue. */
export const webhookJobs: Jobs = {
  [DELIVERY_JOB]: (ctx, payload, signal) => deliver(ctx, Number(payload.id), signal),
  'forget-webhook-deliveries': (ctx) => deleteOldDeliveries(ctx),
};

/** The schedule of the recurring jobs. */
export const WEBHOOK_CRONTAB = '41 3 * * * forget-webhook-deliveries';
