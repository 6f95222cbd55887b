import { lazyPart } from '../../../../ui/lazy-part';
import { BookingEntryDrawer } from '../booking-dialogs';
import { CHANGE_REFETCH } from '../refetched';
import type { BookingMove, OfferedTime } from './calendar-drag';
import type { HallName } from './calendar-view';
import { FreeTimeDialog } from './FreeTimeDialog';

const BlockDialog = lazyPart(() => import('./BlockDialog').then((module) => module.BlockDialog));
const ChangeDialog = lazyPart(() => import('../../ChangeDialog').then((module) => module.ChangeDialog));

/** What a button or a drag of the calendar asks for. */
export type Asked =
  | { what: 'free'; offered: OfferedTime }
  | { what: 'add'; day: string; hours: OfferedTime['hours'] }
  | { what: 'block'; offered: OfferedTime }
  | { what: 'move'; move: BookingMove };

interface CalendarDialogsProps {
  asked: Asked | null;
  zone: string;
  hallId: number | null;
  halls: readonly HallName[];
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** The dialogs of the calendar: they alone write, whether a button or a drag has opened them. */
export function CalendarDialogs({ asked, zone, onAsk, ...rest }: CalendarDialogsProps) {
  if (asked === null) return null;
  if (asked.what === 'free') {
    const { offered } = asked;
    return (
      <FreeTimeDialog
        offered={offered}
        onAdd={() => onAsk({ what: 'add', day: offered.date, hours: offered.hours })}
        onBlock={() => onAsk({ what: 'block', offered })}
        onClose={rest.onClose}
      />
    );
  }
  if (asked.what === 'add') return <BookingEntryDrawer day={asked.day} hours={asked.hours} {...rest} />;
  if (asked.what === 'block') return <BlockDialog offered={asked.offered} zone={zone} {...rest} />;
  const { bookingId, to } = asked.move;
  return <ChangeDialog side="owner" moved={to} refetch={CHANGE_REFETCH} onClose={rest.onClose} bookingId={bookingId} />;
}
