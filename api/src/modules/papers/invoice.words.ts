import { formatHourCount } from '../../domain/bookings/hours.js';
import { OCCASION_LABELS, OCCASION_LABELS_URDU, type Occasion } from '../../domain/bookings/occasions.js';
import { URDU_DATES, type Locale } from '../../domain/accounts/locales.js';
import { currencySymbol, joinSymbol } from '../../domain/currency/currencies.js';
import { formatHundredths, fromHundredths, type Hundredths } from '../../domain/money/money.js';
import { formatLongDay, formatTime, formatTimeRange, localDay } from '../../domain/time/zone.js';
import { isolate, isolateLeftToRight } from '../../domain/text/direction.js';
import type { InvoiceLine } from '../../domain/bookings/invoice.js';
import { sayInvoiceInUrdu, sayInvoiceLineInUrdu } from '../../domain/bookings/invoice-urdu.js';

/** The words of an invoice's page in one language. */
export interface InvoiceWords {
  /** What the invoice itself says (domain/bookings/invoice.ts). */
  say: (english: string) => string;
  sayLine: (line: InvoiceLine) => string;
  product: string;
  customer: string;
  hall: string;
  event: string;
  requests: string;
  cancellation: string;
  subtotal: string;
  total: string;
  /** In the place of an amount that is 0. */
  listed: string;
  discount: (percent: number) => string;
  tax: (percent: number) => string;
  issued: (at: Date, zone: string) => string;
  reason: (note: string) => string;
  taxNumber: (number: string) => string;
  day: (at: Date, zone: string) => string;
  times: (start: Date, end: Date, zone: string) => string;
  extent: (hours: number, guests: number) => string;
  occasion: (occasion: Occasion) => string;
  /** A sum, which may be negative. */
  amount: (amount: Hundredths, currency: string) => string;
  page: (number: number, count: number) => string;
}

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

function formatSum(amount: Hundredths, currency: string): string {
  const figures = formatHundredths(Math.abs(amount) as Hundredths, currency);
  return amount < 0 ? `-${figures}` : figures;
}

const ENGLISH: InvoiceWords = {
  say: (english) => english,
  sayLine: ({ label }) => label,
  product: 'Mehfil',
  customer: 'Customer',
  hall: 'Hall',
  event: 'Event',
  requests: 'Special requests',
  cancellation: 'Cancellation',
  subtotal: 'Subtotal',
  total: 'Total amount',
  listed: 'not charged',
  discount: (percent) => `Discount (${percent}%)`,
  tax: (percent) => `Tax (${percent}%)`,
  issued: (at, zone) => `Issued ${formatLongDay(at, zone)}`,
  reason: (note) => `Reason: ${note}`,
  taxNumber: (number) => `Tax no. ${number}`,
  day: (at, zone) => formatLongDay(at, zone),
  times: (start, end, zone) => formatTimeRange(start, end, zone),
  extent: (hours, guests) =>
    `${hours === 1 ? '1 hour' : `${formatHourCount(hours)} hours`} · Guests: ${guests.toLocaleString('en-US')}`,
  occasion: (occasion) => OCCASION_LABELS[occasion],
  amount: formatSum,
  page: (number, count) => `${number} / ${count}`,
};

function urduDay(at: Date, zone: string): string {
  const options = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone: zone } as const;
  return new Intl.DateTimeFormat(URDU_DATES, options).format(at);
}

/** As the web app writes sums, `₨ 900.00`. */
function sumInUrdu(amount: Hundredths, currency: string): string {
  const figures = fromHundredths(Math.abs(amount) as Hundredths).toLocaleString('en-US', TWO_DECIMALS);
  return `${amount < 0 ? '-' : ''}${joinSymbol(currencySymbol(currency), figures)}`;
}

const URDU: InvoiceWords = {
  say: (english) => sayInvoiceInUrdu(english) ?? english,
  sayLine: (line) => sayInvoiceLineInUrdu(line) ?? line.label,
  product: 'محفل',
  customer: 'گاہک',
  hall: 'ہال',
  event: 'تقریب',
  requests: 'خاص فرمائشیں',
  cancellation: 'منسوخی',
  subtotal: 'ذیلی میزان',
  total: `کل رقم (${isolateLeftToRight('Total')})`,
  listed: 'بلا قیمت',
  discount: (percent) => `رعایت (${isolateLeftToRight(`${percent}%`)})`,
  tax: (percent) => `ٹیکس (${isolateLeftToRight(`${percent}%`)})`,
  issued: (at, zone) => `اجرا: ${urduDay(at, zone)}`,
  reason: (note) => `وجہ: ${isolate(note)}`,
  taxNumber: (number) => `ٹیکس نمبر (${isolateLeftToRight('Tax no.')}) ${isolate(number)}`,
  day: urduDay,
  times: (start, end, zone) => {
    const hours = isolateLeftToRight(`${formatTime(start, zone)} – ${formatTime(end, zone)}`);
    if (localDay(start, zone) === localDay(end, zone)) return hours;
    const options = { month: 'long', day: 'numeric', timeZone: zone } as const;
    return `${hours} (${new Intl.DateTimeFormat(URDU_DATES, options).format(end)})`;
  },
  extent: (hours, guests) =>
    `${hours === 1 ? '1 گھنٹہ' : `${formatHourCount(hours)} گھنٹے`} · مہمان: ${isolateLeftToRight(guests.toLocaleString('en-US'))}`,
  occasion: (occasion) => OCCASION_LABELS_URDU[occasion],
  amount: (amount, currency) => isolateLeftToRight(sumInUrdu(amount, currency)),
  page: (number, count) => isolateLeftToRight(`${number} / ${count}`),
};

/** The words of an invoice's page, by language. */
export const INVOICE_WORDS: Readonly<Record<Locale, InvoiceWords>> = { en: ENGLISH, ur: URDU };
