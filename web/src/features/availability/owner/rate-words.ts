import { PRICE_TYPE_SUFFIXES } from '@mehfil/api/domain/catalogue/price-types';
import { nameHijriMonth } from '@mehfil/api/domain/rates/hijri';
import type { RateFieldsFragment } from '../../../graphql/generated/rates';
import type { Formats } from '../../../i18n/format';
import { INTL_LOCALE, type Locale } from '../../../i18n/locale';
import { weekdayNames } from './weekdays';

/** `Nov 1` of `11-01`. */
function seasonDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`2024-${day}T00:00:00Z`));
}

function date(day: string, locale: string): string {
  const options: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${day}T00:00:00Z`));
}

/** Names in the reader's language. */
interface Names {
  name: (english: string) => string;
  hijriMonth: (english: string) => string;
}

/** When a rate holds, in parts: its shift, its period, its days. */
export function describeRate(rate: RateFieldsFragment, appLocale: Locale, names: Names): string[] {
  const locale = INTL_LOCALE[appLocale];
  const { shiftName, weekdays, firstDay, lastDay, seasonStart, seasonEnd, hijriMonth } = rate;
  const parts: string[] = [];
  if (shiftName !== null) parts.push(names.name(shiftName));
  if (firstDay !== null && lastDay !== null) {
    parts.push(firstDay === lastDay ? date(firstDay, locale) : `${date(firstDay, locale)} – ${date(lastDay, locale)}`);
  }
  if (seasonStart !== null && seasonEnd !== null) {
    parts.push(`${seasonDay(seasonStart, locale)} – ${seasonDay(seasonEnd, locale)}`);
  }
  if (hijriMonth !== null) parts.push(names.hijriMonth(nameHijriMonth(hijriMonth)));
  if (weekdays.length > 0) parts.push(weekdayNames(weekdays, appLocale));
  return parts;
}

/**
 * The price that replaces the hall's; empty for a percentage, which the reason says.
 * @param say says a label of the domain in the reader's language
 */
export function ownPrice(
  { price, priceType }: RateFieldsFragment,
  currency: string,
  { money, say }: Pick<Formats, 'money'> & { say: (english: string) => string },
): string {
  return price === null || priceType === null ? '' : `${money(price, currency)}${say(PRICE_TYPE_SUFFIXES[priceType])}`;
}
