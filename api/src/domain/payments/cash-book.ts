import { object } from 'yup';
import type { CurrencyCode } from '../currency/currencies.js';
import { money, optionalDay, optionalId } from '../input/fields.js';
import { idempotencyKey } from '../input/idempotency-key.js';
import type { Hundredths } from '../money/money.js';
import { atMost, optionalText } from '../text/text.js';
import { PAYMENT_MESSAGES } from './inputs.js';
import { PaymentKind, PaymentMethod } from './ledger.js';
import { PAYMENT_LIMITS } from './limits.js';

/** An entry of a day, as the sums of the cash book depend on it. */
export interface DayEntry {
  kind: PaymentKind;
  method: PaymentMethod;
  amount: Hundredths;
  currency: CurrencyCode;
  memberId: number;
  recordedBy: string;
  /** Taken back by a correction, so that it counts for nothing. */
  isCorrected: boolean;
}

/** What changed hands by a method, or by a member and method, in a currency. */
export interface DaySum {
  currency: CurrencyCode;
  method: PaymentMethod;
  /** Who recorded it; null where all members are added up. */
  memberId: number | null;
  recordedBy: string | null;
  received: Hundredths;
  refunded: Hundredths;
  /** Received without refunded; negative where more was refunded. */
  net: Hundredths;
}

const METHODS = Object.keys(PaymentMethod);

/**
 * Sums up the entries of a day by currency and method, in the order of the methods.
 * @param isByMember also by who recorded them
 */
export function sumDay(entries: readonly DayEntry[], isByMember: boolean): DaySum[] {
  const sums = new Map<string, DaySum>();
  for (const { kind, method, amount, currency, memberId, recordedBy, isCorrected } of entries) {
    if (isCorrected) continue;
    const by = isByMember ? { memberId, recordedBy } : { memberId: null, recordedBy: null };
    const key = JSON.stringify([currency, method, by.memberId]);
    const sum = sums.get(key) ?? { currency, method, ...by, received: 0, refunded: 0 };
    const isRefund = kind === PaymentKind.REFUND;
    const received = sum.received + (isRefund ? 0 : amount);
    const refunded = sum.refunded + (isRefund ? amount : 0);
    if (!Number.isSafeInteger(received) || !Number.isSafeInteger(refunded))
      throw new RangeError('The day is larger than can be summed exactly');
    const amounts = { received, refunded, net: received - refunded } as Pick<DaySum, 'received' | 'refunded' | 'net'>;
    sums.set(key, { ...sum, ...amounts });
  }
  return [...sums.values()].sort(
    (one, other) =>
      one.currency.localeCompare(other.currency) ||
      (one.recordedBy ?? '').localeCompare(other.recordedBy ?? '') ||
      (one.memberId ?? 0) - (other.memberId ?? 0) ||
      METHODS.indexOf(one.method) - METHODS.indexOf(other.method),
  );
}

/** The cash that should be there of a day: received without refunded. Where more was refunded, it came from elsewhere: none is left. */
export function findExpectedCash(entries: readonly DayEntry[], currency: CurrencyCode): Hundredths {
  const cash = sumDay(entries, false).find((sum) => sum.method === PaymentMethod.CASH && sum.currency === currency);
  return Math.max(0, cash?.net ?? 0) as Hundredths;
}

/** Messages about the cash book. */
export const CASH_MESSAGES = {
  countedRequired: 'Please enter the cash that was counted',
  countUnknown: 'Count is not known',
  closed: 'This day is closed already. Count again to correct it.',
  notLatest: 'This count was corrected already. Please look at the day again.',
} as const;

/** The cash that was counted at the end of a day. */
export const closeCashSchema = object({
  day: optionalDay(PAYMENT_MESSAGES.dayInvalid),
  counted: money(CASH_MESSAGES.countedRequired),
  note: optionalText({ max: atMost('Note', PAYMENT_LIMITS.noteMaxCharacters) }),
  correctsId: optionalId(CASH_MESSAGES.countUnknown),
  clientMutationId: idempotencyKey,
});
