import { currencySymbol } from './currencies.js';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

function isCode(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency);
}

function withSymbol(amount: number, currency: string, locale: string, fraction: Intl.NumberFormatOptions): string {
  if (!isCode(currency)) return `${currency} ${numberFormat(locale, fraction).format(amount)}`.trim();
  const parts = numberFormat(locale, { style: 'currency', currency, ...fraction }).formatToParts(amount);
  const symbol = currencySymbol(currency);
  const spaced = /[\p{Script=Latin}.]$/u.test(symbol);
  let text = '';
  for (const [index, part] of parts.entries()) {
    // Intl separates letters (PKR) from the number by a space; our symbol (₨) is next to it.
    const afterSign = part.type === 'literal' && parts[index - 1]?.type === 'currency' && part.value.trim() === '';
    if (part.type === 'currency') text += symbol + (spaced && parts[index + 1]?.type === 'integer' ? '\u00a0' : '');
    else if (!afterSign || spaced) text += part.value;
  }
  return text;
}

/**
 * Formats an amount: symbol, grouping of the locale, two decimals in every currency.
 * @param amount units of the currency; anything but a finite number counts as 0.00 (docs/coverage.md: customer §5)
 * @param currency ISO 4217 code
 * @param locale BCP 47 tag; defaults to en-US
 */
export function formatMoney(amount: unknown, currency: string, locale = 'en-US'): string {
  return withSymbol(numberOrZero(amount), currency, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/**
 * Formats a converted amount: grouping of the locale, decimals only if there are any (docs/coverage.md: customer §5).
 * @param amount units of the currency; anything but a finite number counts as 0
 */
export function formatLocalAmount(amount: unknown, currency: string, locale = 'en-US'): string {
  return withSymbol(numberOrZero(amount), currency, locale, { minimumFractionDigits: 0, maximumFractionDigits: 2 });
}

function numberOrZero(amount: unknown): number {
  const number = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : 0;
}
