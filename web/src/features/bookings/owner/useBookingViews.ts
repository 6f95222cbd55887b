import { addDays } from '@mehfil/api/domain/time/days';
import { localDay } from '@mehfil/api/domain/time/zone';
import { useText } from '../../../i18n/text';
import { pageClock, todayHere } from '../../../lib/clock';
import type { ListView } from '../../../ui/list/SavedViews';
import { businessBookingsText } from './business-bookings.text';
import type { Filters } from './business-filters';

/** Days that the view of a week shows, today included. */
const WEEK = 7;

/**
 * The views of the owner's list that everybody has.
 * @param timeZone the business's; undefined while it is loading
 */
export function useBookingViews(timeZone: string | undefined): readonly ListView<Filters>[] {
  const { views: words } = useText(businessBookingsText);
  const today = timeZone === undefined ? todayHere() : localDay(new Date(pageClock()), timeZone);
  return [
    { name: words.all, values: {} },
    { name: words.waiting, values: { needs: 'ACTION', order: 'ANSWER_FIRST' } },
    { name: words.week, values: { from: today, to: addDays(today, WEEK - 1), order: 'SOONEST' } },
    { name: words.unpaid, values: { payment: 'DUE', order: 'SOONEST' } },
    { name: words.refund, values: { payment: 'REFUND', order: 'OLDEST' } },
  ];
}
