import { URDU_DATES } from '../../domain/accounts/locales.js';
import type { FunctionName } from '../../domain/bookings/functions.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import { currencySymbol, joinSymbol } from '../../domain/currency/currencies.js';
import { nameMenuInUrdu } from '../../domain/menus/words-urdu.js';
import { fromHundredths } from '../../domain/money/money.js';
import { isolate, isolateLeftToRight } from '../../domain/text/direction.js';
import { formatTime, localDay } from '../../domain/time/zone.js';
import type { MailValue } from './mail.text.js';

// Made once: a format takes longer to make than a mail takes to write.
const DAY = new Intl.DateTimeFormat(URDU_DATES, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
const DAY_OF_YEAR = new Intl.DateTimeFormat(URDU_DATES, { month: 'long', day: 'numeric', timeZone: 'UTC' });
const TWO_DECIMALS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const FUNCTIONS: Readonly<Record<FunctionName, string>> = {
  MEHNDI: 'مہندی',
  BARAAT: 'بارات',
  WALIMA: 'ولیمے',
  OTHER: 'ایک تقریب',
};
const ROLES: Readonly<Record<MemberRole, string>> = { MANAGER: 'مینیجر', CLERK: 'کلرک' };

function writeDay(at: Date, zone: string, form: Intl.DateTimeFormat): string {
  return form.format(new Date(localDay(at, zone)));
}

function writePeriod({ start, end, zone }: Extract<MailValue, { kind: 'period' }>): string {
  const hours = isolateLeftToRight(`${formatTime(start, zone)} – ${formatTime(end, zone)}`);
  const endDay = localDay(start, zone) === localDay(end, zone) ? '' : ` (${writeDay(end, zone, DAY_OF_YEAR)})`;
  return `${writeDay(start, zone, DAY)}، ${hours}${endDay}`;
}

/** A value of a mail in Urdu, as the web app writes it (web/src/i18n/format.ts), apart from the sentence around it. */
export function writeInUrdu(value: MailValue): string {
  if (typeof value === 'string') return isolate(value);
  switch (value.kind) {
    case 'moment': {
      const time = `${formatTime(value.at, value.zone)}${value.namesZone ? ` ${value.zone}` : ''}`;
      return isolate(`${writeDay(value.at, value.zone, DAY)}، ${isolateLeftToRight(time)}`);
    }
    case 'day':
      return isolate(writeDay(value.at, value.zone, DAY));
    case 'period':
      return isolate(writePeriod(value));
    case 'sum': {
      const figures = TWO_DECIMALS.format(fromHundredths(value.amount));
      return isolateLeftToRight(joinSymbol(currencySymbol(value.currency), figures));
    }
    case 'hall-and-period':
      return `${isolate(value.hall)}، ${isolate(writePeriod(value.period))}`;
    case 'function':
      return FUNCTIONS[value.name];
    case 'role':
      return ROLES[value.role];
    case 'menu':
      return value.menu ? isolate(nameMenuInUrdu(value.menu, Infinity)) : 'کوئی نہیں';
    case 'waiting': {
      const since = writeInUrdu(value.since);
      return value.count === 1 ? `1، ${since} سے` : `${value.count}، سب سے پرانا ${since} سے`;
    }
    case 'unknown':
      return 'نامعلوم';
  }
}
