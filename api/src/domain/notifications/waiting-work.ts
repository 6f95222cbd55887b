/** What waits for a business (docs/decisions/0093-what-waits.md). */
export const WaitingWork = {
  /** Conversations in which the customer wrote last. */
  MESSAGES: 'MESSAGES',
  /** Requests, and changes that customers ask for. */
  REQUESTS: 'REQUESTS',
  /** Proofs of payment. */
  PROOFS: 'PROOFS',
  /** Tasks of bookings whose day has come. */
  TASKS: 'TASKS',
} as const;
export type WaitingWork = keyof typeof WaitingWork;

/** When a business is reminded of what waits, by its own clocks. */
export const WAITING_WORK_LIMITS = {
  /** From this hour on, and until when whoever had quiet hours then. */
  fromHour: 8,
  untilHour: 20,
  /** For how many hours it has waited at the first of these. */
  waitedHours: 4,
  /** Of conversations without a message for longer, nobody is reminded. */
  conversationDays: 30,
} as const;
