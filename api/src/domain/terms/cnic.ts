import { object } from 'yup';
import { isOpen, occupies, type BookingStatus } from '../bookings/transitions.js';
import { optionalText } from '../text/text.js';

/** Messages about the CNIC of who signs a contract. */
export const CNIC_MESSAGES = {
  invalid: 'CNIC must have 13 digits, as in 35202-1234567-1',
  required: 'CNIC is required; null removes it',
  given: 'A CNIC was given already. The owner or a manager can change it.',
  closed: 'A CNIC can be given until the event is over, and not for a cancelled booking',
} as const;

const DIGITS = /^[1-9]\d{12}$/;
/** As typed: more is no CNIC, however many dashes and spaces it has. */
const TYPED_MAX_CHARACTERS = 30;

/**
 * A CNIC as it is printed on the card (`35202-1234567-1`), or null for what isn't one.
 * @param typed in digits 0 to 9, with dashes and spaces or without
 */
export function formatCnic(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (!DIGITS.test(digits)) return null;
  return `${digits.slice(0, 5)}-${digits.slice(5, 12)}-${digits.slice(12)}`;
}

/** A CNIC, which is optional; nothing is corrected but its dashes. */
export const cnic = optionalText({
  max: [TYPED_MAX_CHARACTERS, CNIC_MESSAGES.invalid],
  matches: [(value) => formatCnic(value) !== null, CNIC_MESSAGES.invalid],
  isFigures: true,
}).transform((value: unknown) => (typeof value === 'string' ? (formatCnic(value) ?? value) : value));

/** The CNIC of a contract; null removes it. */
export const contractCnicSchema = object({ cnic: cnic.defined(CNIC_MESSAGES.required) });

/** A CNIC as a form has it, which is sent only where it was typed. */
export const cnicFormSchema = object({ cnic: cnic.test('typed', CNIC_MESSAGES.invalid, Boolean) });

/** What of a booking says whether a CNIC can be given for it. */
interface Contracted {
  status: BookingStatus;
  endTime: Date;
}

/** Whether a CNIC can be given: until the event is over, unless the booking is cancelled. */
export function isOpenToCnic({ status, endTime }: Contracted, now: Date): boolean {
  return (isOpen(status) || occupies(status)) && endTime > now;
}
