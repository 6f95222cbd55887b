import { addDays } from '@mehfil/api/domain/time/days';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { todayHere, type Clock } from '../../../lib/clock';
import { ButtonLink } from '../../../ui/Button';
import styles from './BookingTable.module.css';
import { businessBookingsText } from './business-bookings.text';
import { BOOKING_ADDRESS, type Filters } from './business-filters';

type View = 'all' | 'waiting' | 'week' | 'unpaid' | 'refund';

/** Days that the view of a week shows, today included. */
const WEEK = 7;

/** Filters that are wanted again and again, by one press. Each is an address of its own. */
export function SavedViews({ shown, now }: { shown: Filters; now?: Clock }) {
  const { views: words } = useText(businessBookingsText);
  const today = todayHere(now);
  const all = BOOKING_ADDRESS.read(new URLSearchParams());
  const views: Readonly<Record<View, Filters>> = {
    all,
    waiting: { ...all, needs: 'ACTION', order: 'ANSWER_FIRST' },
    week: { ...all, from: today, to: addDays(today, WEEK - 1), order: 'SOONEST' },
    unpaid: { ...all, payment: 'DUE', order: 'SOONEST' },
    refund: { ...all, payment: 'REFUND', order: 'OLDEST' },
  };
  const write = (view: Filters) => BOOKING_ADDRESS.write({ ...view, page: 1 }).toString();
  const current = write(shown);
  return (
    <nav className={joinClasses('row', styles.views)} aria-label={words.label}>
      {(Object.keys(views) as View[]).map((name) => {
        const address = write(views[name]);
        const isShown = address === current;
        return (
          <ButtonLink
            key={name}
            look={isShown ? 'secondary' : 'quiet'}
            to={{ search: address }}
            aria-current={isShown ? 'page' : undefined}
          >
            {words[name]}
          </ButtonLink>
        );
      })}
    </nav>
  );
}
