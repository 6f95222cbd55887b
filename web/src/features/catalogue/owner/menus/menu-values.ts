import { menuSchema } from '@mehfil/api/domain/menus/inputs';
import { validate } from '@mehfil/api/domain/input/errors';
import type { OwnedMenuFragment } from '../../../../graphql/generated/owner-menus';

export interface DishValues {
  /** Null for a new one. */
  dishId: number | null;
  name: string;
  nameUrdu: string;
  surcharge: number | null;
}

export interface CourseValues {
  name: string;
  nameUrdu: string;
  choose: number | null;
  isMain: boolean;
  dishes: DishValues[];
}

/** The form of a menu. */
export interface MenuValues {
  name: string;
  nameUrdu: string;
  description: string;
  picture: string | null;
  courses: CourseValues[];
  bands: { fromGuests: number | null; price: number | null }[];
  guaranteedHeads: number | null;
  /** In percent; null if children cost as adults. */
  childrenShare: number | null;
  /** Empty for all halls. */
  hallIds: number[];
  /** Empty for any time. */
  shiftNames: string[];
  firstDay: string;
  lastDay: string;
  isFixed: boolean;
  previousVersion?: string;
}

export const EMPTY_DISH: DishValues = { dishId: null, name: '', nameUrdu: '', surcharge: 0 };
export const EMPTY_COURSE: CourseValues = { name: '', nameUrdu: '', choose: null, isMain: false, dishes: [EMPTY_DISH] };

export const EMPTY_MENU: MenuValues = {
  name: '',
  nameUrdu: '',
  description: '',
  picture: null,
  courses: [EMPTY_COURSE],
  bands: [{ fromGuests: 1, price: null }],
  guaranteedHeads: 0,
  childrenShare: null,
  hallIds: [],
  shiftNames: [],
  firstDay: '',
  lastDay: '',
  isFixed: false,
};

/** A menu as its form edits it. */
export function toMenuValues(menu: OwnedMenuFragment): MenuValues {
  const { name, picture, guaranteedHeads, childrenShare, isFixed, bands, courses } = menu;
  return {
    ...{ name, picture, guaranteedHeads, childrenShare, isFixed },
    nameUrdu: menu.nameUrdu ?? '',
    description: menu.description ?? '',
    courses: courses.map((course) => ({
      name: course.name,
      nameUrdu: course.nameUrdu ?? '',
      choose: course.choose,
      isMain: course.isMain,
      dishes: course.dishes.map((dish) => ({
        dishId: dish.dishId,
        name: dish.name,
        nameUrdu: dish.nameUrdu ?? '',
        surcharge: dish.surcharge,
      })),
    })),
    bands: bands.map(({ fromGuests, price }) => ({ fromGuests, price })),
    hallIds: menu.hallIds ?? [],
    shiftNames: menu.shiftNames,
    firstDay: menu.firstDay ?? '',
    lastDay: menu.lastDay ?? '',
    previousVersion: menu.version,
  };
}

interface HallOfMenu {
  id: number;
  shifts: readonly { name: string }[];
}

/** The names of the shifts in which a menu can be served in these halls, or in all of them, and those in which it is. */
export function listShiftNames(halls: readonly HallOfMenu[], hallIds: readonly number[], own: readonly string[]) {
  const served = halls.filter(({ id }) => hallIds.length === 0 || hallIds.includes(id));
  const sold = served.flatMap(({ shifts }) => shifts.map(({ name }) => name));
  const names = new Map([...sold, ...own].map((name) => [name.toLowerCase(), name]));
  return [...names.values()].sort((a, b) => a.localeCompare(b));
}

/** What the form's rules and the server take: no halls are all halls. */
function toMenuDraft({ hallIds, childrenShare, ...values }: MenuValues) {
  // Left out where there is none, so that an older server takes the menu, too.
  const share = childrenShare === null ? {} : { childrenShare };
  return { ...values, ...share, hallIds: hallIds.length === 0 ? null : hallIds };
}

/** The form's values, checked and cleaned. */
export function toMenuInput(values: MenuValues) {
  return validate(menuSchema, toMenuDraft(values));
}

/** The rules of the form: those of the server, for the fields that are the same. */
export const menuFormSchema = menuSchema.omit(['hallIds']);
