import { object, type InferType } from 'yup';
import { ACCOUNT_LIMITS } from '../accounts/limits.js';
import { isOpen, occupies, type BookingStatus } from '../bookings/transitions.js';
import { atMost, isFullPhone, optionalText } from '../text/text.js';
import { PAYMENT_LIMITS } from './limits.js';

const limits = PAYMENT_LIMITS;

/** Messages about the payment details of a business. */
export const DETAILS_MESSAGES = {
  ibanInvalid: 'IBAN is not valid. Please compare it with your bank’s, letter by letter.',
  numberInvalid: 'Number is not valid. Write it as in 0300 1234567.',
  wayRequired: 'Give an IBAN, or a JazzCash, Easypaisa or Raast number',
} as const;

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
const PAKISTANI_LENGTH = 24;

/** Whether an IBAN, without spaces and in capitals, has a possible length and the right check digits (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!IBAN.test(iban) || (iban.startsWith('PK') && iban.length !== PAKISTANI_LENGTH)) return false;
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  // A is 10, B is 11, and so on.
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** The ways in which a business can be paid from afar. */
const WAYS = ['iban', 'jazzcash', 'easypaisa', 'raast'] as const;

type Entered = Readonly<Record<string, string | null | undefined>>;

/** Whether details name a way to pay. */
export function hasWay(details: Entered): boolean {
  return WAYS.some((way) => Boolean(details[way]));
}

const number = () =>
  optionalText({
    max: [ACCOUNT_LIMITS.phoneMaxCharacters, DETAILS_MESSAGES.numberInvalid],
    matches: [isFullPhone, DETAILS_MESSAGES.numberInvalid],
    isFigures: true,
  });

/** The payment details of a business: all empty for none, else with at least one way to pay. */
export const paymentDetailsSchema = object({
  bankName: optionalText({ max: atMost('Bank name', limits.bankNameMaxCharacters) }),
  accountTitle: optionalText({ max: atMost('Account title', limits.accountTitleMaxCharacters) }),
  iban: optionalText({
    max: [limits.ibanMaxCharacters, DETAILS_MESSAGES.ibanInvalid],
    matches: [isIban, DETAILS_MESSAGES.ibanInvalid],
    isFigures: true,
  })
    .transform((iban: unknown) => (typeof iban === 'string' ? iban.replaceAll(/[\s-]/g, '').toUpperCase() : iban))
    .test('way', DETAILS_MESSAGES.wayRequired, (_iban, context) => {
      const details = context.parent as Entered;
      return hasWay(details) || !Object.values(details).some(Boolean);
    }),
  jazzcash: number(),
  easypaisa: number(),
  raast: number(),
  note: optionalText({ max: atMost('Note', limits.detailsNoteMaxCharacters), multiline: true }),
});
export type PaymentDetailsValues = InferType<typeof paymentDetailsSchema>;

/** A number as the audit log may keep it: its last four characters. */
export function maskNumber(number: string | null): string | null {
  return number && `…${number.slice(-4)}`;
}

/** Whether money is taken for a booking: it is confirmed, or accepted (until its first payment, or as one of several functions). */
export function takesPayments({ status, acceptedAt }: { status: BookingStatus; acceptedAt: Date | null }): boolean {
  return occupies(status) || (isOpen(status) && acceptedAt !== null);
}

const DAY_MS = 86_400_000;

/** Whether details were changed so lately that whoever pays should compare them with what the business told them. */
export function isRecentChange(changedAt: Date | null, now: Date): boolean {
  return changedAt !== null && now.getTime() - changedAt.getTime() < limits.detailsChangedDays * DAY_MS;
}
