import { add, toHundredths, toSignedHundredths, type Hundredths } from '../money/money.js';
import type { PaymentKind } from '../payments/ledger.js';
import { cancelledStatement, type Invoice, type InvoiceLine, type Settlement } from './invoice.js';
import { BookingStatus, type CancellationReason } from './transitions.js';

/** The payments of a booking in their wire format, as far as its invoice shows them. */
export interface WirePayments {
  /** Total and charges; of a cancelled booking the charges and what is kept. */
  owed: number;
  /** What is left; negative where more was paid. */
  balance: number;
  entries: ReadonlyArray<{ kind: PaymentKind; amount: number; note: string | null; isCorrected: boolean }>;
}

/** The lines of a settlement in English, which are translated like those of an invoice. */
export const SETTLEMENT_LABELS = {
  charges: 'Charges After the Event',
  kept: 'Kept by the hall',
  withCharges: 'Total with charges',
  received: 'Received',
  refunded: 'Refunded',
  balance: 'Balance due',
  refund: 'To be refunded',
  overpaid: 'Paid beyond the total',
} as const;

/** The invoice of an event that is over, with what was recorded for it. */
export const FINAL_NOTE = 'Final Invoice';

/** What a final invoice means. */
export const FINAL_STATEMENT =
  'This invoice shows what was booked, what was charged after the event, and what was paid.';

function sum(entries: WirePayments['entries'], kind: PaymentKind): Hundredths {
  return add(...entries.flatMap((entry) => (entry.kind === kind ? [toHundredths(entry.amount)] : [])));
}

/** What was recorded for a booking; null where no entry stands. */
export function toSettlement({ owed, balance, entries }: WirePayments, status: BookingStatus): Settlement | null {
  const standing = entries.filter(({ kind, isCorrected }) => kind !== 'CORRECTION' && !isCorrected);
  if (standing.length === 0) return null;
  const isCancelled = status === BookingStatus.CANCELLED;
  const labels = SETTLEMENT_LABELS;
  const charges = standing.filter(({ kind }) => kind === 'CHARGE');
  const charged = sum(standing, 'CHARGE');
  const refunded = sum(standing, 'REFUND');
  const all = toHundredths(owed);
  const left = toSignedHundredths(balance);
  const lines: InvoiceLine[] = [];
  if (isCancelled) lines.push({ label: labels.kept, amount: (all - charged) as Hundredths });
  if (charged > 0) lines.push({ label: labels.withCharges, amount: all });
  lines.push({ label: labels.received, amount: (0 - sum(standing, 'RECEIPT')) as Hundredths });
  if (refunded > 0) lines.push({ label: labels.refunded, amount: refunded });
  const credit = isCancelled ? labels.refund : labels.overpaid;
  return {
    charges:
      charges.length === 0
        ? null
        : {
            name: 'charges',
            title: labels.charges,
            lines: charges.map(({ note, amount }) => ({ label: note ?? 'Other', amount: toHundredths(amount) })),
            subtotal: charged,
          },
    lines,
    balance: { label: left < 0 ? credit : labels.balance, amount: Math.abs(left) as Hundredths },
  };
}

/**
 * The invoice of a booking with what was recorded for it: the final one, once the event of a confirmed booking is over; of a
 * cancelled one without the words that nothing is due. Without entries it stays as it is.
 */
export function settleInvoice(
  invoice: Invoice,
  booking: { status: BookingStatus; endTime: string; cancellationReason?: CancellationReason | null | undefined },
  payments: WirePayments,
  now: Date,
): Invoice {
  const { status, endTime, cancellationReason } = booking;
  const settlement = toSettlement(payments, status);
  if (settlement === null) return invoice;
  if (status === BookingStatus.CANCELLED) {
    return { ...invoice, statement: cancelledStatement(cancellationReason, true), settlement };
  }
  const isFinal = status === BookingStatus.CONFIRMED && new Date(endTime) <= now;
  const final = isFinal ? { note: FINAL_NOTE, statement: FINAL_STATEMENT } : {};
  return { ...invoice, ...final, settlement };
}
