import { useEffect } from 'react';
import { useCalendarBookingQuery } from '../../../graphql/generated/business-calendar';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { ApproveDialog } from '../ApproveDialog';
import { businessBookingsText } from '../business-bookings.text';
import { DeclineDialog } from '../DeclineDialog';
import { InvoiceDialog } from '../InvoiceDialog';
import type { OwnerAction } from '../OwnerBookingRow';
import { calendarText } from './calendar.text';

/** A booking of the calendar that something is done with. */
export interface OpenedBooking {
  action: OwnerAction;
  id: number;
}

/** The dialogs of the bookings' list for one booking of the calendar, which is read in full when it is opened. */
export function BookingDialogs({ opened, onClose }: { opened: OpenedBooking | null; onClose: () => void }) {
  return opened && <Opened opened={opened} onClose={onClose} />;
}

function Opened({ opened: { action, id }, onClose }: { opened: OpenedBooking; onClose: () => void }) {
  const words = useText(calendarText);
  const { detailsTitle } = useText(businessBookingsText);
  const { data, error } = useCalendarBookingQuery({ variables: { id }, freshFor: 0 });
  const failed = error !== undefined && !data;
  useEffect(() => {
    if (!failed) return;
    showToast({ tone: 'danger', ...words.bookingFailed });
    onClose();
  }, [failed, words, onClose]);
  if (!data) return null;
  const dialog = { booking: data.booking, onClose };
  if (action === 'approve') return <ApproveDialog {...dialog} />;
  if (action === 'decline') return <DeclineDialog {...dialog} />;
  return <InvoiceDialog {...dialog} title={detailsTitle} />;
}
