import { pageClock } from '../lib/clock';
import { runExclusively } from '../lib/exclusive';
import { fetchFollowingRetryAfter } from './retry-fetch';
import { isRenewable, readTokenClaims } from './token-claims';
import type { TokenStore } from './token';

const ADDRESS = '/api/user/auth/renew';
const LOCK = 'mehfil-renewal';
/** A token is renewed so long before it ends. */
const AHEAD_MS = 60_000;

/**
 * What came of a renewal. `renewed`: there is another token now, from this tab or another one. `ended`: the session is over.
 * `unanswered`: the server couldn't be asked, and `busy`: it had too much to do, so nobody is signed out for it.
 */
export type RenewalOutcome = 'renewed' | 'ended' | 'unanswered' | 'busy';

/** Renews the session's token. */
export interface Renewal {
  /** Renews a token that the server refused, once for all who ask at the same time. */
  replace: (token: string) => Promise<RenewalOutcome>;
  /** Renews the token shortly before it ends, again and again. Returns the way to stop. */
  keepFresh: () => () => void;
}

type Answer = { token: string } | { outcome: Exclude<RenewalOutcome, 'renewed'> };

async function askForToken(fetch: typeof globalThis.fetch): Promise<Answer> {
  try {
    const response = await fetchFollowingRetryAfter(() =>
      fetch(ADDRESS, { method: 'POST', credentials: 'same-origin' }),
    );
    if (response.status === 503) return { outcome: 'busy' };
    if (response.status === 429 || response.status >= 500) return { outcome: 'unanswered' };
    const { token } = response.ok ? ((await response.json()) as { token?: unknown }) : {};
    return typeof token === 'string' ? { token } : { outcome: 'ended' };
  } catch {
    return { outcome: 'unanswered' };
  }
}

/** Makes the one way by which this page renews its token: by the cookie, one tab at a time. */
export function createRenewal(
  token: TokenStore,
  fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call),
): Renewal {
  let underWay: Promise<RenewalOutcome> | undefined;

  const renew = (of: string): Promise<RenewalOutcome> =>
    runExclusively(LOCK, async () => {
      // Another tab may have renewed it, or signed out, while this one waited.
      const before = token.latest();
      if (before !== of) return before === null ? 'ended' : 'renewed';
      const answer = await askForToken(fetch);
      if ('outcome' in answer) return answer.outcome;
      // Signed out meanwhile: the new token belongs to nobody any more.
      if (token.latest() !== of) return token.current() === null ? 'ended' : 'renewed';
      token.set(answer.token);
      return 'renewed';
    });

  const replace = (of: string): Promise<RenewalOutcome> => {
    underWay ??= renew(of).finally(() => (underWay = undefined));
    return underWay;
  };

  const keepFresh = (): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = (isNew: boolean): void => {
      clearTimeout(timer);
      const current = token.current();
      const claims = current === null ? undefined : readTokenClaims(current);
      if (current === null || !claims || !isRenewable(claims)) return;
      // A new token is timed by its life: this machine's clock may be wrong, and would renew it again and again.
      const life = claims.expiresAt - claims.issuedAt - AHEAD_MS;
      const waits = isNew ? life : Math.min(claims.expiresAt - AHEAD_MS - pageClock(), life);
      // A failure needs nothing: the next request that is refused asks again.
      timer = setTimeout(() => void replace(current), Math.max(waits, 0));
    };
    const stop = token.subscribe(() => schedule(true));
    schedule(false);
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

  return { replace, keepFresh };
}
