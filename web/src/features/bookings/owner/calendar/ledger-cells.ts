import { shiftsOn } from '@mehfil/api/domain/availability/shifts';
import type { CalendarHallsQuery } from '../../../../graphql/generated/business-calendar';
import { getHallIds, specialDaysOn, type DayEntries, type Entry, type SpecialDay } from './calendar-view';
import { toTone, type EntryTone } from './entry-tone';

/** A hall of the ledger, with the shifts that it sells. */
export type LedgerHall = CalendarHallsQuery['businessBookingStats']['halls'][number];
type SoldShift = LedgerHall['shifts'][number];

/** A shift of a hall, by name: on other weekdays it may have other hours. A hall of free times has one column. */
export interface LedgerColumn {
  key: string;
  hall: LedgerHall;
  /** Null for all of the day. */
  shiftName: string | null;
}

/** What a cell says: taken, waiting, not to be had, or free. */
export type CellState = EntryTone | 'closed' | 'free';

/** A hall's shift, or its day, on a date. */
export interface LedgerCell {
  column: LedgerColumn;
  state: CellState;
  /** What takes it, the weightiest first. */
  entries: Entry[];
  /** What a booking entered here has; null where the hall sells free times, or nothing on this day. */
  hours: { startTime: string; endTime: string } | null;
}

/** The weightiest first. */
const WEIGHTS: readonly EntryTone[] = ['confirmed', 'block', 'held', 'pending'];

/** The columns of the halls: each with its shifts by start. */
export function toColumns(halls: readonly LedgerHall[]): LedgerColumn[] {
  return halls.flatMap((hall): LedgerColumn[] => {
    const names = [...new Set(hall.shifts.map(({ name }) => name))];
    if (names.length === 0) return [{ key: String(hall.id), hall, shiftName: null }];
    return names.map((shiftName) => ({ key: `${hall.id}-${shiftName}`, hall, shiftName }));
  });
}

interface LedgerDay {
  day: string;
  zone: string;
  held: DayEntries;
  specialDays: readonly SpecialDay[];
}

/** The cells of a date, one for each column. */
export function toCells(columns: readonly LedgerColumn[], ledgerDay: LedgerDay): LedgerCell[] {
  const { own, continued } = ledgerDay.held;
  const ofHalls = new Map<number, Entry[]>();
  for (const entry of [...continued, ...own]) {
    for (const id of getHallIds(entry)) ofHalls.set(id, [...(ofHalls.get(id) ?? []), entry]);
  }
  return columns.map((column) => toCell(column, columns, ofHalls.get(column.hall.id) ?? [], ledgerDay));
}

type Dated = { period: { start: Date; end: Date } };

const isDuring = (entry: Entry, { period }: Dated) => entry.start < period.end && entry.end > period.start;

/** @param entries what touches the day in the column's hall */
function toCell(
  column: LedgerColumn,
  columns: readonly LedgerColumn[],
  entries: readonly Entry[],
  { day, zone, held, specialDays }: LedgerDay,
): LedgerCell {
  const { hall, shiftName } = column;
  const isClosed = specialDaysOn(specialDays, day, hall.id).some(
    (special) => special.openingTime === null && (special.hallId === null || special.hallId === hall.id),
  );
  const own = entries.filter((entry) => held.own.includes(entry));
  if (shiftName === null) return { column, ...weigh(own, isClosed), hours: null };
  const dated = shiftsOn<SoldShift>(day, hall.shifts, zone);
  const sold = dated.find(({ shift }) => shift.name === shiftName);
  const taking = sold ? entries.filter((entry) => isDuring(entry, sold)) : [];
  // What is at other hours than any shift's still has its place: in the hall's first column.
  const isFirst = columns.find((each) => each.hall === hall) === column;
  const strays = own.filter((entry) => !dated.some((each) => isDuring(entry, each)));
  const hours = sold ? { startTime: sold.shift.startTime, endTime: sold.shift.endTime } : null;
  return { column, ...weigh(isFirst ? [...taking, ...strays] : taking, isClosed || !sold), hours };
}

function weigh(entries: readonly Entry[], isClosed: boolean): Pick<LedgerCell, 'state' | 'entries'> {
  const weightOf = (entry: Entry) => WEIGHTS.indexOf(toTone(entry));
  const sorted = [...entries].sort((one, other) => weightOf(one) - weightOf(other));
  const [first] = sorted;
  return { state: first ? toTone(first) : isClosed ? 'closed' : 'free', entries: sorted };
}

/** A place in the ledger: its row, and its column, of which the first has the dates. */
export interface LedgerPlace {
  row: number;
  column: number;
}

/** Rows that the Page keys go on. */
const PAGE_ROWS = 7;

/**
 * Where a key leads in the ledger: arrows by row and column, Home and End along the row, with Ctrl to the corners, Page keys by a week.
 * @param last the last row and column
 * @param isRightToLeft whether columns run from right to left
 * @returns undefined for other keys
 */
export function placeByKey(
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  { row, column }: LedgerPlace,
  last: LedgerPlace,
  isRightToLeft: boolean,
): LedgerPlace | undefined {
  // With these a browser goes back, or to another tab.
  if (altKey || metaKey || (ctrlKey && key !== 'Home' && key !== 'End')) return undefined;
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const to = (rows: number, columns: number) => ({
    row: clamp(row + rows, last.row),
    column: clamp(column + columns, last.column),
  });
  const forward = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return to(-1, 0);
    case 'ArrowDown':
      return to(1, 0);
    case 'ArrowLeft':
      return to(0, -forward);
    case 'ArrowRight':
      return to(0, forward);
    case 'PageUp':
      return to(-PAGE_ROWS, 0);
    case 'PageDown':
      return to(PAGE_ROWS, 0);
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last.row : row, column: last.column };
    default:
      return undefined;
  }
}
