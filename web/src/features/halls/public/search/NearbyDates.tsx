import { addDays } from '@mehfil/api/domain/time/days';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { Link, useLocation } from 'react-router-dom';
import { useFreeDatesQuery } from '../../../../graphql/generated/free-dates';
import { useCurrency } from '../../../../i18n/currency';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { withDate } from './date-changes';
import { toFilter } from './filters';
import styles from './NearbyDates.module.css';
import { hallSearchQuery } from './search-address';
import { listingText } from './listing.text';
import { joinClasses } from '../../../../lib/classes';

/** How far around the date other days are looked for, and how many are offered. */
const AROUND_DAYS = 10;
const OFFERED = 6;

/** The days around the date of a search on which halls that meet the rest are free, the nearest ones: links to them. */
export function NearbyDates({ search, featured }: { search: HallSearch; featured: boolean }) {
  const words = useText(listingText);
  const { shortDate } = useFormat();
  const { code } = useCurrency();
  const { pathname } = useLocation();
  const { date = '' } = search;
  const [first, last] = [addDays(date, -AROUND_DAYS), addDays(search.lastDate ?? date, AROUND_DAYS)];
  const around = { ...search, date: first, lastDate: last, weekdays: undefined };
  const { data } = useFreeDatesQuery({ variables: { filter: toFilter(around, code, featured) } });
  const away = (day: string) => Math.abs(Date.parse(day) - Date.parse(date));
  const days = [...(data?.freeDates ?? [])]
    .sort((one, other) => away(one.date) - away(other.date))
    .slice(0, OFFERED)
    .sort((one, other) => one.date.localeCompare(other.date));
  if (days.length === 0) return null;
  return (
    <section className={joinClasses('stack in-middle gap-12 above-8 centered', styles.nearby)}>
      <h3>{words.nearbyDates}</h3>
      <ul>
        {days.map(({ date: day }) => (
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
