import { add, shareHalfUp, subtract, type Hundredths, type PercentHundredths } from '../money/money.js';
import { sumParts, type Price } from './price.js';

/** A line that was agreed beside the hall's prices, before tax (docs/decisions/0079-offers.md). */
export interface Extra {
  name: string;
  amount: Hundredths;
}

/** What extra lines add, before tax. */
export function sumExtras(extras: readonly Extra[]): Hundredths {
  return add(...extras.map(({ amount }) => amount));
}

/**
 * A price with extra lines: they are taxed with its parts, but no discount is taken from them.
 * @throws DomainError `INVALID_INPUT` beyond the maximum amount
 */
export function addExtras(price: Price, extras: readonly Extra[], tax: PercentHundredths): Price {
  if (extras.length === 0) return price;
  const net = add(subtract(sumParts(price), price.discountAmount), sumExtras(extras));
  const taxAmount = shareHalfUp(net, tax);
  return { ...price, taxAmount, totalPrice: add(net, taxAmount) };
}

/** Whether two lists of extra lines are the same. */
export function areSameExtras(one: readonly Extra[], other: readonly Extra[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, amount }, index) => name === other[index]?.name && amount === other[index].amount)
  );
}
