import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { BookingPage } from '../page/BookingPage';
import { bookingPageText } from '../page/booking-page.text';
import type { PagedBooking } from '../page/page-data';
import { useLiveBooking } from '../page/useLiveBooking';
import { AnswerButtons } from './AnswerButtons';
import { renderNotes } from './BookingNotes';

interface OwnerBookingProps {
  id: number;
  /** Of its head; 2 in a drawer. */
  level?: 1 | 2;
}

/** A booking as owner and team see it, on its page and in the drawer over their list. */
export function OwnerBooking({ id, level = 1 }: OwnerBookingProps) {
  useLiveBooking(id);
  return (
    <BookingPage
      key={id}
      id={id}
      level={level}
      reader="owner"
      listPath={paths.business.bookings}
      actions={(booking) => <Actions booking={booking} />}
      papers={(booking) => <FunctionSheetLink booking={booking} look="secondary" />}
      desk={renderNotes}
    />
  );
}

function Actions({ booking }: { booking: PagedBooking }) {
  if (booking.status === 'PENDING') return <AnswerButtons request={booking} />;
  return booking.nextStep === 'PREPARE' ? <FunctionSheetLink booking={booking} look="primary" /> : null;
}

/** What the staff of the hall works by on that day. */
function FunctionSheetLink({ booking, look }: { booking: PagedBooking; look: 'primary' | 'secondary' }) {
  const { papers } = useText(bookingPageText);
  if (booking.status !== 'CONFIRMED') return null;
  return (
    <ButtonLink look={look} to={paths.business.functionSheet(booking.date, booking.hallId)}>
      {papers.sheet}
    </ButtonLink>
  );
}
