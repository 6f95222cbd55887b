import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext, Viewer } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { Role } from '../../domain/accounts/roles.js';
import { DomainError } from '../../domain/input/errors.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { toNetworkKey } from '../../http/address.js';
import { createSuspensionError } from '../accounts/suspension.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { findLiveKey, isKnownNetwork, type LiveKey } from './api-key.queries.js';

/** The prefix of every key, by which people and secret scanners recognize it. */
const KEY_PREFIX = 'mhf_';
const KEY_BYTES = 32;
/** Length of the visible prefix, by which owners distinguish keys. */
const PREFIX_LENGTH = 12;

/** A new key. Only the hash and the prefix are stored. */
export interface NewKey {
  key: string;
  hash: string;
  prefix: string;
}

/** Creates a key with 256 random bits. */
export function createKey(): NewKey {
  const key = `${KEY_PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
  return { key, hash: hashKey(key), prefix: key.slice(0, PREFIX_LENGTH) };
}

// A plain hash is enough for a random value.
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether a Bearer token is an API key. */
export function isApiKey(token: string): boolean {
  return token.startsWith(KEY_PREFIX);
}

/** What authenticating a key needs of the request. */
interface KeyRequest extends Pick<RequestContext, 'app' | 'em' | 'now' | 'address' | 'userAgent'> {
  /** Counts a request of the key with this id. */
  take: (id: string) => Promise<void>;
}

/**
 * Authenticates an API key: the owner that it acts for, limited to its scopes. Counts the request, and records the use once a
 * minute.
 * @throws DomainError UNAUTHENTICATED when it is unknown, revoked or expired, its owner deleted or its business not trading;
 * ACCOUNT_SUSPENDED; TOO_MANY_REQUESTS
 */
export async function authenticateApiKey(request: KeyRequest, key: string): Promise<Viewer> {
  const { em, now, take } = request;
  const row = await findLiveKey(em, hashKey(key), now());
  if (!row) {
    throw new DomainError('UNAUTHENTICATED', 'This API key is not valid, or not any more.');
  }
  if (row.ownerSuspendedAt) throw createSuspensionError();
  await take(String(row.id));
  await recordUse(request, row);
  const { id, businessId, scopes, expiresAt } = row;
  return {
    id: row.ownerId,
    role: Role.BUSINESS,
    name: row.ownerName,
    // A key never counts as a recent sign-in.
    signedInAt: new Date(0),
    key: { id, businessId, scopes, expiresAt },
  };
}

async function recordUse(request: KeyRequest, row: LiveKey): Promise<void> {
  const { em, now } = request;
  const { id, lastUsedAt } = row;
  if (lastUsedAt && now().getTime() - lastUsedAt.getTime() < INTEGRATION_LIMITS.keyUseWrittenMs) return;
  await em.getKysely<Database>().updateTable('api_keys').set({ last_used_at: now() }).where('id', '=', id).execute();
  await recordNewNetwork(request, row);
}

/** Records the first use of a key from a network in the security log. */
async function recordNewNetwork({ em, ...request }: KeyRequest, { id, ownerId }: LiveKey): Promise<void> {
  const network = toNetworkKey(request.address);
  if (await isKnownNetwork(em, { keyId: id, ownerId, network })) return;
  const event = { kind: 'KEY_USED', accountId: ownerId, details: { key: id, network } } as const;
  await recordSecurityEvent({ ...request, viewer: null }, em.fork(), event);
}
