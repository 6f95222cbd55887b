import { useText } from '../../../i18n/text';
import { InvoiceDialog } from '../InvoiceDialog';
import { renderNotes } from './BookingNotes';
import { bookingAnswersText } from './booking-answers.text';

interface BookingDetailsDialogProps {
  bookingId: number;
  onClose: () => void;
}

/** A booking as its owner sees it: the invoice's paper, and below it what nobody else sees. */
export function BookingDetailsDialog({ bookingId, onClose }: BookingDetailsDialogProps) {
  const { detailsTitle } = useText(bookingAnswersText);
  return <InvoiceDialog bookingId={bookingId} title={detailsTitle} extra={renderNotes} onClose={onClose} />;
}
