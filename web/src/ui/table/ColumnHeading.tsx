import { useRef, type PointerEvent } from 'react';
import type { Column } from './columns';
import styles from './DataTable.module.css';
import { joinClasses } from '../../lib/classes';

/** How a column sorts the list now, in ARIA's words. */
export function sortDirection<Row>({ sort }: Column<Row>, order: string | undefined) {
  if (!sort) return undefined;
  if (order !== undefined && order === sort.ascending) return 'ascending';
  return order !== undefined && order === sort.descending ? 'descending' : 'none';
}

/** The order that a press on the heading asks for: up, down, then the list's default (null). */
export function nextOrder<Row, Order extends string>(column: Column<Row, Order>, order: string | undefined) {
  const { ascending, descending } = column.sort ?? {};
  const cycle = [ascending, descending].filter((each) => each !== undefined);
  const next = cycle[cycle.findIndex((each) => each === order) + 1];
  return next ?? null;
}

interface ColumnHeadingProps<Row> {
  column: Column<Row>;
  order: string | undefined;
  onOrder: ((order: string | null) => void) | undefined;
  /** Moves the edge at the column's end by so many percent of the table; absent at the last column. */
  onMoveEdge: ((percent: number) => void) | undefined;
}

/** A column's title, which sorts when pressed, and the edge that can be dragged. */
export function ColumnHeading<Row>({ column, order, onOrder, onMoveEdge }: ColumnHeadingProps<Row>) {
  return (
    <>
      {column.sort && onOrder ? (
        <button
          type="button"
          className={joinClasses('inline middle gap-6 bare', styles.sort)}
          data-sort={sortDirection(column, order)}
          onClick={() => onOrder(nextOrder(column, order))}
        >
          {column.title}
          <SortMark />
        </button>
      ) : (
        column.title
      )}
      {onMoveEdge && <Edge onMove={onMoveEdge} />}
    </>
  );
}

function SortMark() {
  return (
    <svg width="10" height="16" viewBox="0 0 10 16" aria-hidden="true" className={styles.mark}>
      <path d="M5 2 9 7H1Z" />
      <path d="M5 14 1 9h8Z" />
    </svg>
  );
}

/** For the mouse and fingers only: everybody else changes widths in the choice of columns. */
function Edge({ onMove }: { onMove: (percent: number) => void }) {
  const from = useRef<number | null>(null);
  const move = (event: PointerEvent<HTMLSpanElement>) => {
    const table = event.currentTarget.closest('table');
    if (from.current === null || !table) return;
    const isRtl = getComputedStyle(table).direction === 'rtl';
    onMove((((event.clientX - from.current) * (isRtl ? -1 : 1)) / table.offsetWidth) * 100);
    from.current = event.clientX;
  };
  const release = () => (from.current = null);
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientX;
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
