import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { useSingleKeys } from '../../../ui/useSingleKeys';
import { bookingPageText } from './booking-page.text';
import type { Beside } from './useBookingBeside';

interface BookingDrawerProps extends Beside {
  id: number;
  /** The page of the list that it stands beside. */
  list: readonly { id: number; invoiceNumber: string }[];
  /** Goes on past the end of the page, to the one after it (1) or before it (-1). */
  onPast: (step: 1 | -1) => void;
  children: ReactNode;
}

/** Whether nothing is open above the drawer. */
const isOnTop = () => document.querySelectorAll('[role="dialog"]').length === 1;

/** A booking beside the list that it was opened from; j and k go on to the next and the previous one. */
export function BookingDrawer({ id, list, onMove, onPast, onClose, children }: BookingDrawerProps) {
  const words = useText(bookingPageText);
  const at = list.findIndex((each) => each.id === id);
  const move = (step: 1 | -1) => {
    if (at < 0) return;
    const next = list[at + step];
    if (next) onMove(next.id);
    else onPast(step);
  };
  useSingleKeys({ j: () => move(1), k: () => move(-1) }, isOnTop);
  const number = list[at]?.invoiceNumber ?? String(id);
  return (
    <Dialog open beside title={words.title(number)} onClose={onClose}>
      {children}
    </Dialog>
  );
}
