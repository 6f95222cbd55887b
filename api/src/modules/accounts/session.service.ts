import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { shortenAddress } from '../../http/address.js';
import { describeDevice } from '../../http/device.js';
import { renewedUntil, SESSION_LIMITS, type SessionEnd } from '../../domain/accounts/sessions.js';
import { DomainError } from '../../domain/input/errors.js';
import { deleteSubscriptions } from '../notifications/notification-settings.changes.js';
import { queueMail } from '../notifications/outbox.service.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { toAccount, type Session } from './account.types.js';
import { createRenewalToken, isSameHash, readRenewalToken, rotateRenewalToken } from './renewal-token.js';
import { AccountSession } from './session.entity.js';
import { createNewDeviceMail, createRenewalReusedMail } from './session.mails.js';
import { isKnownDevice } from './session.queries.js';
import { createSuspensionError } from './suspension.js';
import { issueToken } from './token.js';
import type { User } from './user.entity.js';

interface SessionStart {
  /** Whether the client renews it by the cookie. */
  renewable: boolean;
  /** Whether to tell the account by mail that the device is new. */
  reportsNewDevice: boolean;
  /** When the password, and the second factor where there is one, was shown; defaults to now. */
  signedInAt?: Date;
}

/** Begins a session of an account and signs its first token, in the transaction of `em`. */
export async function startSession(
  ctx: RequestContext,
  em: EntityManager,
  user: User,
  { renewable, reportsNewDevice, signedInAt = ctx.now() }: SessionStart,
): Promise<Session> {
  const now = ctx.now();
  const device = describeDevice(ctx.userAgent);
  const isNewDevice = reportsNewDevice && !(await isKnownDevice(em, user.id, device, now));
  const renewal = renewable ? createRenewalToken() : undefined;
  const session = em.create(AccountSession, {
    user: ref(user),
    createdAt: now,
    lastUsedAt: now,
    signedInAt,
    expiresAt: renewal ? renewedUntil(now, now) : new Date(now.getTime() + SESSION_LIMITS.tokenMs),
    device,
    address: shortenAddress(ctx.address),
    place: ctx.place,
    familyHash: renewal?.familyHash ?? null,
    renewalHash: renewal?.renewalHash ?? null,
  });
  await em.flush();
  await recordSecurityEvent(ctx, em, { kind: 'SIGN_IN', accountId: user.id, sessionId: session.id });
  if (isNewDevice) await queueMail(ctx, em, createNewDeviceMail(user, session));
  if (renewal) ctx.renewalCookie?.set(renewal.token, session.expiresAt);
  return toSession(ctx, user, session);
}

function toSession(ctx: RequestContext, user: User, session: AccountSession): Session {
  return { user: toAccount(user), token: issueToken(ctx.app.env.jwtSecret, user, session, ctx.now()) };
}

/**
 * The viewer's session, locked for a change. Only for code behind `@Auth`, which refuses API keys.
 * @throws DomainError UNAUTHENTICATED when it has ended since the request was authenticated
 */
async function lockViewerSession(ctx: RequestContext, em: EntityManager): Promise<AccountSession> {
  const open = { id: requireViewer(ctx).sessionId ?? 0, endedAt: null };
  const session = await em.findOne(AccountSession, open, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!session) throw createEndedError();
  return session;
}

function createEndedError(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
}

/** Whether the viewer's session is renewed by the cookie. */
export async function isViewerSessionRenewable(ctx: RequestContext, em: EntityManager): Promise<boolean> {
  return (await lockViewerSession(ctx, em)).familyHash !== null;
}

/** Sets the age of the viewer's sign-in anew after the password was confirmed, and signs a token that says so. */
export async function refreshSignIn(ctx: RequestContext, user: User): Promise<Session> {
  return inTransaction(ctx.em, async (em) => {
    const session = await lockViewerSession(ctx, em);
    session.signedInAt = ctx.now();
    if (session.familyHash === null) session.expiresAt = new Date(ctx.now().getTime() + SESSION_LIMITS.tokenMs);
    await em.flush();
    return toSession(ctx, user, session);
  });
}

/** What came of a renewal token. */
type Renewal = { session: Session } | { problem: 'unknown' | 'reused' | 'suspended' };

/**
 * Renews the session of the cookie: a new token and a new cookie. A cookie that was used before means that it was copied, so the
 * session ends and the account is told.
 * @throws DomainError UNAUTHENTICATED when the session has ended or the cookie is missing or was used; FORBIDDEN when a page of
 * somebody else asks; ACCOUNT_SUSPENDED; TOO_MANY_REQUESTS
 */
export async function renewSession(ctx: RequestContext): Promise<Session> {
  const given = ctx.renewalCookie?.read();
  const renewal = await (given === undefined ? undefined : rotate(ctx, given));
  if (renewal && 'session' in renewal) return renewal.session;
  ctx.renewalCookie?.clear();
  if (renewal?.problem === 'suspended') throw createSuspensionError();
  throw createEndedError();
}

