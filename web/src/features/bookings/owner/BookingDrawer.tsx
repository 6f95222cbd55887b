import { useEffect } from 'react';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { isSingleKey } from '../../../ui/table/useRowKeys';
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

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** What is typed there is text, or belongs to what is open above the drawer. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const dialogs = document.querySelectorAll('[role="dialog"]');
  const isBelow = dialogs.length > 1;
  return isBelow || target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

/** j and k go on to the next and the previous booking of the list. */
function useMoves({ id, list, onMove }: Omit<BookingDrawerProps, 'onClose'>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || event.defaultPrevented || !isSingleKey(event) || isTaken(event.target)) return;
      const at = list.findIndex((each) => each.id === id);
      const next = at < 0 ? undefined : list[at + step];
      if (!next) return;
      event.preventDefault();
      onMove(next.id);
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [id, list, onMove]);
}

/** A booking beside the list that it was opened from. */
export function BookingDrawer({ id, list, onMove, onClose }: BookingDrawerProps) {
  const words = useText(bookingPageText);
  useMoves({ id, list, onMove });
  const number = list.find((each) => each.id === id)?.invoiceNumber ?? String(id);
  return (
    <Dialog open beside title={words.title(number)} onClose={onClose}>
      <OwnerBooking id={id} level={2} />
    </Dialog>
  );
}
