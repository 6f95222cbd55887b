import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useCurrency } from '../../../../i18n/currency';
import { useFormat } from '../../../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../../../i18n/locale';
import { namesText } from '../../../../i18n/names.text';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { getSearchCurrency } from './filters';
import { searchText } from './search.text';

/** The parts of a search that have a panel each. */
export type Section = 'where' | 'date' | 'guests' | 'budget' | 'rating';

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The two that the part for guests is about. */
type OfGuests = 'guestCount' | 'size';

/** What is chosen, in few words; undefined where nothing is. */
export function useSummaries(search: HallSearch): Readonly<Record<Section | OfGuests, string | undefined>> {
  const words = useText(searchText).panel;
  const { address } = useText(placesText);
  const { listed } = useText(namesText);
  const locale = INTL_LOCALE[useLocale()];
  const { number, convertedMoney } = useFormat();
  const { code } = useCurrency();
  const { location, near, date, lastDate, weekdays, partOfDay, startTime, guests, capacity, minRating } = search;
  const money = (amount: number) => convertedMoney(amount, getSearchCurrency(search, code));

  const writeDays = (): string | undefined => {
    if (!date) return undefined;
    const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    const days = lastDate
      ? new Intl.DateTimeFormat(locale, options).formatRange(atNoon(date), atNoon(lastDate))
      : new Intl.DateTimeFormat(locale, { ...options, weekday: 'short' }).format(atNoon(date));
    const only = lastDate ? weekdays?.map((day) => words.weekdays[day]).join(listed) : undefined;
    const part = startTime ?? (partOfDay && words.parts[partOfDay]);
    return [days, only, part].filter(Boolean).join(' · ');
  };
  const writeBudget = (): string | undefined => {
    const { minPrice, maxPrice } = search;
    if (minPrice !== undefined && maxPrice !== undefined) return `${money(minPrice)} – ${money(maxPrice)}`;
    if (minPrice !== undefined) return words.over(money(minPrice));
    return maxPrice === undefined ? undefined : words.under(money(maxPrice));
  };
  const guestCount = guests === undefined ? undefined : words.guestCount(number(guests));
  const size = capacity === undefined ? undefined : words.capacities[capacity];
  return {
    where: location ? address(location) : near ? words.nearby : undefined,
    date: writeDays(),
    guests: [guestCount, size].filter(Boolean).join(' · ') || undefined,
    guestCount,
    size,
    budget: writeBudget(),
    rating: minRating === undefined ? undefined : words.ratings(minRating.toFixed(1)),
  };
}
