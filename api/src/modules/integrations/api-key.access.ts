import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext, Viewer } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';
import { DomainError } from '../../domain/input/errors.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { findLiveKey, type KeyRow } from './api-key.queries.js';

/** How every key begins: people and secret scanners recognise it. */
const KEY_PREFIX = 'mhf_';
const KEY_BYTES = 32;
/** Characters that stay readable, by which an owner tells keys apart. */
const SHOWN_CHARACTERS = 12;

/** A key that was just made. Only the hash and the beginning are kept. */
export interface NewKey {
  key: string;
  hash: string;
  prefix: string;
}

/** Makes a key of 256 random bits. */
export function newKey(): NewKey {
  const key = `${KEY_PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
  return { key, hash: hashOf(key), prefix: key.slice(0, SHOWN_CHARACTERS) };
}

// A plain hash is enough: what is hashed is random, not chosen by a person.
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether a Bearer token claims to be an API key. */
export function isApiKey(token: string): boolean {
  return token.startsWith(KEY_PREFIX);
}

/** What a context needs of the request besides its key. */
interface Asking extends Pick<RequestContext, 'em' | 'now'> {
  /** Counts a request of the key with this number. */
  take: (id: string) => Promise<void>;
}

/**
 * The owner for whom a key acts, with what the key may do. Counts the request, and notes the use once a minute.
 * @throws DomainError UNAUTHENTICATED when it is unknown, revoked, expired, its owner is gone or its business may not trade;
 *   TOO_MANY_REQUESTS
 */
export async function viewerOfKey({ em, now, take }: Asking, key: string): Promise<Viewer> {
  const row = await findLiveKey(em, hashOf(key), now());
  if (!row) {
    throw new DomainError('UNAUTHENTICATED', 'This API key is not valid, or not any more.');
  }
  await take(String(row.id));
  await noteUse(em, row, now());
  return {
    id: row.owner_id,
    role: Role.BUSINESS,
    name: row.owner_name,
    // A key never counts as a recent sign-in.
    signedInAt: new Date(0),
    key: {
      id: row.id,
      businessId: row.business_id,
      scopes: row.scopes,
      expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    },
  };
}

async function noteUse(em: EntityManager, { id, last_used_at: before }: KeyRow, now: Date): Promise<void> {
  if (before !== null && now.getTime() - new Date(before).getTime() < INTEGRATION_LIMITS.keyUseWrittenMs) return;
  await em.execute('update api_keys set last_used_at = ? where id = ?', [now.toISOString(), id]);
}
