import { useText } from '../../../../i18n/text';
import { ApproveDialog } from '../ApproveDialog';
import { renderNotes } from '../BookingNotes';
import { businessBookingsText } from '../business-bookings.text';
import { DeclineDialog } from '../DeclineDialog';
import { InvoiceDialog } from '../../InvoiceDialog';
import type { OwnerAction } from '../useBookingColumns';
import { useBookingDetail } from '../../useBookingDetail';

/** A booking of the calendar that something is done with. */
export interface OpenedBooking {
  action: OwnerAction;
  id: number;
}

/** The dialogs of the bookings' list for one booking of the calendar, which is read in full when it is opened. */
export function BookingDialogs({ opened, onClose }: { opened: OpenedBooking | null; onClose: () => void }) {
  const { detailsTitle } = useText(businessBookingsText);
  if (!opened) return null;
  return opened.action === 'details' ? (
    <InvoiceDialog bookingId={opened.id} title={detailsTitle} extra={renderNotes} onClose={onClose} />
  ) : (
    <Answer action={opened.action} id={opened.id} onClose={onClose} />
  );
}

function Answer({ action, id, onClose }: OpenedBooking & { onClose: () => void }) {
  const booking = useBookingDetail(id, onClose);
  if (!booking) return null;
  return action === 'approve' ? (
    <ApproveDialog booking={booking} onClose={onClose} />
  ) : (
    <DeclineDialog booking={booking} onClose={onClose} />
  );
}
