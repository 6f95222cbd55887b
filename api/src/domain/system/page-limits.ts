const MINUTE_MS = 60_000;

/** Limits of the health check. */
export const HEALTH_LIMITS = {
  retries: 10,
  firstBackoffMs: 1000,
  maxBackoffMs: 10_000,
  errorRetryMs: 1000,
} as const;

export const FRESHNESS_LIMITS = {
  defaultFreshMs: 5 * MINUTE_MS,
  keptMs: 10 * MINUTE_MS,
  ownHallsFreshMs: 3 * MINUTE_MS,
  applicationFreshMs: 10 * MINUTE_MS,
  bookingsRetries: 1,
} as const;
