import { describe, expect, it } from '@jest/globals';
import { validate } from '../input/errors.js';
import { toHundredths, type Hundredths } from '../money/money.js';
import { menuSchema, MENU_FORM_MESSAGES } from './inputs.js';
import {
  chooseFirst,
  countMainDishes,
  findBandPrice,
  findDishProblems,
  isSameMenu,
  isServed,
  MENU_MESSAGES,
  priceMenu,
  serveDishes,
  type AgreedMenu,
  type MenuCourse,
} from './menus.js';
import { nameMenu } from './words.js';

const dish = (dishId: number, name: string, surcharge = 0) => ({
  ...{ dishId, name, nameUrdu: null },
  surcharge: toHundredths(surcharge),
});

const COURSES: MenuCourse[] = [
  { name: 'Starter', nameUrdu: null, choose: null, isMain: false, dishes: [dish(1, 'Soup'), dish(2, 'Salad')] },
  {
    ...{ name: 'Main', nameUrdu: null, choose: 1, isMain: true },
    dishes: [dish(3, 'Mutton qorma', 150.5), dish(4, 'Chicken qorma'), dish(5, 'Beef', 90)],
  },
  {
    name: 'Sweet',
    nameUrdu: null,
    choose: 2,
    isMain: false,
    dishes: [dish(6, 'Kheer'), dish(7, 'Halwa', 40), dish(8, 'Kulfi')],
  },
];
const BANDS = [
  { fromGuests: 1, price: toHundredths(2000) },
  { fromGuests: 200, price: toHundredths(1800) },
  { fromGuests: 500, price: toHundredths(1650.25) },
];
const PRICED = { bands: BANDS, guaranteedHeads: 0, isFixed: false, courses: serveDishes(COURSES, []) };

describe('[issue: Menus] the price of a menu', () => {
  it.each([
    [1, 2000],
    [199, 2000],
    [200, 1800],
    [499, 1800],
    [500, 1650.25],
    [90_000, 1650.25],
  ])('the band of %d heads costs %d', (heads, price) => {
    expect(findBandPrice(BANDS, heads)).toBe(toHundredths(price));
  });

  it.each([
    ['guests alone', 100, 0, [], 0, false, 100, 200_000],
    ['guaranteed heads', 80, 150, [], 0, false, 150, 300_000],
    ['guaranteed heads reach a band', 80, 200, [], 0, false, 200, 360_000],
    ['surcharges for each head', 100, 0, [3, 7], 0, false, 100, 219_050],
    ['a rate, but not on surcharges', 100, 0, [3], 20, false, 100, 255_050],
    ['a rate that takes away', 100, 0, [], -25, false, 100, 150_000],
    ['a rate leaves a fixed menu alone', 100, 0, [3], 20, true, 100, 215_050],
  ] as const)('%s', (_what, guests, guaranteedHeads, dishIds, percent, isFixed, heads, amount) => {
    const menu = { ...PRICED, guaranteedHeads, isFixed, courses: serveDishes(COURSES, dishIds) };
    expect(priceMenu(menu, guests, percent)).toMatchObject({ heads, menuAmount: toHundredths(amount) });
  });
});

describe('[issue: Menus] choosing', () => {
  it.each([
    ['nothing yet', [], []],
    ['one main dish', [3], []],
    ['two of one', [3, 4], [MENU_MESSAGES.tooManyOf(1, 'Main')]],
    ['three of two', [6, 7, 8], [MENU_MESSAGES.tooManyOf(2, 'Sweet')]],
    ['a dish that is gone', [99], [MENU_MESSAGES.dishGone]],
    ['what is served anyway', [1], []],
  ])('%s', (_what, dishIds, messages) => {
    expect(findDishProblems({ courses: COURSES }, dishIds).map(({ field, message }) => [field, message])).toEqual(
      messages.map((message) => ['menu', message]),
    );
  });

  it('begins with what costs no more, as many as may be', () => {
    expect(chooseFirst(COURSES)).toEqual([4, 6, 8]);
    expect(findDishProblems({ courses: COURSES }, chooseFirst(COURSES))).toEqual([]);
  });

  it('serves courses without a choice, and counts dishes of main courses', () => {
    const served = serveDishes(COURSES, [3, 6]);
    expect(served.map(({ dishes }) => dishes.map(({ dishId }) => dishId))).toEqual([[1, 2], [3], [6]]);
    expect(countMainDishes(served)).toBe(1);
    expect(countMainDishes(COURSES)).toBe(3);
  });

  it('counts main dishes that are left open, and none where no course is a main one', () => {
    const main = COURSES.map((course) => (course.isMain ? { ...course, choose: 2 } : course));
    expect(countMainDishes(serveDishes(main, []))).toBe(2);
    expect(countMainDishes(serveDishes(main, [3]))).toBe(2);
    expect(countMainDishes(serveDishes(COURSES, []))).toBe(1);
    expect(countMainDishes(COURSES.map((course) => ({ ...course, isMain: false })))).toBeNull();
  });

  it('names a menu with its dishes, and counts those beyond eight', () => {
    expect(nameMenu({ name: 'Royal', heads: 250, courses: serveDishes(COURSES, [3]) })).toBe(
      'Royal × 250 heads (Soup, Salad, Mutton qorma)',
    );
    const dishes = Array.from({ length: 11 }, (_, at) => dish(at, `Dish ${at}`));
    expect(nameMenu({ name: 'Royal', heads: 1, courses: [{ choose: null, dishes }] })).toContain('Dish 7 and 3 more)');
  });

  it('is the same menu with the same dishes, whatever they cost', () => {
    const menu = { menuId: 1, courses: serveDishes(COURSES, [3, 6]) } as AgreedMenu;
    expect(isSameMenu(menu, { ...menu, pricePerHead: 5 as Hundredths })).toBe(true);
    expect(isSameMenu(menu, { ...menu, courses: serveDishes(COURSES, [4, 6]) })).toBe(false);
    expect(isSameMenu(menu, null)).toBe(false);
    expect(isSameMenu(null, null)).toBe(true);
  });
});

