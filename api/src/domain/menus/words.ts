import type { MenuCourse } from './menus.js';

/** How many dishes are named before the rest is counted. */
export const NAMED_DISHES = 8;

type NamedCourse = Pick<MenuCourse, 'choose'> & { dishes: readonly { name: string; nameUrdu?: string | null }[] };

/** The names of the dishes that are served, and how many more there are. */
export function nameDishes(courses: readonly NamedCourse[], most = NAMED_DISHES) {
  const dishes = courses.flatMap((course) => course.dishes);
  return { named: dishes.slice(0, most), more: Math.max(0, dishes.length - most) };
}

/** A menu as a bill names it. */
export interface BilledMenu {
  name: string;
  nameUrdu?: string | null;
  heads: number;
  /** How many of the heads are children; defaults to none. */
  childCount?: number;
  /** What a child costs, in percent of the price per head. */
  childrenShare?: number | null;
  courses: readonly NamedCourse[];
}

/** The heads of a menu where some are children; null where nobody is, or children cost as adults. */
export function splitHeads({ heads, childCount = 0, childrenShare = null }: Omit<BilledMenu, 'name' | 'courses'>) {
  if (childCount === 0 || childrenShare === null) return null;
  return { adults: heads - childCount, children: childCount, share: childrenShare };
}

/** `250 heads`, or `350 adults, 50 children at 50%` */
function countHeads(menu: BilledMenu): string {
  const split = splitHeads(menu);
  if (!split) return `${menu.heads} heads`;
  const { adults, children, share } = split;
  const young = `${children} ${children === 1 ? 'child' : 'children'} at ${share}%`;
  return adults === 0 ? young : `${adults} ${adults === 1 ? 'adult' : 'adults'}, ${young}`;
}

/** `Royal × 250 heads (Mutton qorma, Biryani and 3 more)` */
export function nameMenu(menu: BilledMenu, most = NAMED_DISHES): string {
  const { named, more } = nameDishes(menu.courses, most);
  const dishes = `${named.map((dish) => dish.name).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const counted = `${menu.name} × ${countHeads(menu)}`;
  return named.length === 0 ? counted : `${counted} (${dishes})`;
}
