import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { InvoiceDialog } from '../InvoiceDialog';
import type { ShownBooking } from '../invoice-data';
import { bookingPageText } from '../page/booking-page.text';
import { renderNotes } from './BookingNotes';
import { bookingAnswersText } from './booking-answers.text';

function renderDesk(booking: ShownBooking) {
  return (
    <>
      <OpenPage id={booking.id} />
      {renderNotes(booking)}
    </>
  );
}

/** All of the booking is on its page: what happened to it, and everything that can be done. */
function OpenPage({ id }: { id: number }) {
  const { openPage } = useText(bookingPageText);
  return (
    <p className="above">
      <Link to={paths.business.booking(id)}>{openPage}</Link>
    </p>
  );
}

interface BookingDetailsDialogProps {
  bookingId: number;
  onClose: () => void;
}

/** A booking as its owner sees it: the invoice's paper, and below it what nobody else sees. */
export function BookingDetailsDialog({ bookingId, onClose }: BookingDetailsDialogProps) {
  const { detailsTitle } = useText(bookingAnswersText);
  return <InvoiceDialog bookingId={bookingId} title={detailsTitle} extra={renderDesk} onClose={onClose} />;
}
