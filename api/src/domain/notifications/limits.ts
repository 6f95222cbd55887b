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
  pushedForMs: 24 * 60 * 60_000,
} as const;
