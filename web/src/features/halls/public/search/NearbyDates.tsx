import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { addDays } from '@mehfil/api/domain/time/days';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { Link, useLocation } from 'react-router-dom';
import { useFreeDatesQuery } from '../../../../graphql/generated/free-dates';
import { useCurrency } from '../../../../i18n/currency';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { withDate } from './date-changes';
import { getLastDay, toFilter } from './filters';
import styles from './NearbyDates.module.css';
import { hallSearchQuery } from './search-address';
import { listingText } from './listing.text';
import { joinClasses } from '../../../../lib/classes';

/** How far around the date other days are looked for, and how many are offered. */
const AROUND_DAYS = 10;
const OFFERED = 6;

/** A period in parts that the server searches at a time: it is never longer than two of them. */
function cut(date: string, lastDate: string) {
  const rest = addDays(date, SEARCH_LIMITS.searchDaysMax);
  if (lastDate < rest) return [{ date, lastDate }, null] as const;
  return [
    { date, lastDate: addDays(rest, -1) },
    { date: rest, lastDate },
  ] as const;
}

/** The days on which something is free, from {@link AROUND_DAYS} before those of a search to as many after them. */
function useFreeDays(search: HallSearch, first: string, last: string, featured: boolean): readonly string[] {
  const { code } = useCurrency();
  const [head, rest] = cut(addDays(first, -AROUND_DAYS), addDays(last, AROUND_DAYS));
  const toVariables = (part: typeof head) => ({
    filter: toFilter({ ...search, ...part, weekdays: undefined }, code, featured),
  });
  const earlier = useFreeDatesQuery({ variables: toVariables(head) });
  const later = useFreeDatesQuery({ variables: toVariables(rest ?? head), skip: !rest });
  if (earlier.loading || later.loading) return [];
  return [...(earlier.data?.freeDates ?? []), ...(later.data?.freeDates ?? [])].map(({ date }) => date);
}

/** How far a day is from the nearer end of a range, in milliseconds. */
function getDistance(day: string, first: string, last: string): number {
  return Math.max(Date.parse(first) - Date.parse(day), Date.parse(day) - Date.parse(last), 0);
}

/** The days around those of a search on which halls that meet the rest are free, the nearest ones: links to them. */
export function NearbyDates({ search, featured }: { search: HallSearch; featured: boolean }) {
  const words = useText(listingText);
  const { shortDate } = useFormat();
  const { pathname } = useLocation();
  const { date: first = '' } = search;
  const last = getLastDay(search) ?? first;
  const days = [...useFreeDays(search, first, last, featured)]
    .sort((one, other) => getDistance(one, first, last) - getDistance(other, first, last))
    .slice(0, OFFERED)
    .sort();
  if (days.length === 0) return null;
  return (
    <section className={joinClasses('stack in-middle gap-12 above-8 centered', styles.nearby)}>
      <h3>{words.nearbyDates}</h3>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <Link to={`${pathname}?${hallSearchQuery({ ...search, ...withDate(day) }).toString()}`}>
              {shortDate(`${day}T00:00:00Z`, 'UTC')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
