import type { MenuChoice } from '@mehfil/api/domain/menus/inputs';
import {
  chooseFirst,
  findBandPrice,
  priceMenu,
  serveDishes,
  toChosenIds,
  type MenuCourse,
} from '@mehfil/api/domain/menus/menus';
import { fromHundredths, toHundredths } from '@mehfil/api/domain/money/money';
import type { ChoosableMenuFragment } from '../../graphql/generated/menus';

export type ShownMenu = ChoosableMenuFragment;

/** A chosen menu with its dishes, as forms hold it. */
export type ChosenMenu = Pick<MenuChoice, 'menuId'> & { dishIds: number[] };

/** Its courses in the units of the rules. */
export function toCourses(menu: ShownMenu): MenuCourse[] {
  return menu.courses.map((course) => ({
    ...course,
    dishes: course.dishes.map((dish) => ({ ...dish, surcharge: toHundredths(dish.surcharge) })),
  }));
}

function toBands(menu: ShownMenu) {
  return menu.bands.map(({ fromGuests, price }) => ({ fromGuests, price: toHundredths(price) }));
}

/** What is chosen at first. */
export function firstChoice(menu: ShownMenu): ChosenMenu {
  return { menuId: menu.id, dishIds: chooseFirst(toCourses(menu)) };
}

/** A menu of a booking or a price. */
export interface AgreedMenu {
  menuId: number;
  courses: Parameters<typeof toChosenIds>[0];
}

/** What is chosen in it. */
export function toAgreedChoice({ menuId, courses }: AgreedMenu): ChosenMenu {
  return { menuId, dishIds: toChosenIds(courses) };
}

/** Whether the same menu with the same dishes is chosen twice. */
export function isSameChoice(one: ChosenMenu | undefined, other: ChosenMenu | undefined): boolean {
  const toKey = (menu: ChosenMenu | undefined) =>
    menu && [menu.menuId, ...menu.dishIds.toSorted((a, b) => a - b)].join();
  return toKey(one) === toKey(other);
}

/** What a form says of its menu and the children that it is for. */
interface ChosenGuests {
  menu: object | null;
  childCount?: number | null;
}

/** How many guests are children, as requests say it: nothing where nobody is, so that an older server takes the request, too. */
export function toChildren({ menu, childCount }: ChosenGuests): { childCount?: number } {
  // What was mistyped is a text.
  return menu && typeof childCount === 'number' && childCount !== 0 ? { childCount } : {};
}

/** The dishes that the menu still has. */
export function keepKnownDishes({ courses }: ShownMenu, dishIds: readonly number[]): number[] {
  const known = new Set(courses.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId)));
  return dishIds.filter((dishId) => known.has(dishId));
}

/** Whether the menu still has every one of these dishes. */
export function hasAllDishes(menu: ShownMenu, dishIds: readonly number[]): boolean {
  return keepKnownDishes(menu, dishIds).length === dishIds.length;
}

/** What a menu costs by the shared rule, before any rate: the estimate until the server's price is there. */
export function estimateMenu(
  menu: ShownMenu,
  dishIds: readonly number[],
  guests: number,
  children: number | null = null,
) {
  const courses = serveDishes(toCourses(menu), dishIds);
  const { guaranteedHeads, isFixed, childrenShare } = menu;
  const isCount = Number.isInteger(children) && children !== null && children >= 0 && children <= guests;
  const childCount = isCount ? children : 0;
  return priceMenu({ bands: toBands(menu), guaranteedHeads, isFixed, childrenShare, childCount, courses }, guests, 0);
}

/** The price per head of so many guests, without surcharges. */
export function findPricePerHead(menu: ShownMenu, guests: number): number {
  return fromHundredths(findBandPrice(toBands(menu), Math.max(guests, menu.guaranteedHeads)));
}
