import { awaitsPayment } from '../bookings/holds.js';
import { BookingStatus, CancellationReason, isOpen } from '../bookings/transitions.js';
import { add, asHundredths, ZERO } from '../money/money.js';
import type { Hundredths } from '../money/money.js';
import { localDay } from '../time/zone.js';
import { findKept, type CancellableBooking } from './cancellation.js';
import { DueRule, findDueDays, overdueFrom, type DueFacts, type PlanPart } from './plan.js';

/** What an entry of a booking's ledger records. */
export const PaymentKind = {
  /** Money that was received. */
  RECEIPT: 'RECEIPT',
  /** Money that was given back. */
  REFUND: 'REFUND',
  /** What is owed beside the total, for heads, hours or breakage. */
  CHARGE: 'CHARGE',
  /** Takes back an entry that was wrong. */
  CORRECTION: 'CORRECTION',
} as const;
export type PaymentKind = keyof typeof PaymentKind;

/** The kinds that people record; a correction names its entry instead. */
export const RECORDED_KINDS = [PaymentKind.RECEIPT, PaymentKind.REFUND, PaymentKind.CHARGE] as const;
export type RecordedKind = (typeof RECORDED_KINDS)[number];

/** How money changes hands. */
export const PaymentMethod = {
  CASH: 'CASH',
  BANK_TRANSFER: 'BANK_TRANSFER',
  JAZZCASH: 'JAZZCASH',
  EASYPAISA: 'EASYPAISA',
  RAAST: 'RAAST',
  CHEQUE: 'CHEQUE',
  CARD: 'CARD',
  OTHER: 'OTHER',
} as const;
export type PaymentMethod = keyof typeof PaymentMethod;

/** Whether money changes hands with an entry, which then has a method. */
export function movesMoney(kind: PaymentKind): boolean {
  return kind === PaymentKind.RECEIPT || kind === PaymentKind.REFUND;
}

/** An entry, as sums depend on it. */
export interface LedgerEntry {
  id: number;
  kind: PaymentKind;
  amount: Hundredths;
  /** The entry that a correction takes back. */
  correctsId: number | null;
  /** The day on which money changed hands, or from which a charge is owed. */
  day: string;
  note: string | null;
}

/** The booking whose ledger it is. */
export interface LedgerBooking extends DueFacts, CancellableBooking {
  totalPrice: Hundredths;
  /** Empty without a plan: everything is due at the start. */
  plan: readonly PlanPart[];
  /** Until when the first part of an accepted request is to be paid. */
  paymentDueAt?: Date | null;
  /** When it was requested or entered. */
  createdAt: Date;
}

/** What a part of what is owed is. */
export const OwedPartKind = {
  /** The whole total of a booking without a plan. */
  TOTAL: 'TOTAL',
  /** A part of its plan. */
  PLAN: 'PLAN',
  /** What a change added once every part was due. */
  CHANGE: 'CHANGE',
  /** A charge after the event. */
  CHARGE: 'CHARGE',
  /** What stays with the business of a cancelled booking. */
  KEPT: 'KEPT',
} as const;
export type OwedPartKind = keyof typeof OwedPartKind;

/** A part of what is owed, as far as it is paid. */
export interface OwedPart {
  kind: OwedPartKind;
  /** The plan's label or the charge's note. */
  label: string | null;
  amount: Hundredths;
  paid: Hundredths;
  left: Hundredths;
  /** The rule of a plan by which it is due, with its days; null for what is owed on a day of its own. */
  due: DueRule | null;
  days: number | null;
  /** In the hall's time zone; null while it isn't known. */
  dueOn: string | null;
  isOverdue: boolean;
}

/** The sums of a ledger; derived, never stored. */
export interface LedgerSums {
  /** Charges that weren't taken back. */
  charged: Hundredths;
  /** What stays with the business of what was paid, by the rules under which the customer cancelled. */
  kept: Hundredths;
  /** Total and charges; of a cancelled booking the charges and what is kept. */
  owed: Hundredths;
  /** Receipts without refunds and what corrections took back. */
  paid: Hundredths;
  /** What is owed and not paid; negative where more was paid. */
  balance: Hundredths;
  /** What is to be paid by the end of today. */
  due: Hundredths;
  /** What had to be paid before. */
  overdue: Hundredths;
  parts: OwedPart[];
}

