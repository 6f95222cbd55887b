import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { includesDay } from './calendar-drag';
import type { CalendarGridProps } from './calendar-grid';
import { calendarText } from './calendar.text';
import { entriesOn, specialDaysOn } from './calendar-view';
import { hallColor } from './hall-colors';
import { placeByKey, toCells, toColumns, type LedgerColumn, type LedgerHall, type LedgerPlace } from './ledger-cells';
import { LedgerCellView, type CellPress } from './LedgerCellView';
import styles from './Ledger.module.css';
import { SpecialLabel } from './SpecialDays';
import { useDayDrag } from './useDayDrag';
import { useShownRows } from './useShownRows';

export interface LedgerProps extends Omit<CalendarGridProps, 'counts' | 'halls'> {
  halls: readonly LedgerHall[];
  /** Called with the cell that was pressed. */
  onPress: (press: CellPress) => void;
}

/**
 * The paper ledger: a row per date, a column per hall and shift. One cell is reached by Tab, the others from it by keys.
 *
 * An ARIA grid of plain elements: Ant Design's Table has no grid keys, and no entries that are dragged from one row to another.
 */
export function Ledger({
  shown,
  days,
  entries,
  specialDays,
  halls,
  today,
  zone,
  onPick,
  onPress,
  ...targets
}: LedgerProps) {
  const words = useText(calendarText);
  const grid = useRef<HTMLTableElement>(null);
  const columns = toColumns(halls.filter(({ id }) => shown.hallId === null || id === shown.hallId));
  const { rows, showMore, end } = useShownRows(days.length, columns.length);
  const keys = useLedgerKeys(grid, { row: days.length - 1, column: columns.length }, showMore);
  const drag = useDayDrag({ grid, entries, today, zone, ...targets });
  return (
    <div className={joinClasses('framed scrolling', styles.scroller)}>
      <table
        ref={grid}
        role="grid"
        className={joinClasses('small full-width', styles.ledger, drag.isDragging && styles.dragging)}
        aria-label={words.title}
        aria-rowcount={days.length + 2}
        aria-describedby="ledger-keys"
        onPointerDown={drag.onPointerDown}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        <caption id="ledger-keys" className="visually-hidden">
          {words.ledgerHint}
        </caption>
        <Heads columns={columns} halls={halls} />
        <tbody>
          {days.slice(0, rows).map((day, row) => (
            <tr
              key={day}
              data-day={day}
              className={joinClasses(
                styles.row,
                day === today && styles.today,
                includesDay(drag.aim, day) && styles.aimedAt,
              )}
            >
              <DateHead day={day} isToday={day === today} place={keys.placeProps(row, 0)} onPick={onPick}>
                <SpecialLabel special={specialDaysOn(specialDays, day, shown.hallId)} hallId={shown.hallId} />
              </DateHead>
              {toCells(columns, { day, zone, held: entriesOn(entries, day, zone), specialDays }).map((cell, index) => (
                <LedgerCellView
                  key={cell.column.key}
                  day={day}
                  zone={zone}
                  cell={cell}
                  isOver={day < today}
                  place={keys.placeProps(row, index + 1)}
                  onPress={onPress}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows < days.length && <div ref={end} className={styles.end} />}
    </div>
  );
}

/** The halls, and below each its shifts. */
function Heads({ columns, halls }: { columns: readonly LedgerColumn[]; halls: readonly LedgerHall[] }) {
  const words = useText(calendarText);
  const names = useText(namesText);
  const shown = [...new Set(columns.map(({ hall }) => hall))];
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className={styles.corner}>
          {words.date}
        </th>
        {shown.map((hall) => (
          <th
            key={hall.id}
            scope="colgroup"
            colSpan={columns.filter((column) => column.hall === hall).length}
            className={styles.hall}
            style={hallColor(hall.id, halls)}
          >
            <bdi>{hall.title}</bdi>
          </th>
        ))}
      </tr>
      <tr>
        {columns.map(({ key, shiftName }) => (
          <th key={key} scope="col" className={joinClasses('muted regular', styles.shift)}>
            {shiftName === null ? words.allDay : <bdi>{names.name(shiftName)}</bdi>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface PlaceProps {
  'data-place': string;
  tabIndex: number;
}

interface DateHeadProps {
  day: string;
  isToday: boolean;
  place: PlaceProps;
  onPick: (day: string) => void;
  children: ReactNode;
}

function DateHead({ day, isToday, place, onPick, children }: DateHeadProps) {
  const words = useText(calendarText);
  const { dayOfYear } = useFormat();
  return (
    <th scope="row" role="rowheader" className={styles.date}>
      <button
        type="button"
        className={styles.dateButton}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onPick(day)}
        {...place}
      >
        <span>{dayOfYear(day)}</span>
        {isToday && <span className="small strong">{words.today}</span>}
        {children}
      </button>
    </th>
  );
}

/** One cell of the ledger takes part in the order of Tab; keys move from it to the others. */
function useLedgerKeys(grid: { current: HTMLElement | null }, last: LedgerPlace, showMore: (rows: number) => void) {
  const [at, setAt] = useState<LedgerPlace>({ row: 0, column: 0 });
  const anchor = { row: Math.min(at.row, last.row), column: Math.min(at.column, last.column) };
  const read = (target: EventTarget): LedgerPlace | null => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
    if (place === undefined) return null;
    const [row = 0, column = 0] = place.split(':').map(Number);
    return { row, column };
  };
  return {
    placeProps: (row: number, column: number): PlaceProps => ({
      'data-place': `${row}:${column}`,
      tabIndex: row === anchor.row && column === anchor.column ? 0 : -1,
    }),
    onFocus: ({ target }: { target: EventTarget }) => {
      const place = read(target);
      if (place) setAt(place);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = read(event.target);
      const to = from && placeByKey(event, from, last, document.documentElement.dir === 'rtl');
      if (!to) return;
      event.preventDefault();
      showMore(to.row + 1);
      grid.current?.querySelector<HTMLElement>(`[data-place="${to.row}:${to.column}"]`)?.focus();
    },
  };
}