async function rotate(ctx: RequestContext, given: string): Promise<Renewal> {
  const token = readRenewalToken(given);
  if (!token) return { problem: 'unknown' };
  return inTransaction(ctx.em, async (em): Promise<Renewal> => {
    const session = await em.findOne(
      AccountSession,
      { familyHash: token.familyHash, endedAt: null, expiresAt: { $gt: ctx.now() } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    // Of known sessions only: strangers choose the hashes of others.
    if (session) await ctx.app.limits.renewalBySession.take(token.familyHash);
    if (!session) return { problem: (await isOfSuspended(em, token.familyHash)) ? 'suspended' : 'unknown' };
    const user = await session.user.loadOrFail();
    if (user.suspendedAt) return { problem: 'suspended' };
    if (!isSameHash(session.renewalHash ?? '', token.renewalHash)) {
      await endCopiedSession(ctx, em, user, session);
      return { problem: 'reused' };
    }
    const next = rotateRenewalToken(token);
    session.renewalHash = next.renewalHash;
    session.expiresAt = renewedUntil(session.createdAt, ctx.now());
    session.lastUsedAt = ctx.now();
    session.address = shortenAddress(ctx.address);
    session.place = ctx.place;
    await em.flush();
    ctx.renewalCookie?.set(next.token, session.expiresAt);
    return { session: toSession(ctx, user, session) };
  });
}

/** Whether a renewal token is of a session that ended when its account was suspended. */
async function isOfSuspended(em: EntityManager, familyHash: string): Promise<boolean> {
  const endReason = 'ACCOUNT_SUSPENDED';
  return (await em.count(AccountSession, { familyHash, endReason, user: { suspendedAt: { $ne: null } } })) > 0;
}

async function endCopiedSession(
  ctx: RequestContext,
  em: EntityManager,
  user: User,
  session: AccountSession,
): Promise<void> {
  await endSessions(ctx, em, user.id, { reason: 'RENEWAL_REUSED', id: session.id });
  await recordSecurityEvent(ctx, em, { kind: 'RENEWAL_REUSED', accountId: user.id, sessionId: session.id });
  await queueMail(ctx, em, createRenewalReusedMail(user, session));
}

/** Which sessions of an account end: one of them, all but one, or all. */
interface SessionChoice {
  reason: SessionEnd;
  id?: number;
  except?: number;
}

/**
 * Ends sessions of an account in the transaction of `em`, closes their live connections and ends their push notifications.
 * @returns how many were still open
 */
export async function endSessions(
  ctx: RequestContext,
  em: EntityManager,
  userId: number,
  { reason, id, except }: SessionChoice,
): Promise<number> {
  let open = em
    .getKysely<Database>()
    .updateTable('sessions')
    .set({ ended_at: ctx.now(), end_reason: reason.toLowerCase() as Lowercase<SessionEnd> })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.now());
  if (id !== undefined) open = open.where('id', '=', id);
  if (except !== undefined) open = open.where('id', '<>', except);
  const ended = await open.returning('id').execute();
  if (ended.length > 0) await publishEvent(em, 'account', userId);
  await deleteSubscriptions(
    em,
    ended.map((session) => session.id),
  );
  return ended.length;
}

/** Ends the session of the viewer's token. */
export async function signOut(ctx: RequestContext): Promise<boolean> {
  const { id, sessionId = 0 } = requireViewer(ctx);
  await inTransaction(ctx.em, async (em) => {
    await endSessions(ctx, em, id, { reason: 'SIGNED_OUT', id: sessionId });
    await recordSecurityEvent(ctx, em, { kind: 'SIGN_OUT' });
  });
  ctx.renewalCookie?.clear();
  return true;
}

/**
 * Ends one of the viewer's sessions.
 * @throws DomainError NOT_FOUND for somebody else's, and for one that has ended
 */
export async function endSession(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const ended = await endSessions(ctx, em, requireViewer(ctx).id, { reason: 'ENDED', id });
    if (ended === 0) throw new DomainError('NOT_FOUND', 'There is no such session, or not any more');
    await recordSecurityEvent(ctx, em, { kind: 'SESSION_ENDED', details: { session: id } });
    return true;
  });
}

/** Ends every session of the viewer but that of the token. @returns how many ended */
export async function endOtherSessions(ctx: RequestContext): Promise<number> {
  const { id, sessionId = 0 } = requireViewer(ctx);
  return inTransaction(ctx.em, async (em) => {
    const ended = await endSessions(ctx, em, id, { reason: 'ENDED', except: sessionId });
    if (ended > 0) await recordSecurityEvent(ctx, em, { kind: 'SESSION_ENDED', details: { others: ended } });
    return ended;
  });
}
