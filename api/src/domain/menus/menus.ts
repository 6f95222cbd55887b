import type { FieldError } from '../input/errors.js';
import { add, changeByPercent, type Hundredths } from '../money/money.js';
import { priceHeads, type MenuHeads } from './children.js';
import { MENU_LIMITS } from './limits.js';

/** A dish of a course. */
export interface MenuDish {
  /** Its number within the menu, which edits keep. */
  dishId: number;
  name: string;
  nameUrdu: string | null;
  /** What it costs more, per head. */
  surcharge: Hundredths;
}

/** A course of a menu. */
export interface MenuCourse {
  name: string;
  nameUrdu: string | null;
  /** How many of its dishes may be chosen; null serves them all. */
  choose: number | null;
  /** Whether the one-dish rule counts its dishes. */
  isMain: boolean;
  dishes: MenuDish[];
}

/** The price per head from a number of guests on. */
export interface MenuBand {
  fromGuests: number;
  price: Hundredths;
}

/** Where and when a menu is served. */
export interface MenuPlaces {
  /** Null for all halls of the business. */
  hallIds: readonly number[] | null;
  /** The names of shifts; empty for any time. */
  shiftNames: readonly string[];
  /** `YYYY-MM-DD`. */
  firstDay: string | null;
  /** Included. */
  lastDay: string | null;
}

/** What a menu's price depends on. */
export interface MenuPricing {
  /** Ascending; the first one from 1 guest. */
  bands: readonly MenuBand[];
  /** At least so many heads are charged; 0 guarantees none. */
  guaranteedHeads: number;
  /** Whether rates leave its price alone. */
  isFixed: boolean;
  /** What a child costs, in whole percents of the price per head; null or absent if children cost as adults. */
  childrenShare?: number | null;
  courses: readonly MenuCourse[];
}

/** A menu that can be booked. */
export interface OfferedMenu extends MenuPlaces, MenuPricing {
  menuId: number;
  name: string;
  nameUrdu: string | null;
  childrenShare: number | null;
  courses: MenuCourse[];
}

/** A menu with the dishes that are served, for guests of whom some may be children. */
export type ServedMenu = OfferedMenu & { childCount?: number };

/** What a menu costs in a booking. */
export interface MenuPrice {
  /** By the band of the heads, with the rate of the day. */
  pricePerHead: Hundredths;
  /** Of the chosen dishes together, per head. */
  surchargePerHead: Hundredths;
  /** The guests, at least the guaranteed heads. */
  heads: number;
  /** How many of the heads are children. */
  childCount: number;
  menuAmount: Hundredths;
}

/** A menu as a booking keeps it, with the dishes that are served. */
export type AgreedMenu = OfferedMenu & MenuPrice;

/** A menu as a booking or a change stored it; servers before children's shares say nothing of them. */
export type StoredMenu = Omit<AgreedMenu, 'childrenShare' | 'childCount'> &
  Partial<Pick<AgreedMenu, 'childrenShare' | 'childCount'>>;

/** The stay of which a menu is part. */
export interface MenuStay {
  hallId: number;
  /** `YYYY-MM-DD`, in the hall's time zone. */
  day: string;
  /** Null at free times. */
  shiftName: string | null;
}

/** Messages about menus. */
export const MENU_MESSAGES = {
  notFound: 'Menu not found',
  notOffered: 'This menu is no longer offered',
  notServed: 'This menu isn’t served in this hall at that time',
  dishGone: 'A dish of this menu is no longer offered',
  tooManyOf: (choose: number, course: string): string => `At most ${choose} can be chosen of ${course}`,
  retired: 'This menu is retired',
  tooMany: (most: number): string => `A business can have at most ${most} menus`,
} as const;

/** Whether a menu is served in a hall, on a day, in a shift. */
export function isServed({ hallIds, shiftNames, firstDay, lastDay }: MenuPlaces, stay: MenuStay): boolean {
  if (hallIds !== null && !hallIds.includes(stay.hallId)) return false;
  if (firstDay !== null && stay.day < firstDay) return false;
  if (lastDay !== null && stay.day > lastDay) return false;
  const shift = stay.shiftName?.toLowerCase();
  return shiftNames.length === 0 || shiftNames.some((name) => name.toLowerCase() === shift);
}

/**
 * The names of a menu's shifts once a shift has another name, which comes at most once.
 * @param isKept whether another shift has the old name, which then stays: beside the new one, or alone where there is no room
 */
export function renameMenuShift(
  names: readonly string[],
  { from, to, isKept }: { from: string; to: string; isKept: boolean },
): string[] {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const renamed = names.flatMap((name) => {
    if (!isSame(name, from)) return [name];
    return isKept ? [name, to] : [to];
  });
  const distinct = renamed.filter((name, at) => renamed.findIndex((other) => isSame(other, name)) === at);
  return distinct.length > MENU_LIMITS.shiftsMax ? [...names] : distinct;
}

/** Every problem with the dishes that were chosen, at the field `menu`. */
export function findDishProblems({ courses }: { courses: readonly MenuCourse[] }, dishIds: readonly number[]) {
  const known = new Set(courses.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId)));
  const problems: FieldError[] = [];
  if (dishIds.some((dishId) => !known.has(dishId))) problems.push({ field: 'menu', message: MENU_MESSAGES.dishGone });
  for (const { choose, name, dishes } of courses) {
    if (choose === null || dishes.filter(({ dishId }) => dishIds.includes(dishId)).length <= choose) continue;
    problems.push({ field: 'menu', message: MENU_MESSAGES.tooManyOf(choose, name) });
  }
  return problems;
}

