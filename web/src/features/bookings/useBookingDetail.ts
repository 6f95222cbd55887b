import { useEffect } from 'react';
import { useBookingDetailQuery } from '../../graphql/generated/booking-detail';
import { useText } from '../../i18n/text';
import { showToast } from '../../lib/toast';
import { bookingText } from './booking.text';
import type { ShownBooking } from './invoice-data';

/**
 * A booking in full, which lists know in short only: undefined until it has come.
 *
 * @param onFailure what closes the dialog that can't show it; a toast says so
 */
export function useBookingDetail(id: number, onFailure: () => void): ShownBooking | undefined {
  const { detailFailed } = useText(bookingText);
  const { data, error } = useBookingDetailQuery({ variables: { id }, freshFor: 0 });
  const failed = error !== undefined && !data;
  useEffect(() => {
    if (!failed) return;
    showToast({ tone: 'danger', ...detailFailed });
    onFailure();
  }, [failed, detailFailed, onFailure]);
  return data?.booking;
}
