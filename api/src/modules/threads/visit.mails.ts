import { MessageSide } from '../../domain/threads/messages.js';
import { moment, say, type MailWords } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { toThreadAction } from './thread.mails.js';
import type { VisitRow } from './visit.queries.js';

/** What happens to a visit that the other side is told of, or both. */
export type VisitEvent = 'proposed' | 'confirmed' | 'declined' | 'cancelled' | 'calledOff' | 'soon';

/** What becomes of the visit's thread: where it has ended nothing is proposed, and one that is deleted can't be opened. */
export type ThreadFate = 'open' | 'ended' | 'deleted';

/** Who is told of a visit. */
export interface VisitReader {
  id: number;
  name: string;
  email: string;
  side: MessageSide;
}

/** The subject, and the paragraph: the name is the other side's. */
const WORDS: Readonly<
  Record<VisitEvent, (hall: string, name: string) => { subject: MailWords; paragraph: MailWords }>
> = {
  proposed: (hall, name) => ({
    subject: say`A time to see ${hall}`,
    paragraph: say`${name} proposes a time for a visit of the hall. Please confirm it, decline it or propose another time.`,
  }),
  confirmed: (hall, name) => ({
    subject: say`The visit of ${hall} is confirmed`,
    paragraph: say`${name} confirmed the visit. You’ll find it, with a calendar file, next to the messages.`,
  }),
  declined: (hall, name) => ({
    subject: say`The visit of ${hall} was declined`,
    paragraph: say`${name} can’t make the time that you proposed. You may propose another one.`,
  }),
  cancelled: (hall, name) => ({
    subject: say`The visit of ${hall} was cancelled`,
    paragraph: say`${name} cancelled the visit. You may propose another time.`,
  }),
  calledOff: (hall) => ({
    subject: say`The visit of ${hall} was cancelled`,
    paragraph: say`Our staff ended the conversation, and with it the visit. Neither side cancelled it.`,
  }),
  soon: (hall, name) => ({
    subject: say`You have a visit soon: ${hall}`,
    paragraph: say`You agreed on this visit with ${name}. Please cancel it on its page if you can’t make it.`,
  }),
};

/** The mails’ kinds in the outbox. */
const KINDS: Readonly<Record<VisitEvent, string>> = {
  proposed: 'visit-proposed',
  confirmed: 'visit-confirmed',
  declined: 'visit-declined',
  cancelled: 'visit-cancelled',
  calledOff: 'visit-called-off',
  soon: 'visit-soon',
};

/** Without an invitation that would be refused. */
const ENDED: Readonly<Partial<Record<VisitEvent, (name: string) => MailWords>>> = {
  declined: (name) => say`${name} can’t make the time that you proposed.`,
  cancelled: (name) => say`${name} cancelled the visit.`,
};

/** Tells a reader of a thread of its visit. It has no note: anybody can write one, and a mail isn't deleted. */
export function createVisitMail(
  event: VisitEvent,
  visit: VisitRow,
  reader: VisitReader,
  thread: ThreadFate = 'open',
): Mail {
  const { id, hallTitle, startsAt, timeZone } = visit;
  const other = reader.side === MessageSide.CUSTOMER ? visit.businessName : visit.customerName;
  const { subject, paragraph } = WORDS[event](hallTitle, other);
  return {
    to: reader.email,
    kind: KINDS[event],
    dedupeKey: `${KINDS[event]}:${id}:${reader.id}`,
    text: {
      subject,
      greeting: say`Hello ${reader.name},`,
      paragraphs: [(thread === 'open' ? undefined : ENDED[event]?.(other)) ?? paragraph],
      facts: [
        ['Hall', hallTitle],
        ['When', moment(startsAt, timeZone)],
      ],
      ...(thread === 'deleted' ? {} : { action: toThreadAction(visit, reader.side) }),
    },
  };
}
