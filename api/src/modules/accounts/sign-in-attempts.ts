import { createHash } from 'node:crypto';
import type { RequestContext } from '../../context.js';
import { toNetworkKey } from '../../http/address.js';
import type { SecurityEventKind } from '../../domain/security-log/events.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';

/** A sign-in that was counted against its address. */
interface SignInAttempt {
  /** Records that this was the last one that the address had, if it was. */
  fail(): Promise<void>;
  /** Gives the attempt back. */
  succeed(): Promise<void>;
}

/**
 * Counts a sign-in against its address, before the check, so that parallel guesses can't exceed the limit.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function takeSignIn(ctx: RequestContext): Promise<SignInAttempt> {
  const { loginByAddress } = ctx.app.limits;
  const network = toNetworkKey(ctx.address);
  const allowance = await loginByAddress.take(network);
  return {
    async fail() {
      if (allowance?.left !== 0) return;
      const details = { of: 'address' };
      await recordSecurityEvent(ctx, ctx.em.fork(), { kind: 'LOCKED_OUT', accountId: null, details });
    },
    succeed: () => loginByAddress.giveBack(network),
  };
}

function toGuessKey(ctx: RequestContext, account: number | string): string {
  // Hashed, because a name may exceed the length of a key.
  const whose = typeof account === 'number' ? account : createHash('sha256').update(account).digest('base64url');
  return `${whose} ${toNetworkKey(ctx.address)}`;
}

/** Forgets the wrong passwords that were entered for an account from the caller's address, and by whoever was signed in. */
export async function clearGuesses(ctx: RequestContext, userId: number): Promise<void> {
  const { loginByAccount, guessByViewer } = ctx.app.limits;
  await loginByAccount.clear(toGuessKey(ctx, userId));
  await guessByViewer.clear(String(userId));
}

/** What came of a check; a sign-in is complete only when it is RIGHT. */
export type Verdict = 'RIGHT' | Failure | 'CODE_REQUIRED';
type Failure = 'WRONG_PASSWORD' | 'WRONG_CODE' | 'WRONG_PASSKEY';

const FAILURE_EVENTS: Readonly<Record<Failure, SecurityEventKind>> = {
  WRONG_PASSWORD: 'SIGN_IN_FAILED',
  WRONG_CODE: 'SECOND_FACTOR_FAILED',
  WRONG_PASSKEY: 'PASSKEY_FAILED',
};

/**
 * Checks what somebody signs in with (a password, and a code where one is needed, or a passkey) and counts failures per account and
 * address: by the account's id, whether it was given by e-mail, user name or credential.
 * @param account its id, or the given name or credential if there is no such account
 * @throws DomainError TOO_MANY_REQUESTS
 */
export function countGuesses(
  ctx: RequestContext,
  account: number | string,
  check: () => Promise<Verdict>,
): Promise<Verdict> {
  const limit = { counter: ctx.app.limits.loginByAccount, key: toGuessKey(ctx, account) };
  return countAgainst(ctx, account, limit, check);
}

/**
 * Checks what somebody who is signed in proves themselves with again. Failures count per account, whatever the address: whoever
 * holds a token could change it. Signing in has another count, so that a stolen token locks nobody out.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export function countViewerGuesses(
  ctx: RequestContext,
  userId: number,
  check: () => Promise<Verdict>,
): Promise<Verdict> {
  return countAgainst(ctx, userId, { counter: ctx.app.limits.guessByViewer, key: String(userId) }, check);
}

/** What failures are counted against. */
interface GuessLimit {
  counter: RequestContext['app']['limits']['loginByAccount'];
  key: string;
}

/** A failure is recorded in the security log, and so is the one that uses up the attempts; what was typed is not. */
async function countAgainst(
  ctx: RequestContext,
  account: number | string,
  { counter, key }: GuessLimit,
  check: () => Promise<Verdict>,
): Promise<Verdict> {
  // Before the check, so that parallel guesses can't exceed the limit.
  const allowance = await counter.take(key);
  const verdict = await check();
  if (verdict === 'RIGHT') {
    await counter.clear(key);
    return verdict;
  }
  if (verdict === 'CODE_REQUIRED') {
    // Not cleared: whoever knows the password could try codes without end.
    await counter.giveBack(key);
    return verdict;
  }
  // Outside of any transaction, which the refusal would roll back.
  const em = ctx.em.fork();
  const accountId = typeof account === 'number' ? account : null;
  await recordSecurityEvent(ctx, em, { kind: FAILURE_EVENTS[verdict], accountId });
  if (allowance?.left === 0) {
    await recordSecurityEvent(ctx, em, { kind: 'LOCKED_OUT', accountId, details: { of: 'account' } });
  }
  return verdict;
}
