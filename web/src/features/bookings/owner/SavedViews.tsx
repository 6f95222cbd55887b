import { addDays } from '@mehfil/api/domain/time/days';
import { Segmented } from 'antd';
import { useText } from '../../../i18n/text';
import { todayHere, type Clock } from '../../../lib/clock';
import type { ListFilters } from '../../../ui/list/useListFilters';
import { businessBookingsText } from './business-bookings.text';
import { BOOKING_ADDRESS, type Filters } from './business-filters';

type View = 'all' | 'waiting' | 'week';

/** Days that the view of a week shows, today included. */
const WEEK = 7;

/** Filters that are wanted again and again, by one press. Each is an address of its own. */
export function SavedViews({ filters: { values, change }, now }: { filters: ListFilters<Filters>; now?: Clock }) {
  const { views: words } = useText(businessBookingsText);
  const today = todayHere(now);
  const all = BOOKING_ADDRESS.read(new URLSearchParams());
  const views: Readonly<Record<View, Filters>> = {
    all,
    waiting: { ...all, status: 'PENDING', order: 'ANSWER_FIRST' },
    week: { ...all, from: today, to: addDays(today, WEEK - 1), order: 'SOONEST' },
  };
  const write = (view: Filters) => BOOKING_ADDRESS.write({ ...view, page: 1 }).toString();
  const names = Object.keys(views) as View[];
  return (
    <Segmented<View | ''>
      size="small"
      aria-label={words.label}
      value={names.find((name) => write(views[name]) === write(values)) ?? ''}
      options={names.map((value) => ({ value, label: words[value] }))}
      onChange={(name) => name !== '' && change(views[name])}
    />
  );
}
