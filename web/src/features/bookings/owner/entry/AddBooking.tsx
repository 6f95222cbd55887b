import { localDay } from '@mehfil/api/domain/time/zone';
import { useText } from '../../../../i18n/text';
import { pageClock } from '../../../../lib/clock';
import { WithHalls } from '../WithHalls';
import { bookingEntryText } from './booking-entry.text';
import { BookingEntryDrawer } from './BookingEntryDrawer';
import type { AskedFor } from './entry-values';

interface AddBookingProps {
  /** The enquiry of which it comes; without one today is offered. */
  enquiry?: AskedFor & { id: number; hallId: number; day: string | null };
  /** Called with the booking that was entered. */
  onEntered?: (id: number) => void;
  onClose: () => void;
}

/** Adds a booking where nobody has loaded the halls yet. */
export function AddBooking({ enquiry, onClose, ...rest }: AddBookingProps) {
  const { title } = useText(bookingEntryText);
  return (
    <WithHalls beside title={title} onClose={onClose}>
      {({ halls, timeZone }) => (
        <BookingEntryDrawer
          day={enquiry ? (enquiry.day ?? '') : localDay(new Date(pageClock()), timeZone)}
          // A hall that was removed meanwhile can't be booked any more.
          hallId={halls.find(({ id }) => id === enquiry?.hallId)?.id ?? null}
          {...{ halls, onClose, ...(enquiry && { enquiry }), ...rest }}
        />
      )}
    </WithHalls>
  );
}
