import { randomBytes } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { assertRecentSignIn } from '../../graphql/recent-sign-in.js';
import { resolveTarget } from '../../http/outgoing.address.js';
import { DomainError } from '../../domain/input/errors.js';
import { DeliveryStatus, INTEGRATION_MESSAGES, WebhookEvent, WebhookState } from '../../domain/integrations/inputs.js';
import { isDeliveryWaiting } from '../../domain/integrations/transitions.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { createSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { lockBusiness, requireTradingBusiness, toBusinessFacts } from '../businesses/business.access.js';
import { canManage } from './integrations.policy.js';
import { WebhookDelivery as DeliveryRow } from './webhook-delivery.entity.js';
import { Webhook as WebhookRow } from './webhook.entity.js';
import type { AddWebhookInput, ChangeWebhookInput } from './webhook.inputs.js';
import { addDeliveryJob, createEventId, releaseDeliveries, createDeliveries } from './webhook.notifications.js';
import { findDeliveries } from './webhook.queries.js';
import type { Webhook, WebhookDelivery, WebhookWithSecret } from './webhook.types.js';

const SECRET_BYTES = 32;

function createSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

function getState({ isActive, disabledAt, pausedUntil }: WebhookRow, now: Date): WebhookState {
  if (disabledAt !== null) return WebhookState.DISABLED;
  if (!isActive) return WebhookState.OFF;
  return pausedUntil !== null && pausedUntil > now ? WebhookState.PAUSED : WebhookState.ACTIVE;
}

function toWebhook(row: WebhookRow, now: Date): Webhook {
  const { id, url, events, isActive, disabledAt, failures, createdAt } = row;
  const state = getState(row, now);
  const pausedUntil = state === WebhookState.PAUSED ? row.pausedUntil : null;
  return { id, url, events, state, isActive, pausedUntil, disabledAt, failures, createdAt };
}

function resetFailures(webhook: WebhookRow): void {
  webhook.disabledAt = null;
  webhook.pausedUntil = null;
  webhook.failures = 0;
  webhook.failingSince = null;
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, eventId, event, status, attempts, responseStatus, responseText, lastError, durationMs, payload } = row;
  const { createdAt, attemptedAt, nextAttemptAt, deliveredAt } = row;
  return {
    ...{ id, eventId, event, status, attempts, responseStatus, responseText, lastError, durationMs, payload },
    ...{ createdAt, attemptedAt, nextAttemptAt, deliveredAt },
  };
}

/** A webhook of the viewer's business. */
async function requireWebhook(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  lock?: { lockMode: LockMode.PESSIMISTIC_WRITE },
): Promise<WebhookRow> {
  await requireTradingBusiness(ctx, em);
  const webhook = await em.findOne(WebhookRow, { id }, lock);
  if (!webhook || !canManage(requireViewer(ctx), toBusinessFacts(await webhook.business.loadOrFail()))) {
    throw new DomainError('NOT_FOUND', 'There is no such webhook');
  }
  return webhook;
}

/** Locks a webhook of the viewer's business for a change. */
function lockWebhook(ctx: RequestContext, em: EntityManager, id: number): Promise<WebhookRow> {
  return requireWebhook(ctx, em, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** The audited values of a webhook. Only the host of its URL, since the rest may contain a secret. */
function toWebhookSnapshot({ url, events, isActive, pausedUntil, secret }: WebhookRow): Snapshot {
  return createSnapshot({ host: new URL(url).host, url, events, isActive, pausedUntil, secret }, ['url', 'secret']);
}

/** Writes an audit entry about a webhook. */
function recordWebhookAction(
  ctx: RequestContext,
  em: EntityManager,
  action: 'added' | 'changed' | 'resumed' | 'removed' | 'secret_rotated',
  { id, before, after }: { id: number; before: Snapshot | null; after: Snapshot | null },
): Promise<void> {
  const subject = auditSubject('webhook', id, { naming: ['host'] });
  return recordChange(ctx, em, { action: `webhook.${action}`, ...subject, before, after });
}

/** Validates the URL before a transaction is open, since it waits for DNS. */
async function assertReachable(ctx: RequestContext, url: string): Promise<void> {
  await resolveTarget(url, { allowLocal: ctx.app.env.webhooksToLocalhost });
}

/** The webhooks of the viewer's business, oldest first. */
export async function listWebhooks(ctx: RequestContext): Promise<Webhook[]> {
  const business = await requireTradingBusiness(ctx);
  const rows = await ctx.em.find(WebhookRow, { business: business.id }, { orderBy: { id: 'asc' } });
  return rows.map((row) => toWebhook(row, ctx.now()));
}

/**
 * Adds a webhook to the viewer's business. Audited.
 * @throws DomainError FORBIDDEN unless the business is approved; INVALID_INPUT on url; CONFLICT at the limit of webhooks
 */
export async function addWebhook(ctx: RequestContext, { url, events }: AddWebhookInput): Promise<WebhookWithSecret> {
  await requireTradingBusiness(ctx);
  await assertReachable(ctx, url);
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    if ((await em.count(WebhookRow, { business: business.id })) >= INTEGRATION_LIMITS.webhooksMax) {
      throw new DomainError('CONFLICT', INTEGRATION_MESSAGES.tooManyWebhooks);
    }
    const secret = createSecret();
    const webhook = em.create(WebhookRow, { business: ref(business), url, events, secret, createdAt: ctx.now() });
    await em.flush();
    await recordWebhookAction(ctx, em, 'added', { id: webhook.id, before: null, after: toWebhookSnapshot(webhook) });
    return { webhook: toWebhook(webhook, ctx.now()), secret };
  });
}

