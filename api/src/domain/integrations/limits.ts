import { RETENTION } from '../personal-data/retention.js';

const MINUTE_MS = 60_000;

export const INTEGRATION_LIMITS = {
  keyNameMaxCharacters: 100,
  /** Per business, without revoked and expired ones. */
  keysMax: 20,
  /** How often the last use of a key is recorded. */
  keyUseWrittenMs: MINUTE_MS,
  urlMaxCharacters: 500,
  /** Per business. */
  webhooksMax: 10,
  attemptTimeoutMs: 10_000,
  /** The attempts of one business at a time, per server process; the others of the business look again after the wait. */
  attemptsAtOncePerBusiness: 2,
  turnWaitMs: 1000,
  answerMaxBytes: 64 * 1024,
  answerKeptBytes: 1024,
  /** Delays between the attempts of a delivery, which fails after the last one. */
  attemptWaitsMs: [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS),
  /** The number of consecutive failures after which a webhook is paused: for a minute, then longer each time. */
  failuresBeforePause: 3,
  pausesMs: [1, 5, 30, 60].map((minutes) => minutes * MINUTE_MS),
  /** The number after which its owner gets a mail, at most once a day. */
  failuresBeforeMail: 5,
  /** A webhook with at least as many failures over the given time is disabled. */
  failuresMost: 15,
  failingMostMs: 24 * 60 * MINUTE_MS,
  deliveriesKeptDays: RETENTION.webhookDeliveries.days,
  /** Bookings that ended earlier are no longer in calendar feeds. */
  feedPastDays: 180,
  feedEventsMax: 5000,
  /** External calendars, per business. */
  externalCalendarsMax: 20,
  externalCalendarNameMaxCharacters: 100,
  externalCalendarUrlMaxCharacters: 1000,
  calendarMaxBytes: 2 * 1024 * 1024,
  calendarRedirectsMax: 3,
  /** How long parsing may take, and how much memory in megabytes. */
  calendarReadMs: 5_000,
  calendarMemoryMb: 128,
  calendarDaysAhead: 730,
  calendarEventsMax: 5000,
  /** Events that can't be read of which the owner sees the names. */
  calendarProblemsShown: 20,
  /** How often an external calendar is read, and the waits after failures in a row. */
  calendarSyncMs: 15 * MINUTE_MS,
  calendarWaitsMs: [15, 30, 60, 120, 240, 360].map((minutes) => minutes * MINUTE_MS),
  /** The number of failures in a row after which the owner gets a mail. */
  calendarFailuresBeforeMail: 5,
} as const;
