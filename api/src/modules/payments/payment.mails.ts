import type { Hundredths } from '../../domain/money/money.js';
import { PaymentKind } from '../../domain/payments/ledger.js';
import { toCustomer, type Fact, type MailSubject } from '../bookings/booking-mail.parts.js';
import { say, sum } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import type { EntryRow } from './payment.queries.js';

/** An entry that was just recorded, with what is left to pay. */
export interface RecordedPayment extends Pick<EntryRow, 'id' | 'kind' | 'amount' | 'method' | 'day' | 'correctsId'> {
  receiptNumber: string | null;
  balance: Hundredths;
}

/** To the customer, of money that was received or given back. */
export function createPaymentMails(
  { id, kind, amount, receiptNumber, balance }: RecordedPayment,
  booking: MailSubject,
): Mail[] {
  const { hallTitle, currency } = booking;
  const left: Fact = ['Left to pay', sum((balance > 0 ? balance : 0) as Hundredths, currency)];
  if (kind === PaymentKind.RECEIPT && receiptNumber !== null) {
    const facts: Fact[] = [['Received', sum(amount, currency)], ['Receipt', receiptNumber], left];
    const mail = toCustomer({ ...booking, changes: { facts, hall: [] } }, 'payment-received', {
      subject: say`Your payment for ${hallTitle} was received`,
      paragraphs: ['The hall owner recorded your payment. Please keep this mail as your receipt.'],
      neutral: {
        subject: 'A payment was received',
        paragraph: 'A payment was recorded for the booking that was made on Mehfil with this e-mail address.',
      },
      guest: 'recorded your payment. Please keep this mail as your receipt.',
    });
    return [{ ...mail, dedupeKey: `${mail.dedupeKey}:payment-${id}` }];
  }
  if (kind !== PaymentKind.REFUND) return [];
  const facts: Fact[] = [['Given back', sum(amount, currency)], left];
  const mail = toCustomer({ ...booking, changes: { facts, hall: [] } }, 'payment-refunded', {
    subject: say`A payment for ${hallTitle} was given back`,
    paragraphs: ['The hall owner recorded that money was given back to you. Please call if it hasn’t arrived.'],
    neutral: {
      subject: 'A payment was given back',
      paragraph: 'Money was given back for the booking that was made on Mehfil with this e-mail address.',
    },
    guest: 'recorded that money was given back to you. Please call if it hasn’t arrived.',
  });
  return [{ ...mail, dedupeKey: `${mail.dedupeKey}:payment-${id}` }];
}

/** To the customer, of another agreement on when what isn't paid yet is due. */
export function createPlanMails({ left, at }: { left: Hundredths; at: Date }, booking: MailSubject): Mail[] {
  const facts: Fact[] = [['Left to pay', sum(left, booking.currency)]];
  const mail = toCustomer({ ...booking, changes: { facts, hall: [] } }, 'payment-plan-changed', {
    subject: say`New payment dates for ${booking.hallTitle}`,
    paragraphs: ['The hall owner changed when your payments are due. Please call if this isn’t what you agreed.'],
    neutral: {
      subject: 'New payment dates for a booking',
      paragraph: 'The payment dates of the booking that was made on Mehfil with this e-mail address have changed.',
    },
    guest: 'changed when your payments are due. Please call if this isn’t what you agreed.',
  });
  return [{ ...mail, dedupeKey: `${mail.dedupeKey}:${at.getTime()}` }];
}
