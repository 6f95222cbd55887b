const MINUTE_MS = 60_000;

/** Limits of integrations. */
export const INTEGRATION_LIMITS = {
  keyNameMaxCharacters: 100,
  /** Of one business, revoked and expired ones not counted. */
  keysMax: 20,
  /** How often the last use of a key is written. */
  keyUseWrittenMs: MINUTE_MS,
  urlMaxCharacters: 500,
  /** Of one business. */
  webhooksMax: 10,
  attemptTimeoutMs: 10_000,
  answerMaxBytes: 64 * 1024,
  answerKeptBytes: 1024,
  /** Waits between the attempts of a delivery; after the last one it is given up. */
  attemptWaitsMs: [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS),
  /** After as many failures in a row a webhook is paused: first for a minute, then longer each time. */
  failuresBeforePause: 3,
  pausesMs: [1, 5, 30, 60].map((minutes) => minutes * MINUTE_MS),
  /** After as many its owner gets a mail, at most one a day. */
  failuresBeforeMail: 5,
  /** A webhook that failed as often, for as long, is switched off. */
  failuresMost: 15,
  failingMostMs: 24 * 60 * MINUTE_MS,
  deliveriesKeptDays: 30,
  /** Bookings that ended longer ago have left the calendar feeds. */
  feedPastDays: 180,
  feedEventsMax: 5000,
} as const;
