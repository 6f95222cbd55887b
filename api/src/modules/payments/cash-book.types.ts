import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import { closeCashSchema } from '../../domain/payments/cash-book.js';
import { PaymentKind, PaymentMethod } from '../../domain/payments/ledger.js';

@ObjectType({ simpleResolvers: true, description: 'A receipt or refund in the cash book of a day.' })
export class CashEntry {
  @Field(() => Int, { description: 'The entry of the booking’s ledger.' })
  entryId: number;

  @Field(() => Int, { description: 'Its booking.' })
  bookingId: number;

  @Field({ description: 'The booking’s hall.' })
  hall: string;

  @Field({ description: 'The booking’s customer.' })
  customerName: string;

  @Field(() => PaymentKind, { description: 'RECEIPT or REFUND.' })
  kind: PaymentKind;

  @Field(() => PaymentMethod, { description: 'How the money changed hands.' })
  method: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'The reference of the transfer or cheque.' })
  reference: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the receipt; null for a refund.' })
  receiptNumber: string | null;

  @Field(() => Money, { description: 'How much.' })
  amount: Hundredths;

  @Field(() => String, { description: 'The booking’s currency.' })
  currency: CurrencyCode;

  @Field({ description: 'Who recorded it.' })
  recordedBy: string;

  @Field(() => DateTime, { description: 'When it was recorded.' })
  createdAt: Date;

  @Field({ description: 'Whether a correction has taken it back, so that it counts for nothing.' })
  isCorrected: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What changed hands on a day by a method.' })
export class CashSum {
  @Field(() => String, { description: 'The currency.' })
  currency: CurrencyCode;

  @Field(() => PaymentMethod, { description: 'The method.' })
  method: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'Who recorded it; null where all members are added up.' })
  recordedBy: string | null;

  @Field(() => Money, { description: 'Receipts.' })
  received: Hundredths;

  @Field(() => Money, { description: 'Refunds.' })
  refunded: Hundredths;

  @Field(() => Money, { description: 'Receipts without refunds; negative where more was refunded.' })
  net: Hundredths;
}

@ObjectType({ simpleResolvers: true, description: 'A count of the cash of a day; the latest one counts.' })
export class CashCount {
  @Field(() => Int, { description: 'The count.' })
  closingId: number;

  @Field(() => String, { description: 'The currency that was counted.' })
  currency: CurrencyCode;

  @Field(() => Money, { description: 'The cash that should have been there, as recorded when it was counted.' })
  expected: Hundredths;

  @Field(() => Money, { description: 'The cash that was there.' })
  counted: Hundredths;

  @Field(() => Money, { description: 'Counted without expected; negative where cash is missing.' })
  difference: Hundredths;

  @Field(() => String, { nullable: true, description: 'What was noted about it.' })
  note: string | null;

  @Field(() => Int, { nullable: true, description: 'The count that it corrects.' })
  correctsId: number | null;

  @Field({ description: 'Who counted.' })
  closedBy: string;

  @Field(() => DateTime, { description: 'When it was counted.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'The cash book of a day.' })
export class CashBook {
  @Field(() => LocalDate, { description: 'The day, in the business’s time zone.' })
  day: string;

  @Field(() => LocalDate, { description: 'Today in the business’s time zone: no later day has a cash book.' })
  today: string;

  @Field({ description: 'The business’s time zone.' })
  timeZone: string;

  @Field(() => String, { description: 'The business’s currency, whose cash is counted.' })
  currency: CurrencyCode;

  @Field(() => Money, {
    description: 'The cash that should be there: received without refunded; 0 where more was refunded.',
  })
  expected: Hundredths;

  @Field(() => [CashEntry], { description: 'The receipts and refunds, in the order in which they were recorded.' })
  entries: CashEntry[];

  @Field(() => [CashSum], { description: 'Sums by currency and method.' })
  methods: CashSum[];

  @Field(() => [CashSum], { description: 'Sums by currency, member and method.' })
  members: CashSum[];

  @Field(() => [CashCount], { description: 'The counts, latest first; each corrects the one before.' })
  counts: CashCount[];

  @Field({ description: 'Whether entries of the day have changed the expected cash since the latest count.' })
  changedSinceCount: boolean;
}

@InputType({ description: 'The cash that was counted at the end of a day.' })
@Rules(closeCashSchema)
export class CloseCashInput {
  @Field(() => LocalDate, { nullable: true, description: 'The day; today if left out.' })
  day?: string | null;

  @Field(() => Money, { description: 'The cash that is there, in the business’s currency.' })
  counted: Hundredths;

  @Field(() => String, { nullable: true, description: 'A note, as on a difference.' })
  note?: string | null;

  @Field(() => Int, { nullable: true, description: 'The latest count of the day, which this one corrects.' })
  correctsId?: number | null;

  @Field(() => String, { nullable: true, description: 'Idempotency key: repeated requests record it once.' })
  clientMutationId?: string | null;
}
