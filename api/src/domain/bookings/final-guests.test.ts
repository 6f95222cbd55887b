import { describe, expect, it } from '@jest/globals';
import { PriceType, ServicePriceType } from '../catalogue/price-types.js';
import type { AgreedMenu } from '../menus/menus.js';
import { ZERO, type Hundredths, type PercentHundredths } from '../money/money.js';
import { repriceGuests, type AgreedRates } from './agreed-rates.js';
import { CHANGE_MESSAGES } from './changes.js';
import { BookingSource } from './entry.js';
import { FINAL_GUESTS_MESSAGES, findFinalGuestsRefusal, findGuestRange } from './final-guests.js';
import { BookingStatus } from './transitions.js';

const amount = (value: number) => value as Hundredths;
const percent = (value: number) => value as PercentHundredths;

describe('within which numbers the final number of guests is', () => {
  it.each([
    ['10% around the agreed one', 350, null, 500, { agreed: 350, min: 315, max: 385 }],
    ['whole guests inside of it', 105, null, 500, { agreed: 105, min: 95, max: 115 }],
    ['measured against what was agreed, in several steps', 385, 350, 500, { agreed: 350, min: 315, max: 385 }],
    ['at most the capacity', 350, null, 360, { agreed: 350, min: 315, max: 360 }],
    ['back to the agreed one', 10, 11, 500, { agreed: 11, min: 10, max: 12 }],
    ['none for a few guests', 5, null, 500, null],
    ['none in a hall that became too small', 350, null, 300, null],
  ])('%s', (_name, guestCount, agreedGuests, capacity, range) => {
    expect(findGuestRange({ guestCount, agreedGuests, capacity })).toEqual(range);
  });
});

describe('why the final number of guests can’t be set', () => {
  const booking = {
    status: BookingStatus.CONFIRMED as BookingStatus,
    ...{ startTime: new Date('2027-03-20T14:00:00.000Z'), endTime: new Date('2027-03-20T18:00:00.000Z') },
    ...{ timeZone: 'Asia/Karachi', source: BookingSource.CUSTOMER, heldUntil: null, paymentDueAt: null, group: null },
    ...{ isOffered: false, acceptedAt: null, confirmedAt: null },
    ...{ guestCount: 100, agreedGuests: null, capacity: 300, finalGuestsDays: 3 },
  };
  const late = FINAL_GUESTS_MESSAGES.tooLate(3);

  it.each([
    ['nothing until the third day before', {}, '17T18:59', null],
    ['the day', {}, '17T19:00', late],
    ['one day', { finalGuestsDays: 1 }, '19T19:00', FINAL_GUESTS_MESSAGES.tooLate(1)],
    ['nothing until it begins', { finalGuestsDays: 0 }, '20T13:59', null],
    ['that it has begun', { finalGuestsDays: 0 }, '20T14:00', CHANGE_MESSAGES.begun],
    ['its end', { status: BookingStatus.CANCELLED }, '02T09:00', CHANGE_MESSAGES.ended],
    ['functions that wait', { status: BookingStatus.PENDING, group: {} }, '02T09:00', CHANGE_MESSAGES.inGroup],
    ['too few guests', { guestCount: 4 }, '02T09:00', FINAL_GUESTS_MESSAGES.none],
  ])('%s', (_name, particulars, now, refusal) => {
    expect(findFinalGuestsRefusal({ ...booking, ...particulars }, new Date(`2027-03-${now}:00.000Z`))).toBe(refusal);
  });
});

const FOOD = {
  name: 'Chairs',
  price: amount(5000),
  priceType: ServicePriceType.PER_PERSON as ServicePriceType,
  quantity: 1,
  isIncluded: true,
};
type Rates = AgreedRates<typeof FOOD & { amount: Hundredths }>;

/** 4 hours at 1,000 and 100 guests at 1,000, taxed with 16%. */
const RATES: Rates = {
  ...{ hours: 4, guestCount: 100, pricePerHour: amount(100_000), pricePerPerson: amount(100_000), flatPrice: ZERO },
  ...{ menu: null, rateAmount: ZERO, categoryPrice: ZERO, typePrice: ZERO, fixedServices: [], optionalServices: [] },
  ...{ extras: [], discountPercentage: percent(0), taxPercentage: percent(1600), quotedPrice: null },
  totalPrice: amount(12_064_000),
};
const NO_KINDS = { category: null, type: null };

