import { object } from 'yup';
import { CURRENCY_CODES } from '../currency/currencies.js';
import { choice, optionalDay, optionalId } from '../input/fields.js';
import { text } from '../text/text.js';
import { isDay } from '../time/days.js';
import { BOOKS_MESSAGES, BookMeasure } from './books.js';
import { PAYMENT_MESSAGES } from './inputs.js';

/** A sum of the books: of which days, hall and currency. */
export const bookFilterSchema = object({
  measure: choice(Object.values(BookMeasure), BOOKS_MESSAGES.measureUnknown),
  from: optionalDay(PAYMENT_MESSAGES.dayInvalid),
  to: text({
    required: PAYMENT_MESSAGES.dayInvalid,
    max: [10, PAYMENT_MESSAGES.dayInvalid],
    matches: [isDay, PAYMENT_MESSAGES.dayInvalid],
    isFigures: true,
  }).test('order', BOOKS_MESSAGES.daysInvalid, (to, context) => {
    const { from } = context.parent as { from?: string | null };
    return !from || to >= from;
  }),
  hallId: optionalId(PAYMENT_MESSAGES.hallUnknown),
  currency: choice(CURRENCY_CODES, BOOKS_MESSAGES.currencyUnknown).nullable().optional(),
});
