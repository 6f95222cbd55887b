import { hallTitle } from '../../domain/halls/inputs.js';
import { moment, period, say, type MailWords } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import type { WaitingEntryRow } from './waiting-list.queries.js';

const ACTION = { label: 'Open the waiting list', path: '/my-bookings' };

function toMail(
  entry: WaitingEntryRow,
  kind: 'waiting-offered' | 'waiting-missed',
  subject: MailWords,
  paragraphs: MailWords[],
): Mail {
  const { startTime, endTime, timeZone, shiftName } = entry;
  const shift = shiftName === null ? [] : [['Shift', shiftName] as const];
  return {
    to: entry.customerEmail,
    kind,
    dedupeKey: `${kind}:${entry.id}`,
    text: {
      subject,
      greeting: say`Hello ${entry.customerName},`,
      paragraphs,
      facts: [
        ['Hall', hallTitle(entry)],
        ...shift,
        ['When', period(startTime, endTime, timeZone)],
        ['Guests', String(entry.guestCount)],
      ],
      action: ACTION,
    },
  };
}

/** Tells a customer that the time is free, and until when it is held. */
export function createOfferMail(entry: WaitingEntryRow, until: Date): Mail {
  return toMail(entry, 'waiting-offered', say`${hallTitle(entry)} has become free for you`, [
    say`The time that you are waiting for is free, and ${entry.businessName} holds it for you until ${moment(until, entry.timeZone)}. Nobody else can request it until then.`,
    'Request it now to keep it. Afterwards it is offered to the next on the waiting list.',
  ]);
}

/** Tells a customer that the offer is over. */
export function createMissedMail(entry: WaitingEntryRow): Mail {
  return toMail(entry, 'waiting-missed', say`${hallTitle(entry)} is no longer held for you`, [
    'You did not request the time while it was offered to you, so your place on the waiting list is over. If it is still taken, you can join the list again, at its end.',
  ]);
}
