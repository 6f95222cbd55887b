import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useId, useState } from 'react';
import { useBusinessBookingStatsQuery, useLabelBookingMutation } from '../../../graphql/generated/business-bookings';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { TagInput } from '../../../ui/TagInput';
import type { ShownBooking } from '../invoice-data';
import styles from './BookingLabels.module.css';
import { businessBookingsText } from './business-bookings.text';

/** Labels as tags. */
export function LabelTags({ labels }: { labels: readonly string[] }) {
  const { labels: words } = useText(businessBookingsText);
  if (labels.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={words.label}>
      {labels.map((label) => (
        <li key={label} className={styles.tag}>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The owner's private labels on a booking, to read and change; its customer never sees them. */
export function BookingLabels({ booking }: { booking: Pick<ShownBooking, 'id' | 'labels'> }) {
  const { labels: words } = useText(businessBookingsText);
  const id = useId();
  const [labels, setLabels] = useState<readonly string[]>(booking.labels);
  const { data } = useBusinessBookingStatsQuery({ variables: { withRevenue: false } });
  const { run, pending } = useLabelBookingMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: ['BusinessBookingStats'],
  });
  return (
    <section className={styles.labels} aria-label={words.label}>
      <label htmlFor={id}>{words.label}</label>
      <TagInput
        id={id}
        value={labels}
        suggestions={data?.businessBookingStats.labels ?? []}
        max={BOOKING_LIMITS.labelsMax}
        placeholder={words.placeholder}
        onChange={setLabels}
      />
      <p className={styles.hint}>{words.hint}</p>
      <div>
        <Button
          look="secondary"
          pending={pending}
          onClick={() => void run({ id: booking.id, input: { labels: [...labels] } })}
        >
          {words.save}
        </Button>
      </div>
    </section>
  );
}
