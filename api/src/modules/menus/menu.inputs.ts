import { Field, InputType, Int } from 'type-graphql';
import { menuSchema } from '../../domain/menus/inputs.js';
import { MENU_LIMITS } from '../../domain/menus/limits.js';
import type { Hundredths } from '../../domain/money/money.js';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate, Money } from '../../graphql/scalars.js';
import { PREVIOUS_VERSION } from '../../graphql/version.js';

@InputType({ description: 'A dish of a course.' })
class MenuDishInput {
  @Field(() => Int, { nullable: true, description: 'The number of a dish that the menu has; left out for a new one.' })
  dishId?: number | null;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu.' })
  nameUrdu?: string | null;

  @Field(() => Money, { nullable: true, description: 'What it costs more, per head; defaults to 0.' })
  surcharge: Hundredths;
}

@InputType({ description: 'A course of a menu.' })
class MenuCourseInput {
  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu.' })
  nameUrdu?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many of its dishes may be chosen; all are served without it.' })
  choose?: number | null;

  @Field({ defaultValue: false, description: 'Whether the one-dish rule of the city counts its dishes.' })
  isMain: boolean;

  @Field(() => [MenuDishInput], { description: `Its dishes, at most ${MENU_LIMITS.dishesPerCourseMax}.` })
  dishes: MenuDishInput[];
}

@InputType({ description: 'The price per head from a number of guests on.' })
class MenuBandInput {
  @Field(() => Int, { description: 'From so many guests.' })
  fromGuests: number;

  @Field(() => Money, { description: 'The price per head.' })
  price: Hundredths;
}

@InputType({ description: 'A menu, priced by the head.' })
@Rules(menuSchema)
export class MenuInput {
  @Field({ description: 'Its name, at most 100 characters.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu.' })
  nameUrdu?: string | null;

  @Field(() => String, { nullable: true, description: 'Its description, at most 1000 characters.' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The URL of its picture, as returned by `uploadImage`; null removes it, left out it stays.',
  })
  picture?: string | null;

  @Field(() => [MenuCourseInput], { description: `Its courses in order, at most ${MENU_LIMITS.coursesMax}.` })
  courses: MenuCourseInput[];

  @Field(() => [MenuBandInput], { description: 'Its price per head by guests, ascending; the first from 1 guest.' })
  bands: MenuBandInput[];

  @Field(() => Int, { defaultValue: 0, description: 'At least so many heads are charged.' })
  guaranteedHeads: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What a child costs, in whole percents of the price per head; without it children cost as adults.',
  })
  childrenShare?: number | null;

  @Field(() => [Int], { nullable: true, description: 'The halls in which it is served; defaults to all.' })
  hallIds?: number[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Names of the shifts in which it is served; defaults to any time.',
  })
  shiftNames: string[];

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it is served.' })
  firstDay?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day on which it is served.' })
  lastDay?: string | null;

  @Field({ defaultValue: false, description: 'Whether rates of days leave its price alone.' })
  isFixed: boolean;

  @Field(() => String, PREVIOUS_VERSION)
  previousVersion?: string | null;

  @Field(() => String, { nullable: true, description: 'Idempotency key: repeated requests add it once.' })
  clientMutationId?: string | null;
}

@InputType({ description: 'A menu that is chosen, with its dishes.' })
export class MenuChoiceInput {
  @Field(() => Int, { description: 'The menu.' })
  menuId: number;

  @Field(() => [Int], {
    nullable: true,
    description: 'The numbers of the chosen dishes, of each course at most as many as may be; others are agreed later.',
  })
  dishIds: number[];
}

/** What `menu` is, of inputs. */
export const MENU_CHOICE = { nullable: true, description: 'The menu, which takes the place of the price per person.' };

/** What `childCount` is, of inputs. */
export const CHILD_COUNT = {
  nullable: true,
  description: 'How many of the guests are children, where the menu has a children’s share; defaults to 0.',
};
