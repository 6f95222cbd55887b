import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { INTEGRATION_MESSAGES } from '../../domain/integrations/inputs.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { User } from '../accounts/user.entity.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { lockBusiness, requireTradingBusiness, toBusinessFacts } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import { createKey } from './api-key.access.js';
import { ApiKey as ApiKeyRow } from './api-key.entity.js';
import type { IssueApiKeyInput } from './api-key.inputs.js';
import type { ApiKey, IssuedApiKey } from './api-key.types.js';
import { canManage } from './integrations.policy.js';

/** How many revoked keys are listed after the active ones. */
const LISTED_MAX = 100;

function isKeyLive({ revokedAt, expiresAt }: ApiKeyRow, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}

function toApiKey(row: ApiKeyRow, now: Date): ApiKey {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = row;
  return { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt, revokedAt, isLive: isKeyLive(row, now) };
}

/** The keys of the viewer's business: active before revoked ones, newest first. */
export async function listApiKeys(ctx: RequestContext): Promise<ApiKey[]> {
  const business = await requireTradingBusiness(ctx);
  const rows = await ctx.em.find(
    ApiKeyRow,
    { business: business.id },
    { orderBy: [{ revokedAt: 'desc nulls first' }, { id: 'desc' }], limit: LISTED_MAX },
  );
  return rows.map((row) => toApiKey(row, ctx.now()));
}

/** Serializes concurrent requests, so that both count correctly. */
async function assertRoom(ctx: RequestContext, em: EntityManager, business: Business): Promise<void> {
  await lockBusiness(em, business.id);
  const live = await em.count(ApiKeyRow, {
    business: business.id,
    revokedAt: null,
    $or: [{ expiresAt: null }, { expiresAt: { $gt: ctx.now() } }],
  });
  if (live >= INTEGRATION_LIMITS.keysMax) throw new DomainError('CONFLICT', INTEGRATION_MESSAGES.tooManyKeys);
}

/**
 * Creates a key for the viewer's business. It is returned once and stored as a hash only. Audited.
 * @throws DomainError FORBIDDEN unless the business is approved; INVALID_INPUT; CONFLICT at the limit of keys
 */
export async function issueApiKey(ctx: RequestContext, input: IssueApiKeyInput): Promise<IssuedApiKey> {
  const { name, scopes, expiresAt = null } = input;
  if (expiresAt !== null && expiresAt <= ctx.now()) {
    throw invalidInput([{ field: 'expiresAt', message: INTEGRATION_MESSAGES.expiryPast }]);
  }
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await assertRoom(ctx, em, business);
    const { key, hash, prefix } = createKey();
    const row = em.create(ApiKeyRow, {
      business: ref(business),
      name,
      keyHash: hash,
      prefix,
      scopes,
      expiresAt,
      createdBy: ref(em.getReference(User, requireViewer(ctx).id)),
      createdAt: ctx.now(),
    });
    await em.flush();
    const subject = auditSubject('api_key', row.id);
    await recordChange(ctx, em, { action: 'api_key.issued', ...subject, before: null, after: toSnapshot(row) });
    await recordSecurityEvent(ctx, em, { kind: 'KEY_CREATED', details: { key: row.id, prefix } });
    return { apiKey: toApiKey(row, ctx.now()), key };
  });
}

/**
 * Revokes a key of the viewer's business and closes its live connections. Idempotent. Audited.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business; FORBIDDEN unless the business is approved
 */
export async function revokeApiKey(ctx: RequestContext, id: number): Promise<ApiKey> {
  return inTransaction(ctx.em, async (em) => {
    await requireTradingBusiness(ctx, em);
    const row = await em.findOne(ApiKeyRow, { id });
    if (!row || !canManage(requireViewer(ctx), toBusinessFacts(await row.business.loadOrFail()))) {
      throw new DomainError('NOT_FOUND', 'There is no such key');
    }
    if (row.revokedAt !== null) return toApiKey(row, ctx.now());
    const before = toSnapshot(row);
    row.revokedAt = ctx.now();
    await em.flush();
    const subject = auditSubject('api_key', id, { naming: ['name', 'prefix'] });
    await recordChange(ctx, em, { action: 'api_key.revoked', ...subject, before, after: toSnapshot(row) });
    await recordSecurityEvent(ctx, em, { kind: 'KEY_REVOKED', details: { key: id, prefix: row.prefix } });
    await publishEvent(em, 'account', requireViewer(ctx).id);
    return toApiKey(row, ctx.now());
  });
}
