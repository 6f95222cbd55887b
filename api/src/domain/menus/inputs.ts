import { boolean, object, type InferType } from 'yup';
import { optionalPicture } from '../halls/inputs.js';
import {
  flag,
  id,
  idList,
  list,
  money,
  numeric,
  optionalDay,
  optionalId,
  optionalList,
  optionalNumeric,
} from '../input/fields.js';
import { idempotencyKey } from '../input/idempotency-key.js';
import { previousVersion } from '../input/version.js';
import { atMost, optionalText, text } from '../text/text.js';
import { CHILDREN_MESSAGES } from './children.js';
import { MENU_LIMITS } from './limits.js';

const limits = MENU_LIMITS;

/** Messages of the menu form. */
export const MENU_FORM_MESSAGES = {
  nameRequired: 'Menu name is required',
  courseRequired: 'Course name is required',
  dishRequired: 'Dish name is required',
  priceRequired: 'Price per head is required',
  surchargeInvalid: 'Surcharge is required',
  choose: `Choose must be a whole number between 1 and ${limits.dishesPerCourseMax}`,
  chooseTooMany: 'You can’t let guests choose more dishes than the course has',
  noDishes: 'A course needs a dish',
  noCourses: 'A menu needs a course',
  dishOnce: 'Each dish can be listed only once',
  fromGuests: `Guests must be a whole number between 1 and ${limits.headsMax}`,
  firstBand: 'The first price must start at 1 guest',
  bandOrder: 'Each price must start at a higher number of guests',
  guaranteed: `Minimum number of guests charged must be a whole number between 0 and ${limits.headsMax}`,
  childrenShare: `Children’s share must be a whole number between 0 and ${limits.childrenShareMax}`,
  noHalls: 'Choose a hall',
  hallUnknown: 'One of these halls isn’t known',
  dayInvalid: 'Date is not a day',
  order: 'The last day must not be before the first',
  menuRequired: 'Menu is required',
  withoutMenu: 'Choose a menu or none, not both',
} as const;

const messages = MENU_FORM_MESSAGES;

function name(required: string) {
  return text({ required, max: atMost('Name', limits.nameMaxCharacters) });
}

const nameUrdu = optionalText({ max: atMost('Urdu name', limits.nameMaxCharacters) });

const dish = object({
  dishId: optionalId('Dish is not known'),
  name: name(messages.dishRequired),
  nameUrdu,
  // Null is what forms and clients send for none.
  surcharge: money(messages.surchargeInvalid)
    .transform((value: number, original: unknown) => (original === null ? 0 : value))
    .default(0),
});

const course = object({
  name: name(messages.courseRequired),
  nameUrdu,
  choose: optionalNumeric({
    required: messages.choose,
    min: [1, messages.choose],
    max: [limits.dishesPerCourseMax, messages.choose],
    whole: messages.choose,
  }).test('dishes', messages.chooseTooMany, (choose, { parent }) => {
    const { dishes } = parent as { dishes?: readonly unknown[] | null };
    return typeof choose !== 'number' || !Array.isArray(dishes) || choose <= dishes.length;
  }),
  isMain: flag('Main course').default(false),
  dishes: list(dish, 'Dishes', limits.dishesPerCourseMax).min(1, messages.noDishes),
});

const fromGuests = {
  required: messages.fromGuests,
  min: [1, messages.fromGuests],
  max: [limits.headsMax, messages.fromGuests],
  whole: messages.fromGuests,
} as const;

const band = object({ fromGuests: numeric(fromGuests), price: money(messages.priceRequired) });

/** The number of guests of an item that may be anything: list rules run beside those of the items. */
function toFrom(item: unknown): number {
  return Number((item as { fromGuests?: unknown } | null)?.fromGuests);
}

