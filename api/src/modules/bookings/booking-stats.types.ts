import { Field, Int, ObjectType } from 'type-graphql';
import { Auth, Right, STAFF } from '../../graphql/auth.js';
import { DateTime, Money } from '../../graphql/scalars.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import { HallShift } from '../halls/hall-shift.types.js';

@ObjectType({ simpleResolvers: true, description: 'A hall to filter by.' })
export class HallChoice {
  @Field(() => Int, { description: 'The hall.' })
  id: number;

  @Field({ description: 'Its name.' })
  title: string;

  @Field(() => [HallShift], { description: 'The shifts that it sells, by start; empty if it sells free times.' })
  shifts: HallShift[];
}

@ObjectType({ simpleResolvers: true, description: 'Booking statistics of an owner.' })
export class BookingStats {
  @Field(() => Int, { description: 'All bookings, including cancelled ones.' })
  totalBookings: number;

  @Field(() => Int, { description: 'Confirmed bookings.' })
  confirmed: number;

  @Field(() => Int, { description: 'Pending requests.' })
  pending: number;

  @Field(() => DateTime, { nullable: true, description: 'When the oldest pending request was made; null without one.' })
  oldestPendingAt: Date | null;

  @Auth(Role.BUSINESS, ...STAFF)
  @Right(BusinessRight.FIGURES)
  @Field(() => Money, { description: 'Total of confirmed bookings in the business’s current currency.' })
  revenue: Hundredths;

  @Field(() => String, { description: 'The business’s currency.' })
  currency: CurrencyCode;

  @Field({ description: 'The business’s IANA time zone.' })
  timeZone: string;

  @Field(() => [HallChoice], { description: 'The business’s halls to filter by.' })
  halls: HallChoice[];

  @Field(() => [String], { description: 'The labels of its latest labeled bookings to filter by, by name.' })
  labels: string[];
}
