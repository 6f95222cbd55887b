import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PartOfDay } from '../../domain/halls/search-dates.js';
import { ListLength } from '../../graphql/list-length.js';
import { DateTime, LocalDate, Money, Percentage } from '../../graphql/scalars.js';
import { Occasion, OCCASIONS } from '../../domain/bookings/occasions.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A period of days, both ends included, and the one it is compared with.',
})
export class ComparedPeriod {
  @Field(() => LocalDate, { description: 'Its first day.' })
  from: string;

  @Field(() => LocalDate, { description: 'Its last day.' })
  to: string;

  @Field(() => LocalDate, { description: 'First day of the comparison period.' })
  previousFrom: string;

  @Field(() => LocalDate, { description: 'Last day of the comparison period.' })
  previousTo: string;
}

@ObjectType({ simpleResolvers: true, description: 'A period of days, both ends included.' })
export class DayRange {
  @Field(() => LocalDate, { description: 'Its first day.' })
  from: string;

  @Field(() => LocalDate, { description: 'Its last day.' })
  to: string;
}

@ObjectType({ simpleResolvers: true, description: 'Statistics of a day.' })
export class DashboardDay {
  @Field(() => LocalDate, { description: 'The day.' })
  date: string;

  @Field(() => Int, { description: 'Requests made that day that weren’t cancelled.' })
  bookings: number;

  @Field(() => Money, {
    description: 'Revenue of confirmed bookings that take place that day, in the business’s currency.',
  })
  revenue: Hundredths;
}

@ObjectType({ simpleResolvers: true, description: 'Occupancy of the halls on a weekday.' })
export class OccupancyDay {
  @Field(() => Int, { description: '0 is Sunday, 6 Saturday.' })
  dayOfWeek: number;

  @Field(() => [Float], { description: 'Share of occupied halls for each of the 24 hours, 0 to 1.' })
  hours: number[];
}

@ObjectType({ simpleResolvers: true, description: 'How full a shift is, or a part of the day at halls of free times.' })
export class PartOccupancy {
  @Field(() => String, { nullable: true, description: 'The name of the shift; null at halls of free times.' })
  shiftName: string | null;

  @Field(() => PartOfDay, { nullable: true, description: 'In which part of the day events begin; null for a shift.' })
  partOfDay: PartOfDay | null;

  @Field(() => [Float], {
    nullable: 'items',
    description: 'Share that was taken on each weekday, Sunday first, 0 to 1; null where it isn’t sold.',
  })
  days: (number | null)[];
}

@ObjectType({ simpleResolvers: true, description: 'Revenue of a hall.' })
export class HallRevenue {
  @Field(() => Int, { description: 'The hall’s id.' })
  hallId: number;

  @Field({ description: 'Its name.' })
  title: string;

  @Field(() => Int, { description: 'Its confirmed bookings in the period.' })
  bookings: number;

  @Field(() => Money, { description: 'Their total.' })
  revenue: Hundredths;

  @Field({ description: 'Currency of the revenue.' })
  currency: string;
}

@ObjectType({ simpleResolvers: true, description: 'Revenue of an occasion.' })
export class OccasionRevenue {
  @Field(() => Occasion, { nullable: true, description: 'The occasion; null for bookings that name none.' })
  occasion: Occasion | null;

  @Field(() => Int, { description: 'Its confirmed bookings in the period.' })
  bookings: number;

  @Field(() => Money, { description: 'Their total.' })
  revenue: Hundredths;

  @Field({ description: 'Currency of the revenue.' })
  currency: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Activity of a business: occupancy, lead time, approvals, revenue by hall.',
})
export class BusinessActivity {
  @Field(() => ComparedPeriod, { description: 'The period.' })
  period: ComparedPeriod;

  @Field(() => Int, { description: 'Whole weeks covered by the occupancy, up to yesterday.' })
  occupancyWeeks: number;

  @Field(() => [OccupancyDay], { description: 'Confirmed bookings by weekday and hour, Sunday first.' })
  occupancy: OccupancyDay[];

  @Field(() => [PartOccupancy], {
    description:
      'Confirmed bookings by shift or part of the day, and by weekday, as the halls sell now; at most 20. Bookings of hours or shifts that a hall no longer sells aren’t counted; halls of free times count on every day.',
  })
  occupancyByPart: PartOccupancy[];

