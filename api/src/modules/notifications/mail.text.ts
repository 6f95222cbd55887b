import type { Locale } from '../../domain/accounts/locales.js';
import type { FunctionName } from '../../domain/bookings/functions.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { BilledMenu } from '../../domain/menus/words.js';
import type { Hundredths } from '../../domain/money/money.js';

/** A moment, by the clocks of a zone; named where the reader has no reason to know which. */
interface Moment {
  kind: 'moment';
  at: Date;
  zone: string;
  namesZone?: true;
}

/** A day, by the clocks of a zone. */
interface MailDay {
  kind: 'day';
  at: Date;
  zone: string;
}

interface MailPeriod {
  kind: 'period';
  start: Date;
  end: Date;
  zone: string;
}

/** What a mail says that each language writes in its own way; texts are somebody's words, which stay as they are. */
export type MailValue =
  | string
  | Moment
  | MailDay
  | MailPeriod
  | { kind: 'sum'; amount: Hundredths; currency: CurrencyCode }
  /** One of several functions. */
  | { kind: 'hall-and-period'; hall: string; period: MailPeriod }
  | { kind: 'function'; name: FunctionName }
  | { kind: 'role'; role: MemberRole }
  /** With all its dishes; null for none. */
  | { kind: 'menu'; menu: BilledMenu | null }
  /** How many wait, and since when the first of them does. */
  | { kind: 'waiting'; count: number; since: Moment | MailDay }
  | { kind: 'unknown' };

/** A sentence with gaps, which are empty braces, and what stands in them. */
export interface MailSentence {
  pattern: string;
  values: readonly MailValue[];
}

/** A sentence; a text has no gaps. */
export type MailWords = string | MailSentence;

/** A mail as it is composed, before it is written in a language. */
export interface MailText {
  subject: MailWords;
  greeting: MailWords;
  paragraphs: readonly MailWords[];
  /** Labels and values, as in a receipt, and where one leads. */
  facts?: readonly (readonly [label: string, value: MailValue, path?: string | undefined])[];
  /** The call to action; `path` begins with a slash. */
  action?: { label: string; path: string };
}

/** A mail in one language, before rendering. All fields are plain text. */
export interface WrittenMail {
  language: Locale;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [label: string, value: string, path?: string | undefined])[];
  action?: { label: string; path: string };
}

/** A sentence with what it fills in. @example say`We received your request for ${hallTitle}` */
export function say(texts: TemplateStringsArray, ...values: readonly (MailValue | number)[]): MailSentence {
  return {
    pattern: texts.join('{}'),
    values: values.map((value) => (typeof value === 'number' ? String(value) : value)),
  };
}

/** A sentence about somebody whose name it begins with. */
export function sayAbout(name: string, words: string): MailSentence {
  return { pattern: `{} ${words}`, values: [name] };
}

/** A moment by a hall's clocks. */
export function moment(at: Date, zone: string): MailValue {
  return { kind: 'moment', at, zone };
}

/** A day by a hall's clocks. */
export function day(at: Date, zone: string): MailValue {
  return { kind: 'day', at, zone };
}

/** A period by a hall's clocks. */
export function period(start: Date, end: Date, zone: string): MailPeriod {
  return { kind: 'period', start, end, zone };
}

/** A sum of money. */
export function sum(amount: Hundredths, currency: CurrencyCode): MailValue {
  return { kind: 'sum', amount, currency };
}

/** How many wait, and since when the first of them does: since a moment, or a day. */
export function waiting(count: number, since: Date, zone: string, precision: 'moment' | 'day'): MailValue {
  return { kind: 'waiting', count, since: { kind: precision, at: since, zone } };
}
