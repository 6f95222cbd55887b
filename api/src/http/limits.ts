import type { RequestHandler } from 'express';
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
const REQUEST_WINDOW_SECONDS = 60;
const TABLE = 'attempts';

/** What is left of an allowance after one more was counted. */
export interface Allowance {
  left: number;
  /** Until the window ends. */
  seconds: number;
}

/** A counter of one kind of attempt per key; counts in the database, so that several servers share it. */
interface Counter {
  /** Counts one and refuses once there were more than allowed. Answers what is left; nothing where nothing is limited. */
  take(key: string): Promise<Allowance | undefined>;
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
  readonly requestByKey: Counter;
}

const unlimited: Counter = {
  take: () => Promise.resolve(undefined),
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
        const { remainingPoints, msBeforeNext } = await limiter.consume(key);
        return {
          left: remainingPoints,
          seconds: Math.ceil(msBeforeNext / 1000),
        };
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
  const perMinute = (points: number): Counter =>
    points === 0 ? unlimited : counter(new RateLimiterMemory({ points, duration: REQUEST_WINDOW_SECONDS }));
  return {
    loginByAccount: shared('login-account', limits.loginAttemptsPerAccount, QUARTER_HOUR),
    loginByAddress: shared('login-address', limits.loginAttemptsPerAddress, QUARTER_HOUR),
    registrationByAddress: shared('register-address', limits.registrationsPerAddress, HOUR),
    uploadByAccount: shared('upload-account', limits.uploadsPerHour, HOUR),
    requestByAddress: perMinute(limits.requestsPerMinute),
    requestByKey: perMinute(limits.requestsPerKey),
  };
}

/** Tells a client what is left of its requests: `RateLimit` and `RateLimit-Policy` (IETF draft, httpapi-ratelimit-headers). */
export function requestLimit(limits: AttemptLimits, most: number): RequestHandler {
  const policy = `"requests";q=${most};w=${REQUEST_WINDOW_SECONDS}`;
  return (request, response, next) => {
    limits.requestByAddress.take(request.ip ?? 'unknown').then(
      (allowance) => {
        if (allowance) {
          response.setHeader('RateLimit-Policy', policy);
          response.setHeader('RateLimit', `"requests";r=${allowance.left};t=${allowance.seconds}`);
        }
        next();
      },
      (error: unknown) => {
        const { retryAfter } = (error instanceof DomainError ? (error.details ?? {}) : {}) as { retryAfter?: number };
        if (retryAfter !== undefined) {
          response.setHeader('RateLimit-Policy', policy);
          response.setHeader('RateLimit', `"requests";r=0;t=${retryAfter}`);
        }
        next(error);
      },
    );
  };
}
