import { object } from 'yup';
import { choice, money, optionalDay } from '../input/fields.js';
import { idempotencyKey } from '../input/idempotency-key.js';
import { add, type Hundredths } from '../money/money.js';
import { atMost, optionalText, text } from '../text/text.js';
import { PAYMENT_MESSAGES } from './inputs.js';
import { PAYMENT_LIMITS } from './limits.js';

/** What the money for a function was spent on (docs/decisions/0077-expenses.md). */
export const ExpenseCategory = {
  FOOD: 'FOOD',
  STAFF: 'STAFF',
  DECORATION: 'DECORATION',
  /** Electricity, generator and fuel. */
  POWER: 'POWER',
  /** Equipment rental. */
  EQUIPMENT: 'EQUIPMENT',
  CLEANING: 'CLEANING',
  TRANSPORT: 'TRANSPORT',
  /** What its note says. */
  OTHER: 'OTHER',
} as const;
export type ExpenseCategory = keyof typeof ExpenseCategory;

/** The categories in the order in which they are offered. */
export const EXPENSE_CATEGORIES = Object.values(ExpenseCategory);

/** An expense, as sums depend on it. */
export interface SpentExpense {
  amount: Hundredths;
  /** Taken back by a correction, so that it counts for nothing. */
  isCorrected: boolean;
}

/** What was spent in all. */
export function sumExpenses(expenses: readonly SpentExpense[]): Hundredths {
  return add(...expenses.flatMap(({ amount, isCorrected }) => (isCorrected ? [] : [amount])));
}

/** What a function brought, and will have brought once everything is paid. */
export interface Earnings {
  spent: Hundredths;
  /** Received without what was spent; negative where more was spent. */
  earned: Hundredths;
  /** What is owed for it without what was spent; negative where more was spent. */
  expected: Hundredths;
}

/** What a function brought, by what is owed and was paid for it. */
export function findEarnings(
  { owed, paid }: { owed: Hundredths; paid: Hundredths },
  expenses: readonly SpentExpense[],
): Earnings {
  const spent = sumExpenses(expenses);
  return { spent, earned: (paid - spent) as Hundredths, expected: (owed - spent) as Hundredths };
}

/** Messages about expenses. */
export const EXPENSE_MESSAGES = {
  categoryUnknown: 'Please choose what it was spent on',
  noteRequired: 'Please say what it was spent on',
  unconfirmed: 'Expenses are recorded once a booking is confirmed',
  corrected: 'This expense was taken back already',
  full: 'This booking has too many expenses',
} as const;

/** An expense of a booking. */
export const recordExpenseSchema = object({
  category: choice(EXPENSE_CATEGORIES, EXPENSE_MESSAGES.categoryUnknown),
  amount: money(PAYMENT_MESSAGES.amountRequired, PAYMENT_MESSAGES.amountPositive),
  day: optionalDay(PAYMENT_MESSAGES.dayInvalid),
  note: optionalText({ max: atMost('Note', PAYMENT_LIMITS.noteMaxCharacters) }).test(
    'other',
    EXPENSE_MESSAGES.noteRequired,
    (note, context) => {
      const { category } = context.parent as { category?: string };
      return category !== ExpenseCategory.OTHER || Boolean(note);
    },
  ),
  filename: optionalText({ max: atMost('File', PAYMENT_LIMITS.referenceMaxCharacters) }),
  clientMutationId: idempotencyKey,
});

/** Why an expense is taken back. */
export const correctExpenseSchema = object({
  reason: text({
    required: PAYMENT_MESSAGES.reasonRequired,
    max: atMost('Reason', PAYMENT_LIMITS.noteMaxCharacters),
  }),
  clientMutationId: idempotencyKey,
});
