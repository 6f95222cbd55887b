/** Limits of money. */
export const MONEY_LIMITS = {
  /** 9,999,999,999.99: no price and no total is larger. */
  amountMaxHundredths: 999_999_999_999,
} as const;
