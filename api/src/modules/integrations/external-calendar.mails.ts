import type { Period } from '../../domain/time/zone.js';
import { period, say } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';

/** A calendar, for mails to its owner. */
export interface MailedCalendar {
  name: string;
  url: string;
  businessName: string;
  ownerName: string;
  ownerEmail: string;
}

const ACTION = { label: 'Open Integrations', path: '/business/settings?tab=integrations#external-calendars' };

/** Notifies an owner that an external calendar can't be read. */
export function createUnreadableMail(calendar: MailedCalendar, error: string): Mail {
  return {
    to: calendar.ownerEmail,
    kind: 'external-calendar-failing',
    text: {
      subject: say`A calendar of ${calendar.businessName} can’t be read`,
      greeting: say`Hello ${calendar.ownerName},`,
      paragraphs: [
        'We could not read one of the calendars whose events keep your halls from being booked twice. Until we can, its times stay as they were when it was last read.',
        'We go on trying. If the address has changed, remove the calendar in your settings and add it again.',
      ],
      facts: [
        ['Calendar', calendar.name],
        // The path can be a secret.
        ['Host', new URL(calendar.url).host],
        ['Last problem', error],
      ],
      action: ACTION,
    },
  };
}

/** Notifies an owner that an event of an external calendar overlaps a confirmed booking. */
export function createClashMail(
  calendar: MailedCalendar,
  { hallTitle, start, end, zone }: Period & { hallTitle: string; zone: string },
): Mail {
  return {
    to: calendar.ownerEmail,
    kind: 'external-calendar-clash',
    text: {
      subject: say`${calendar.businessName}: another calendar overlaps a booking`,
      greeting: say`Hello ${calendar.ownerName},`,
      paragraphs: [
        'An event of one of your other calendars lies on a time that is booked and confirmed here. Please see which of the two holds.',
      ],
      facts: [
        ['Calendar', calendar.name],
        ['Hall', hallTitle],
        ['Booked', period(start, end, zone)],
      ],
      action: { label: 'Open Calendar', path: '/business/calendar' },
    },
  };
}
