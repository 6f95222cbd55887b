import { lazyPart } from '../../../../ui/lazy-part';
import { BookingEntryDrawer } from '../booking-dialogs';
import { BookingDrawer } from '../lazy-booking-drawer';
import { CHANGE_REFETCH } from '../refetched';
import type { BookingMove, OfferedTime } from './calendar-drag';
import type { HallName } from './calendar-view';
import { FreeTimeDialog } from './FreeTimeDialog';

const BlockDialog = lazyPart(() => import('./BlockDialog').then((module) => module.BlockDialog));
const ChangeDialog = lazyPart(() => import('../../ChangeDialog').then((module) => module.ChangeDialog));

/** What a press or a drag of the calendar asks for. */
export type Asked =
  | { what: 'free'; offered: OfferedTime }
  | { what: 'add'; day: string; hallId: number | null; hours: { startTime: string; endTime: string } | null }
  | { what: 'block'; offered: OfferedTime }
  | { what: 'move'; move: BookingMove }
  | { what: 'open'; bookingId: number };

interface CalendarDialogsProps {
  asked: Asked | null;
  zone: string;
  hallId: number | null;
  halls: readonly HallName[];
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** A booking beside the ledger, with its history and its next step. */
function Opened({ id, onClose }: { id: number; onClose: () => void }) {
  const stay = () => undefined;
  return <BookingDrawer id={id} list={[{ id }]} onMove={stay} onPast={stay} onClose={onClose} />;
}

/** The dialogs of the calendar: they alone write, and open bookings, whether a press or a drag has asked for it. */
export function CalendarDialogs({ asked, zone, onAsk, ...rest }: CalendarDialogsProps) {
  if (asked === null) return null;
  if (asked.what === 'free') {
    const { offered } = asked;
    return (
      <FreeTimeDialog
        offered={offered}
        onAdd={() => onAsk({ what: 'add', day: offered.date, hallId: offered.hallId, hours: null })}
        onBlock={() => onAsk({ what: 'block', offered })}
        onClose={rest.onClose}
      />
    );
  }
  if (asked.what === 'open') return <Opened id={asked.bookingId} onClose={rest.onClose} />;
  if (asked.what === 'add') {
    return <BookingEntryDrawer {...rest} day={asked.day} hours={asked.hours} hallId={asked.hallId ?? rest.hallId} />;
  }
  if (asked.what === 'block') {
    return <BlockDialog {...rest} offered={asked.offered} zone={zone} hallId={asked.offered.hallId ?? rest.hallId} />;
  }
  const { bookingId, to } = asked.move;
  return <ChangeDialog side="owner" moved={to} refetch={CHANGE_REFETCH} onClose={rest.onClose} bookingId={bookingId} />;
}
