import { moment, say, sum } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { toCustomer, toTeam, type Fact, type MailSubject } from './booking-mail.parts.js';

/** The mail subject with what its customer still pays first. */
function withFirstPayment(booking: MailSubject): MailSubject {
  const { firstPayment, currency } = booking;
  const facts: Fact[] = firstPayment === undefined ? [] : [['First payment', sum(firstPayment, currency)]];
  return { ...booking, changes: { facts, hall: [] } };
}

/** To the customer of a request that is accepted until its first payment. */
export function createAcceptedMails(booking: MailSubject): Mail[] {
  const { hallTitle, businessName, paymentDueAt, timeZone } = booking;
  if (!paymentDueAt) return [];
  const until = moment(paymentDueAt, timeZone);
  return [
    toCustomer(withFirstPayment(booking), 'booking-accepted', {
      subject: say`Your booking request for ${hallTitle} is accepted`,
      paragraphs: [
        say`${businessName} accepted your request. The time is held for you until ${until}: pay the first payment below by then, and send a proof of it on the page of your booking. Once the owner has recorded it, your booking is confirmed.`,
        'Without a payment the time is free for others again.',
      ],
      neutral: {
        subject: 'Your booking request is accepted',
        paragraph:
          'The booking request that was made on Mehfil with this e-mail address is accepted. Its time is held until the first payment is due.',
      },
      guest: '',
    }),
  ];
}

/** At half time, to those who record payments, and to the customer unless they have sent a proof. */
export function createPaymentReminders(booking: MailSubject, hasProof: boolean): Mail[] {
  const { hallTitle, paymentDueAt, heldUntil, timeZone } = booking;
  const end = hasProof ? heldUntil : paymentDueAt;
  if (!end) return [];
  const until = moment(end, timeZone);
  const subject = withFirstPayment(booking);
  const toTeamAlone = toTeam(
    subject,
    'booking-payment-reminder',
    say`The first payment for ${hallTitle} isn’t recorded yet`,
    [
      say`You accepted a request for ${hallTitle}, which holds its time until ${until}. Please record the payment once it has come in: without it, the request lapses then.`,
    ],
  );
  if (hasProof) return toTeamAlone;
  return [
    toCustomer(subject, 'booking-payment-reminder', {
      subject: say`The first payment for ${hallTitle} is due soon`,
      paragraphs: [
        say`The time is held for you until ${until}. Please pay the first payment below by then, and send a proof of it on the page of your booking: without it, the time is free for others again.`,
      ],
      neutral: {
        subject: 'The first payment for your booking is due soon',
        paragraph:
          'The booking request that was made on Mehfil with this e-mail address is accepted, and its first payment isn’t recorded yet. Without it, the time is free for others again.',
      },
      guest: '',
    }),
    ...toTeamAlone,
  ];
}