const bands = list(band, 'Prices', limits.bandsMax)
  .min(1, messages.priceRequired)
  .test('first', messages.firstBand, (items?: readonly unknown[]) => !items?.length || toFrom(items[0]) === 1)
  .test(
    'order',
    messages.bandOrder,
    (items?: readonly unknown[]) =>
      !items?.some((item, index) => index > 0 && toFrom(item) <= toFrom(items[index - 1])),
  );

function dishNumbers(courses: readonly unknown[]): number[] {
  return courses.flatMap((each) => {
    const { dishes } = (each ?? {}) as { dishes?: unknown };
    if (!Array.isArray(dishes)) return [];
    return dishes.flatMap((item: { dishId?: number | null } | null) => item?.dishId ?? []);
  });
}

/** A menu with its courses and prices (docs/decisions/0073-menus.md). */
export const menuSchema = object({
  name: name(messages.nameRequired),
  nameUrdu,
  description: optionalText({ max: atMost('Description', limits.descriptionMaxCharacters), multiline: true }),
  picture: optionalPicture,
  courses: list(course, 'Courses', limits.coursesMax)
    .min(1, messages.noCourses)
    .test('once', messages.dishOnce, (courses?: readonly unknown[]) => {
      const numbers = dishNumbers(courses ?? []);
      return new Set(numbers).size === numbers.length;
    }),
  bands,
  guaranteedHeads: numeric({
    required: messages.guaranteed,
    min: [0, messages.guaranteed],
    max: [limits.headsMax, messages.guaranteed],
    whole: messages.guaranteed,
  }).default(0),
  childrenShare: optionalNumeric({
    required: messages.childrenShare,
    min: [0, messages.childrenShare],
    max: [limits.childrenShareMax, messages.childrenShare],
    whole: messages.childrenShare,
  }),
  hallIds: optionalList(id(messages.hallUnknown), 'Halls', limits.hallsMax).test(
    'some',
    messages.noHalls,
    (ids) => ids === null || ids === undefined || ids.length > 0,
  ),
  shiftNames: list(
    text({ required: 'Shift is required', max: atMost('Shift', limits.shiftNameMaxCharacters) }),
    'Shifts',
    limits.shiftsMax,
  ),
  firstDay: optionalDay(messages.dayInvalid),
  lastDay: optionalDay(messages.dayInvalid).test('order', messages.order, (lastDay, { parent }) => {
    const { firstDay } = parent as { firstDay?: string | null };
    return !lastDay || !firstDay || lastDay >= firstDay;
  }),
  isFixed: flag('Fixed').default(false),
  previousVersion: previousVersion(),
  // Of a menu that is added.
  clientMutationId: idempotencyKey,
});
export type MenuInput = InferType<typeof menuSchema>;

/** The menu of a booking with the dishes that are chosen. */
export const menuChoice = object({
  menuId: id(messages.menuRequired),
  dishIds: idList('Dishes', limits.choicesMax),
})
  .nullable()
  .default(undefined);

/**
 * How many of the guests are children; none where it is left out. Without a default, so that a repeated request stays the same for
 * servers before it.
 * @param guests the field of all guests
 */
export function childCount(guests: 'guestCount' | 'guests' = 'guestCount') {
  const { count, tooMany } = CHILDREN_MESSAGES;
  return optionalNumeric({ required: count, min: [0, count], max: [limits.headsMax, count], whole: count }).test(
    'guests',
    tooMany,
    (children, { parent }) => {
      const all = (parent as Partial<Record<typeof guests, unknown>>)[guests];
      return typeof children !== 'number' || typeof all !== 'number' || Number.isNaN(all) || children <= all;
    },
  );
}

/** Whether a change takes the menu away; then it has none. */
export const withoutMenu = boolean()
  .nullable()
  .optional()
  .test('alone', messages.withoutMenu, (isWithout, { parent }) => !isWithout || !(parent as { menu?: unknown }).menu);

/** A menu that was chosen, with its dishes. */
export interface MenuChoice {
  menuId: number;
  dishIds: readonly number[];
}
