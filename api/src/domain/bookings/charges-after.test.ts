import { describe, expect, it } from '@jest/globals';
import type { AgreedMenu } from '../menus/menus.js';
import type { Hundredths, PercentHundredths } from '../money/money.js';
import { sayInUrdu } from '../urdu/phrases.js';
import { sayChargeInUrdu } from './charges-after-urdu.js';
import { describeCharge, isGuestCharge, sumCharge, type ChargedRates } from './charges-after.js';
import { sayInvoiceInUrdu } from './invoice-urdu.js';

const amount = (value: number) => value as Hundredths;

const RATES: ChargedRates = {
  ...{ guestCount: 100, menu: null, pricePerPerson: amount(100_000), pricePerHour: amount(500_000) },
  ...{ discountPercentage: 0 as PercentHundredths, taxPercentage: 0 as PercentHundredths },
};
const TAXED = { ...RATES, discountPercentage: 1000 as PercentHundredths, taxPercentage: 1600 as PercentHundredths };
/** 3,375 a head with its surcharges; from 120 guests 3,000. The rate of the day made 3,300 of 3,000. */
const MENU: AgreedMenu = {
  ...{
    menuId: 1,
    name: 'Royal',
    nameUrdu: null,
    courses: [],
    hallIds: null,
    shiftNames: [],
    firstDay: null,
    lastDay: null,
  },
  bands: [
    { fromGuests: 1, price: amount(300_000) },
    { fromGuests: 120, price: amount(262_500) },
  ],
  ...{ guaranteedHeads: 0, isFixed: false, heads: 100, childCount: 0, childrenShare: null },
  ...{ pricePerHead: amount(330_000), surchargePerHead: amount(7500), menuAmount: amount(33_750_000) },
};
const WITH_MENU = { ...RATES, menu: MENU, pricePerPerson: amount(0) };

describe('a charge by the agreed rates', () => {
  it.each([
    ['guests by the price per person', RATES, { guests: 20, hours: 0 }, 2_000_000, '20 more guests × 1,000'],
    ['hours', RATES, { guests: 0, hours: 1 }, 500_000, '1 more hour × 5,000'],
    ['both', RATES, { guests: 1, hours: 2 }, 1_100_000, '1 more guest × 1,000, 2 more hours × 5,000'],
    ['discount, then tax', TAXED, { guests: 20, hours: 0 }, 2_088_000, '20 more guests × 1,000'],
    ['heads of the menu', WITH_MENU, { guests: 19, hours: 0 }, 19 * 337_500, '19 more guests × 3,375'],
    [
      'heads of the band that they reach',
      WITH_MENU,
      { guests: 20, hours: 0 },
      20 * 296_250,
      '20 more guests × 2,962.5',
    ],
    [
      'none of the guaranteed heads',
      { ...WITH_MENU, menu: { ...MENU, guaranteedHeads: 110, heads: 110 } },
      { guests: 15, hours: 0 },
      5 * 337_500,
      '5 more guests × 3,375',
    ],
    [
      'nothing below the guaranteed heads',
      { ...WITH_MENU, menu: { ...MENU, guaranteedHeads: 119, heads: 119 } },
      { guests: 15, hours: 0 },
      0,
      '',
    ],
    ['nothing for hours that cost nothing', { ...RATES, pricePerHour: amount(0) }, { guests: 0, hours: 3 }, 0, ''],
  ])('%s', (_name, rates, extra, sum, words) => {
    const charge = sumCharge(rates, extra);
    expect([charge.amount, describeCharge(charge)]).toEqual([sum, words]);
  });

  it.each([
    ['20 more guests × 1,000', true],
    ['1 more guest × 1,000, 2 more hours × 5,000 – At the door', true],
    ['2 more hours × 5,000', false],
    ['For 20 more guests × 1,000', false],
    [null, false],
  ])('knows whether %j is of guests', (note, isOne) => {
    expect(isGuestCharge(note)).toBe(isOne);
  });

  it.each([
    [{ guests: 20, hours: 0 }, '', '20 مزید مہمان × 1,000'],
    [{ guests: 1, hours: 2 }, '', '1 مزید مہمان × 1,000، 2 مزید گھنٹے × 5,000'],
    [
      { guests: 0, hours: 1 },
      ' – At the door, 5 more guests × 3',
      '1 مزید گھنٹہ × 5,000 – \u2068At the door, 5 more guests × 3\u2069',
    ],
  ])('is said in Urdu on papers and elsewhere: %j%s', (extra, written, urdu) => {
    const note = describeCharge(sumCharge(RATES, extra)) + written;
    expect(sayChargeInUrdu(note)).toBe(urdu);
    expect(sayInvoiceInUrdu(note)).toBe(urdu);
    expect(sayInUrdu(note)).toBe(urdu);
  });

  it.each([
    'Nine more guests',
    'For 20 more guests × 1,000',
    '20 more guests × 1,000 at the door',
    '2 more chairs × 500',
  ])('leaves what somebody wrote as it is: %s', (note) => {
    expect(sayChargeInUrdu(note)).toBeUndefined();
  });

  it('has parts that add up', () => {
    const { guests, hours, discountAmount, taxAmount, amount: sum } = sumCharge(TAXED, { guests: 7, hours: 3 });
    expect((guests?.amount ?? 0) + (hours?.amount ?? 0) - discountAmount + taxAmount).toBe(sum);
  });
});
