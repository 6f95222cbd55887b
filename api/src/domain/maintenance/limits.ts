const MINUTE_MS = 60_000;

export const MAINTENANCE_LIMITS = {
  messageMaxCharacters: 1000,
  landingPollMs: 5 * MINUTE_MS,
  landingStaleMs: 3 * MINUTE_MS,
  guardPollMs: 2 * MINUTE_MS,
  guardStaleMs: MINUTE_MS,
} as const;
