import type { FieldError } from '../../domain/input/errors.js';
import { findChildProblems } from '../../domain/menus/children.js';
import type { MenuChoice } from '../../domain/menus/inputs.js';
import {
  findDishProblems,
  isServed,
  MENU_MESSAGES,
  serveDishes,
  type MenuStay,
  type OfferedMenu,
  type ServedMenu,
} from '../../domain/menus/menus.js';
import type { HallTerms } from './hall-terms.queries.js';

/** The menu of a quote or booking. */
export interface MenuDetails {
  /** Chosen from those that the hall offers. */
  menu?: MenuChoice | null | undefined;
  /** Agreed before, and kept as it was. */
  agreedMenu?: OfferedMenu | null | undefined;
  guestCount: number;
  /** How many of the guests are children; defaults to none. */
  childCount?: number | null | undefined;
}

/**
 * Every problem with a menu that is chosen, at the field `menu`, and with the children that it is for.
 * @param stay null where it isn't known
 */
export function findMenuProblems(details: MenuDetails, terms: HallTerms, stay: MenuStay | null): FieldError[] {
  // Whether one that isn't offered has a children's share isn't known.
  if (details.menu && !terms.menu) return findChoiceProblems(details, terms, stay);
  return [...findChoiceProblems(details, terms, stay), ...findChildProblems(findServedMenu(details, terms), details)];
}

function findChoiceProblems({ menu }: MenuDetails, terms: HallTerms, stay: MenuStay | null): FieldError[] {
  if (!menu) return [];
  if (!terms.menu) return [{ field: 'menu', message: MENU_MESSAGES.notOffered }];
  if (stay && !isServed(terms.menu, stay)) return [{ field: 'menu', message: MENU_MESSAGES.notServed }];
  return findDishProblems(terms.menu, menu.dishIds);
}

/** The menu with the dishes that are served; null without one. */
export function findServedMenu(details: MenuDetails, terms: HallTerms): ServedMenu | null {
  const { menu, agreedMenu } = details;
  const childCount = details.childCount ?? 0;
  if (menu && terms.menu) return { ...terms.menu, childCount, courses: serveDishes(terms.menu.courses, menu.dishIds) };
  return agreedMenu ? { ...agreedMenu, childCount } : null;
}
