/** Limits of the threads of bookings (docs/decisions/0063-threads.md). */
export const THREAD_LIMITS = {
  textMaxCharacters: 4000,
  /** Files of a message. */
  filesMax: 5,
  /** Messages of the page that live updates bring. */
  livePageSize: 30,
  /** Messages an hour to a side that hasn't written back. */
  unansweredMax: 30,
  unansweredMinutes: 60,
  /** For how long the author may delete a message. */
  deletableMinutes: 10,
  /** Unread messages are counted up to this. */
  unreadCountedTo: 100,
  /** Threads with unread messages in one answer. */
  unreadThreadsMax: 100,
  /** Characters of the latest message in a list of enquiries. */
  excerptCharacters: 120,
  /** How long a mail waits for more messages, and for its reader. */
  mailDelayMinutes: 5,
} as const;