describe('[issue: Menus] where a menu is served', () => {
  const STAY = { hallId: 7, day: '2027-03-20', shiftName: 'Dinner' };
  const ANYWHERE = { hallIds: null, shiftNames: [], firstDay: null, lastDay: null };

  it.each([
    ['everywhere', {}, true],
    ['in its hall', { hallIds: [5, 7] }, true],
    ['not in another', { hallIds: [5] }, false],
    ['in its shift, whatever its case', { shiftNames: ['dinner'] }, true],
    ['not in another', { shiftNames: ['Lunch'] }, false],
    ['on its first and last day', { firstDay: '2027-03-20', lastDay: '2027-03-20' }, true],
    ['not before', { firstDay: '2027-03-21' }, false],
    ['not after', { lastDay: '2027-03-19' }, false],
  ])('%s', (_what, places, expected) => {
    expect(isServed({ ...ANYWHERE, ...places }, STAY)).toBe(expected);
  });

  it('is no shift at free times', () => {
    expect(isServed({ ...ANYWHERE, shiftNames: ['Dinner'] }, { ...STAY, shiftName: null })).toBe(false);
  });
});

describe('[issue: Menus] the form of a menu', () => {
  const MENU = {
    name: 'One dish',
    courses: [{ name: 'Main', choose: 1, isMain: true, dishes: [{ name: 'Qorma', surcharge: 10.25 }] }],
    bands: [{ fromGuests: 1, price: 1500 }],
  };

  it('takes a menu, with defaults', () => {
    expect(validate(menuSchema, MENU)).toMatchObject({ guaranteedHeads: 0, isFixed: false, shiftNames: [] });
  });

  it.each([[null], [undefined]])('takes %s for no surcharge', (surcharge) => {
    const courses = [{ name: 'Main', dishes: [{ name: 'Qorma', surcharge }] }];
    expect(validate(menuSchema, { ...MENU, courses }).courses[0]?.dishes[0]?.surcharge).toBe(0);
  });

  it.each([
    ['name', { name: ' ' }, 'name', MENU_FORM_MESSAGES.nameRequired],
    ['no course', { courses: [] }, 'courses', MENU_FORM_MESSAGES.noCourses],
    ['no dish', { courses: [{ name: 'Main', dishes: [] }] }, 'courses[0].dishes', MENU_FORM_MESSAGES.noDishes],
    [
      'more to choose than there is',
      { courses: [{ name: 'Main', choose: 2, dishes: [{ name: 'Qorma' }] }] },
      'courses[0].choose',
      MENU_FORM_MESSAGES.chooseTooMany,
    ],
    [
      'a dish twice',
      {
        courses: [
          {
            name: 'Main',
            dishes: [
              { dishId: 1, name: 'A' },
              { dishId: 1, name: 'B' },
            ],
          },
        ],
      },
      'courses',
      MENU_FORM_MESSAGES.dishOnce,
    ],
    ['a first price for more', { bands: [{ fromGuests: 50, price: 1 }] }, 'bands', MENU_FORM_MESSAGES.firstBand],
    [
      'prices out of order',
      { bands: [1, 300, 200].map((fromGuests) => ({ fromGuests, price: 1 })) },
      'bands',
      MENU_FORM_MESSAGES.bandOrder,
    ],
    ['no hall', { hallIds: [] }, 'hallIds', MENU_FORM_MESSAGES.noHalls],
    ['days out of order', { firstDay: '2027-02-02', lastDay: '2027-02-01' }, 'lastDay', MENU_FORM_MESSAGES.order],
  ])('refuses %s', (_what, changes, field, message) => {
    expect(() => validate(menuSchema, { ...MENU, ...changes })).toThrow(expect.objectContaining({ field, message }));
  });
});
