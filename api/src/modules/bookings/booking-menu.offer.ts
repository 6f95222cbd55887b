import type { FieldError } from '../../domain/input/errors.js';
import type { MenuChoice } from '../../domain/menus/inputs.js';
import {
  findDishProblems,
  isServed,
  MENU_MESSAGES,
  serveDishes,
  type MenuStay,
  type OfferedMenu,
} from '../../domain/menus/menus.js';
import type { HallTerms } from './hall-terms.queries.js';

/** The menu of a quote or booking. */
export interface MenuDetails {
  /** Chosen from those that the hall offers. */
  menu?: MenuChoice | null | undefined;
  /** Agreed before, and kept as it was. */
  agreedMenu?: OfferedMenu | null | undefined;
}

/**
 * Every problem with a menu that is chosen, at the field `menu`.
 * @param stay null where it isn't known
 */
export function findMenuProblems({ menu }: MenuDetails, terms: HallTerms, stay: MenuStay | null): FieldError[] {
  if (!menu) return [];
  if (!terms.menu) return [{ field: 'menu', message: MENU_MESSAGES.notOffered }];
  if (stay && !isServed(terms.menu, stay)) return [{ field: 'menu', message: MENU_MESSAGES.notServed }];
  return findDishProblems(terms.menu, menu.dishIds);
}

/** The menu with the dishes that are served; null without one. */
export function findServedMenu({ menu, agreedMenu }: MenuDetails, terms: HallTerms): OfferedMenu | null {
  if (menu && terms.menu) return { ...terms.menu, courses: serveDishes(terms.menu.courses, menu.dishIds) };
  return agreedMenu ?? null;
}
