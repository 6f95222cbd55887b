import type { ReactNode } from 'react';
import type { BusinessBookingStatsQuery } from '../../../graphql/generated/business-bookings';
import { useRight } from '../../../graphql/rights';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Money } from '../../../ui/Money';
import { businessBookingsText } from './business-bookings.text';
import styles from './BookingFigures.module.css';

type Stats = BusinessBookingStatsQuery['businessBookingStats'];

/** Total Bookings, Confirmed, Pending, and Revenue for whoever may see it. */
export function BookingFigures({ stats }: { stats: Stats | undefined }) {
  const words = useText(businessBookingsText);
  const { number, compactDate } = useFormat();
  const { statNotes: notes } = words;
  const canSeeRevenue = useRight('FIGURES');
  const figure = (value: number | undefined) => (value === undefined ? words.loadingFigure : number(value));
  const oldest = stats?.oldestPendingAt;
  return (
    <dl className={styles.figures} aria-label={words.stats.label}>
      <BookingFigure label={words.stats.total} note={notes.total}>
        {figure(stats?.totalBookings)}
      </BookingFigure>
      <BookingFigure label={words.stats.confirmed} note={notes.confirmed}>
        {figure(stats?.confirmed)}
      </BookingFigure>
      <BookingFigure label={words.stats.pending} note={oldest ? notes.oldest(compactDate(oldest)) : notes.pending}>
        {figure(stats?.pending)}
      </BookingFigure>
      {canSeeRevenue && (
        <BookingFigure label={words.stats.revenue} note={notes.revenue}>
          {stats?.revenue === undefined ? (
            words.loadingFigure
          ) : (
            <Money amount={stats.revenue} currency={stats.currency} />
          )}
        </BookingFigure>
      )}
    </dl>
  );
}

function BookingFigure({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className="muted small">{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className="muted small">{note}</dd>
    </div>
  );
}
