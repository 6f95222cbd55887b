import type { RequestHandler, Response } from 'express';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Limits } from '../env.js';
import { PER_ACCOUNT_LIMITS, PER_ADDRESS_LIMITS, PER_RECIPIENT_LIMITS } from '../domain/accounts/limits.js';
import { SECOND_FACTOR_LIMITS } from '../domain/accounts/second-factor.js';
import { SESSION_LIMITS } from '../domain/accounts/sessions.js';
import { DomainError } from '../domain/input/errors.js';
import { getClient } from './address.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const REQUEST_WINDOW_SECONDS = 60;
const TABLE = 'attempts';

/** What remains of a limit after the latest attempt. */
export interface Allowance {
  left: number;
  /** Seconds until the window ends. */
  seconds: number;
}

/** Counts one kind of attempt per key, in the database, so that several servers share it. */
interface Counter {
  /** Counts one attempt or several, and refuses those above the limit. Returns what remains; undefined without a limit. */
  take(key: string, count?: number): Promise<Allowance | undefined>;
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** The limits, by account or by address (`toNetworkKey`). */
export interface AttemptLimits {
  /** By account and address together: a stranger's guesses don't lock out anyone else. */
  readonly loginByAccount: Counter;
  readonly loginByAddress: Counter;
  /** Wrong passwords of an account by whoever is signed in to it, from all addresses together. */
  readonly guessByViewer: Counter;
  readonly registrationByAddress: Counter;
  readonly renewalBySession: Counter;
  readonly uploadByAccount: Counter;
  readonly uploadKilobytesByAccount: Counter;
  readonly bookingRequestByAccount: Counter;
  /** Booking requests with someone else's e-mail address, by account. */
  readonly requestForOthersByAccount: Counter;
  /** Mails to guests whose bookings owners enter, by account. */
  readonly entryMailByAccount: Counter;
  /** Entries of waiting lists, left ones too. */
  readonly waitingListByAccount: Counter;
  readonly waitingSearchByAccount: Counter;
  readonly enquiryByAccount: Counter;
  readonly threadReportByAccount: Counter;
  /** Booking requests with someone else's e-mail address, by that address. */
  readonly requestByRecipient: Counter;
  readonly emailChangeByAccount: Counter;
  readonly codeByAccount: Counter;
  readonly linkMailByAccount: Counter;
  /** Confirmation links, by the address that they are mailed to. */
  readonly linkMailByRecipient: Counter;
  readonly resetMailByAccount: Counter;
  readonly resetByAddress: Counter;
  readonly teamInvitationByAccount: Counter;
  /** Browsers that are turned on for push notifications, and tests of them. */
  readonly pushTestByAccount: Counter;
  readonly webhookTestByAccount: Counter;
  readonly calendarReadByAccount: Counter;
  readonly exportByAccount: Counter;
  readonly requestByAddress: Counter;
  readonly requestByKey: Counter;
}

const unlimited: Counter = {
  take: () => Promise.resolve(undefined),
  giveBack: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function formatWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return seconds < 2 * HOUR ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / HOUR)} hours`;
}

/** @param what is counted, in the plural */
function toRefusal(result: RateLimiterRes, what: string): DomainError {
  const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return new DomainError('TOO_MANY_REQUESTS', `Too many ${what}. Please try again in ${formatWait(seconds)}.`, {
    details: { retryAfter: seconds },
  });
}

function createCounter(limiter: RateLimiterAbstract, what: string): Counter {
  return {
    async take(key, count = 1) {
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(key, count);
        return {
          left: remainingPoints,
          seconds: Math.ceil(msBeforeNext / 1000),
        };
      } catch (result) {
        throw result instanceof RateLimiterRes ? toRefusal(result, what) : result;
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

/** Several limits on one action: the first exhausted one refuses. Returns what the last one leaves. */
function combine(...counters: Counter[]): Counter {
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

/** Counts requests per minute, in memory. */
function createMinuteCounter(points: number): Counter {
  return points === 0
    ? unlimited
    : createCounter(new RateLimiterMemory({ points, duration: REQUEST_WINDOW_SECONDS }), 'requests');
}

type CreateCounter = (keyPrefix: string, points: number, duration: number, what?: string) => Counter;

/** The limits of booking requests and entries, and of the mails that they send. */
function createBookingLimits(createRequestCounter: CreateCounter) {
  const perAccount = PER_ACCOUNT_LIMITS;
  const perRecipient = PER_RECIPIENT_LIMITS;
  return {
    bookingRequestByAccount: combine(
      createRequestCounter('request-hour', perAccount.bookingRequestsPerHour, HOUR, 'booking requests'),
      createRequestCounter('request-day', perAccount.bookingRequestsPerDay, DAY, 'booking requests'),
    ),
    requestForOthersByAccount: createRequestCounter(
      ...(['request-others', perAccount.requestsForOthersPerDay, DAY] as const),
      'booking requests for other e-mail addresses',
    ),
    entryMailByAccount: createRequestCounter(
      'entry-mail',
      perAccount.entryMailsPerDay,
      DAY,
      'entries with an e-mail address',
    ),
    waitingListByAccount: createRequestCounter(
      'waiting-list',
      perAccount.waitingEntriesPerDay,
      DAY,
      'entries of waiting lists',
    ),
    waitingSearchByAccount: createRequestCounter(
      ...(['waiting-search', perAccount.waitingSearchesPerHour, HOUR] as const),
      'searches by phone number',
    ),
    enquiryByAccount: createRequestCounter('enquiry', perAccount.enquiriesPerDay, DAY, 'questions to halls'),
    threadReportByAccount: createRequestCounter('thread-report', perAccount.threadReportsPerDay, DAY, 'reports'),
    requestByRecipient: createRequestCounter(
      ...(['request-recipient', perRecipient.bookingRequestsPerDay, DAY] as const),
      'booking requests for this e-mail address',
    ),
  };
}

/**
 * The limits of a server. Attempts are counted in the table `attempts`; requests in memory, since a write per request would cost
 * more than it protects.
 */
export function createAttemptLimits(pool: Pool, limits: Limits): AttemptLimits {
  const createSharedCounter = (keyPrefix: string, points: number, duration: number, what = 'attempts'): Counter =>
    points === 0
      ? unlimited
      : createCounter(
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
  const createRequestCounter = (keyPrefix: string, points: number, duration: number, what?: string): Counter =>
    limits.perAccount ? createSharedCounter(keyPrefix, points, duration, what) : unlimited;
  const perAccount = PER_ACCOUNT_LIMITS;
  const perRecipient = PER_RECIPIENT_LIMITS;
  return {
    loginByAccount: createSharedCounter('login-account', limits.loginAttemptsPerAccount, QUARTER_HOUR),
    loginByAddress: createSharedCounter('login-address', limits.loginAttemptsPerAddress, QUARTER_HOUR),
    guessByViewer: createSharedCounter('guess-viewer', limits.loginAttemptsPerAccount, QUARTER_HOUR),
    registrationByAddress: createSharedCounter('register-address', limits.registrationsPerAddress, HOUR),
    renewalBySession: createRequestCounter('renewal', SESSION_LIMITS.renewalsPerHour, HOUR, 'renewals'),
    uploadByAccount: createSharedCounter('upload-account', limits.uploadsPerHour, HOUR, 'uploads'),
    uploadKilobytesByAccount: createRequestCounter('upload-bytes', perAccount.uploadKilobytesPerDay, DAY, 'uploads'),
    ...createBookingLimits(createRequestCounter),
    emailChangeByAccount: createRequestCounter(
      'email-change',
      perAccount.emailChangesPerDay,
      DAY,
      'changes of the e-mail address',
    ),
    // Not a matter of load: whoever sends one knows the password.
    codeByAccount: createSharedCounter('code', SECOND_FACTOR_LIMITS.wrongCodesPerHour, HOUR),
    linkMailByAccount: createRequestCounter('link-account', perAccount.linkMailsPerHour, HOUR, 'mails'),
    linkMailByRecipient: createRequestCounter('link-recipient', perRecipient.linkMailsPerDay, DAY, 'mails'),
    resetMailByAccount: createRequestCounter('reset-account', perAccount.resetMailsPerHour, HOUR, 'mails'),
    resetByAddress: createRequestCounter('reset-address', PER_ADDRESS_LIMITS.passwordResetsPerHour, HOUR, 'requests'),
    teamInvitationByAccount: createRequestCounter('team', perAccount.teamInvitationsPerDay, DAY, 'invitations'),
    pushTestByAccount: createRequestCounter('push-test', perAccount.pushTestsPerHour, HOUR, 'push notifications'),
    webhookTestByAccount: createRequestCounter('webhook-test', perAccount.webhookTestsPerHour, HOUR, 'webhook tests'),
    calendarReadByAccount: createRequestCounter('calendar', perAccount.calendarReadsPerHour, HOUR, 'calendars'),
    exportByAccount: createRequestCounter('export', perAccount.exportsPerDay, DAY, 'downloads of your data'),
    requestByAddress: createMinuteCounter(limits.requestsPerMinute),
    requestByKey: createMinuteCounter(limits.requestsPerKey),
  };
}

/** The remainder that an exhausted limit reports: none until `retryAfter`. */
function getExhaustedAllowance(error: unknown): Allowance | undefined {
  const { retryAfter } = (error instanceof DomainError ? (error.details ?? {}) : {}) as { retryAfter?: number };
  return retryAfter === undefined ? undefined : { left: 0, seconds: retryAfter };
}

/** Counts one attempt and reports what remains: `RateLimit` and `RateLimit-Policy` (IETF draft, httpapi-ratelimit-headers). */
async function takeAndReport(counting: Promise<Allowance | undefined>, tell: (left: Allowance) => void): Promise<void> {
  try {
    const allowance = await counting;
    if (allowance) tell(allowance);
  } catch (error) {
    const allowance = getExhaustedAllowance(error);
    if (allowance) tell(allowance);
    throw error;
  }
}

/** Appends to the limits that the response already reports. */
function setRateLimitHeaders(response: Response, name: string, max: number, { left, seconds }: Allowance): void {
  response.append('RateLimit-Policy', `"${name}";q=${max};w=${REQUEST_WINDOW_SECONDS}`);
  response.append('RateLimit', `"${name}";r=${left};t=${seconds}`);
}

/** Counts a request of an API key and reports what remains, if there is a response. */
export function takeForKey(
  limits: AttemptLimits,
  max: number,
  { key, response }: { key: string; response: Response | undefined },
): Promise<void> {
  return takeAndReport(limits.requestByKey.take(key), (left) => {
    if (response) setRateLimitHeaders(response, 'key', max, left);
  });
}

/** Counts the requests of an address and reports what remains. */
export function requestLimit(limits: AttemptLimits, max: number): RequestHandler {
  return (request, response, next) => {
    takeAndReport(limits.requestByAddress.take(getClient(request).network), (left) => {
      setRateLimitHeaders(response, 'requests', max, left);
    }).then(() => next(), next);
  };
}
