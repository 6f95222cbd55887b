import { randomBytes } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { connectionOf, type Connection, type PageRequest, wrongCursor } from '../../graphql/paging.js';
import { DomainError } from '../../domain/input/errors.js';
import { DeliveryStatus, INTEGRATION_MESSAGES, WebhookEvent, WebhookState } from '../../domain/integrations/inputs.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { facts, type Facts } from '../audit/audit.facts.js';
import { recordChange } from '../audit/audit.service.js';
import { tradingBusiness } from '../businesses/business.access.js';
import { targetOf } from './webhook.address.js';
import { WebhookDelivery as DeliveryRow } from './webhook-delivery.entity.js';
import { Webhook as WebhookRow } from './webhook.entity.js';
import type { AddWebhookInput, ChangeWebhookInput } from './webhook.inputs.js';
import { addDeliveryJob, newEventId, releaseDeliveries, writeDelivery } from './webhook.news.js';
import type { Webhook, WebhookDelivery, WebhookWithSecret } from './webhook.types.js';

const SECRET_BYTES = 32;

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

function stateOf({ isActive, disabledAt, pausedUntil }: WebhookRow, now: Date): WebhookState {
  if (disabledAt !== null) return WebhookState.DISABLED;
  if (!isActive) return WebhookState.OFF;
  return pausedUntil !== null && pausedUntil > now ? WebhookState.PAUSED : WebhookState.ACTIVE;
}

function toWebhook(row: WebhookRow, now: Date): Webhook {
  const { id, url, events, isActive, disabledAt, failures, createdAt } = row;
  const state = stateOf(row, now);
  const pausedUntil = state === WebhookState.PAUSED ? row.pausedUntil : null;
  return { id, url, events, state, isActive, pausedUntil, disabledAt, failures, createdAt };
}

/** It begins without failures. */
function forgetFailures(webhook: WebhookRow): void {
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

/** A webhook of the viewer's business, locked for a change. */
async function lockWebhook(ctx: RequestContext, em: EntityManager, id: number): Promise<WebhookRow> {
  const business = await tradingBusiness(ctx, em);
  const webhook = await em.findOne(WebhookRow, { id, business: business.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!webhook) throw new DomainError('NOT_FOUND', 'There is no such webhook');
  return webhook;
}

/** What the audit log keeps of a webhook. Of its address the host alone is told: the rest may hold a secret. */
function factsOfWebhook({ url, events, isActive, pausedUntil, secret }: WebhookRow): Facts {
  return facts({ host: new URL(url).host, url, events, isActive, pausedUntil, secret }, ['url', 'secret']);
}

/** Writes what was done with a webhook. */
function recordWebhook(
  ctx: RequestContext,
  em: EntityManager,
  deed: 'added' | 'changed' | 'resumed' | 'removed' | 'secret_rotated',
  { id, before, after }: { id: number; before: Facts | null; after: Facts | null },
): Promise<void> {
  const subject = { subjectType: 'webhook', subjectId: id, naming: ['host'] };
  return recordChange(ctx, em, { action: `webhook.${deed}`, ...subject, before, after });
}

/** Looks the address up before any transaction is open. */
async function assertReachable(ctx: RequestContext, url: string): Promise<void> {
  await targetOf(url, { allowLocal: ctx.app.env.webhooksToLocalhost });
}

/** The webhooks of the viewer's business, the oldest first. */
export async function webhooks(ctx: RequestContext): Promise<Webhook[]> {
  const business = await tradingBusiness(ctx);
  const rows = await ctx.em.find(WebhookRow, { business: business.id }, { orderBy: { id: 'asc' } });
  return rows.map((row) => toWebhook(row, ctx.now()));
}

/**
 * Adds a webhook to the viewer's business. Audited.
 * @throws DomainError FORBIDDEN unless the business is approved; INVALID_INPUT on url; CONFLICT when there are too many
 */
export async function addWebhook(ctx: RequestContext, { url, events }: AddWebhookInput): Promise<WebhookWithSecret> {
  await tradingBusiness(ctx);
  await assertReachable(ctx, url);
  return inTransaction(ctx.em, async (em) => {
    const business = await tradingBusiness(ctx, em);
    await em.execute('select id from businesses where id = ? for no key update', [business.id]);
    if ((await em.count(WebhookRow, { business: business.id })) >= INTEGRATION_LIMITS.webhooksMax) {
      throw new DomainError('CONFLICT', INTEGRATION_MESSAGES.tooManyWebhooks);
    }
    const secret = newSecret();
    const webhook = em.create(WebhookRow, { business: ref(business), url, events, secret, createdAt: ctx.now() });
    await em.flush();
    await recordWebhook(ctx, em, 'added', { id: webhook.id, before: null, after: factsOfWebhook(webhook) });
    return { webhook: toWebhook(webhook, ctx.now()), secret };
  });
}

/**
 * Changes a webhook of the viewer's business; switched on, it begins without failures. Audited.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved; INVALID_INPUT on url
 */
export async function changeWebhook(ctx: RequestContext, id: number, input: ChangeWebhookInput): Promise<Webhook> {
  await tradingBusiness(ctx);
  if (input.url !== undefined) await assertReachable(ctx, input.url);
  return inTransaction(ctx.em, async (em) => {
    const webhook = await lockWebhook(ctx, em, id);
    const before = factsOfWebhook(webhook);
    if (input.url !== undefined && input.url !== webhook.url) {
      webhook.url = input.url;
      if (webhook.isActive) forgetFailures(webhook);
    }
    if (input.events !== undefined) webhook.events = input.events;
    if (input.isActive !== undefined && input.isActive !== webhook.isActive) {
      webhook.isActive = input.isActive;
      forgetFailures(webhook);
    }
    await em.flush();
    if (webhook.isActive && webhook.failures === 0) await releaseDeliveries(em, id, ctx.now());
    await recordWebhook(ctx, em, 'changed', { id, before, after: factsOfWebhook(webhook) });
    return toWebhook(webhook, ctx.now());
  });
}

/**
 * Ends the pause of a webhook of the viewer's business, or switches it on again: it begins without failures, and what waits
 * is tried now. Audited.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved
 */
export async function resumeWebhook(ctx: RequestContext, id: number): Promise<Webhook> {
  return inTransaction(ctx.em, async (em) => {
    const webhook = await lockWebhook(ctx, em, id);
    const before = factsOfWebhook(webhook);
    webhook.isActive = true;
    forgetFailures(webhook);
    await em.flush();
    await releaseDeliveries(em, id, ctx.now());
    await recordWebhook(ctx, em, 'resumed', { id, before, after: factsOfWebhook(webhook) });
    return toWebhook(webhook, ctx.now());
  });
}

/**
 * Removes a webhook of the viewer's business with its log. Audited.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved
 */
export async function removeWebhook(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const webhook = await lockWebhook(ctx, em, id);
    await recordWebhook(ctx, em, 'removed', { id, before: factsOfWebhook(webhook), after: null });
    em.remove(webhook);
    await em.flush();
    return true;
  });
}

