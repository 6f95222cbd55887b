import { useState, type ReactNode } from 'react';
import type { BusinessBookingStatsQuery } from '../../../graphql/generated/business-bookings';
import { useRight } from '../../../graphql/rights';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { Button } from '../../../ui/Button';
import { ChevronDownIcon, CloseIcon } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { businessBookingsText } from './business-bookings.text';
import styles from './BookingFigures.module.css';
import { localStore } from '../../../lib/storage';

/** Whether something is switched on, as this browser remembers it. */
function useRemembered(key: string): [isOn: boolean, change: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => localStore.read(key) === 'on');
  return [
    isOn,
    (next) => {
      setIsOn(next);
      if (next) localStore.write(key, 'on');
      else localStore.remove(key);
    },
  ];
}

type Stats = BusinessBookingStatsQuery['businessBookingStats'];

/** Total Bookings, Confirmed, Pending, and Revenue for whoever may see it, in one line that can be folded away. */
export function BookingFigures({ stats }: { stats: Stats | undefined }) {
  const words = useText(businessBookingsText);
  const { number, compactDate } = useFormat();
  const { statNotes: notes } = words;
  const canSeeRevenue = useRight('FIGURES');
  const figure = (value: number | undefined) => (value === undefined ? words.loadingFigure : number(value));
  const [isFolded, fold] = useRemembered('bookingFiguresFolded');
  const oldest = stats?.oldestPendingAt && compactDate(stats.oldestPendingAt, stats.timeZone);
  return (
    <div className={joinClasses('beside middle gap-8 framed', styles.row, isFolded && styles.folded)}>
      {!isFolded && (
        <dl className="row grow gap-4-20" aria-label={words.stats.label}>
          <BookingFigure label={words.stats.total} note={notes.total}>
            {figure(stats?.totalBookings)}
          </BookingFigure>
          <BookingFigure label={words.stats.confirmed} note={notes.confirmed}>
            {figure(stats?.confirmed)}
          </BookingFigure>
          <BookingFigure label={words.stats.pending} note={oldest ? notes.oldest(oldest) : notes.pending}>
            {figure(stats?.pending)}
          </BookingFigure>
          {canSeeRevenue && (
            <BookingFigure label={words.stats.revenue} note={notes.revenue}>
              {stats?.revenue === undefined ? (
                words.loadingFigure
              ) : (
                <Money inList amount={stats.revenue} currency={stats.currency} />
              )}
            </BookingFigure>
          )}
        </dl>
      )}
      <Button
        look="quiet"
        className={styles.fold}
        aria-expanded={!isFolded}
        aria-label={isFolded ? words.showFigures : words.hideFigures}
        icon={isFolded ? <ChevronDownIcon /> : <CloseIcon size={16} />}
        onClick={() => fold(!isFolded)}
      >
        {isFolded ? words.showFigures : undefined}
      </Button>
    </div>
  );
}

function BookingFigure({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div className="row baseline gap-0-8">
      <dt className="muted small">{label}</dt>
      <dd className="size-16 strong figures">{children}</dd>
      <dd className={joinClasses(styles.note, 'muted small')}>{note}</dd>
    </div>
  );
}
