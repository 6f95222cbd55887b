import type { RequestHandler, Response } from 'express';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Limits } from '../env.js';
import { PER_ACCOUNT_LIMITS, PER_RECIPIENT_LIMITS } from '../domain/accounts/limits.js';
import { DomainError } from '../domain/input/errors.js';
import { toNetworkKey } from './address.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
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
  /** Counts one, or so many, and refuses once there were more than allowed. Answers what is left; nothing where nothing is limited. */
  take(key: string, count?: number): Promise<Allowance | undefined>;
  /** Takes back one that was counted. */
  giveBack(key: string): Promise<void>;
  /** Forgets the key. */
  clear(key: string): Promise<void>;
}

/** What is limited, by account or by address (`toNetworkKey`). */
export interface AttemptLimits {
  /** By account and address together: a stranger's guesses lock nobody else out. */
  readonly loginByAccount: Counter;
  readonly loginByAddress: Counter;
  readonly registrationByAddress: Counter;
  readonly uploadByAccount: Counter;
  readonly uploadKilobytesByAccount: Counter;
  readonly bookingRequestByAccount: Counter;
  /** Requests whose mails go to an address that isn't the account's, by the account. */
  readonly requestForOthersByAccount: Counter;
  /** The same by the address. */
  readonly requestByRecipient: Counter;
  readonly emailChangeByAccount: Counter;
  readonly webhookTestByAccount: Counter;
  readonly requestByAddress: Counter;
  readonly requestByKey: Counter;
}

const unlimited: Counter = {
  take: () => Promise.resolve(undefined),
  giveBack: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function waitInWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return seconds < 2 * HOUR ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / HOUR)} hours`;
}

/** @param what is counted, in the plural */
function refusal(result: RateLimiterRes, what: string): DomainError {
  const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return new DomainError('TOO_MANY_REQUESTS', `Too many ${what}. Please try again in ${waitInWords(seconds)}.`, {
    details: { retryAfter: seconds },
  });
}

function counter(limiter: RateLimiterAbstract, what: string): Counter {
  return {
    async take(key, count = 1) {
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(key, count);
        return {
          left: remainingPoints,
          seconds: Math.ceil(msBeforeNext / 1000),
        };
      } catch (result) {
        throw result instanceof RateLimiterRes ? refusal(result, what) : result;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}

/** Several limits on one thing: the first that is used up refuses. Answers what the last one leaves. */
function together(...counters: Counter[]): Counter {
  return {
    async take(key, count) {
      let left: Allowance | undefined;
      for (const each of counters) left = await each.take(key, count);
      return left;
    },
    async giveBack(key) {
      for (const each of counters) await each.giveBack(key);
    },
    async clear(key) {
      for (const each of counters) await each.clear(key);
    },
  };
}

/**
 * The counters of a server. Attempts are counted in the table `attempts`; requests in memory, since a write per request would
 * cost more than what it protects.
 */
export function attemptLimits(pool: Pool, limits: Limits): AttemptLimits {
  const shared = (keyPrefix: string, points: number, duration: number, what = 'attempts'): Counter =>
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
          what,
        );
  const caused = (keyPrefix: string, points: number, duration: number, what: string): Counter =>
    limits.perAccount ? shared(keyPrefix, points, duration, what) : unlimited;
  const perAccount = PER_ACCOUNT_LIMITS;
  const perRecipient = PER_RECIPIENT_LIMITS;
  const perMinute = (points: number): Counter =>
    points === 0 ? unlimited : counter(new RateLimiterMemory({ points, duration: REQUEST_WINDOW_SECONDS }), 'requests');
  return {
    loginByAccount: shared('login-account', limits.loginAttemptsPerAccount, QUARTER_HOUR),
    loginByAddress: shared('login-address', limits.loginAttemptsPerAddress, QUARTER_HOUR),
    registrationByAddress: shared('register-address', limits.registrationsPerAddress, HOUR),
    uploadByAccount: shared('upload-account', limits.uploadsPerHour, HOUR, 'uploads'),
    uploadKilobytesByAccount: caused('upload-bytes', perAccount.uploadKilobytesPerDay, DAY, 'uploads'),
    bookingRequestByAccount: together(
      caused('request-hour', perAccount.bookingRequestsPerHour, HOUR, 'booking requests'),
      caused('request-day', perAccount.bookingRequestsPerDay, DAY, 'booking requests'),
    ),
    requestForOthersByAccount: caused(
      ...(['request-others', perAccount.requestsForOthersPerDay, DAY] as const),
      'booking requests for other e-mail addresses',
    ),
    requestByRecipient: caused(
      ...(['request-recipient', perRecipient.bookingRequestsPerDay, DAY] as const),
      'booking requests for this e-mail address',
    ),
    emailChangeByAccount: caused('email-change', perAccount.emailChangesPerDay, DAY, 'changes of the e-mail address'),
    webhookTestByAccount: caused('webhook-test', perAccount.webhookTestsPerHour, HOUR, 'webhook tests'),
    requestByAddress: perMinute(limits.requestsPerMinute),
    requestByKey: perMinute(limits.requestsPerKey),
  };
}

/** What an exhausted counter says of itself: nothing is left, for as long as its refusal says. */
function allowanceIn(error: unknown): Allowance | undefined {
  const { retryAfter } = (error instanceof DomainError ? (error.details ?? {}) : {}) as { retryAfter?: number };
  return retryAfter === undefined ? undefined : { left: 0, seconds: retryAfter };
}

/** Counts one, and tells what is left of it: `RateLimit` and `RateLimit-Policy` (IETF draft, httpapi-ratelimit-headers). */
async function takeAndTell(counting: Promise<Allowance | undefined>, tell: (left: Allowance) => void): Promise<void> {
  try {
    const allowance = await counting;
    if (allowance) tell(allowance);
  } catch (error) {
    const allowance = allowanceIn(error);
    if (allowance) tell(allowance);
    throw error;
  }
}

/** Beside what an answer says of other limits already. */
function tellLimit(response: Response, name: string, most: number, { left, seconds }: Allowance): void {
  response.append('RateLimit-Policy', `"${name}";q=${most};w=${REQUEST_WINDOW_SECONDS}`);
  response.append('RateLimit', `"${name}";r=${left};t=${seconds}`);
}

/** Counts a request of an API key and, where there is an answer to say it in, tells what is left to the key. */
export function takeOfKey(
  limits: AttemptLimits,
  most: number,
  { key, response }: { key: string; response: Response | undefined },
): Promise<void> {
  return takeAndTell(limits.requestByKey.take(key), (left) => {
    if (response) tellLimit(response, 'key', most, left);
  });
}

/** Counts the requests of an address, and tells what is left of them. */
export function requestLimit(limits: AttemptLimits, most: number): RequestHandler {
  return (request, response, next) => {
    takeAndTell(limits.requestByAddress.take(toNetworkKey(request.ip ?? 'unknown')), (left) => {
      tellLimit(response, 'requests', most, left);
    }).then(() => next(), next);
  };
}
