import { Field, Int, ObjectType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { LocalDate, Money } from '../../graphql/scalars.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { STATEMENT_LIMITS } from '../../domain/guests/statement.js';
import type { Hundredths } from '../../domain/money/money.js';
import { PaymentKind, PaymentMethod } from '../../domain/payments/ledger.js';

@ObjectType({ simpleResolvers: true, description: 'A booking in the statement of account of a guest.' })
export class StatementBooking {
  @Field(() => Int, { description: 'The booking.' })
  bookingId: number;

  @Field({ description: 'Its number.' })
  invoiceNumber: string;

  @Field({ description: 'Its hall.' })
  hall: string;

  @Field(() => LocalDate, { description: 'The day on which it starts, in the hall’s time zone.' })
  date: string;

  @Field(() => BookingStatus, { description: 'Its status. A request isn’t owed while it waits.' })
  status: BookingStatus;

  @Field(() => Money, { description: 'Total and charges; of a cancelled booking the charges and what is kept.' })
  owed: Hundredths;

  @Field(() => Money, { description: 'Receipts without refunds and what corrections took back.' })
  paid: Hundredths;

  @Field(() => Money, {
    description: 'What is owed and not paid; negative where more was paid, and zero for a request.',
  })
  balance: Hundredths;
}

@ObjectType({ simpleResolvers: true, description: 'Money that changed hands, in the statement of account of a guest.' })
export class StatementEntry {
  @Field(() => Int, { description: 'The entry of the booking’s ledger.' })
  entryId: number;

  @Field(() => Int, { description: 'Its booking.' })
  bookingId: number;

  @Field({ description: 'The number of its booking.' })
  invoiceNumber: string;

  @Field(() => LocalDate, { description: 'When money changed hands.' })
  day: string;

  @Field(() => PaymentKind, { description: 'RECEIPT or REFUND.' })
  kind: PaymentKind;

  @Field(() => PaymentMethod, { nullable: true, description: 'How it changed hands.' })
  method: PaymentMethod | null;

  @Field(() => String, { nullable: true, description: 'The reference of the transfer or cheque.' })
  reference: string | null;

  @Field(() => String, { nullable: true, description: 'The number of a receipt: R-000001.' })
  receiptNumber: string | null;

  @Field(() => Money, { description: 'How much.' })
  amount: Hundredths;
}

@ObjectType('GuestAccount', { simpleResolvers: true, description: 'What a guest owes and has paid in a currency.' })
export class GuestAccountView {
  @Field(() => String, { description: 'The currency.' })
  currency: CurrencyCode;

  @Field(() => Money, { description: 'What was left of bookings of earlier days; negative where more was paid.' })
  broughtForward: Hundredths;

  @ListLength(STATEMENT_LIMITS.bookingsMax)
  @Field(() => [StatementBooking], {
    description: 'The bookings of which something is owed or was paid, first day first.',
  })
  bookings: StatementBooking[];

  @ListLength(STATEMENT_LIMITS.entriesMax)
  @Field(() => [StatementEntry], {
    description: 'Receipts and refunds of these bookings that no correction took back, first day first.',
  })
  entries: StatementEntry[];

  @Field(() => Money, { description: 'What these bookings cost.' })
  owed: Hundredths;

  @Field(() => Money, { description: 'What was brought forward and what these bookings cost.' })
  total: Hundredths;

  @Field(() => Money, { description: 'What was paid for them.' })
  paid: Hundredths;

  @Field(() => Money, { description: 'What of it was paid for requests that wait for an answer.' })
  paidForRequests: Hundredths;

  @Field(() => Money, {
    description:
      'What was brought forward and is owed, without what was paid, but for requests; negative where more was paid.',
  })
  balance: Hundredths;

  @Field(() => Money, { description: 'What is to be paid by the end of today, for earlier bookings, too.' })
  due: Hundredths;
}

@ObjectType({ simpleResolvers: true, description: 'The statement of account of a guest of a business.' })
export class GuestStatement {
  @Field({ description: 'The phone number in international format (E.164).' })
  phone: string;

  @Field({ description: 'The name in the latest booking.' })
  name: string;

  @Field({ description: 'The business that writes it.' })
  businessName: string;

  @Field({ description: 'Its address.' })
  businessAddress: string;

  @Field({ description: 'Its phone number.' })
  businessPhone: string;

  @Field(() => LocalDate, { nullable: true, description: 'The first day of the bookings; null for all.' })
  from: string | null;

  @Field(() => LocalDate, { description: 'The day of the statement, in the business’s time zone.' })
  day: string;

  @ListLength(2)
  @Field(() => [GuestAccountView], { description: 'One account a currency; empty before anything is owed or paid.' })
  accounts: GuestAccountView[];
}
