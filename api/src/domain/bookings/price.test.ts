import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../input/errors.js';
import { asHundredths, asPercentHundredths, toHundredths } from '../money/money.js';
import type { Hundredths } from '../money/money.js';
import { countHours, isPriceChanged, priceBooking, serviceAmount, sumParts } from './price.js';
import type { PriceQuestion } from './price.js';
import { PriceType, ServicePriceType } from '../catalogue/price-types.js';
import { seededRandom } from '../testing.js';

const money = toHundredths;

function question(changes: Partial<PriceQuestion> = {}): PriceQuestion {
  return {
    hall: { pricePerHour: money(10_000), pricePerPerson: money(1500.5) },
    hours: 5,
    guests: 200,
    ...changes,
  };
}

describe('[customer §5] hours', () => {
  it.each([
    ['2026-03-03T12:00:00Z', '2026-03-03T17:00:00Z', 5],
    ['2026-03-03T12:00:00Z', '2026-03-03T17:00:00.001Z', 6],
    ['2026-03-03T12:00:00Z', '2026-03-03T16:01:00Z', 5],
    ['2026-03-03T12:00:00Z', '2026-03-03T12:00:00Z', 0],
    ['2026-03-03T12:00:00Z', '2026-03-03T11:00:00Z', 0],
  ])('[customer §5] from %s to %s: %d', (start, end, expected) => {
    expect(countHours(new Date(start), new Date(end))).toBe(expected);
  });
});