/** 2,000 a head, from 120 guests 1,800; a weekend’s rate made 10% more of it. */
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
    { fromGuests: 1, price: amount(200_000) },
    { fromGuests: 120, price: amount(180_000) },
  ],
  ...{ guaranteedHeads: 105, isFixed: false, heads: 110, childCount: 0, childrenShare: null },
  ...{ pricePerHead: amount(220_000), surchargePerHead: amount(10_000), menuAmount: amount(25_300_000) },
};
const WITH_MENU: Rates = {
  ...RATES,
  ...{ guestCount: 110, pricePerHour: ZERO, pricePerPerson: ZERO, menu: MENU, taxPercentage: percent(0) },
  ...{ rateAmount: amount(2_200_000), totalPrice: amount(25_300_000) },
};

describe('a booking for another number of guests', () => {
  it.each([
    [
      'costs its price per person',
      RATES,
      110,
      { hallBasePrice: 11_400_000, taxAmount: 1_824_000, totalPrice: 13_224_000 },
    ],
    ['costs what it cost for as many', RATES, 100, { totalPrice: 12_064_000 }],
    [
      'keeps the rate in another band of its menu',
      WITH_MENU,
      121,
      { menuAmount: 121 * 208_000, totalPrice: 121 * 208_000 },
    ],
    ['is charged for the guaranteed heads', WITH_MENU, 99, { menuAmount: 105 * 230_000, totalPrice: 105 * 230_000 }],
    ['says what the rate adds', WITH_MENU, 115, { rateAmount: 2_300_000 }],
    ['says what the rate takes away', { ...RATES, rateAmount: amount(-1_040_000) }, 113, { rateAmount: -1_170_000 }],
  ])('%s', (_name, rates, guests, expected) => {
    expect(repriceGuests(rates, NO_KINDS, guests)).toMatchObject(expected);
  });

  it('has its services by the head', () => {
    const services = [{ ...FOOD, amount: amount(500_000) }];
    const listed = [{ ...FOOD, isIncluded: false, amount: ZERO }];
    const rates = { ...RATES, fixedServices: listed, optionalServices: services, totalPrice: amount(12_644_000) };
    const priced = repriceGuests(rates, NO_KINDS, 110);
    expect(priced).toMatchObject({ optionalServicesPrice: 550_000, fixedServicesPrice: 0 });
    expect(priced.optionalServices).toMatchObject([{ name: 'Chairs', amount: 550_000 }]);
    expect(priced.fixedServices).toMatchObject([{ amount: 0 }]);
  });

  it.each([
    ['by the head, as it is today', { price: amount(1000), priceType: PriceType.PER_PERSON }, 100_000, 110_000],
    ['by percent, as it is today', { price: amount(1000), priceType: PriceType.PERCENTAGE }, 1_040_000, 1_140_000],
    [
      'by what was kept, if it costs something else today',
      { price: amount(9999), priceType: PriceType.PER_PERSON },
      100_000,
      100_000,
    ],
  ])('has its category %s', (_name, category, kept, expected) => {
    const rates = { ...RATES, categoryPrice: amount(kept) };
    expect(repriceGuests(rates, { category, type: null }, 110)).toMatchObject({ categoryPrice: expected });
  });

  it('changes a total that was agreed by what the quoted one changes, and keeps its extra lines', () => {
    const extras = [{ name: 'Flowers', amount: amount(1_000_000) }];
    const rates = { ...RATES, extras, quotedPrice: amount(13_224_000), totalPrice: amount(10_000_000) };
    const priced = repriceGuests(rates, NO_KINDS, 110);
    expect(priced).toMatchObject({ quotedPrice: 14_384_000, totalPrice: 11_160_000 });
    const { hallBasePrice, adjustmentAmount, discountAmount, taxAmount } = priced;
    expect(hallBasePrice + adjustmentAmount - discountAmount + taxAmount).toBe(11_160_000);
  });

  it('costs nothing rather than less', () => {
    const rates = { ...RATES, quotedPrice: amount(12_064_000), totalPrice: amount(100) };
    expect(repriceGuests(rates, NO_KINDS, 90)).toMatchObject({ totalPrice: 0 });
  });
});
