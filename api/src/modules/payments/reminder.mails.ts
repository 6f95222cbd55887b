import { ReminderKind, type Reminder } from '../../domain/payments/reminders.js';
import { toInstant } from '../../domain/time/zone.js';
import { toCustomer, type CustomerTexts, type Fact, type MailSubject } from '../bookings/booking-mail.parts.js';
import { day, say, sum } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';

function createTexts({ kind }: Reminder, { hallTitle }: MailSubject): CustomerTexts {
  if (kind === ReminderKind.DUE_SOON) {
    return {
      subject: say`A payment for ${hallTitle} is due soon`,
      paragraphs: [
        'Please make the payment below by its day. If you have paid already, send a proof of it on the page of your booking.',
      ],
      neutral: {
        subject: 'A payment for your booking is due soon',
        paragraph: 'A payment for the booking that was made on Mehfil with this e-mail address is due soon.',
      },
      guest: 'asks you to make the payment below by its day. Please call if you have paid already.',
    };
  }
  return {
    subject: say`A payment for ${hallTitle} is overdue`,
    paragraphs: [
      'The payment below isn’t recorded yet. If you have paid already, send a proof of it on the page of your booking.',
    ],
    neutral: {
      subject: 'A payment for your booking is overdue',
      paragraph: 'A payment for the booking that was made on Mehfil with this e-mail address isn’t recorded yet.',
    },
    guest: 'hasn’t recorded the payment below yet. Please call if you have paid already.',
  };
}

/** To the customer, of a payment that is due soon or overdue. */
export function createReminderMails(reminder: Reminder, booking: MailSubject): Mail[] {
  const { kind, dueOn, amount } = reminder;
  const facts: Fact[] = [
    ['To pay', sum(amount, booking.currency)],
    ['Due on', day(toInstant(dueOn, '12:00', booking.timeZone), booking.timeZone)],
  ];
  const subject = { ...booking, changes: { facts, hall: [] } };
  const mail = toCustomer(subject, 'payment-due', createTexts(reminder, booking));
  return [{ ...mail, dedupeKey: `${mail.dedupeKey}:${dueOn}-${kind.toLowerCase()}` }];
}
