export const MONEY_LIMITS = {
  /** 9,999,999,999.99: the maximum of prices and totals. */
  amountMaxHundredths: 999_999_999_999,
} as const;
