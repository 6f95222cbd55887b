import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { ListLength } from '../../graphql/list-length.js';
import { DateTime, LocalDate, Money } from '../../graphql/scalars.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import { correctExpenseSchema, ExpenseCategory, recordExpenseSchema } from '../../domain/payments/expenses.js';
import { PAYMENT_LIMITS } from '../../domain/payments/limits.js';

registerEnumType(ExpenseCategory, {
  name: 'ExpenseCategory',
  description: 'What the money for a function was spent on.',
  valuesConfig: {
    FOOD: { description: 'Food and drink.' },
    STAFF: { description: 'Waiters, cooks, guards and porters.' },
    DECORATION: { description: 'Flowers, stage and lights.' },
    POWER: { description: 'Electricity, generator and fuel.' },
    EQUIPMENT: { description: 'Equipment rental.' },
    CLEANING: { description: 'Cleaning and repairs.' },
    TRANSPORT: { description: 'Transport.' },
    OTHER: { description: 'What its note says.' },
  },
});

const KEY = { nullable: true, description: 'Idempotency key: repeated requests record it once.' };

@InputType({ description: 'An expense of a booking.' })
@Rules(recordExpenseSchema)
export class RecordExpenseInput {
  @Field(() => ExpenseCategory, { description: 'What it was spent on.' })
  category: ExpenseCategory;

  @Field(() => Money, { description: 'How much, in the booking’s currency.' })
  amount: Hundredths;

  @Field(() => LocalDate, { nullable: true, description: 'The day on which it was spent; today if left out.' })
  day?: string | null;

  @Field(() => String, { nullable: true, description: 'What it was; required for OTHER.' })
  note?: string | null;

  @Field(() => String, { nullable: true, description: 'The bill, as `uploadExpenseProof` names it.' })
  filename?: string | null;

  @Field(() => String, KEY)
  clientMutationId?: string | null;
}

@InputType({ description: 'What takes back an expense.' })
@Rules(correctExpenseSchema)
export class CorrectExpenseInput {
  @Field({ description: 'Why it was wrong.' })
  reason: string;

  @Field(() => String, KEY)
  clientMutationId?: string | null;
}

@ObjectType('Expense', {
  simpleResolvers: true,
  description: 'What a function cost its business; never changed, but it can be taken back.',
})
export class ExpenseView {
  @Field(() => Int, { description: 'The expense.' })
  id: number;

  @Field(() => ExpenseCategory, { description: 'What it was spent on.' })
  category: ExpenseCategory;

  @Field(() => Money, { description: 'How much.' })
  amount: Hundredths;

  @Field(() => LocalDate, { description: 'The day on which it was spent.' })
  day: string;

  @Field(() => String, { nullable: true, description: 'What it was.' })
  note: string | null;

  @Field(() => String, { nullable: true, description: 'The media type of its bill; null without one.' })
  fileType: string | null;

  @Field({ description: 'Who recorded it.' })
  recordedBy: string;

  @Field(() => DateTime, { description: 'When it was recorded.' })
  createdAt: Date;

  @Field({ description: 'Whether it was taken back, so that it counts for nothing.' })
  isCorrected: boolean;

  @Field(() => String, { nullable: true, description: 'Why it was taken back.' })
  correctedBecause: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What a function brought its business.' })
export class BookingEarnings {
  @Field(() => Money, { description: 'What was received and not given back.' })
  received: Hundredths;

  @Field(() => Money, {
    description: 'The agreed price and charges; of a cancelled booking the charges and what is kept.',
  })
  agreed: Hundredths;

  @Field(() => Money, { description: 'What was spent.' })
  spent: Hundredths;

  @Field(() => Money, { description: 'Received without spent; negative where more was spent.' })
  earned: Hundredths;

  @Field(() => Money, { description: 'Agreed without spent: what it brings once everything is paid.' })
  expected: Hundredths;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The expenses of a booking, which only its business sees (docs/decisions/0077-expenses.md).',
})
export class BookingExpenses {
  @Field(() => Int, { description: 'The booking.' })
  bookingId: number;

  @Field(() => String, { description: 'Its currency.' })
  currency: CurrencyCode;

  @Field(() => LocalDate, { description: 'Today in the hall’s time zone: the last day of which an expense can be.' })
  today: string;

  @ListLength(PAYMENT_LIMITS.expensesMax)
  @Field(() => [ExpenseView], {
    description: 'By day; for members who may not see figures those that they recorded themselves.',
  })
  expenses: ExpenseView[];

  @Field(() => BookingEarnings, {
    nullable: true,
    description: 'What it brought; null for members who may not see figures.',
  })
  earnings: BookingEarnings | null;

  @Field({ description: 'Whether expenses can be recorded: the booking was confirmed.' })
  canBeRecorded: boolean;
}
