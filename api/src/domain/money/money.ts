import { formatMoney } from '../currency/format.js';
import { MONEY_LIMITS } from './limits.js';
import { DomainError } from '../input/errors.js';

/** An exact amount: an integer of hundredths of the currency's unit (1500.50 is 150050). */
export type Hundredths = number & { readonly __unit: 'hundredths' };

/** A percentage: an integer of hundredths of a percent (12.5 % is 1250). */
export type PercentHundredths = number & { readonly __unit: 'percent hundredths' };

const MAX = MONEY_LIMITS.amountMaxHundredths;
const HUNDRED_PERCENT = 10_000;
const DECIMAL_TEXT = /^\d{1,16}(\.\d{1,2})?$/;

export const ZERO = 0 as Hundredths;

/** Messages about amounts. */
export const MONEY_MESSAGES = {
  invalid: 'Must be an amount with at most two decimals',
  negative: 'Must not be negative',
  tooLarge: 'Must be at most 9,999,999,999.99',
  beyond: 'The amount is larger than can be handled here',
} as const;

/**
 * The message about an invalid amount, or null.
 * @param value currency units, as a number or as decimal text (`"1500.50"`)
 */
export function amountProblem(value: number | string): string | null {
  const number = typeof value === 'number' ? value : Number(value.trim() === '' ? Number.NaN : value);
  if (!Number.isFinite(number)) return MONEY_MESSAGES.invalid;
  if (number < 0) return MONEY_MESSAGES.negative;
  if (number * 100 > MAX + 0.5) return MONEY_MESSAGES.tooLarge;
  if (typeof value === 'string' && !DECIMAL_TEXT.test(value.trim())) return MONEY_MESSAGES.invalid;
  // True for exactly those doubles that are parsed from texts with two decimals.
  return Math.round(number * 100) / 100 === number ? null : MONEY_MESSAGES.invalid;
}

/**
 * Converts currency units to hundredths.
 * @param value units, as a number or as decimal text
 * @throws DomainError `INVALID_INPUT` when negative, not finite, too large or with more than two decimals
 */
export function toHundredths(value: number | string): Hundredths {
  const problem = amountProblem(value);
  if (problem !== null) throw new DomainError('INVALID_INPUT', problem);
  // Adding zero turns -0 into 0.
  return (Math.round(Number(value) * 100) + 0) as Hundredths;
}

/** Converts currency units, which may be negative, to hundredths. @throws DomainError `INVALID_INPUT` as {@link toHundredths} */
export function toSignedHundredths(value: number): Hundredths {
  return (value < 0 ? 0 - toHundredths(0 - value) : toHundredths(value)) as Hundredths;
}

/** Converts hundredths to units, the wire format, with two decimals. */
export function fromHundredths(amount: Hundredths): number {
  return amount / 100;
}

/**
 * Checks that a number is a valid amount in hundredths.
 * @throws DomainError `INVALID_INPUT` unless it is an integer between 0 and the maximum amount
 */
export function asHundredths(value: number): Hundredths {
  if (!Number.isSafeInteger(value) || value < 0 || value > MAX) {
    throw new DomainError('INVALID_INPUT', MONEY_MESSAGES.beyond);
  }
  return (value + 0) as Hundredths;
}

/**
 * Checks that a number is a valid percentage in hundredths of a percent, 0 to 10000.
 * @throws DomainError `INVALID_INPUT`
 */
export function asPercentHundredths(value: number): PercentHundredths {
  if (!Number.isSafeInteger(value) || value < 0 || value > HUNDRED_PERCENT) {
    throw new DomainError('INVALID_INPUT', 'Must be between 0 and 100');
  }
  return (value + 0) as PercentHundredths;
}

/**
 * Converts a percentage (12.5) to hundredths of a percent (1250).
 * @throws DomainError `INVALID_INPUT` outside 0 to 100 or with more than two decimals
 */
export function toPercentHundredths(percent: number): PercentHundredths {
  const hundredths = Math.round(percent * 100);
  if (!Number.isFinite(percent) || hundredths / 100 !== percent) {
    throw new DomainError('INVALID_INPUT', 'Must be a percentage with at most two decimals');
  }
  return asPercentHundredths(hundredths);
}

/** Converts hundredths of a percent (1250) to a percentage (12.5). */
export function fromPercentHundredths(percent: PercentHundredths): number {
  return percent / 100;
}

/**
 * The exact sum.
 * @throws DomainError `INVALID_INPUT` above the maximum amount
 */
export function add(...amounts: readonly Hundredths[]): Hundredths {
  let sum = 0;
  for (const amount of amounts) sum = asHundredths(sum + amount);
  return sum as Hundredths;
}

/**
 * The difference, which is never negative: nothing here owes the customer money.
 * @throws DomainError `INVALID_INPUT` for a negative difference
 */
export function subtract(amount: Hundredths, taken: Hundredths): Hundredths {
  return asHundredths(amount - taken);
}

/**
 * `amount × factor`, rounded half up to hundredths; exact for integers (hours, guests, quantities).
 * @throws DomainError `INVALID_INPUT` when the factor is negative or the product above the maximum amount
 */
export function multiplyHalfUp(amount: Hundredths, factor: number): Hundredths {
  if (!Number.isFinite(factor) || factor < 0) throw new DomainError('INVALID_INPUT', MONEY_MESSAGES.beyond);
  const product = amount * factor;
  return asHundredths(Number.isInteger(factor) ? product : Math.floor(product + 0.5));
}

/**
 * A percentage of an amount, rounded half up to hundredths; exact, although `amount × percent` may exceed the safe integers.
 * @param percent hundredths of a percent
 */
export function shareHalfUp(amount: Hundredths, percent: PercentHundredths): Hundredths {
  const whole = Math.floor(amount / HUNDRED_PERCENT);
  const rest = amount % HUNDRED_PERCENT;
  return asHundredths(whole * percent + Math.floor((rest * percent + HUNDRED_PERCENT / 2) / HUNDRED_PERCENT));
}

/** Divides by a whole number, rounding half up to hundredths. */
export function divideHalfUp(amount: Hundredths, by: number): Hundredths {
  return asHundredths(Math.floor((2 * amount + by) / (2 * by)));
}

const PERCENT = 100;

/**
 * An amount with a percentage more or less, rounded half up to hundredths; exact, since the product stays a safe integer.
 * @param percent whole percents, at least -100
 * @throws DomainError `INVALID_INPUT` above the maximum amount
 */
export function changeByPercent(amount: Hundredths, percent: number): Hundredths {
  return asHundredths(Math.floor((amount * (PERCENT + percent) + PERCENT / 2) / PERCENT));
}

/** {@link formatMoney} for an amount in hundredths. */
export function formatHundredths(amount: Hundredths, currency: string, locale = 'en-US'): string {
  return formatMoney(fromHundredths(amount), currency, locale);
}
