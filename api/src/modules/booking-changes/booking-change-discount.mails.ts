import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Extra } from '../../domain/bookings/extras.js';
import type { AgreedMenu } from '../../domain/menus/menus.js';
import type { Hundredths } from '../../domain/money/money.js';
import { moment, say, sum } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { toMember, toOwner, type MailSubject } from '../bookings/booking-mail.parts.js';

/** The terms of a change that mails tell. */
export interface MailedTerms {
  hallTitle: string;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  guestCount: number;
  menu: AgreedMenu | null;
  extras: readonly Extra[];
  totalPrice: Hundredths;
  /** The total by the hall's prices, where another one was agreed. */
  quotedPrice: Hundredths | null;
  currency: CurrencyCode;
}

/** A discount for which a change waits, or waited (docs/decisions/0050-discounts-wait.md). */
export type ChangeDiscount =
  | { verdict: 'asked'; proposer: string; until: Date }
  /** With the member who proposed it, unless they have left the team or ended it themselves. */
  | { verdict: 'approved' | 'declined' | 'expired'; member: { name: string; email: string } | null };

/** To the owner alone, who may allow the discount of a change. */
function createRequest(
  { proposer, until }: { proposer: string; until: Date },
  { totalPrice, quotedPrice, currency }: MailedTerms,
  subject: MailSubject,
): Mail[] {
  const { hallTitle, timeZone } = subject;
  const [agreed, quoted] = [sum(totalPrice, currency), sum(quotedPrice ?? totalPrice, currency)];
  return [
    toOwner(subject, 'booking-change-discount', say`A discount for ${hallTitle} waits for your approval`, [
      say`${proposer} agreed on ${agreed} instead of ${quoted} for ${hallTitle}, which is more discount than they may give. Please approve or decline it.`,
      say`It is a change of the booking below. Without your approval until ${moment(until, timeZone)} the booking stays as it is.`,
    ]),
  ];
}

/** The mails about the discount of a change that nobody but the business learns of. */
export function createChangeDiscountMails(discount: ChangeDiscount, after: MailedTerms, subject: MailSubject): Mail[] {
  if (discount.verdict === 'asked') return createRequest(discount, after, subject);
  const { verdict, member } = discount;
  if (!member) return [];
  const kind = `booking-change-discount-${verdict}`;
  const { hallTitle } = subject;
  if (verdict === 'approved') {
    return [
      toMember(member, subject, kind, say`Your discount for ${hallTitle} was approved`, [
        say`The owner approved your change of a booking of ${hallTitle} at ${sum(after.totalPrice, after.currency)}.`,
      ]),
    ];
  }
  return [
    toMember(member, subject, kind, say`Your discount for ${hallTitle} wasn’t approved`, [
      verdict === 'declined'
        ? say`Your change of a booking of ${hallTitle} was declined. The booking stays as it was.`
        : say`Nobody answered your change of a booking of ${hallTitle} in time. The booking stays as it was.`,
    ]),
  ];
}