/** The entries that no correction has taken back, without the corrections. */
export function findStanding<Entry extends LedgerEntry>(entries: readonly Entry[]): Entry[] {
  const corrected = new Set(entries.map(({ correctsId }) => correctsId));
  return entries.filter(({ id, kind }) => kind !== PaymentKind.CORRECTION && !corrected.has(id));
}

/** What is owed, in the order in which payments fill it: the plan or what is kept, then the charges. */
function findOwed(booking: LedgerBooking, kept: Hundredths, charges: readonly LedgerEntry[]) {
  const { status, totalPrice, plan, cancelledAt, timeZone } = booking;
  const isCancelled = status === BookingStatus.CANCELLED;
  const whole = { label: null, amount: totalPrice, due: DueRule.BEFORE_START, days: 0 };
  const isPlanned = plan.length > 0;
  const planned = (isCancelled ? [] : isPlanned ? plan : [whole]).filter(({ amount }) => amount > 0);
  const days = findDueDays(planned, booking);
  const parts = planned.map((part, index) => ({
    ...part,
    dueOn: days[index] ?? null,
    kind: !isPlanned ? OwedPartKind.TOTAL : part.label === null ? OwedPartKind.CHANGE : OwedPartKind.PLAN,
  }));
  const charged = charges.map(({ note, amount, day }) => ({ kind: OwedPartKind.CHARGE, label: note, amount, day }));
  const stays = {
    kind: OwedPartKind.KEPT,
    label: null,
    amount: kept,
    day: localDay(cancelledAt ?? booking.startTime, timeZone),
  };
  return [...parts, ...(kept > 0 ? [stays] : []), ...charged];
}

/**
 * Whether a booking was entered or imported once it had begun, and nothing that stands is recorded of its payments: how it was paid
 * isn't known, so nothing of it is due but what was charged since.
 */
export function isUnknown({ createdAt, startTime }: LedgerBooking, entries: readonly LedgerEntry[]): boolean {
  return createdAt >= startTime && !findStanding(entries).some(({ kind }) => movesMoney(kind));
}

/**
 * What is owed, paid, due and overdue for a booking at an instant. Payments fill the parts in their order. Nothing is due before
 * the booking is confirmed, but the first part of a request that is accepted until it is paid.
 */
export function sumLedger(booking: LedgerBooking, entries: readonly LedgerEntry[], now: Date): LedgerSums {
  const standing = findStanding(entries);
  const sum = (kind: PaymentKind) => add(...standing.flatMap((entry) => (entry.kind === kind ? [entry.amount] : [])));
  const paid = (sum(PaymentKind.RECEIPT) - sum(PaymentKind.REFUND)) as Hundredths;
  const today = localDay(now, booking.timeZone);
  const isFirm = booking.status !== BookingStatus.PENDING;
  const isKnown = !isUnknown(booking, entries);
  const isOwing = ({ kind }: Pick<OwedPart, 'kind'>) => isFirm && (isKnown || kind === OwedPartKind.CHARGE);
  let rest = Math.max(0, paid);
  const kept = findKept(booking, standing, paid);
  const parts = findOwed(
    booking,
    kept,
    standing.filter(({ kind }) => kind === PaymentKind.CHARGE),
  ).map((part): OwedPart => {
    const filled = asHundredths(Math.min(rest, part.amount));
    rest -= filled;
    const left = asHundredths(part.amount - filled);
    const dueOn = 'day' in part ? part.day : part.dueOn;
    // A charge is made after the start, which makes every part of the plan overdue.
    const isPast = dueOn !== null && ('day' in part ? dueOn < today : overdueFrom(dueOn, booking) <= now);
    const isOverdue = isOwing(part) && left > 0 && isPast;
    const rule = 'day' in part ? { due: null, days: null } : { due: part.due, days: part.days };
    return { kind: part.kind, label: part.label, amount: part.amount, paid: filled, left, ...rule, dueOn, isOverdue };
  });
  const owed = add(...parts.map(({ amount }) => amount));
  const isDue = (part: OwedPart) => part.isOverdue || (isOwing(part) && part.dueOn !== null && part.dueOn <= today);
  const awaitsFirst = awaitsPayment({ status: booking.status, paymentDueAt: booking.paymentDueAt ?? null });
  const dueParts = awaitsFirst ? parts.slice(0, 1) : parts.filter(isDue);
  const sumLeft = (chosen: readonly OwedPart[]) => add(ZERO, ...chosen.map(({ left }) => left));
  return {
    charged: sum(PaymentKind.CHARGE),
    kept,
    owed,
    paid,
    balance: (owed - paid) as Hundredths,
    due: sumLeft(dueParts),
    overdue: sumLeft(parts.filter(({ isOverdue }) => isOverdue)),
    parts,
  };
}

