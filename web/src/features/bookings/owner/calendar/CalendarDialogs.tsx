import { lazyPart } from '../../../../ui/lazy-part';
import { BookingEntryDrawer } from '../booking-dialogs';
import { CHANGE_REFETCH } from '../refetched';
import type { BookingMove, OfferedBlock } from './calendar-drag';
import type { HallName } from './calendar-view';

const BlockDialog = lazyPart(() => import('./BlockDialog').then((module) => module.BlockDialog));
const ChangeDialog = lazyPart(() => import('../../ChangeDialog').then((module) => module.ChangeDialog));

/** What a button or a drag of the calendar asks for. */
export type Asked =
  { what: 'add'; day: string } | { what: 'block'; offered: OfferedBlock } | { what: 'move'; move: BookingMove };

interface CalendarDialogsProps {
  asked: Asked | null;
  hallId: number | null;
  halls: readonly HallName[];
  onClose: () => void;
}

/** The dialogs of the calendar: they alone write, whether a button or a drag has opened them. */
export function CalendarDialogs({ asked, ...rest }: CalendarDialogsProps) {
  if (asked === null) return null;
  if (asked.what === 'add') return <BookingEntryDrawer day={asked.day} {...rest} />;
  if (asked.what === 'block') return <BlockDialog offered={asked.offered} {...rest} />;
  const { bookingId, to } = asked.move;
  return <ChangeDialog side="owner" moved={to} refetch={CHANGE_REFETCH} onClose={rest.onClose} bookingId={bookingId} />;
}
