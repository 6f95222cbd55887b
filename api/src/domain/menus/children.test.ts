import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { repriceGuests, type AgreedRates } from '../bookings/agreed-rates.js';
import { isSameRequest } from '../bookings/changes.js';
import { quoteSchema } from '../bookings/inputs.js';
import { validate } from '../input/errors.js';
import { toHundredths, ZERO, type Hundredths, type PercentHundredths } from '../money/money.js';
import { CHILDREN_MESSAGES, findChildProblems, priceHeads } from './children.js';
import { MENU_FORM_MESSAGES, menuSchema } from './inputs.js';
import { findBandCharge, priceMenu, repriceMenu, toAgreedMenu, type AgreedMenu, type MenuPricing } from './menus.js';
import { nameMenuInUrdu } from './words-urdu.js';
import { nameMenu } from './words.js';

const dish = (dishId: number, surcharge: number) => ({
  ...{ dishId, name: `Dish ${dishId}`, nameUrdu: null },
  surcharge: toHundredths(surcharge),
});
const SERVED = { name: 'Main', nameUrdu: null, choose: null, isMain: true };
const ANYWHERE = { hallIds: null, shiftNames: [], firstDay: null, lastDay: null };

/** 2,000 a head, from 200 heads 1,800; children pay half. */
const MENU = {
  ...{ ...ANYWHERE, menuId: 1, name: 'Royal', nameUrdu: 'شاہی', guaranteedHeads: 0, isFixed: false, childrenShare: 50 },
  bands: [
    { fromGuests: 1, price: toHundredths(2000) },
    { fromGuests: 200, price: toHundredths(1800) },
  ],
  courses: [{ ...SERVED, dishes: [dish(1, 0)] }],
};

/** What a booking keeps of the menu for so many guests. */
function agree(guests: number, childCount: number, changes: Partial<typeof MENU> = {}): AgreedMenu {
  const menu = { ...MENU, ...changes };
  return { ...menu, ...priceMenu({ ...menu, childCount }, guests, 0) };
}

describe('[issue: Menus] the children’s share', () => {
  it.each([
    ['half for 50 of 400', {}, 400, 50, 0, 1800 * 375],
    ['the band of all heads', {}, 200, 20, 0, 1800 * 190],
    ['one head less, and another band', {}, 199, 20, 0, 2000 * 189],
    ['nothing for children', { childrenShare: 0 }, 100, 40, 0, 2000 * 60],
    ['as much as adults', { childrenShare: 100 }, 100, 40, 0, 2000 * 100],
    ['none said', {}, 100, 0, 0, 2000 * 100],
    ['children alone', {}, 100, 100, 0, 2000 * 50],
    ['adults up to the guaranteed heads', { guaranteedHeads: 150 }, 100, 40, 0, 2000 * 130],
    ['guaranteed heads that reach a band', { guaranteedHeads: 200 }, 100, 100, 0, 1800 * 150],
    [
      'surcharges by the same share',
      { courses: [{ ...SERVED, dishes: [dish(1, 0), dish(2, 100)] }] },
      100,
      40,
      0,
      2100 * 80,
    ],
    [
      'the rate of the day, not on surcharges',
      { courses: [{ ...SERVED, dishes: [dish(2, 100)] }] },
      100,
      40,
      20,
      2500 * 80,
    ],
    ['no rate of the day on a fixed menu', { isFixed: true }, 100, 40, 20, 2000 * 80],
  ])('charges %s', (_name, changes, guests, childCount, rate, amount) => {
    const pricing: MenuPricing = { ...MENU, ...changes };
    expect(priceMenu({ ...pricing, childCount }, guests, rate)).toMatchObject({
      childCount,
      menuAmount: toHundredths(amount),
    });
  });

  it.each([
    ['half a hundredth up', 1, 1, 50, 1],
    ['less than half down', 1, 1, 49, 0],
    ['once, not for each child', 1, 3, 33, 1],
    ['only the part of the children', 101, 1, 25, 101 + 25],
  ])('rounds %s', (_name, price, childCount, childrenShare, amount) => {
    const heads = childCount + (price === 101 ? 1 : 0);
    expect(priceHeads(price as Hundredths, { heads, childCount, childrenShare })).toBe(amount);
  });

  it('costs what counting every head costs', () => {
    const price = fc.integer({ min: 0, max: 2_000_000 });
    const heads = fc.integer({ min: 1, max: 400 });
    const share = fc.option(fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(price, heads, fc.nat(400), share, (each, all, some, childrenShare) => {
        const childCount = Math.min(all, some);
        // In hundredths of a hundredth, head by head.
        let sum = 0n;
        for (let head = 0; head < all; head++)
          sum += BigInt(each) * BigInt(head < childCount ? (childrenShare ?? 100) : 100);
        const rounded = Number(sum / 100n) + (sum % 100n >= 50n ? 1 : 0);
        expect(priceHeads(each as Hundredths, { heads: all, childCount, childrenShare })).toBe(rounded);
      }),
    );
  });

  it('is exact for the largest menus', () => {
    const price = toHundredths(9_999_999.99);
    expect(priceHeads(price, { heads: 999, childCount: 999, childrenShare: 99 })).toBe(989_009_999_011);
  });
});

