import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { useSingleKeys } from '../../../ui/useSingleKeys';
import { bookingPageText } from '../page/booking-page.text';
import type { ListedBooking } from '../invoice-data';
import { OwnerBooking } from './OwnerBooking';

interface BookingDrawerProps {
  id: number;
  /** The list that it stands beside. */
  list: readonly Pick<ListedBooking, 'id' | 'invoiceNumber'>[];
  onMove: (id: number) => void;
  onClose: () => void;
}

/** Whether nothing is open above the drawer. */
const isOnTop = () => document.querySelectorAll('[role="dialog"]').length === 1;

/** A booking beside the list that it was opened from; j and k go on to the next and the previous one. */
export function BookingDrawer({ id, list, onMove, onClose }: BookingDrawerProps) {
  const words = useText(bookingPageText);
  const at = list.findIndex((each) => each.id === id);
  const move = (step: number) => {
    const next = at < 0 ? undefined : list[at + step];
    if (next) onMove(next.id);
  };
  useSingleKeys({ j: () => move(1), k: () => move(-1) }, isOnTop);
  const number = list[at]?.invoiceNumber ?? String(id);
  return (
    <Dialog open beside title={words.title(number)} onClose={onClose}>
      <OwnerBooking id={id} level={2} />
    </Dialog>
  );
}
