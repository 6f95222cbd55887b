import { useText } from '../../../i18n/text';
import type { ListedBooking } from '../invoice-data';
import { businessBookingsText } from './business-bookings.text';

/** Why a pending request can't be answered by the viewer: it is their own, for the owner, or its time has come. */
export function WhyNot({ request }: { request: Pick<ListedBooking, 'viewerCanWithdraw' | 'waitsForDiscount'> }) {
  const words = useText(businessBookingsText);
  const why = request.waitsForDiscount ? words.ownersDiscount : words.tooLate;
  return <p className="muted small">{request.viewerCanWithdraw ? words.ownRequest : why}</p>;
}
