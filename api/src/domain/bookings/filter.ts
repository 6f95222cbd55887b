import { mixed, object } from 'yup';
import { ACCOUNT_MESSAGES } from '../accounts/inputs.js';
import { ACCOUNT_LIMITS } from '../accounts/limits.js';
import { BookingStatus } from './transitions.js';
import { labelRules, occasion } from './inputs.js';
import { SEARCH_LIMITS } from '../halls/limits.js';
import { choice, flag, optionalId } from '../input/fields.js';
import { atMost, isPhone, optionalText } from '../text/text.js';
import { isDay } from '../time/days.js';

/** The order of a list of bookings. */
export const BookingOrder = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  SOONEST: 'SOONEST',
  LATEST: 'LATEST',
  HIGHEST: 'HIGHEST',
  ANSWER_FIRST: 'ANSWER_FIRST',
} as const;
export type BookingOrder = keyof typeof BookingOrder;

/** Which bookings a list shows by what isn't paid of them (docs/decisions/0077-expenses.md). */
export const PaymentFilter = {
  /** Something is due by the end of today. */
  DUE: 'DUE',
  /** Something had to be paid before. */
  OVERDUE: 'OVERDUE',
  /** It was cancelled, and something of what was paid is to be given back. */
  REFUND: 'REFUND',
} as const;
export type PaymentFilter = keyof typeof PaymentFilter;

function optionalDay(message: string) {
  return optionalText({ max: [10, message], matches: [isDay, message] });
}

const listFilter = {
  status: mixed<BookingStatus>()
    .nullable()
    .optional()
    .oneOf([...Object.values(BookingStatus), null], 'Status must be pending, confirmed or cancelled'),
  hallId: optionalId('Hall is not known'),
  occasion,
  from: optionalDay('From is not a day'),
  to: optionalDay('To is not a day').test('order', 'The last day must not be before the first', (to, context) => {
    const { from } = context.parent as { from?: string | null };
    return !to || !from || to >= from;
  }),
  text: optionalText({ max: atMost('Search text', SEARCH_LIMITS.textMaxCharacters) }),
};

/** The filter of an owner's bookings. Days are in the business's time zone, both included. */
export const bookingFilterSchema = object({
  ...listFilter,
  label: optionalText(labelRules),
  needsAction: flag('Needs action').nullable().optional(),
  payment: choice(Object.values(PaymentFilter), 'Payment must be due, overdue or refund').nullable().optional(),
  guestPhone: optionalText({
    max: [ACCOUNT_LIMITS.phoneMaxCharacters, ACCOUNT_MESSAGES.phoneInvalid],
    matches: [isPhone, ACCOUNT_MESSAGES.phoneInvalid],
    isFigures: true,
  }),
});

/** The filter of all bookings, for staff. Days are in the platform's time zone, both included. */
export const staffBookingFilterSchema = object({
  ...listFilter,
  business: optionalText({ max: atMost('Business', SEARCH_LIMITS.textMaxCharacters) }),
});
