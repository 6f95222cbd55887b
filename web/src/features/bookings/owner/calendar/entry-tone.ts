import { pageClock } from '../../../../lib/clock';
import type { Entry } from './calendar-view';

/** How an entry is drawn. */
export type EntryTone = 'confirmed' | 'pending' | 'held' | 'block';

/** How an entry is drawn: by its booking's status, and whether it holds its time, or as a block. */
export function toTone(entry: Entry, now: () => number = pageClock): EntryTone {
  if (entry.kind !== 'booking') return 'block';
  const { status, heldUntil } = entry.booking;
  if (status !== 'PENDING') return 'confirmed';
  return heldUntil !== null && new Date(heldUntil).getTime() > now() ? 'held' : 'pending';
}
