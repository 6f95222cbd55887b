import { RETENTION } from '../personal-data/retention.js';

const MINUTE_MS = 60_000;

/** Limits of integrations. */
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
} as const;