/** Whether the first part of what is owed is paid, which confirms an accepted request. */
export function isFirstPartPaid({ parts }: Pick<LedgerSums, 'parts'>): boolean {
  return (parts[0]?.left ?? ZERO) === ZERO;
}

/** What comes back if the customer ended a booking now. */
export interface CancellationQuote {
  /** What was paid and not given back. */
  paid: Hundredths;
  /** What comes back of it. */
  refund: Hundredths;
  /** What stays with the business. */
  kept: Hundredths;
}

/** What is to be given back: what was paid beyond what is owed. */
export function findRefundDue({ balance }: Pick<LedgerSums, 'balance'>): Hundredths {
  return asHundredths(Math.max(0, 0 - balance));
}

/** What comes back if the customer takes back a request, or cancels a confirmed booking, at an instant. */
export function quoteCancellation(
  booking: LedgerBooking,
  entries: readonly LedgerEntry[],
  now: Date,
): CancellationQuote {
  const { WITHDRAWN, CANCELLED_BY_CUSTOMER } = CancellationReason;
  const cancellationReason = isOpen(booking.status) ? WITHDRAWN : CANCELLED_BY_CUSTOMER;
  const cancelledAfterEntryId = Math.max(0, ...entries.map(({ id }) => id));
  const end = { cancelledAt: now, cancelledAfterEntryId, cancellationReason };
  const ended = { ...booking, ...end, status: BookingStatus.CANCELLED };
  const sums = sumLedger(ended, entries, now);
  return { paid: sums.paid, refund: findRefundDue(sums), kept: sums.kept };
}

/** Messages about entries. */
export const LEDGER_MESSAGES = {
  methodRequired: 'Please choose how it was paid',
  noteRequired: 'Please say what it is charged for',
  overpayment: (left: string): string =>
    `This is more than the ${left} that are left. Say that it is an overpayment to record it.`,
  tooMuchRefunded: (paid: string): string => `At most ${paid} can be refunded: no more was paid`,
  chargeTooEarly: 'What comes on top is charged once the event has begun',
  unaccepted: 'Payments can be recorded once the customer has accepted this offer',
  chargeUnconfirmed: 'Only a confirmed booking can be charged',
  referenceTaken: 'A payment with this method and reference is recorded already',
  corrected: 'This entry was corrected already',
  isCorrection: 'A correction can’t be corrected',
  wouldBeNegative: 'More was refunded than would remain paid. Correct the refund first.',
  dayInFuture: 'The day can’t be in the future',
  full: 'This booking has too many entries',
  nothingLeft: 'Everything is paid: there is nothing left to plan',
  planTooLate: 'Once the event has begun, everything is due',
  planUnaccepted: 'The payment plan can be changed once the customer has accepted this offer',
  planCancelled: 'A cancelled booking has no payment plan',
  planDayOver: 'This day is over: choose a later one',
  planTooMuch: (left: string): string => `Only ${left} is left to pay, so not every part would get a share`,
} as const;
