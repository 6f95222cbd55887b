export const MAIL_LIMITS = {
  /** Longer subjects are cut. */
  subjectMaxCharacters: 150,
} as const;

/** Limits of the notifications in the app (docs/decisions/0066-notifications.md). */
export const NOTIFICATION_LIMITS = {
  /** Unread ones are counted up to this. */
  unreadCountedTo: 100,
  /** Notifications that one call marks as read by their ids. */
  markedMax: 100,
} as const;
