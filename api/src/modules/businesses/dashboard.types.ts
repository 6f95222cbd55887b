import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate, Money, Percentage } from '../../graphql/scalars.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';

@ObjectType({ description: 'A stretch of days, both ends included, and the one it is compared with.' })
export class ComparedPeriod {
  @Field(() => LocalDate, { description: 'Its first day.' })
  from: string;

  @Field(() => LocalDate, { description: 'Its last day.' })
  to: string;

  @Field(() => LocalDate, { description: 'First day of what it is compared with.' })
  previousFrom: string;

  @Field(() => LocalDate, { description: 'Last day of what it is compared with.' })
  previousTo: string;
}

@ObjectType({ description: 'One day of a business.' })
export class DashboardDay {
  @Field(() => LocalDate, { description: 'The day.' })
  date: string;

  @Field(() => Int, { description: 'Requests that came on it and weren’t cancelled.' })
  bookings: number;

  @Field(() => Money, { description: 'Confirmed bookings that take place on it, in the business’s currency.' })
  revenue: Hundredths;
}

@ObjectType({ description: 'How busy the halls are on a day of the week.' })
export class OccupancyDay {
  @Field(() => Int, { description: '0 is Sunday, 6 Saturday.' })
  dayOfWeek: number;

  @Field(() => [Float], { description: 'For each of its 24 hours the share of halls that were taken, 0 to 1.' })
  hours: number[];
}

@ObjectType({ description: 'What a hall earned.' })
export class HallRevenue {
  @Field(() => Int, { description: 'The hall’s number.' })
  hallId: number;

  @Field({ description: 'What it goes by.' })
  title: string;

  @Field(() => Int, { description: 'Its confirmed bookings in the period.' })
  bookings: number;

  @Field(() => Money, { description: 'What they come to.' })
  revenue: Hundredths;

  @Field({ description: 'Currency of the revenue.' })
  currency: string;
}

@ObjectType({ description: 'How a business does: occupancy, lead time, approvals, revenue by hall.' })
export class BusinessActivity {
  @Field(() => ComparedPeriod, { description: 'The days it counts.' })
  period: ComparedPeriod;

  @Field(() => Int, { description: 'Whole weeks that the occupancy counts, up to yesterday.' })
  occupancyWeeks: number;

  @Field(() => [OccupancyDay], { description: 'Confirmed bookings by weekday and hour, Sunday first.' })
  occupancy: OccupancyDay[];

  @Field(() => Float, {
    nullable: true,
    description: 'Days between request and event on average; absent without requests.',
  })
  leadTimeDays: number | null;

  @Field(() => Float, { nullable: true, description: 'The same in the period before.' })
  previousLeadTimeDays: number | null;

  @Field(() => Percentage, {
    nullable: true,
    description: 'Share of the answered requests that were approved; absent without answers.',
  })
  approvalRate: PercentHundredths | null;

  @Field(() => Percentage, { nullable: true, description: 'The same in the period before.' })
  previousApprovalRate: PercentHundredths | null;

  @Field(() => [HallRevenue], { description: 'The halls that earned most, by day of the event; ten at most.' })
  revenueByHall: HallRevenue[];
}

@ObjectType({ description: 'An owner’s business at a glance. Figures carry the period that they count.' })
export class BusinessDashboard {
  @Field({ description: 'Currency of all amounts here; bookings agreed in another one are not among them.' })
  currency: string;

  @Field({ description: 'IANA time zone of all days here.' })
  timeZone: string;

  @Field(() => ComparedPeriod, { description: 'The month so far, beside the same days of the month before.' })
  period: ComparedPeriod;

  @Field(() => Int, { description: 'How many halls there are.' })
  totalHalls: number;

  @Field(() => Int, { description: 'How many of them are online.' })
  hallsOnline: number;

  @Field(() => Int, { description: 'How many halls there were when the month began.' })
  previousTotalHalls: number;

  @Field(() => Int, { description: 'Requests that came in the period and weren’t cancelled.' })
  monthlyBookings: number;

  @Field(() => Int, { description: 'The same in the period before.' })
  previousMonthlyBookings: number;

  @Field(() => Money, { description: 'All confirmed bookings.' })
  totalRevenue: Hundredths;

  @Field(() => Money, { description: 'Confirmed bookings that take place in the period.' })
  monthlyRevenue: Hundredths;

  @Field(() => Money, { description: 'The same in the period before.' })
  previousMonthlyRevenue: Hundredths;

  @Field(() => Float, { description: 'Average of all shown reviews, 0 without any.' })
  avgRating: number;

  @Field(() => Float, { description: 'What it was when the month began.' })
  previousAvgRating: number;

  @Field(() => Int, { description: 'How many reviews the average is of.' })
  reviewCount: number;

  @Field(() => Int, { description: 'Requests that wait for an answer.' })
  waitingRequests: number;

  @Field(() => DateTime, { nullable: true, description: 'When the oldest of them came; absent without any.' })
  oldestRequestAt: Date | null;

  @Field(() => [DashboardDay], { description: 'The last 30 days, today last.' })
  days: DashboardDay[];
}

@ObjectType({ description: 'What the bookings of a month come to, by the day of the event.' })
export class MonthRevenue {
  @Field({ description: 'The month: YYYY-MM, in the business’s time zone.' })
  month: string;

  @Field({ description: 'Currency of the amounts: what the bookings were agreed in.' })
  currency: string;

  @Field(() => Int, { description: 'Confirmed bookings.' })
  bookings: number;

  @Field(() => Money, { description: 'Their parts before discount and tax.' })
  subtotal: Hundredths;

  @Field(() => Money, { description: 'What discounts took off.' })
  discount: Hundredths;

  @Field(() => Money, { description: 'What tax added.' })
  tax: Hundredths;

  @Field(() => Money, { description: 'What they come to.' })
  total: Hundredths;
}

@ObjectType({ description: 'A file to save.' })
export class TextFile {
  @Field({ description: 'What to call it.' })
  filename: string;

  @Field({ description: 'Its media type.' })
  mime: string;

  @Field({ description: 'What stands in it.' })
  content: string;
}
