import { Flex } from 'antd';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useId, useState } from 'react';
import { useLabelBookingMutation } from '../../../graphql/generated/booking-answers';
import { useBusinessBookingStatsQuery } from '../../../graphql/generated/business-bookings';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { TagInput } from '../../../ui/TagInput';
import type { ShownBooking } from '../invoice-data';
import { bookingAnswersText } from './booking-answers.text';
import { businessBookingsText } from './business-bookings.text';

/** The owner's private labels on a booking, to read and change; its customer never sees them. */
export function BookingLabels({ booking }: { booking: Pick<ShownBooking, 'id' | 'labels'> }) {
  const { labels: label } = useText(businessBookingsText);
  const { labels: words } = useText(bookingAnswersText);
  const id = useId();
  const [labels, setLabels] = useState<readonly string[]>(booking.labels);
  const { data } = useBusinessBookingStatsQuery({ variables: { withRevenue: false } });
  const { run, pending } = useLabelBookingMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: ['BusinessBookingStats'],
  });
  return (
    <Flex component="section" vertical gap={8} className="above" aria-label={label}>
      <label htmlFor={id}>{label}</label>
      <TagInput
        id={id}
        value={labels}
        suggestions={data?.businessBookingStats.labels ?? []}
        max={BOOKING_LIMITS.labelsMax}
        placeholder={words.placeholder}
        onChange={setLabels}
      />
      <p className="muted small">{words.hint}</p>
      <div>
        <Button
          look="secondary"
          pending={pending}
          onClick={() => void run({ id: booking.id, input: { labels: [...labels] } })}
        >
          {words.save}
        </Button>
      </div>
    </Flex>
  );
}