describe('[customer §5] price', () => {
  it('[customer §5] the hall costs hours × price per hour + guests × price per person', () => {
    const price = priceBooking(question());
    expect(price.hallBasePrice).toBe(money(350_100));
    expect(price.totalPrice).toBe(money(350_100));
  });

  it.each([
    [PriceType.FIXED, 1000, 100_000],
    [PriceType.PER_HOUR, 1000, 500_000],
    [PriceType.PER_PERSON, 10.05, 201_000],
    [PriceType.PERCENTAGE, 12.5, 4_376_250],
    [PriceType.PERCENTAGE, 0, 0],
    [PriceType.PERCENTAGE, 100, 35_010_000],
  ])('[customer §5] a category or type that is %s at %d', (priceType, price, expected) => {
    const kind = { price: money(price), priceType };
    expect(priceBooking(question({ category: kind })).categoryPrice).toBe(expected);
    expect(priceBooking(question({ type: kind })).typePrice).toBe(expected);
  });

  it('[customer §5] included services are charged, listed ones are not; chosen ones by quantity', () => {
    const price = priceBooking(
      question({
        fixedServices: [
          { id: 1, name: 'Lights', price: money(500), priceType: ServicePriceType.PER_HOUR, isIncluded: true },
          { id: 2, name: 'Parking', price: money(900), priceType: ServicePriceType.FIXED, isIncluded: false },
        ],
        optionalServices: [
          { id: 3, name: 'Dinner', price: money(1200), priceType: ServicePriceType.PER_PERSON },
          { id: 4, name: 'Cake', price: money(80.25), priceType: ServicePriceType.FIXED, quantity: 3 },
        ],
      }),
    );
    expect(price.fixedServiceLines.map(({ name, amount }) => [name, amount])).toEqual([['Lights', money(2500)]]);
    expect(price.optionalServiceLines.map(({ name, quantity, amount }) => [name, quantity, amount])).toEqual([
      ['Dinner', 1, money(240_000)],
      ['Cake', 3, money(240.75)],
    ]);
    expect(price.fixedServicesPrice).toBe(money(2500));
    expect(price.optionalServicesPrice).toBe(money(240_240.75));
    expect(price.totalPrice).toBe(money(592_840.75));
  });

  it('[customer §5] an unknown price type counts as flat', () => {
    const odd = { id: 1, name: 'Odd', price: money(7), priceType: 'each_moon' as ServicePriceType };
    expect(serviceAmount(odd, 5, 100)).toBe(money(7));
  });

  it.each([
    [0, 0, 0, 0],
    [1000, 0, 1000, 0],
    [0, 1700, 0, 1700],
    [1000, 1700, 1000, 1530],
    [10_000, 10_000, 10_000, 0],
  ])('[business §5] discount %d, then tax %d on what remains', (discount, tax, discountAmount, taxAmount) => {
    const price = priceBooking({
      hall: { pricePerHour: asHundredths(5000), pricePerPerson: asHundredths(1000) },
      hours: 1,
      guests: 5,
      discountPercentage: asPercentHundredths(discount),
      taxPercentage: asPercentHundredths(tax),
    });
    expect([price.discountAmount, price.taxAmount]).toEqual([discountAmount, taxAmount]);
    expect(price.totalPrice).toBe(10_000 - discountAmount + taxAmount);
  });

  it('[customer §5] shares round half up to hundredths', () => {
    const price = priceBooking({
      hall: { pricePerHour: asHundredths(1), pricePerPerson: asHundredths(0) },
      category: { price: money(50), priceType: PriceType.PERCENTAGE },
      type: { price: money(49.99), priceType: PriceType.PERCENTAGE },
      hours: 1,
      guests: 1,
    });
    expect([price.categoryPrice, price.typePrice]).toEqual([1, 0]);
  });

  it('[customer §5] lines add up to parts and parts to the total, for any request', () => {
    const random = seededRandom(20_260_303);
    const upTo = (most: number): number => Math.floor(random() * (most + 1));
    const amount = (): Hundredths => asHundredths(upTo(5_000_00));
    const serviceTypes = Object.values(ServicePriceType);
    const kindTypes = Object.values(PriceType);
    const service = (id: number) => ({
      id,
      name: `Service ${id}`,
      price: amount(),
      priceType: serviceTypes[upTo(2)] ?? ServicePriceType.FIXED,
    });
    const kind = () => {
      const priceType = kindTypes[upTo(3)] ?? PriceType.FIXED;
      return { price: priceType === PriceType.PERCENTAGE ? asHundredths(upTo(10_000)) : amount(), priceType };
    };
    for (let round = 0; round < 2000; round += 1) {
      const price = priceBooking({
        hall: { pricePerHour: amount(), pricePerPerson: amount() },
        category: upTo(3) === 0 ? null : kind(),
        type: upTo(3) === 0 ? null : kind(),
        fixedServices: Array.from({ length: upTo(5) }, (_, id) => ({ ...service(id), isIncluded: upTo(1) === 1 })),
        optionalServices: Array.from({ length: upTo(8) }, (_, id) => ({ ...service(id), quantity: 1 + upTo(4) })),
        hours: 1 + upTo(23),
        guests: 1 + upTo(2000),
        discountPercentage: asPercentHundredths(upTo(10_000)),
        taxPercentage: asPercentHundredths(upTo(10_000)),
      });
      const sum = (lines: ReadonlyArray<{ amount: number }>): number =>
        lines.reduce((all, line) => all + line.amount, 0);
      expect(sum(price.fixedServiceLines)).toBe(price.fixedServicesPrice);
      expect(sum(price.optionalServiceLines)).toBe(price.optionalServicesPrice);
      expect(sumParts(price) - price.discountAmount + price.taxAmount).toBe(price.totalPrice);
      for (const value of Object.values(price)) {
        if (typeof value === 'number') expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
      }
    }
  });

  it.each([
    ['no hours', { hours: 0 }],
    ['broken hours', { hours: 1.5 }],
    ['no guests', { guests: 0 }],
    ['broken guests', { guests: Number.NaN }],
    [
      'a quantity of none',
      {
        optionalServices: [
          { id: 1, name: 'A', price: asHundredths(1), priceType: ServicePriceType.FIXED, quantity: 0 },
        ],
      },
    ],
    ['a percentage above 100', { category: { price: money(100.01), priceType: PriceType.PERCENTAGE } }],
    [
      'an amount beyond all bounds',
      { hall: { pricePerHour: asHundredths(999_999_999_999), pricePerPerson: asHundredths(1) } },
    ],
    [
      'guests beyond exactness',
      { hall: { pricePerHour: asHundredths(0), pricePerPerson: asHundredths(999_999_999_999) }, guests: 100_000 },
    ],
  ])('[customer §5] %s is refused', (_name, changes) => {
    expect(() => priceBooking(question(changes))).toThrow(DomainError);
  });

  it.each([
    [{ hours: 0 }, 'endTime', 'A booking takes at least one hour'],
    [{ guests: 0 }, 'guestCount', 'At least 1 guest required'],
    [
      {
        optionalServices: [
          { id: 1, name: 'A', price: asHundredths(1), priceType: ServicePriceType.FIXED, quantity: 0.5 },
        ],
      },
      'optionalServices',
      'A quantity must be a whole number of at least 1',
    ],
  ])('[customer §5] %j is refused at %s: %s', (changes, field, message) => {
    expect(() => priceBooking(question(changes))).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', field, message }),
    );
  });

  it('[customer §5] services are optional', () => {
    const { hall, hours, guests } = question();
    expect(priceBooking({ hall, hours, guests })).toEqual(
      priceBooking({ hall, hours, guests, fixedServices: [], optionalServices: [] }),
    );
  });
});

describe('[customer §7] totals that clients send', () => {
  it.each([
    [undefined, false],
    [null, false],
    [0, false],
    [100, false],
    [99, true],
    [101, true],
  ])('[customer §7] %p against 100: changed %p', (sent, expected) => {
    expect(isPriceChanged(sent as Hundredths | null | undefined, asHundredths(100))).toBe(expected);
  });
});
