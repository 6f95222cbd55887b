import { normalizeFigures } from '../text/normalize.js';
import { THREAD_LIMITS } from './limits.js';

const MINUTE_MS = 60_000;

/** The side of a booking that wrote a message. */
export const MessageSide = {
  CUSTOMER: 'CUSTOMER',
  /** The owner or a member of the team. */
  BUSINESS: 'BUSINESS',
} as const;
export type MessageSide = keyof typeof MessageSide;

/** What a thread is about. */
export const ThreadSubject = {
  BOOKING: 'BOOKING',
  /** A customer and a hall without a booking. */
  ENQUIRY: 'ENQUIRY',
} as const;
export type ThreadSubject = keyof typeof ThreadSubject;

/** Every side. */
export const MESSAGE_SIDES = Object.values(MessageSide);

/** Messages about threads. */
export const THREAD_MESSAGES = {
  notFound: 'Message not found',
  textRequired: 'Please write something',
  fileRequired: 'Choose a file that you have uploaded',
  fileNotFound: 'File not found',
  clientIdUsed: 'This id was used for another message.',
  noReader: 'Nobody can read messages here: there is no account on the other side.',
  blocked: 'This conversation was ended: nobody can write here.',
  endedByStaff: 'Mehfil’s staff have ended this conversation: nobody can write here.',
  tooLate: `A message can be deleted for ${THREAD_LIMITS.deletableMinutes} minutes after it was sent.`,
  notOwn: 'Only its author can delete a message.',
  enquiryNotFound: 'Enquiry not found. If a booking was requested, its messages are on the page of the booking.',
  dayInvalid: 'Choose a day, like 2027-03-20',
  dayPast: 'Choose a day that is still to come',
  placeInvalid: 'Choose the place of a message, from 1',
  ownHall: 'This is a hall of your own business.',
  unanswered: 'That is many messages without an answer. Please wait until the other side writes back, or try later.',
} as const;

/** The side to which the other one writes. */
export function otherSide(side: MessageSide): MessageSide {
  return side === MessageSide.CUSTOMER ? MessageSide.BUSINESS : MessageSide.CUSTOMER;
}

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}

/** Until when a message may be deleted by its author. */
export function deletableUntil(sentAt: Date): Date {
  return minutesAfter(sentAt, THREAD_LIMITS.deletableMinutes);
}

/** Whether a message that was sent then may be deleted now, by its author. */
export function isDeletable(sentAt: Date, now: Date): boolean {
  return now < deletableUntil(sentAt);
}

/** When a message that was sent then is mailed to who hasn't read it. */
export function mailDueAt(sentAt: Date): Date {
  return minutesAfter(sentAt, THREAD_LIMITS.mailDelayMinutes);
}

/** A message, as far as the limit on unanswered ones depends on it. */
export interface CountedMessage {
  side: MessageSide;
  sentAt: Date;
}

/**
 * For how long a side has to wait before it may write again; 0 if it may.
 * @param latest at least the latest `unansweredMax` messages of the thread, the newest first
 * @returns milliseconds
 */
export function waitForAnswer(latest: readonly CountedMessage[], side: MessageSide, now: Date): number {
  const counted = latest.slice(0, THREAD_LIMITS.unansweredMax);
  const first = counted.at(-1);
  if (!first || counted.length < THREAD_LIMITS.unansweredMax || counted.some((each) => each.side !== side)) return 0;
  return Math.max(0, minutesAfter(first.sentAt, THREAD_LIMITS.unansweredMinutes).getTime() - now.getTime());
}

/** Digits, in groups of three or more after the first: of dates and times only the year is as long. */
const FIGURES = /\d+(?:[ -]\d{3,})*/g;
const IBAN = /\b[a-z]{2}\d{2}(?:[ -]?[a-z\d]{4}){2,7}(?:[ -]?[a-z\d]{1,3})?\b/gi;
const ACCOUNT_DIGITS = 10;
const IBAN_DIGITS = 8;

function countDigits(value: string): number {
  return value.replaceAll(/\D/g, '').length;
}

/** Whether a text contains what may be an account number: an IBAN, or a run of ten or more digits of any script. */
export function hasAccountNumber(text: string): boolean {
  const plain = normalizeFigures(text);
  const holds = (pattern: RegExp, digits: number) =>
    (plain.match(pattern) ?? []).some((found) => countDigits(found) >= digits);
  return holds(FIGURES, ACCOUNT_DIGITS) || holds(IBAN, IBAN_DIGITS);
}
