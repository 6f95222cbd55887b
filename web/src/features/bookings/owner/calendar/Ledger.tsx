import type { ReactNode } from 'react';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { movePlace, type Place } from '../../../../ui/calendar/grid-keys';
import { useGridFocus } from '../../../../ui/calendar/useGridFocus';
import { Skeleton } from '../../../../ui/Skeleton';
import { includesDay } from './calendar-drag';
import type { CalendarGridProps } from './calendar-grid';
import { calendarText } from './calendar.text';
import { entriesOn, specialDaysOn } from './calendar-view';
import { hallColor } from './hall-colors';
import { toCells, toColumns, type LedgerColumn, type LedgerHall } from './ledger-cells';
import { LedgerCellView, type CellPress, type PlaceProps } from './LedgerCellView';
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
  isBusy,
  onPick,
  onPress,
  ...targets
}: LedgerProps) {
  const words = useText(calendarText);
  const columns = toColumns(halls.filter(({ id }) => shown.hallId === null || id === shown.hallId));
  const { rows, showMore, end } = useShownRows(days.length, columns.length);
  const { listeners, placeProps } = useLedgerKeys({ row: days.length - 1, column: columns.length }, showMore);
  const drag = useDayDrag({ grid: listeners.ref, entries, today, zone, ...targets });
  return (
    <div className={joinClasses('framed scrolling scroll-shades', styles.scroller)}>
      <table
        {...listeners}
        role="grid"
        className={joinClasses('small full-width', styles.ledger, drag.isDragging && styles.dragging)}
        aria-label={words.title}
        aria-rowcount={days.length + 2}
        aria-describedby="ledger-keys"
        onPointerDown={isBusy ? undefined : drag.onPointerDown}
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
              <DateHead day={day} isToday={day === today} place={placeProps(`${row}:0`)} onPick={onPick}>
                <SpecialLabel special={specialDaysOn(specialDays, day, shown.hallId)} hallId={shown.hallId} />
              </DateHead>
              {isBusy ? (
                <LoadingCells columns={columns} />
              ) : (
                toCells(columns, { day, zone, held: entriesOn(entries, day, zone), specialDays }).map((cell, index) => (
                  <LedgerCellView
                    key={cell.column.key}
                    day={day}
                    zone={zone}
                    cell={cell}
                    isOver={day < today}
                    place={placeProps(`${row}:${index + 1}`)}
                    onPress={onPress}
                  />
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows < days.length && <div ref={end} className={styles.end} />}
    </div>
  );
}

/** The place of a day's cells while nobody knows what is free. */
function LoadingCells({ columns }: { columns: readonly LedgerColumn[] }) {
  return (
    <td role="gridcell" colSpan={columns.length} className={styles.cell}>
      <Skeleton height="28px" />
    </td>
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
        className={`stack packed gap-2 anchor bare full-width full-height touchable strong ${styles.dateButton}`}
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
function useLedgerKeys(last: Place, showMore: (rows: number) => void) {
  const { listeners, reached = '0:0' } = useGridFocus<HTMLTableElement>({
    attribute: 'data-place',
    move: (from, pressed, isRightToLeft) => {
      const { row, column } = movePlace(toPlace(from), pressed, last, isRightToLeft) ?? {};
      return row === undefined ? undefined : `${row}:${column}`;
    },
    onReach: (place) => showMore(toPlace(place).row + 1),
  });
  const { row, column } = toPlace(reached);
  const anchor = `${Math.min(row, last.row)}:${Math.min(column, last.column)}`;
  const placeProps = (place: string): PlaceProps => ({ 'data-place': place, tabIndex: place === anchor ? 0 : -1 });
  return { listeners, placeProps };
}

function toPlace(text: string): Place {
  const [row = 0, column = 0] = text.split(':').map(Number);
  return { row, column };
}