/** The courses with the dishes that are served: the chosen ones, and all of courses without a choice. */
export function serveDishes(courses: readonly MenuCourse[], dishIds: readonly number[]): MenuCourse[] {
  return courses.map((course) =>
    course.choose === null
      ? course
      : { ...course, dishes: course.dishes.filter(({ dishId }) => dishIds.includes(dishId)) },
  );
}

/** What is chosen at first: of each course as many as may be, the cheapest first, in the menu's order. */
export function chooseFirst(courses: readonly MenuCourse[]): number[] {
  return courses.flatMap(({ choose, dishes }) =>
    choose === null
      ? []
      : [...dishes]
          .sort((one, other) => one.surcharge - other.surcharge)
          .slice(0, choose)
          .map(({ dishId }) => dishId),
  );
}

/** The ids of the dishes that were chosen in a booking. */
export function toChosenIds(
  courses: readonly { choose: number | null; dishes: readonly Pick<MenuDish, 'dishId'>[] }[],
): number[] {
  return courses.flatMap(({ choose, dishes }) => (choose === null ? [] : dishes.map(({ dishId }) => dishId)));
}

/**
 * How many dishes of main courses are served, or may still be chosen: what a city's one-dish rule counts.
 * @returns null if no course is said to be a main one
 */
export function countMainDishes(courses: readonly MenuCourse[]): number | null {
  const main = courses.filter(({ isMain }) => isMain);
  if (main.length === 0) return null;
  return main.reduce((sum, { choose, dishes }) => sum + Math.max(dishes.length, choose ?? 0), 0);
}

/** The price per head of so many heads: that of the last band that they reach. */
export function findBandPrice(bands: readonly MenuBand[], heads: number): Hundredths {
  const reached = bands.filter(({ fromGuests }) => fromGuests <= heads);
  return (reached.at(-1) ?? bands[0])?.price ?? (0 as Hundredths);
}

/** The lowest price per head: what the prices of a menu begin at. */
export function findLeastPrice({ bands }: { bands: readonly { price: number }[] }): number {
  return Math.min(...bands.map(({ price }) => price));
}

/**
 * What a menu costs with the dishes that are served.
 * @param ratePercent by how many percent the rate of the day changes prices; 0 without one
 */
export function priceMenu(
  menu: MenuPricing & Pick<ServedMenu, 'childCount'>,
  guests: number,
  ratePercent: number,
): MenuPrice {
  const { bands, guaranteedHeads, isFixed, courses, childrenShare = null, childCount = 0 } = menu;
  const heads = Math.max(guests, guaranteedHeads);
  const price = findBandPrice(bands, heads);
  const pricePerHead = isFixed ? price : changeByPercent(price, ratePercent);
  const surchargePerHead = add(...courses.flatMap(({ dishes }) => dishes.map(({ surcharge }) => surcharge)));
  const prices = { pricePerHead, surchargePerHead };
  return { ...prices, heads, childCount, menuAmount: sumMenu({ ...prices, heads, childCount, childrenShare }) };
}

/** What all heads cost together, surcharges included. */
function sumMenu({
  pricePerHead,
  surchargePerHead,
  ...heads
}: MenuHeads & Pick<MenuPrice, 'pricePerHead' | 'surchargePerHead'>): Hundredths {
  return priceHeads(add(pricePerHead, surchargePerHead), heads);
}

/** A menu that was stored. A server that knows no children's shares charged children as adults: then none is one. */
export function toAgreedMenu(stored: StoredMenu): AgreedMenu {
  const menu = { ...stored, childrenShare: stored.childrenShare ?? null, childCount: stored.childCount ?? 0 };
  const isPriced = menu.childCount <= menu.heads && sumMenu(menu) === menu.menuAmount;
  return isPriced ? menu : { ...menu, childCount: 0 };
}

/** The price of a band with the rate of the day that made `rated` of another band's price; rates are whole percents. */
function applySameRate(price: Hundredths, from: Hundredths, rated: Hundredths): Hundredths {
  if (price === from) return rated;
  return from === 0 ? price : changeByPercent(price, Math.round(((rated - from) * 100) / from));
}

/**
 * An agreed menu for another number of guests, by its own bands and the rate of the day that it was agreed with; the children stay as
 * many as they were, or are all guests.
 */
export function repriceMenu(menu: AgreedMenu, guests: number): AgreedMenu {
  const heads = Math.max(guests, menu.guaranteedHeads);
  const [price, from] = [findBandPrice(menu.bands, heads), findBandPrice(menu.bands, menu.heads)];
  const pricePerHead = applySameRate(price, from, menu.pricePerHead);
  const repriced = { ...menu, heads, pricePerHead, childCount: Math.min(menu.childCount, guests) };
  return { ...repriced, menuAmount: sumMenu(repriced) };
}

/** What an adult's head of an agreed menu costs, surcharges included, once there are so many guests. */
export function findBandCharge(menu: AgreedMenu, guests: number): Hundredths {
  const { pricePerHead, surchargePerHead } = repriceMenu(menu, guests);
  return add(pricePerHead, surchargePerHead);
}

/** Whether two bookings have the same menu with the same dishes. */
export function isSameMenu(one: AgreedMenu | null, other: AgreedMenu | null): boolean {
  const toKey = (menu: AgreedMenu | null) =>
    menu && [menu.menuId, ...toChosenIds(menu.courses).sort((a, b) => a - b)].join();
  return toKey(one) === toKey(other);
}
