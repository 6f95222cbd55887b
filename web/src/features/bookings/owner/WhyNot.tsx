import { useText } from '../../../i18n/text';
import type { ListedBooking } from '../invoice-data';
import styles from './BookingTable.module.css';
import { businessBookingsText } from './business-bookings.text';

/** Why a pending request can't be answered by the viewer: it is their own, or its time has come. */
export function WhyNot({ request }: { request: Pick<ListedBooking, 'viewerCanWithdraw'> }) {
  const words = useText(businessBookingsText);
  return <p className={styles.meta}>{request.viewerCanWithdraw ? words.ownRequest : words.tooLate}</p>;
}
