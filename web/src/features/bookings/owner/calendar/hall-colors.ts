import type { CSSProperties } from 'react';
import { getHallIds, type Entry, type HallName } from './calendar-view';

/** As many colors the tokens have for halls (`app/theme.ts`); with more halls they are used again. */
const COLORS = 10;

/** Sets `--hall` to the color of a hall, by its place among the owner's halls. */
export function hallColor(hallId: number, halls: readonly HallName[]): CSSProperties {
  const place = halls.findIndex(({ id }) => id === hallId);
  return { '--hall': `var(--hall-${((place < 0 ? hallId : place) % COLORS) + 1})` } as CSSProperties;
}

/** Sets `--hall` to the color of an entry's hall; blocks of several halls are neutral. */
export function entryColor(entry: Entry, halls: readonly HallName[]): CSSProperties {
  if (entry.kind === 'booking') return hallColor(entry.booking.hallId, halls);
  const [first, ...others] = getHallIds(entry);
  if (first === undefined || others.length > 0) return { '--hall': 'var(--color-neutral)' } as CSSProperties;
  return hallColor(first, halls);
}
