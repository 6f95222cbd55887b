import { createHash, randomBytes } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { ACCOUNT_LINK_LIMITS } from '../../domain/accounts/limits.js';
import { LINK_MESSAGES, LinkPurpose, type LinkProblem } from '../../domain/accounts/links.js';
import { DomainError } from '../../domain/input/errors.js';
import { AccountLink } from './account-link.entity.js';
import { createSuspensionError } from './suspension.js';
import { User } from './user.entity.js';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** A new token of a link: 256 random bits. */
export function createLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a link's token. A plain hash is enough for a random value. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A link that was mailed to an account. */
interface NewLink {
  userId: number;
  purpose: LinkPurpose;
  /** The address that it is mailed to. */
  email: string;
}

/** Creates a link, which replaces an earlier one of its purpose. @returns its token, which is stored nowhere else */
export async function createLink(
  ctx: RequestContext,
  em: EntityManager,
  { userId, purpose, email }: NewLink,
): Promise<string> {
  await lockUser(em, userId);
  await em.nativeDelete(AccountLink, { user: userId, purpose, usedAt: null });
  const token = createLinkToken();
  const { resetHours, confirmHours } = ACCOUNT_LINK_LIMITS;
  const hours = purpose === LinkPurpose.RESET_PASSWORD ? resetHours : confirmHours;
  em.create(AccountLink, {
    ...{ user: userId, purpose, email, tokenHash: hashLinkToken(token), createdAt: ctx.now() },
    expiresAt: new Date(ctx.now().getTime() + hours * HOUR_MS),
  });
  await em.flush();
  return token;
}

/** Locks an account, so that two requests never have two open links, nor use one twice. */
async function lockUser(em: EntityManager, userId: number): Promise<User | null> {
  return em.findOne(User, { id: userId, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** Refuses a link. @throws DomainError INVALID_INPUT on token */
export function refuseLink(reason: LinkProblem): never {
  const message = LINK_MESSAGES[reason];
  throw new DomainError('INVALID_INPUT', message, {
    field: 'token',
    details: { reason, fields: [{ field: 'token', message }] },
  });
}

/** A link that may be used, and its account. */
interface UsableLink {
  link: AccountLink;
  user: User;
}

/**
 * Finds a link that may be used; in a transaction with `lock` it also locks the account.
 * @throws DomainError INVALID_INPUT on token, with the reason in its details; ACCOUNT_SUSPENDED
 */
export async function findUsableLink(
  ctx: RequestContext,
  em: EntityManager,
  { token, purposes, lock = false }: { token: string; purposes: readonly LinkPurpose[]; lock?: boolean },
): Promise<UsableLink> {
  const tokenHash = hashLinkToken(token);
  const found = await em.findOne(AccountLink, { tokenHash, purpose: { $in: [...purposes] } });
  if (!found) refuseLink('UNKNOWN');
  const userId = found.user.id;
  const user = lock ? await lockUser(em, userId) : await em.findOne(User, { id: userId, deletedAt: null });
  // Again, since another request may have used or replaced it before the lock.
  const link = lock ? await em.findOne(AccountLink, { tokenHash }, { refresh: true }) : found;
  if (!user || !link) refuseLink('UNKNOWN');
  if (link.usedAt !== null) refuseLink('USED');
  if (link.expiresAt <= ctx.now()) refuseLink('EXPIRED');
  if (user.suspendedAt) throw createSuspensionError();
  return { link, user };
}

/** Deletes the open links of an account but the one that is being used: what they were mailed for is no longer true. */
export async function discardOpenLinks(em: EntityManager, userId: number, used?: AccountLink): Promise<void> {
  await em.nativeDelete(AccountLink, { user: userId, usedAt: null, ...(used ? { id: { $ne: used.id } } : {}) });
}

/** Deletes every link of an account, with the addresses in them. */
export async function discardLinks(em: EntityManager, userId: number): Promise<void> {
  await em.nativeDelete(AccountLink, { user: userId });
}
