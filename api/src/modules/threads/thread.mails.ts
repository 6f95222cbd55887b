import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { period, say } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';

/** A reader of a thread with messages that weren't read in time. */
export interface WaitingReader {
  threadId: number;
  userId: number;
  side: MessageSide;
  name: string;
  email: string;
  /** Unread messages that no mail told of. */
  count: number;
  lastSequence: number;
  bookingId: number;
  hallTitle: string;
  startTime: Date;
  endTime: Date;
  timeZone: string;
}

/** Tells a reader of unread messages. It quotes none: anybody can write to a business, and a mail isn't deleted. */
export function createMessagesMail(reader: WaitingReader): Mail {
  const { threadId, userId, bookingId, lastSequence, hallTitle, startTime, endTime, timeZone } = reader;
  const base = reader.side === MessageSide.CUSTOMER ? '/bookings' : '/business/bookings';
  return {
    to: reader.email,
    kind: 'messages-unread',
    dedupeKey: `messages-unread:${threadId}:${userId}:${lastSequence}`,
    text: {
      subject: say`New messages about ${hallTitle}`,
      greeting: say`Hello ${reader.name},`,
      paragraphs: ['You have unread messages about this booking. You read and answer them on its page.'],
      facts: [
        ['Hall', hallTitle],
        ['When', period(startTime, endTime, timeZone)],
        ['Reference', invoiceNumber(bookingId)],
        ['Unread messages', String(reader.count)],
      ],
      action: { label: 'Open the Booking', path: `${base}/${bookingId}` },
    },
  };
}