  @Field(() => Float, {
    nullable: true,
    description: 'Average days between request and event; null without requests.',
  })
  leadTimeDays: number | null;

  @Field(() => Float, { nullable: true, description: 'The same in the comparison period.' })
  previousLeadTimeDays: number | null;

  @Field(() => Percentage, {
    nullable: true,
    description: 'Share of answered requests that were approved; null without answers.',
  })
  approvalRate: PercentHundredths | null;

  @Field(() => Percentage, { nullable: true, description: 'The same in the comparison period.' })
  previousApprovalRate: PercentHundredths | null;

  @Field(() => [HallRevenue], { description: 'The ten halls with the most revenue, by day of the event.' })
  revenueByHall: HallRevenue[];

  @ListLength(OCCASIONS.length + 1)
  @Field(() => [OccasionRevenue], { description: 'Revenue by occasion, the most first, by day of the event.' })
  revenueByOccasion: OccasionRevenue[];
}

@ObjectType({ simpleResolvers: true, description: 'The dashboard of an owner’s business.' })
export class BusinessDashboard {
  @Field({ description: 'Currency of all amounts; excludes bookings agreed in another one.' })
  currency: string;

  @Field({ description: 'IANA time zone of all days.' })
  timeZone: string;

  @Field(() => ComparedPeriod, {
    description: 'The current month to date, compared with the same days of the previous month.',
  })
  period: ComparedPeriod;

  @Field(() => DayRange, { description: 'The same days of last year.' })
  lastYear: DayRange;

  @Field(() => Int, { description: 'Requests made in the same days of last year that weren’t cancelled.' })
  bookingsLastYear: number;

  @Field(() => Money, { description: 'Revenue of confirmed bookings that took place in the same days of last year.' })
  revenueLastYear: Hundredths;

  @Field(() => Int, { description: 'The number of halls.' })
  totalHalls: number;

  @Field(() => Int, { description: 'The number of active halls.' })
  hallsOnline: number;

  @Field(() => Int, { description: 'The number of halls at the beginning of the month.' })
  previousTotalHalls: number;

  @Field(() => Int, { description: 'Requests made in the period that weren’t cancelled.' })
  monthlyBookings: number;

  @Field(() => Int, { description: 'The same in the comparison period.' })
  previousMonthlyBookings: number;

  @Field(() => Money, { description: 'Revenue of all confirmed bookings.' })
  totalRevenue: Hundredths;

  @Field(() => Money, { description: 'Revenue of confirmed bookings that take place in the period.' })
  monthlyRevenue: Hundredths;

  @Field(() => Money, { description: 'The same in the comparison period.' })
  previousMonthlyRevenue: Hundredths;

  @Field(() => Float, { description: 'Average rating of visible reviews, 0 without any.' })
  avgRating: number;

  @Field(() => Float, { description: 'The same at the beginning of the month.' })
  previousAvgRating: number;

  @Field(() => Int, { description: 'The number of these reviews.' })
  reviewCount: number;

  @Field(() => Int, { description: 'Requests that wait for the answer of the business.' })
  waitingRequests: number;

  @Field(() => DateTime, { nullable: true, description: 'When the oldest of them was made; null without any.' })
  oldestRequestAt: Date | null;

  @Field(() => [DashboardDay], { description: 'The last 30 days, today last.' })
  days: DashboardDay[];
}

@ObjectType({ simpleResolvers: true, description: 'Revenue of a month, by the day of the event.' })
export class MonthRevenue {
  @Field({ description: 'The month: YYYY-MM, in the business’s time zone.' })
  month: string;

  @Field({ description: 'Currency in which the bookings were agreed.' })
  currency: string;

  @Field(() => Int, { description: 'Confirmed bookings.' })
  bookings: number;

  @Field(() => Money, { description: 'Total before discount and tax.' })
  subtotal: Hundredths;

  @Field(() => Money, { description: 'Total discount.' })
  discount: Hundredths;

  @Field(() => Money, { description: 'Total tax.' })
  tax: Hundredths;

  @Field(() => Money, { description: 'Their total.' })
  total: Hundredths;
}
