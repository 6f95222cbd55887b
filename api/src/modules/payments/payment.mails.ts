import { subtract, ZERO, type Hundredths } from '../../domain/money/money.js';
import { PaymentKind, type PaymentMethod } from '../../domain/payments/ledger.js';
import { isRejected, isWaiting, type ProofStatus } from '../../domain/payments/proofs.js';
import { toCustomer, toTeam, type Fact, type MailSubject } from '../bookings/booking-mail.parts.js';
import { createTimeFact } from '../accounts/account-mail.parts.js';
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
  const left: Fact =
    balance < 0
      ? ['To be given back', sum(subtract(ZERO, balance), currency)]
      : ['Left to pay', sum(balance, currency)];
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

/** A proof of payment that was sent or answered. */
export interface NotifiedProof {
  id: number;
  status: ProofStatus;
  amount: Hundredths;
  method: PaymentMethod;
  day: string;
  /** Why it was rejected. */
  reason: string | null;
}

/** To the team, of a proof to check; to the customer, of one that was rejected. Of an accepted one the receipt is mailed. */
export function createProofMails(proof: NotifiedProof, booking: MailSubject): Mail[] {
  const { id, amount, reason } = proof;
  const { hallTitle, currency } = booking;
  const facts: Fact[] = [['Paid', sum(amount, currency)]];
  const subject = { ...booking, changes: { facts, hall: [] } };
  if (isWaiting(proof)) {
    const mails = toTeam(subject, 'payment-proof', say`A payment for ${hallTitle} waits for your check`, [
      say`The customer of ${hallTitle} sent a proof of payment. Please compare it with your account, then accept or reject it.`,
    ]);
    return mails.map((mail) => ({ ...mail, dedupeKey: `${mail.dedupeKey}:proof-${id}` }));
  }
  if (!isRejected(proof)) return [];
  const mail = toCustomer(subject, 'payment-proof-rejected', {
    subject: say`Your proof of payment for ${hallTitle} was rejected`,
    paragraphs: [
      'The hall owner could not accept your proof of payment. You can send another one on the page of your booking.',
      ...(reason ? [say`Reason: ${reason}`] : []),
    ],
    neutral: {
      subject: 'A proof of payment was rejected',
      paragraph: 'A proof of payment was rejected for the booking that was made on Mehfil with this e-mail address.',
    },
    guest: 'could not accept your proof of payment.',
  });
  return [{ ...mail, dedupeKey: `${mail.dedupeKey}:proof-${id}` }];
}

/** To the owner, of other payment details: whoever got into the account could lead payments elsewhere. Names no number. */
export function createDetailsMail(
  owner: { name: string; email: string },
  { businessName, at }: { businessName: string; at: Date },
): Mail {
  return {
    to: owner.email,
    kind: 'payment-details-changed',
    text: {
      subject: say`The payment details of ${businessName} were changed`,
      greeting: say`Dear ${owner.name},`,
      paragraphs: [
        say`The payment details of ${businessName} were changed on Mehfil. Customers with accepted and confirmed bookings see them now, with a note that they were changed.`,
        'If this was not you, please change your password at once and correct the details, then tell your customers not to pay yet.',
      ],
      facts: [createTimeFact(at)],
      action: { label: 'Check the payment details', path: '/business/setup?tab=settings' },
    },
  };
}
