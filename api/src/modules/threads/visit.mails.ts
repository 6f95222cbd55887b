import { MessageSide } from '../../domain/threads/messages.js';
import { moment, say, sayAbout, type MailWords } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { toThreadAction } from './thread.mails.js';
import type { VisitRow } from './visit.queries.js';

/** What happens to a visit that the other side is told of, or both. */
export type VisitEvent = 'proposed' | 'confirmed' | 'declined' | 'cancelled' | 'calledOff' | 'soon';

/** What becomes of the visit's thread: where it has ended nothing is proposed, and one that is deleted can't be opened. */
export type ThreadFate = 'open' | 'ended' | 'deleted';

/** Somebody who is told of a visit, on their side of its thread. */
export interface VisitReader {
  id: number;
  name: string;
  email: string;
  side: MessageSide;
}

const SUBJECTS: Readonly<Record<VisitEvent, (hall: string) => MailWords>> = {
  proposed: (hall) => say`A time to see ${hall}`,
  confirmed: (hall) => say`The visit of ${hall} is confirmed`,
  declined: (hall) => say`The visit of ${hall} was declined`,
  cancelled: (hall) => say`The visit of ${hall} was cancelled`,
  calledOff: (hall) => say`The visit of ${hall} was cancelled`,
  soon: (hall) => say`You have a visit soon: ${hall}`,
};

/** What the other side did, after its name. */
const WORDS: Readonly<Record<Exclude<VisitEvent, 'calledOff'>, string>> = {
  proposed: 'proposes a time for a visit of the hall. Please confirm it, decline it or propose another time.',
  confirmed: 'confirmed the visit. You’ll find it, with a calendar file, next to the messages.',
  declined: 'can’t make the time that you proposed. You may propose another one.',
  cancelled: 'cancelled the visit. You may propose another time.',
  soon: 'agreed on this visit with you. Please cancel it on its page if you can’t make it.',
};

const CALLED_OFF = 'Our staff ended the conversation, and with it the visit. Neither side cancelled it.';

const KINDS: Readonly<Record<VisitEvent, string>> = {
  proposed: 'visit-proposed',
  confirmed: 'visit-confirmed',
  declined: 'visit-declined',
  cancelled: 'visit-cancelled',
  calledOff: 'visit-called-off',
  soon: 'visit-soon',
};

/** {@link WORDS} where the thread has ended: without an invitation to propose a time, which would be refused. */
const ENDED: Readonly<Partial<Record<VisitEvent, string>>> = {
  declined: 'can’t make the time that you proposed.',
  cancelled: 'cancelled the visit.',
};

/** The business reads no customer's name, which anybody can write, in a mail. */
function describeEvent(
  event: VisitEvent,
  { businessName }: VisitRow,
  side: MessageSide,
  thread: ThreadFate,
): MailWords {
  if (event === 'calledOff') return CALLED_OFF;
  const words = (thread === 'open' ? undefined : ENDED[event]) ?? WORDS[event];
  return side === MessageSide.CUSTOMER ? sayAbout(businessName, words) : `The customer ${words}`;
}

/** Tells a reader of a thread of its visit. It has no note: anybody can write one, and a mail isn't deleted. */
export function createVisitMail(
  event: VisitEvent,
  visit: VisitRow,
  reader: VisitReader,
  thread: ThreadFate = 'open',
): Mail {
  const { id, hallTitle, startsAt, timeZone } = visit;
  return {
    to: reader.email,
    kind: KINDS[event],
    dedupeKey: `${KINDS[event]}:${id}:${reader.id}`,
    text: {
      subject: SUBJECTS[event](hallTitle),
      greeting: say`Hello ${reader.name},`,
      paragraphs: [describeEvent(event, visit, reader.side, thread)],
      facts: [
        ['Hall', hallTitle],
        ['When', moment(startsAt, timeZone)],
      ],
      ...(thread === 'deleted' ? {} : { action: toThreadAction(visit, reader.side) }),
    },
  };
}
