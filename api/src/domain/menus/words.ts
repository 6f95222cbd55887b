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
  courses: readonly NamedCourse[];
}

/** `Royal × 250 heads (Mutton qorma, Biryani and 3 more)` */
export function nameMenu({ name, heads, courses }: BilledMenu, most = NAMED_DISHES): string {
  const { named, more } = nameDishes(courses, most);
  const dishes = `${named.map((dish) => dish.name).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const counted = `${name} × ${heads} heads`;
  return named.length === 0 ? counted : `${counted} (${dishes})`;
}
