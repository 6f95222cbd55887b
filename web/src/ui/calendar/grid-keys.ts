import { addDays, getWeekday } from '@mehfil/api/domain/time/days';
import { addMonthsToDay } from '../../lib/months';

export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** What a key asks for in a grid. */
interface Move {
  rows?: number;
  columns?: number;
  pages?: number;
  /** Of the row. */
  end?: 'first' | 'last';
  /** The end of the row at that end of the grid. */
  isCorner?: boolean;
}

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
  ArrowLeft: { columns: -1 },
  ArrowRight: { columns: 1 },
  PageUp: { pages: -1 },
  PageDown: { pages: 1 },
  Home: { end: 'first' },
  End: { end: 'last' },
};

function readMove({ key, altKey, ctrlKey, metaKey }: PressedKey, isRightToLeft: boolean): Move | undefined {
  const move = MOVES[key];
  // With these a browser goes back, or to another tab.
  if (!move || altKey || metaKey || (ctrlKey && !move.end)) return undefined;
  return { ...move, columns: (move.columns ?? 0) * (isRightToLeft ? -1 : 1), isCorner: ctrlKey };
}

/**
 * The day to which a key leads in a month: arrows by day and week, Home and End to the ends of the week, Page keys by month.
 * @param isRightToLeft whether weeks run from right to left
 * @returns undefined for other keys
 */
export function moveDay(day: string, pressed: PressedKey, isRightToLeft: boolean): string | undefined {
  const move = readMove(pressed, isRightToLeft);
  if (!move || move.isCorner) return undefined;
  const { rows = 0, columns = 0, pages = 0, end } = move;
  if (end) return addDays(day, (end === 'first' ? 0 : 6) - getWeekday(day));
  return addDays(addMonthsToDay(day, pages), rows * 7 + columns);
}

/** A place on a board: its row, and its column, of which the first has the rows' heads. */
export interface Place {
  row: number;
  column: number;
}

/** Rows that the Page keys go on. */
const PAGE_ROWS = 7;

/**
 * Where a key leads on a board: arrows by row and column, Home and End along the row, with Ctrl to the corners, Page keys by seven rows.
 * @param last the last row and column
 * @param isRightToLeft whether columns run from right to left
 * @returns undefined for other keys
 */
export function movePlace(
  { row, column }: Place,
  pressed: PressedKey,
  last: Place,
  isRightToLeft: boolean,
): Place | undefined {
  const move = readMove(pressed, isRightToLeft);
  if (!move) return undefined;
  const { rows = 0, columns = 0, pages = 0, end, isCorner } = move;
  if (end) {
    const corner = end === 'first' ? { row: 0, column: 0 } : last;
    return { row: isCorner ? corner.row : row, column: corner.column };
  }
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return { row: clamp(row + rows + pages * PAGE_ROWS, last.row), column: clamp(column + columns, last.column) };
}
