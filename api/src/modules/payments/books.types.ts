import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate, Money } from '../../graphql/scalars.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import { BookMeasure } from '../../domain/payments/books.js';

registerEnumType(BookMeasure, {
  name: 'BookMeasure',
  description: 'What the books of a business sum up.',
  valuesConfig: {
    DUE: { description: 'Parts of what is owed, by the day on which they are due.' },
    RECEIVED: { description: 'Receipts without refunds, by the day on which money changed hands.' },
    UNPAID: { description: 'What isn’t paid of the parts that are due.' },
    OVERDUE: { description: 'What of it had to be paid before.' },
    SPENT: { description: 'Expenses, by the day on which they were made.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Sums of the books, in one currency.' })
export class BookSum {
  @Field(() => String, {
    nullable: true,
    description:
      'The month, YYYY-MM; null for what was due before the year and isn’t paid, and where months are added up.',
  })
  month: string | null;

  @Field(() => Int, { nullable: true, description: 'The hall; null where halls are added up.' })
  hallId: number | null;

  @Field(() => String, { description: 'The currency in which the bookings were agreed.' })
  currency: CurrencyCode;

  @Field(() => Money, { description: 'Parts of what is owed, by the day on which they are due.' })
  due: Hundredths;

  @Field(() => Money, {
    description:
      'Receipts without refunds and what corrections took back, by the day on which money changed hands; negative where more was refunded.',
  })
  received: Hundredths;

  @Field(() => Money, { description: 'What isn’t paid of the parts that are due.' })
  unpaid: Hundredths;

  @Field(() => Money, { description: 'What of it had to be paid before now.' })
  overdue: Hundredths;

  @Field(() => Money, { description: 'Expenses, by the day on which they were made.' })
  spent: Hundredths;

  @Field(() => Money, { description: 'Received without expenses; negative where more was spent.' })
  earned: Hundredths;
}

@ObjectType({ simpleResolvers: true, description: 'A hall in the books.' })
export class BookHall {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'Its name.' })
  title: string;
}

@ObjectType({ simpleResolvers: true, description: 'What is to be refunded of the cancelled bookings of a hall.' })
export class BookRefund {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field({ description: 'Its name.' })
  hall: string;

  @Field(() => String, { description: 'The currency in which the bookings were agreed.' })
  currency: CurrencyCode;

  @Field(() => Int, { description: 'How many bookings.' })
  bookings: number;

  @Field(() => Money, { description: 'What was paid beyond what is owed.' })
  amount: Hundredths;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What was due and received for the bookings of a business in a year; amounts of two currencies are never added.',
})
export class Books {
  @Field(() => Int, { description: 'The year.' })
  year: number;

  @Field(() => String, { description: 'The business’s current currency.' })
  currency: CurrencyCode;

  @Field(() => [BookHall], { description: 'The halls with an amount, by name.' })
  halls: BookHall[];

  @Field(() => [BookSum], {
    description: 'By month, currency and hall, without those that have no amount; first what was due before the year.',
  })
  rows: BookSum[];

  @Field(() => [BookSum], { description: 'The same by month and currency.' })
  months: BookSum[];

  @Field(() => [BookSum], { description: 'The same by currency and hall.' })
  hallTotals: BookSum[];

  @Field(() => [BookSum], { description: 'The same by currency.' })
  totals: BookSum[];

  @Field(() => [BookRefund], {
    description: 'What is to be refunded today of cancelled bookings of any year, by currency and hall.',
  })
  openRefunds: BookRefund[];
}

@ObjectType({ simpleResolvers: true, description: 'What a booking adds to a sum of the books.' })
export class BookedBooking {
  @Field(() => Int, { description: 'The booking.' })
  bookingId: number;

  @Field({ description: 'Its hall.' })
  hall: string;

  @Field({ description: 'Its customer.' })
  customerName: string;

  @Field(() => LocalDate, { description: 'The day of the event, in the hall’s time zone.' })
  date: string;

  @Field(() => BookingStatus, { description: 'Its status.' })
  status: BookingStatus;

  @Field(() => Money, { description: 'What it adds to the sum.' })
  amount: Hundredths;
}

@ObjectType({ simpleResolvers: true, description: 'The bookings behind a sum of the books.' })
export class BookedBookings {
  @Field(() => String, { description: 'The currency of all amounts.' })
  currency: CurrencyCode;

  @Field(() => Int, { description: 'How many there are.' })
  totalCount: number;

  @Field(() => Money, { description: 'What all of them add up to.' })
  total: Hundredths;

  @Field(() => [BookedBooking], { description: 'Those of the page, by the day of the event.' })
  nodes: BookedBooking[];
}
