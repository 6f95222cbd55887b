import { FUNCTION_LABELS } from '../../domain/bookings/functions.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import { nameMenu } from '../../domain/menus/words.js';
import { formatHundredths } from '../../domain/money/money.js';
import { formatDay, formatMoment, formatPeriod } from '../../domain/time/zone.js';
import type { MailText, MailValue, MailWords, WrittenMail } from './mail.text.js';

const ROLES: Readonly<Record<MemberRole, string>> = { MANAGER: 'a manager', CLERK: 'a clerk' };

/** A value of a mail in English. */
export function writeInEnglish(value: MailValue): string {
  if (typeof value === 'string') return value;
  switch (value.kind) {
    case 'moment':
      return `${formatMoment(value.at, value.zone)}${value.namesZone ? ` ${value.zone}` : ''}`;
    case 'day':
      return formatDay(value.at, value.zone);
    case 'period':
      return formatPeriod(value.start, value.end, value.zone);
    case 'sum':
      return formatHundredths(value.amount, value.currency);
    case 'hall-and-period':
      return `${value.hall}, ${writeInEnglish(value.period)}`;
    case 'function':
      return FUNCTION_LABELS[value.name].toLowerCase();
    case 'role':
      return ROLES[value.role];
    case 'menu':
      return value.menu ? nameMenu(value.menu, Infinity) : 'None';
    case 'waiting': {
      const since = writeInEnglish(value.since);
      return value.count === 1 ? `1, since ${since}` : `${value.count}, the oldest since ${since}`;
    }
    case 'unknown':
      return 'Unknown';
  }
}

function writeWords(words: MailWords): string {
  if (typeof words === 'string') return words;
  const values = words.values.map(writeInEnglish);
  return words.pattern.replaceAll('{}', () => values.shift() ?? '');
}

/** A mail in English. */
export function toEnglish({ subject, greeting, paragraphs, facts, action }: MailText): WrittenMail {
  return {
    language: 'en',
    subject: writeWords(subject),
    greeting: writeWords(greeting),
    paragraphs: paragraphs.map(writeWords),
    ...(facts ? { facts: facts.map(([label, value, path]) => [label, writeInEnglish(value), path] as const) } : {}),
    ...(action ? { action } : {}),
  };
}
