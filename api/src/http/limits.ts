import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Limits } from '../env.js';
import { DomainError } from '../rules/index.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const TABLE = 'attempts';

/** A counter of one kind of attempt per key; counts in the database, so that several servers share it. */
interface Counter {
  /** Counts one and refuses once there were more than allowed. */
  take(key: string): Promise<void>;
  /** Refuses when the key is used up, without counting. */
  assertLeft(key: string): Promise<void>;
  /** Forgets the key. */
  clear(key: string): Promise<void>;
}

/** What is limited, by account or by address. */
export interface AttemptLimits {
  readonly loginByAccount: Counter;
  readonly loginByAddress: Counter;
  readonly registrationByAddress: Counter;
  readonly uploadByAccount: Counter;
  readonly requestByAddress: Counter;
}

const unlimited: Counter = {
  take: () => Promise.resolve(),
  assertLeft: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function refusal(result: RateLimiterRes): DomainError {
  const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new DomainError('TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${wait}.`, {
    details: { retryAfter: seconds },
  });
}

function counter(limiter: RateLimiterAbstract): Counter {
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (result) {
        throw result instanceof RateLimiterRes ? refusal(result) : result;
      }
    },
    async assertLeft(key) {
      const result = await limiter.get(key);
      if (result && result.consumedPoints >= limiter.points && result.msBeforeNext > 0) throw refusal(result);
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}

/**
 * The counters of a server. Attempts are counted in the table `attempts`; requests in memory, since a write per request would
 * cost more than what it protects.
 */
export function attemptLimits(pool: Pool, limits: Limits): AttemptLimits {
  const shared = (keyPrefix: string, points: number, duration: number): Counter =>
    points === 0
      ? unlimited
      : counter(
          new RateLimiterPostgres({
            storeClient: pool,
            storeType: 'pool',
            tableName: TABLE,
            tableCreated: true,
            keyPrefix,
            points,
            duration,
            clearExpiredByTimeout: false,
          }),
        );
  return {
    loginByAccount: shared('login-account', limits.loginAttemptsPerAccount, QUARTER_HOUR),
    loginByAddress: shared('login-address', limits.loginAttemptsPerAddress, QUARTER_HOUR),
    registrationByAddress: shared('register-address', limits.registrationsPerAddress, HOUR),
    uploadByAccount: shared('upload-account', limits.uploadsPerHour, HOUR),
    requestByAddress:
      limits.requestsPerMinute === 0
        ? unlimited
        : counter(
            new RateLimiterMemory({
              points: limits.requestsPerMinute,
              duration: 60,
            }),
          ),
  };
}
