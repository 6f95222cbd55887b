import { HallOrder, type HallSearch } from '@mehfil/api/domain/halls/search';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { useAddressState } from '../../../../lib/address-state';
import { CloseIcon } from '../../../../ui/icons/frame';
import styles from './ListingScreen.module.css';
import { listingText } from './listing.text';
import { HALL_ADDRESS } from './search-address';
import { useSummaries } from './useSummaries';
import { joinClasses } from '../../../../lib/classes';

/** What takes a condition away: `undefined` for each of its fields. */
type Removal = Partial<Record<keyof HallSearch, undefined>>;

/** One condition of a search, in few words, and what takes it away. */
export interface Condition {
  key: string;
  label: string;
  removal: Removal;
}

const DAYS: Removal = { date: undefined, lastDate: undefined, weekdays: undefined };
const HOURS: Removal = { partOfDay: undefined, startTime: undefined, endTime: undefined };

/** The conditions of a search, in the order of its panel. */
export function useConditions(search: HallSearch): Condition[] {
  const { list } = useText(namesText);
  const { where, date, guestCount, size, budget, rating } = useSummaries(search);
  const { date: day, partOfDay, startTime, endTime, ...rest } = search;
  const hasHours = partOfDay !== undefined || (startTime !== undefined && endTime !== undefined);
  const days = useSummaries({ ...rest, ...(day !== undefined && { date: day }) }).date;
  const hours = hasHours && date && days ? date.slice(days.length).replace(/^ · /, '') : undefined;
  // Without its place, nothing can be ordered by distance.
  const order: Removal = search.order === HallOrder.DISTANCE ? { order: undefined } : {};
  const found: [string, string | undefined, Removal][] = [
    ['where', where, { location: undefined, near: undefined, ...order }],
    ['date', days, { ...DAYS, ...HOURS }],
    ['hours', hours, HOURS],
    ['guests', guestCount, { guests: undefined }],
    ['size', size, { capacity: undefined }],
    ['budget', budget, { minPrice: undefined, maxPrice: undefined }],
    ['services', search.services && list(search.services), { services: undefined }],
    ['rating', rating, { minRating: undefined }],
  ];
  return found.flatMap(([key, label, removal]) => (label ? [{ key, label, removal }] : []));
}

/** Each condition of the search as a chip that takes it away. */
export function Conditions({ search }: { search: HallSearch }) {
  const words = useText(listingText);
  const conditions = useConditions(search);
  const { linkTo } = useAddressState(HALL_ADDRESS);
  const list = useRef<HTMLUListElement>(null);
  if (conditions.length === 0) return null;
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={joinClasses('row gap-8 below-20', styles.conditions)}
      aria-label={words.conditions}
    >
      {conditions.map(({ key, label, removal }) => (
        <li key={key}>
          <Link
            to={linkTo(removal)}
            preventScrollReset
            aria-label={words.remove(label)}
            // The chip goes, and the focus would go with it.
            onClick={() => list.current?.focus({ preventScroll: true })}
          >
            {label}
            <CloseIcon size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
