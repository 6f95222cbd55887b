import type { Locale } from '../../domain/accounts/locales.js';
import { isolate, isolateLeftToRight } from '../../domain/text/direction.js';
import { counted } from '../../domain/text/words.js';

/** The words of calendar files in one language. */
export interface CalendarWords {
  /** As an iCalendar product identifier spells it. */
  language: string;
  /** Several names or figures as one line. */
  list: (...parts: string[]) => string;
  phone: (number: string) => string;
  guests: (count: number) => string;
  visitors: (count: number) => string;
  /** A request, as its business reads it. @param names the line of its hall and customer */
  request: (names: string) => string;
  /** A request, as its customer reads it. */
  requested: (hall: string) => string;
  cancelled: (hall: string) => string;
  visit: (hall: string) => string;
  cancelledVisit: (hall: string) => string;
}

const ENGLISH: CalendarWords = {
  language: 'EN',
  list: (...parts) => parts.join(', '),
  phone: (number) => number,
  guests: (count) => counted(count, 'guest'),
  visitors: (count) => counted(count, 'visitor'),
  request: (names) => `Request: ${names}`,
  requested: (hall) => `Requested: ${hall}`,
  cancelled: (hall) => `Cancelled: ${hall}`,
  visit: (hall) => `Visit: ${hall}`,
  cancelledVisit: (hall) => `Cancelled visit: ${hall}`,
};

const URDU: CalendarWords = {
  language: 'UR',
  list: (...parts) => parts.map(isolate).join('، '),
  phone: isolateLeftToRight,
  guests: (count) => `${count.toLocaleString('en-US')} مہمان`,
  visitors: (count) => (count === 1 ? '1 فرد' : `${count.toLocaleString('en-US')} افراد`),
  request: (names) => `درخواست: ${names}`,
  requested: (hall) => `درخواست: ${isolate(hall)}`,
  cancelled: (hall) => `منسوخ: ${isolate(hall)}`,
  visit: (hall) => `ہال دیکھنے کا وقت: ${isolate(hall)}`,
  cancelledVisit: (hall) => `منسوخ ملاقات: ${isolate(hall)}`,
};

/** The words of calendar files, by language. */
export const CALENDAR_WORDS: Readonly<Record<Locale, CalendarWords>> = { en: ENGLISH, ur: URDU };
