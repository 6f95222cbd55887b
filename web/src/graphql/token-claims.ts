/** What the page reads of a token; the server alone verifies it. */
export interface TokenClaims {
  /** Whose it is. */
  account: string;
  /** When it was issued and when it ends, in milliseconds. */
  issuedAt: number;
  expiresAt: number;
}

/** Tokens that last longer are not renewed: their clients asked for one that lasts. */
const RENEWABLE_MAX_MS = 60 * 60_000;

/** Reads a token; undefined where it can't be read. */
export function readTokenClaims(token: string): TokenClaims | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub, iat, exp } = JSON.parse(atob(part)) as Record<string, unknown>;
    if (typeof sub !== 'string' || typeof iat !== 'number' || typeof exp !== 'number') return undefined;
    return { account: sub, issuedAt: iat * 1000, expiresAt: exp * 1000 };
  } catch {
    return undefined;
  }
}

/** Whether two tokens are known to be of one account. */
export function isSameAccount(one: string | null, other: string | null): boolean {
  const account = one === null ? undefined : readTokenClaims(one)?.account;
  return account !== undefined && other !== null && readTokenClaims(other)?.account === account;
}

/** Whether a token is one of those that a browser renews. */
export function isRenewable({ issuedAt, expiresAt }: TokenClaims): boolean {
  return expiresAt - issuedAt <= RENEWABLE_MAX_MS;
}
