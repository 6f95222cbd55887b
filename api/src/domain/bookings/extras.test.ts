import { describe, expect, it } from '@jest/globals';
import type { Hundredths, PercentHundredths } from '../money/money.js';
import { agreeChangedPrice } from './changes.js';
import { addExtras, areSameExtras, sumExtras, type Extra } from './extras.js';
import { priceBooking, sumParts } from './price.js';

const amount = (value: number) => value as Hundredths;
const percent = (value: number) => value as PercentHundredths;
const FLOWERS: Extra = { name: 'Flowers', amount: amount(10_001) };
const LIGHTS: Extra = { name: 'Lights', amount: amount(2_500) };

/** 100,000.00, less 10% discount, plus 16% tax. */
const price = priceBooking({
  hall: { pricePerHour: amount(0), pricePerPerson: amount(100_000) },
  hours: 4,
  guests: 100,
  discountPercentage: percent(1_000),
  taxPercentage: percent(1_600),
});
const TAX = percent(1_600);

describe('[issue: Money] extra lines of an offer', () => {
  it('are summed', () => {
    expect(sumExtras([])).toBe(0);
    expect(sumExtras([FLOWERS, LIGHTS])).toBe(12_501);
  });

  it.each([
    ['nothing', [], 1_440_000, 10_440_000],
    // 16% of 9,010,001 is 1,441,600.16.
    ['a line, taxed with the parts', [FLOWERS], 1_441_600, 10_451_601],
    // 16% of 9,012,501 is 1,442,000.16.
    ['two lines', [FLOWERS, LIGHTS], 1_442_000, 10_454_501],
  ])('add %s', (_what, extras, taxAmount, totalPrice) => {
    expect(addExtras(price, extras, TAX)).toEqual({ ...price, taxAmount, totalPrice });
  });

  it.each([
    ['the same', [FLOWERS, LIGHTS], true],
    ['in another order', [LIGHTS, FLOWERS], false],
    ['one less', [FLOWERS], false],
    ['another amount', [FLOWERS, { ...LIGHTS, amount: amount(1) }], false],
    ['another name', [FLOWERS, { ...LIGHTS, name: 'Lamps' }], false],
  ])('are compared: %s', (_what, other, isSame) => {
    expect(areSameExtras([FLOWERS, LIGHTS], other)).toBe(isSame);
  });

  it.each([
    ['by the hall’s prices', null, null, 10_454_501, null],
    ['at a stated total', 10_000_000, null, 10_000_000, 10_454_501],
    ['at the total that was agreed before', null, 9_999_999, 9_999_999, 10_454_501],
    ['at a stated total that is the quoted one', 10_454_501, 1, 10_454_501, null],
  ])('add up with parts, adjustment, discount and tax %s', (_what, stated, kept, total, quoted) => {
    const agreement = {
      stated: stated === null ? null : amount(stated),
      kept: kept === null ? null : amount(kept),
      extras: [FLOWERS, LIGHTS],
    };
    const agreed = agreeChangedPrice(price, agreement, TAX);
    expect([agreed.price.totalPrice, agreed.quotedPrice]).toEqual([total, quoted]);
    const { discountAmount, taxAmount } = agreed.price;
    expect(sumParts(agreed.price) + agreed.adjustmentAmount - discountAmount + taxAmount).toBe(total);
  });
});