describe('[issue: Menus] children among the guests', () => {
  it.each([
    ['nobody', null, 100, 0, []],
    ['nobody said', MENU, 100, undefined, []],
    ['some with a share', MENU, 100, 100, []],
    ['more than guests', MENU, 100, 101, [CHILDREN_MESSAGES.tooMany]],
    ['some without a menu', null, 100, 1, [CHILDREN_MESSAGES.noShare]],
    ['some of a menu without a share', { ...MENU, childrenShare: null }, 100, 1, [CHILDREN_MESSAGES.noShare]],
    ['some who eat for nothing', { ...MENU, childrenShare: 0 }, 100, 1, []],
  ])('%s', (_name, menu, guestCount, childCount, messages) => {
    expect(findChildProblems(menu, { guestCount, childCount })).toEqual(
      messages.map((message) => ({ field: 'childCount', message })),
    );
  });

  const QUOTE = {
    ...{ hallId: 1, startTime: '2027-03-20T13:00:00.000Z', endTime: '2027-03-20T18:00:00.000Z', guestCount: 100 },
    menu: { menuId: 1, dishIds: [] },
  };

  it('are left out of what is sent without them', () => {
    expect(validate(quoteSchema, QUOTE)).not.toHaveProperty('childCount', expect.anything());
  });

  it.each([
    [-1, CHILDREN_MESSAGES.count],
    [1.5, CHILDREN_MESSAGES.count],
    [101, CHILDREN_MESSAGES.tooMany],
  ])('can’t be %d of 100', (childCount, message) => {
    expect(() => validate(quoteSchema, { ...QUOTE, childCount })).toThrow(
      expect.objectContaining({ field: 'childCount', message }),
    );
  });

  it.each([-1, 101, 12.5])('pay no share of %d percent', (childrenShare) => {
    const menu = { name: 'Royal', courses: [{ name: 'Main', dishes: [{ name: 'Qorma' }] }], bands: MENU.bands };
    expect(() => validate(menuSchema, { ...menu, childrenShare })).toThrow(
      expect.objectContaining({ field: 'childrenShare', message: MENU_FORM_MESSAGES.childrenShare }),
    );
  });
});

describe('[issue: Menus] an agreed menu with children', () => {
  it.each([
    ['more guests are adults', 220, 220, 40, 1800 * 200],
    ['fewer guests are fewer adults', 190, 190, 40, 2000 * 170],
    ['as few as the children', 40, 40, 40, 2000 * 20],
    ['fewer than the children are children alone', 30, 30, 30, 2000 * 15],
  ])('for another number of guests: %s', (_name, guests, heads, childCount, amount) => {
    expect(repriceMenu(agree(200, 40), guests)).toMatchObject({ heads, childCount, menuAmount: toHundredths(amount) });
  });

  it('charges extra guests as adults', () => {
    expect(findBandCharge(agree(100, 40), 120)).toBe(toHundredths(2000));
  });

  it('scales a rate of the day with what adults and children pay', () => {
    const menu = agree(100, 40);
    const rates: AgreedRates<never> = {
      ...{ hours: 4, guestCount: 100, pricePerHour: ZERO, pricePerPerson: ZERO, flatPrice: ZERO, menu },
      ...{ rateAmount: toHundredths(16_000), categoryPrice: ZERO, typePrice: ZERO, fixedServices: [] },
      ...{ optionalServices: [], extras: [], quotedPrice: null, totalPrice: menu.menuAmount },
      ...{ discountPercentage: 0 as PercentHundredths, taxPercentage: 0 as PercentHundredths },
    };
    expect(repriceGuests(rates, { category: null, type: null }, 110)).toMatchObject({
      menuAmount: toHundredths(180_000),
      rateAmount: toHundredths(18_000),
    });
  });

  it('is another request with other children', () => {
    const stay = { hallId: 1, startTime: new Date(0), endTime: new Date(1), guestCount: 100, optionalServices: [] };
    const before = { ...stay, menu: agree(100, 40) };
    expect(isSameRequest(before, { ...stay, menu: agree(100, 40) })).toBe(true);
    expect(isSameRequest(before, { ...stay, menu: agree(100, 41) })).toBe(false);
  });

  it('reads what servers before shares stored as adults alone', () => {
    const { childCount: _children, childrenShare: _share, ...stored } = agree(100, 0, { childrenShare: 50 });
    expect(toAgreedMenu(stored)).toEqual({ ...stored, childCount: 0, childrenShare: null });
  });

  it('reads children who were charged as adults as adults', () => {
    const agreed = agree(100, 40);
    expect(toAgreedMenu(agreed)).toEqual(agreed);
    const priced = { ...agreed, menuAmount: agree(100, 0).menuAmount };
    expect(toAgreedMenu(priced)).toEqual({ ...priced, childCount: 0 });
    // The guests of a server without shares may be fewer than the children.
    expect(toAgreedMenu({ ...priced, heads: 30 })).toMatchObject({ childCount: 0 });
  });
});

describe('[issue: Menus] what papers say of children', () => {
  it.each([
    [400, 50, 50, '350 adults, 50 children at 50%', '350 بالغ، 50 بچے 50% قیمت پر'],
    [2, 1, 0, '1 adult, 1 child at 0%', '1 بالغ، 1 بچہ 0% قیمت پر'],
    [3, 3, 25, '3 children at 25%', '3 بچے 25% قیمت پر'],
    [400, 0, 50, '400 heads', '400 افراد'],
    [400, undefined, undefined, '400 heads', '400 افراد'],
  ])('%d heads, %d children', (heads, childCount, childrenShare, english, urdu) => {
    const menu = {
      ...{ name: 'Royal', nameUrdu: 'شاہی', heads, courses: [] },
      ...(childCount !== undefined && { childCount, childrenShare }),
    };
    expect(nameMenu(menu)).toBe(`Royal × ${english}`);
    expect(nameMenuInUrdu(menu)).toBe(`\u2068شاہی\u2069 × ${urdu}`);
  });
});
