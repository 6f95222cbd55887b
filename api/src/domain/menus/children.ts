import type { FieldError } from '../input/errors.js';
import { add, asPercentHundredths, multiplyHalfUp, shareHalfUp, type Hundredths } from '../money/money.js';

/** The heads of a menu, of which some may be children (docs/decisions/0073-menus.md). */
export interface MenuHeads {
  /** All that are charged. */
  heads: number;
  /** How many of them are children. */
  childCount: number;
  /** What a child costs, in whole percents of the price per head; null if children cost as adults. */
  childrenShare: number | null;
}

/** Messages about children among the guests. */
export const CHILDREN_MESSAGES = {
  count: 'Children must be a whole number from 0',
  tooMany: 'There can’t be more children than guests',
  noShare: 'Children are counted only with a menu that has a children’s share',
} as const;

const PERCENT = 100;

/**
 * What all heads cost together, children at their share: rounded half up to hundredths once, since only the children's part has a
 * fraction.
 * @throws DomainError INVALID_INPUT above the maximum amount
 */
export function priceHeads(price: Hundredths, { heads, childCount, childrenShare }: MenuHeads): Hundredths {
  const share = asPercentHundredths((childrenShare ?? PERCENT) * PERCENT);
  return add(multiplyHalfUp(price, heads - childCount), shareHalfUp(multiplyHalfUp(price, childCount), share));
}

/** What is said about the guests of a booking. */
interface CountedGuests {
  guestCount: number;
  /** Nobody where it is left out. */
  childCount?: number | null | undefined;
}

/** Every problem with the number of children, at the field `childCount`. */
export function findChildProblems(
  menu: Pick<MenuHeads, 'childrenShare'> | null,
  { guestCount, childCount }: CountedGuests,
): FieldError[] {
  if (!childCount) return [];
  if (menu === null || menu.childrenShare === null) {
    return [{ field: 'childCount', message: CHILDREN_MESSAGES.noShare }];
  }
  return childCount > guestCount ? [{ field: 'childCount', message: CHILDREN_MESSAGES.tooMany }] : [];
}