/**
 * Gives a webhook another secret; the next attempt is signed with it. Audited.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved
 */
export async function rotateWebhookSecret(ctx: RequestContext, id: number): Promise<WebhookWithSecret> {
  return inTransaction(ctx.em, async (em) => {
    const webhook = await lockWebhook(ctx, em, id);
    const before = factsOfWebhook(webhook);
    webhook.secret = newSecret();
    await em.flush();
    await recordWebhook(ctx, em, 'secret_rotated', { id, before, after: factsOfWebhook(webhook) });
    return { webhook: toWebhook(webhook, ctx.now()), secret: webhook.secret };
  });
}

/**
 * Sends a test to a webhook, once, also to one that is switched off.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved; TOO_MANY_REQUESTS
 */
export async function pingWebhook(ctx: RequestContext, id: number): Promise<WebhookDelivery> {
  await ctx.app.limits.webhookTestByAccount.take(String(viewerOf(ctx).id));
  return inTransaction(ctx.em, async (em) => {
    const webhook = await lockWebhook(ctx, em, id);
    const event = WebhookEvent.PING;
    const data = { message: 'This is a test from Mehfil.' };
    const delivery = await writeDelivery(ctx, em, { webhookId: webhook.id, event, eventId: newEventId(), data });
    return toDelivery(await em.findOneOrFail(DeliveryRow, delivery));
  });
}

/**
 * Sends a finished delivery again: the same event with the same id, signed anew.
 * @throws DomainError NOT_FOUND; CONFLICT while it is on its way, or while its webhook is switched off; TOO_MANY_REQUESTS
 */
export async function replayWebhookDelivery(ctx: RequestContext, id: number): Promise<WebhookDelivery> {
  await ctx.app.limits.webhookTestByAccount.take(String(viewerOf(ctx).id));
  return inTransaction(ctx.em, async (em) => {
    const business = await tradingBusiness(ctx, em);
    const found = await em.findOne(DeliveryRow, { id, webhook: { business: business.id } });
    if (!found) throw new DomainError('NOT_FOUND', 'There is no such delivery');
    const webhook = await lockWebhook(ctx, em, found.webhook.id);
    await em.refresh(found, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (found.status === DeliveryStatus.WAITING)
      throw new DomainError('CONFLICT', 'This delivery is on its way already');
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
 * A page of a webhook's log, the newest first.
 * @throws DomainError NOT_FOUND unless it is of the viewer's business; FORBIDDEN unless that is approved
 */
export async function webhookDeliveries(
  ctx: RequestContext,
  webhookId: number,
  page: PageRequest,
): Promise<Connection<WebhookDelivery>> {
  const business = await tradingBusiness(ctx);
  const webhook = await ctx.em.findOne(WebhookRow, { id: webhookId, business: business.id });
  if (!webhook) throw new DomainError('NOT_FOUND', 'There is no such webhook');
  const [before] = page.after ?? [];
  if (page.after && !Number.isSafeInteger(before)) throw wrongCursor();
  const rows = await ctx.em.find(
    DeliveryRow,
    { webhook: webhookId, ...(before === undefined ? {} : { id: { $lt: Number(before) } }) },
    { orderBy: { id: 'desc' }, limit: page.limit + 1, offset: page.offset },
  );
  return connectionOf(rows, page, {
    node: toDelivery,
    cursor: ({ id }) => [id],
    count: () => ctx.em.count(DeliveryRow, { webhook: webhookId }),
  });
}
