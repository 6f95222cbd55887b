import { Flex } from 'antd';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useId } from 'react';
import { useLabelBookingMutation } from '../../../graphql/generated/booking-answers';
import { useBusinessBookingStatsQuery } from '../../../graphql/generated/business-bookings';
import { useToastSubject } from '../../../graphql/subject';
import { namesText } from '../../../i18n/names.text';
import { useText } from '../../../i18n/text';
import type { SaveOutcome } from '../../../lib/autosaver';
import { showToast } from '../../../lib/toast';
import { useAutosave } from '../../../lib/useAutosave';
import { SaveState } from '../../../ui/autosave/SaveState';
import { TagInput } from '../../../ui/TagInput';
import type { ShownBooking } from '../invoice-data';
import { bookingAnswersText } from './booking-answers.text';
import { businessBookingsText } from './business-bookings.text';

type Labels = readonly string[];

const isSameList = (one: Labels, other: Labels) =>
  one.length === other.length && one.every((label, index) => label === other[index]);

const isText = (value: unknown) => typeof value === 'string';

function useSaveLabels(id: number) {
  const { run } = useLabelBookingMutation({ refetch: ['BusinessBookingStats'] });
  return async (labels: Labels, previous: Labels, isLeaving: boolean): Promise<SaveOutcome<Labels>> => {
    const input = { labels: [...labels], previousLabels: [...previous] };
    const outcome = await run({ id, input }, { keepalive: isLeaving });
    if (outcome.ok) return { kind: 'saved', value: outcome.data.labelBooking.labels };
    const { code, details, message } = outcome.error;
    if (code !== 'CONFLICT') return { kind: 'failed', message };
    return { kind: 'conflict', theirs: Array.isArray(details.current) ? details.current.filter(isText) : [] };
  };
}

/** The owner's private labels on a booking, saved as they are chosen; its customer never sees them. */
export function BookingLabels({ booking }: { booking: Pick<ShownBooking, 'id' | 'labels'> }) {
  const { labels: label } = useText(businessBookingsText);
  const { labels: words } = useText(bookingAnswersText);
  const { listed } = useText(namesText);
  const id = useId();
  const { data } = useBusinessBookingStatsQuery({ variables: { withRevenue: false } });
  const about = useToastSubject();
  const saved = useAutosave<Labels>({
    name: `booking-labels-${booking.id}`,
    stored: booking.labels,
    isSame: isSameList,
    save: useSaveLabels(booking.id),
    onLost: () => showToast({ tone: 'danger', ...(about ? { about } : {}), ...words.lost }),
  });
  return (
    <Flex component="section" vertical gap={8} className="above" aria-label={label}>
      <label htmlFor={id}>{label}</label>
      <TagInput
        id={id}
        value={saved.value}
        suggestions={data?.businessBookingStats.labels ?? []}
        max={BOOKING_LIMITS.labelsMax}
        placeholder={words.placeholder}
        onChange={saved.change}
        onBlur={saved.flush}
      />
      <p className="muted small">{words.hint}</p>
      <SaveState saved={saved} changed={words.changed}>
        {saved.theirs?.join(listed) || words.none}
      </SaveState>
    </Flex>
  );
}
