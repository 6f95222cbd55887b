const MINUTE_MS = 60_000;

export const CURRENCY_LIMITS = {
  /** Timeout of each step of the detection. */
  detectionStepMs: 2500,
  ratesTimeoutMs: 10_000,
  ratesMaxBytes: 200_000,
  /** The largest change of a rate before a response counts as wrong. */
  ratesMaxFactor: 3,
  /** Maximum rate, above that of any pair of these currencies. */
  rateMax: 1_000_000,
  /** How long a server caches the rates. */
  ratesKeptMs: 10 * MINUTE_MS,
} as const;
