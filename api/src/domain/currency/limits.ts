const MINUTE_MS = 60_000;

/** Limits of currency. */
export const CURRENCY_LIMITS = {
  /** Longest wait for one step of the detection. */
  detectionStepMs: 2500,
  ratesTimeoutMs: 10_000,
  ratesMaxBytes: 200_000,
  /** How far a rate may move from the last one before the answer counts as wrong. */
  ratesMaxFactor: 3,
  /** Largest rate that can be set: beyond what any two of these currencies are worth of each other. */
  rateMax: 1_000_000,
  /** How long a server keeps the rates that it has read. */
  ratesKeptMs: 10 * MINUTE_MS,
} as const;
