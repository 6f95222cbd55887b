import { API_BASE_PATH } from '@mehfil/api/domain/requests/limits';
import { HEALTH_LIMITS } from '@mehfil/api/domain/system/page-limits';

/** Path of the readiness check (docs/coverage.md: customer §7). */
const HEALTH_PATH = `${API_BASE_PATH}/health`;

/** Waits before the ten retries of one round, in milliseconds: 1 s, doubling up to 10 s (docs/coverage.md: customer §9). */
export const RETRY_WAITS: readonly number[] = Array.from({ length: HEALTH_LIMITS.retries }, (_, index) =>
  Math.min(HEALTH_LIMITS.firstBackoffMs * 2 ** index, HEALTH_LIMITS.maxBackoffMs),
);

/** Wait before a new round once a whole round has failed, in milliseconds. */
export const ROUND_WAIT = HEALTH_LIMITS.errorRetryMs;

declare global {
  interface Window {
    /** The first answer of the health check, asked from the head of the page (`app/boot.ts`). */
    __health?: Promise<boolean>;
  }
}

/** Asks the server whether it is ready. Never rejects: no answer counts as not ready. */
export async function askHealth(): Promise<boolean> {
  try {
    const response = await fetch(HEALTH_PATH, { headers: { accept: 'application/json' }, cache: 'no-store' });
    return response.ok;
  } catch {
    return false;
  }
}

/** How `waitUntilHealthy` asks and waits; tests hand in their own. */
export interface HealthSource {
  /** The answer that was already asked for, if any. */
  first?: Promise<boolean> | undefined;
  ask: () => Promise<boolean>;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Ends the waiting when the page no longer cares. */
  signal: AbortSignal;
}

/** Resolves with true once the server is ready, with false when the signal ended the waiting (docs/coverage.md: customer §4, start-up gate). */
export async function waitUntilHealthy({ first, ask, wait, signal }: HealthSource): Promise<boolean> {
  let answer = await (first ?? ask());
  for (let attempt = 0; !answer; attempt += 1) {
    await wait(RETRY_WAITS[attempt % (RETRY_WAITS.length + 1)] ?? ROUND_WAIT);
    if (signal.aborted) return false;
    answer = await ask();
  }
  return !signal.aborted;
}
