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
  /** The booking, or the enquiry. */
  bookingId: number | null;
  enquiryId: number | null;
  hallTitle: string;
  /** Of the booking. */
  startTime: Date | null;
  endTime: Date | null;
  timeZone: string;
}

function describeSubject({ bookingId, startTime, endTime, timeZone }: WaitingReader): {
  paragraph: string;
  facts: NonNullable<Mail['text']['facts']>;
} {
  if (bookingId === null || !startTime || !endTime) {
    return {
      paragraph: 'You have unread messages about this hall. You read and answer them on their page.',
      facts: [],
    };
  }
  return {
    paragraph: 'You have unread messages about this booking. You read and answer them on its page.',
    facts: [
      ['When', period(startTime, endTime, timeZone)],
      ['Reference', invoiceNumber(bookingId)],
    ],
  };
}

/** The link of a mail to a thread, as the reader's side opens it. */
export function toThreadAction(
  { bookingId, enquiryId }: { bookingId: number | null; enquiryId: number | null },
  side: MessageSide,
): NonNullable<Mail['text']['action']> {
  const base = side === MessageSide.CUSTOMER ? '' : '/business';
  return bookingId === null
    ? { label: 'Open the Messages', path: `${base}/enquiries/${enquiryId ?? 0}` }
    : { label: 'Open the Booking', path: `${base}/bookings/${bookingId}` };
}

/** Tells a reader of unread messages. It quotes none: anybody can write to a business, and a mail isn't deleted. */
export function createMessagesMail(reader: WaitingReader): Mail {
  const { threadId, userId, lastSequence, hallTitle } = reader;
  const { paragraph, facts } = describeSubject(reader);
  return {
    to: reader.email,
    kind: 'messages-unread',
    dedupeKey: `messages-unread:${threadId}:${userId}:${lastSequence}`,
    text: {
      subject: say`New messages about ${hallTitle}`,
      greeting: say`Hello ${reader.name},`,
      paragraphs: [paragraph],
      facts: [['Hall', hallTitle], ...facts, ['Unread messages', String(reader.count)]],
      action: toThreadAction(reader, reader.side),
    },
  };
}
