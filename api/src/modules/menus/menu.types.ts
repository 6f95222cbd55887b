import { Field, Int, ObjectType } from 'type-graphql';
import type { Hundredths } from '../../domain/money/money.js';
import type { MenuCourse } from '../../domain/menus/menus.js';
import { ListLength } from '../../graphql/list-length.js';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';

/** How many dishes a course has as a rule. */
const DISHES = 3;
/** How many courses a menu has as a rule. */
const COURSES = 3;

const CHILDREN_SHARE = {
  nullable: true,
  description: 'What a child costs, in whole percents of the price per head; null if children cost as adults.',
};
const CHILD_COUNT = { description: 'How many of the heads are children.' };

@ObjectType('MenuDish', { simpleResolvers: true, description: 'A dish of a menu.' })
export class MenuDishType {
  /** Not `id`: it is a number within its menu. */
  @Field(() => Int, { description: 'Its number within the menu.' })
  dishId: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu.' })
  nameUrdu: string | null;

  @Field(() => Money, { description: 'What it costs more, per head.' })
  surcharge: Hundredths;
}

@ObjectType('MenuCourse', {
  simpleResolvers: true,
  description: 'A course of a menu; in a booking, with the dishes that are served.',
})
export class MenuCourseType {
  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu.' })
  nameUrdu: string | null;

  @Field(() => Int, { nullable: true, description: 'How many of its dishes may be chosen; null serves them all.' })
  choose: number | null;

  @Field({ description: 'Whether the one-dish rule of the city counts its dishes.' })
  isMain: boolean;

  @ListLength(DISHES)
  @Field(() => [MenuDishType], { description: 'Its dishes.' })
  dishes: MenuDishType[];
}

@ObjectType('MenuBand', { simpleResolvers: true, description: 'The price per head from a number of guests on.' })
export class MenuBandType {
  @Field(() => Int, { description: 'From so many guests, or guaranteed heads.' })
  fromGuests: number;

  @Field(() => Money, { description: 'The price per head.' })
  price: Hundredths;
}

@ObjectType('Menu', { simpleResolvers: true, description: 'A menu of a business, priced by the head.' })
export class MenuType {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu.' })
  nameUrdu: string | null;

  @Field(() => String, { nullable: true, description: 'Its description.' })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'The URL of its picture.' })
  picture: string | null;

  @Field({ description: 'The currency of its prices.' })
  currency: string;

  @ListLength(COURSES)
  @Field(() => [MenuCourseType], { description: 'Its courses, in order.' })
  courses: MenuCourseType[];

  @ListLength(3)
  @Field(() => [MenuBandType], { description: 'Its price per head by guests, ascending; the first from 1 guest.' })
  bands: MenuBandType[];

  @Field(() => Int, { description: 'At least so many heads are charged; 0 guarantees none.' })
  guaranteedHeads: number;

  @Field(() => Int, CHILDREN_SHARE)
  childrenShare: number | null;

  @ListLength(DISHES)
  @Field(() => [Int], { nullable: true, description: 'The halls in which it is served; null for all of the business.' })
  hallIds: number[] | null;

  @ListLength(3)
  @Field(() => [String], { description: 'The names of the shifts in which it is served; empty for any time.' })
  shiftNames: string[];

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it is served.' })
  firstDay: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day on which it is served.' })
  lastDay: string | null;

  @Field({ description: 'Whether rates of days leave its price alone.' })
  isFixed: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Since when it can’t be chosen any more; null while it can.' })
  retiredAt: Date | null;
}

/** Of a booking, a quote or the terms of a change. */
@ObjectType('BookedMenu', { simpleResolvers: true, description: 'The menu of a booking or quote, as agreed.' })
export class BookedMenuType {
  /** Not `id`: the same menu may be agreed differently in many bookings. */
  @Field(() => Int, { description: 'The menu’s id; its owner may have changed or retired it since.' })
  menuId: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu.' })
  nameUrdu: string | null;

  @ListLength(COURSES)
  @Field(() => [MenuCourseType], { description: 'Its courses with the dishes that are served.' })
  courses: MenuCourseType[];

  @Field(() => Money, { description: 'Its price per head, without surcharges.' })
  pricePerHead: Hundredths;

  @Field(() => Money, { description: 'The surcharges of the chosen dishes, per head.' })
  surchargePerHead: Hundredths;

  @Field(() => Int, { description: 'The heads that are charged: the guests, at least the guaranteed ones.' })
  heads: number;

  @Field(() => Int, { description: 'At least so many heads are charged.' })
  guaranteedHeads: number;

  @Field(() => Int, CHILD_COUNT)
  childCount: number;

  @Field(() => Int, CHILDREN_SHARE)
  childrenShare: number | null;
}

/** Short, as the terms of a change are. */
@ObjectType('MenuOfTerms', { simpleResolvers: true, description: 'The menu of a booking, before or after a change.' })
export class MenuOfTermsType {
  @Field(() => Int, { description: 'The menu’s id.' })
  menuId: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Urdu.' })
  nameUrdu: string | null;

  @Field(() => Int, { description: 'The heads that are charged.' })
  heads: number;

  @Field(() => Int, CHILD_COUNT)
  childCount: number;

  @Field(() => Int, CHILDREN_SHARE)
  childrenShare: number | null;

  // Its dishes are shown as one list.
  courses: MenuCourse[];
}

/** What `menuAmount` is. */
export const MENU_AMOUNT = {
  description: 'What of the hall base price is the menu: heads × (price + surcharges), children at their share.',
};
/** What `menu` is, of a booking. */
export const BOOKED_MENU = { nullable: true, description: 'The menu that was chosen; null without one.' };
