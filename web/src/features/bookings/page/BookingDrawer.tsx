import { invoiceNumber } from '@mehfil/api/domain/bookings/invoice';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { useSingleKeys } from '../../../ui/useSingleKeys';
import { bookingPageText } from './booking-page.text';
import type { Beside } from './useBookingBeside';

interface BookingDrawerProps extends Beside {
  id: number;
  /** The page of the list that it stands beside. */
  list: readonly { id: number }[];
  /** Goes on past the end of the page, to the one after it (1) or before it (-1). */
  onPast: (step: 1 | -1) => void;
  children: ReactNode;
}

/** Whether nothing is open above the drawer. */
const isOnTop = () => document.querySelectorAll('[role="dialog"]').length === 1;

/**
 * Finds the places beside that of a booking in its list.
 * @returns the place of the next (1) or the previous one (-1); null where the booking never stood in the list
 */
function usePlaceBeside(id: number, list: BookingDrawerProps['list']): (step: 1 | -1) => number | null {
  const at = list.findIndex((each) => each.id === id);
  const last = useRef({ id, at });
  useEffect(() => {
    if (at >= 0) last.current = { id, at };
  }, [id, at]);
  return (step) => {
    if (at >= 0) return at + step;
    const { id: lastId, at: lastAt } = last.current;
    if (lastId !== id || lastAt < 0) return null;
    // Once it has left the list, what followed it is in its place.
    return step === 1 ? lastAt : lastAt - 1;
  };
}

/** A booking beside the list that it was opened from; j and k go on to the next and the previous one. */
export function BookingDrawer({ id, list, onMove, onPast, onClose, children }: BookingDrawerProps) {
  const words = useText(bookingPageText);
  const findPlace = usePlaceBeside(id, list);
  const move = (step: 1 | -1) => {
    const place = findPlace(step);
    if (place === null) return;
    const next = list[place];
    if (next) onMove(next.id);
    else onPast(step);
  };
  useSingleKeys({ j: () => move(1), k: () => move(-1) }, isOnTop);
  return (
    <Dialog open beside title={words.title(invoiceNumber(id))} onClose={onClose}>
      {children}
    </Dialog>
  );
}