/**
 * Updates a webhook of the viewer's business; enabling it resets its failures. Audited.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved; INVALID_INPUT on url
 */
export async function changeWebhook(ctx: RequestContext, id: number, input: ChangeWebhookInput): Promise<Webhook> {
  await requireTradingBusiness(ctx);
  if (input.url !== undefined) await assertReachable(ctx, input.url);
  return inTransaction(ctx.em, async (em) => {
    const webhook = await lockWebhook(ctx, em, id);
    const before = toWebhookSnapshot(webhook);
    if (input.url !== undefined && input.url !== webhook.url) {
      // As for a new one: deliveries carry customers' names.
      assertRecentSignIn(ctx);
      webhook.url = input.url;
      if (webhook.isActive) resetFailures(webhook);
    }
    if (input.events !== undefined) webhook.events = input.events;
    if (input.isActive !== undefined && input.isActive !== webhook.isActive) {
      webhook.isActive = input.isActive;
      resetFailures(webhook);
    }
    await em.flush();
    if (webhook.isActive && webhook.failures === 0) await releaseDeliveries(em, id, ctx.now());
    await recordWebhookAction(ctx, em, 'changed', { id, before, after: toWebhookSnapshot(webhook) });
    return toWebhook(webhook, ctx.now());
  });
}

/**
 * Resumes a paused or disabled webhook of the viewer's business: resets its failures and attempts the waiting deliveries now.
 * Audited.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved
 */
export async function resumeWebhook(ctx: RequestContext, id: number): Promise<Webhook> {
  return inTransaction(ctx.em, async (em) => {
    const webhook = await lockWebhook(ctx, em, id);
    const before = toWebhookSnapshot(webhook);
    webhook.isActive = true;
    resetFailures(webhook);
    await em.flush();
    await releaseDeliveries(em, id, ctx.now());
    await recordWebhookAction(ctx, em, 'resumed', { id, before, after: toWebhookSnapshot(webhook) });
    return toWebhook(webhook, ctx.now());
  });
}

/**
 * Deletes a webhook of the viewer's business and its log. Audited.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved
 */
export async function removeWebhook(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const webhook = await lockWebhook(ctx, em, id);
    await recordWebhookAction(ctx, em, 'removed', { id, before: toWebhookSnapshot(webhook), after: null });
    em.remove(webhook);
    await em.flush();
    return true;
  });
}

/**
 * Replaces a webhook's secret, which signs from the next attempt on. Audited.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved
 */
export async function rotateWebhookSecret(ctx: RequestContext, id: number): Promise<WebhookWithSecret> {
  return inTransaction(ctx.em, async (em) => {
    const webhook = await lockWebhook(ctx, em, id);
    const before = toWebhookSnapshot(webhook);
    webhook.secret = createSecret();
    await em.flush();
    await recordWebhookAction(ctx, em, 'secret_rotated', { id, before, after: toWebhookSnapshot(webhook) });
    return { webhook: toWebhook(webhook, ctx.now()), secret: webhook.secret };
  });
}

/**
 * Sends a test event to a webhook, even if disabled, without retries.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved; TOO_MANY_REQUESTS
 */
export async function pingWebhook(ctx: RequestContext, id: number): Promise<WebhookDelivery> {
  await ctx.app.limits.webhookTestByAccount.take(String(requireViewer(ctx).id));
  return inTransaction(ctx.em, async (em) => {
    const webhook = await lockWebhook(ctx, em, id);
    const event = WebhookEvent.PING;
    const eventId = createEventId();
    const data = { message: 'This is a test from Mehfil.' };
    await createDeliveries(ctx, em, [{ webhookId: webhook.id, event, eventId, data }]);
    return toDelivery(await em.findOneOrFail(DeliveryRow, { webhook: webhook.id, eventId }));
  });
}

/**
 * Repeats a finished delivery: the same event with the same id and a new signature.
 * @throws DomainError NOT_FOUND; CONFLICT while it is in progress, or while its webhook is disabled; TOO_MANY_REQUESTS
 */
export async function replayWebhookDelivery(ctx: RequestContext, id: number): Promise<WebhookDelivery> {
  await ctx.app.limits.webhookTestByAccount.take(String(requireViewer(ctx).id));
  return inTransaction(ctx.em, async (em) => {
    await requireTradingBusiness(ctx, em);
    const found = await em.findOne(DeliveryRow, { id }, { populate: ['webhook.business'] });
    if (!found || !canManage(requireViewer(ctx), toBusinessFacts(found.webhook.$.business.$))) {
      throw new DomainError('NOT_FOUND', 'There is no such delivery');
    }
    const webhook = await lockWebhook(ctx, em, found.webhook.id);
    await em.refresh(found, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (isDeliveryWaiting(found.status)) throw new DomainError('CONFLICT', 'This delivery is on its way already');
    if (!webhook.isActive && found.event !== WebhookEvent.PING) {
      throw new DomainError('CONFLICT', 'Switch the webhook on first');
    }
    found.status = DeliveryStatus.WAITING;
    found.attempts = 0;
    found.nextAttemptAt = null;
    found.deliveredAt = null;
    await em.flush();
    await addDeliveryJob(em, { id, webhookId: webhook.id });
    return toDelivery(found);
  });
}

/**
 * A page of a webhook's log, newest first.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business; FORBIDDEN unless the business is approved
 */
export async function listWebhookDeliveries(
  ctx: RequestContext,
  webhookId: number,
  page: PageRequest,
): Promise<Connection<WebhookDelivery>> {
  await requireWebhook(ctx, ctx.em, webhookId);
  return findDeliveries(ctx.em, webhookId, page);
}
