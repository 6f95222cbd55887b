const MINUTE_MS = 60_000;

export const MAIL_LIMITS = {
  /** Longer subjects are cut. */
  subjectMaxCharacters: 150,
} as const;

/** Limits of notifications (docs/decisions/0066-notifications.md). */
export const NOTIFICATION_LIMITS = {
  /** Unread ones are counted up to this. */
  unreadCountedTo: 100,
  /** Notifications that one call marks as read by their ids. */
  markedMax: 100,
  endpointMaxCharacters: 1000,
  /** Browsers of one account that are pushed to; the one that was turned on first gives way. */
  browsersMax: 20,
  /** How long a push waits for others, and for being read. */
  pushWaitMs: 30_000,
  /** Later than this after the event, nothing is pushed. */
  pushedForMs: 24 * 60 * MINUTE_MS,
  /** Delays between the attempts to push a message, which is given up after the last one. */
  pushWaitsMs: [1, 5, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS),
  /** A push service that asks to wait longer is asked again after this. */
  pushWaitMaxMs: 6 * 60 * MINUTE_MS,
  /** A browser with at least as many failures in a row over the given time isn't pushed to any more. */
  pushFailuresMost: 15,
  pushFailingMostMs: 24 * 60 * MINUTE_MS,
  /** The attempts for one account at a time, per server process; its others look again after the wait. */
  pushesAtOncePerAccount: 2,
  pushTurnWaitMs: 1000,
} as const;
