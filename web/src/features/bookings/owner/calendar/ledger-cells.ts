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
  const isClosed = specialDaysOn(specialDays, day, hall.id).some(({ openingTime }) => openingTime === null);
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
