import { entriesOn, shareOfDay, type Entry } from './calendar-view';

const HOURS = 24;
/** The axis begins at this hour at the latest. */
const STARTS_BY = 9;

/** The first hour that a week's axis shows: none of what begins in these days is above it. */
export function axisStart(entries: readonly Entry[], days: readonly string[], zone: string): number {
  const starts = days.flatMap((day) =>
    entriesOn(entries, day, zone).own.map((entry) => (shareOfDay(entry, day, zone).from / 100) * HOURS),
  );
  return Math.floor(Math.min(STARTS_BY, ...starts));
}

/** How many of the entries that begin on a day stand side by side; at least one. */
export function countLanes(entries: readonly Entry[], day: string, zone: string): number {
  return Math.max(1, ...placeOnAxis(entriesOn(entries, day, zone).own, day, zone, 0).map(({ lanes }) => lanes));
}

/** Where an entry stands on the axis of its day. */
export interface Placed {
  entry: Entry;
  /** Percent of the axis. */
  from: number;
  length: number;
  /** Entries at the same time stand side by side. */
  lane: number;
  lanes: number;
}

/**
 * Places the entries of a day on its axis.
 * @param own what begins on the day, by start
 * @param start the axis's first hour
 */
export function placeOnAxis(own: readonly Entry[], day: string, zone: string, start: number): Placed[] {
  const top = (start / HOURS) * 100;
  const ends: number[] = [];
  const placed = own.map((entry) => {
    const share = shareOfDay(entry, day, zone);
    const free = ends.findIndex((end) => end <= share.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = share.from + share.length;
    const scale = 100 / (100 - top);
    return { entry, lane, from: (share.from - top) * scale, length: share.length * scale };
  });
  return placed.map((each) => ({ ...each, lanes: ends.length }));
}
