import { describe, expect, it } from '@jest/globals';
import type { Hundredths } from '../money/money.js';
import { refusals } from '../testing.js';
import { EXPENSE_MESSAGES, findEarnings, recordExpenseSchema, sumExpenses, type SpentExpense } from './expenses.js';
import { PAYMENT_MESSAGES } from './inputs.js';

const hundredths = (amount: number) => amount as Hundredths;
const spent = (amount: number, isCorrected = false): SpentExpense => ({ amount: hundredths(amount), isCorrected });

describe('[product: Money] what a function earned', () => {
  it.each<[string, SpentExpense[], number]>([
    ['nothing was spent', [], 0],
    ['each counts', [spent(1), spent(99)], 100],
    ['what was taken back doesn’t', [spent(1), spent(99, true)], 1],
  ])('%s', (_name, expenses, sum) => {
    expect(sumExpenses(expenses)).toBe(sum);
  });

  it.each<[string, { owed: number; paid: number }, { earned: number; expected: number }]>([
    ['paid in full', { owed: 1000, paid: 1000 }, { earned: 700, expected: 700 }],
    ['paid in part', { owed: 1000, paid: 200 }, { earned: -100, expected: 700 }],
    ['nothing is owed of what was cancelled', { owed: 0, paid: 0 }, { earned: -300, expected: -300 }],
  ])('%s', (_name, { owed, paid }, sums) => {
    const earnings = findEarnings({ owed: hundredths(owed), paid: hundredths(paid) }, [spent(300), spent(7, true)]);
    expect(earnings).toEqual({ spent: 300, ...sums });
  });
});

describe('an expense', () => {
  const EXPENSE = { category: 'FOOD', amount: 5 };

  it.each<[string, object, Record<string, string>]>([
    ['is complete with category and amount', EXPENSE, {}],
    [
      'needs a category that is known',
      { ...EXPENSE, category: 'BRIBES' },
      { category: EXPENSE_MESSAGES.categoryUnknown },
    ],
    ['is more than nothing', { ...EXPENSE, amount: 0 }, { amount: PAYMENT_MESSAGES.amountPositive }],
    ['says what it was if it is another', { category: 'OTHER', amount: 5 }, { note: EXPENSE_MESSAGES.noteRequired }],
    ['is another with a note', { category: 'OTHER', amount: 5, note: 'Fireworks' }, {}],
    ['is of a day', { ...EXPENSE, day: '2027-02-30' }, { day: PAYMENT_MESSAGES.dayInvalid }],
  ])('%s', (_name, input, problems) => {
    expect(refusals(recordExpenseSchema, input)).toEqual(problems);
  });
});
