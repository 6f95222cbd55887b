import { Flex, Table, type TableColumnType, type TableProps } from 'antd';
import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { useText } from '../../i18n/text';
import { joinClasses } from '../../lib/classes';
import { useKeptFocus } from '../../lib/kept-focus';
import { useMedia } from '../../lib/media';
import { Skeleton } from '../Skeleton';
import { ColumnChooser } from './ColumnChooser';
import { ColumnHeading, sortDirection } from './ColumnHeading';
import type { Column, RowKey } from './columns';
import { LoadFailed } from '../LoadFailed';
import { ListMoneyContext } from '../Money';
import styles from './DataTable.module.css';
import type { SteadyRows } from '../list/useSteadyRows';
import { SelectionBar, type Selection } from './SelectionBar';
import { BodyContext, TABLE_PARTS, UNMEASURED } from './table-parts';
import { tableText } from './table.text';
import { useColumnLayout, type ColumnLayout } from './useColumnLayout';
import { useRowKeys, type RowKeys, type RowShortcuts } from './useRowKeys';

/** Rows that stand in while a list loads. */
const SKELETON_ROWS = 5;

/** Where each row is a card, by the least number of columns, in falling order: words would be cut into letters otherwise. */
const CARDS: readonly (readonly [least: number, query: string])[] = [
  [6, '(width < 1240px)'],
  [5, '(width < 1100px)'],
  [0, '(width < 760px)'],
];

/** What a list shows, and what can be done with it. */
export interface DataTableProps<Row, Order extends string> {
  /** Names the table in storage. */
  id: string;
  /** Id of the element that takes the focus when the last row is gone; defaults to `id`, for a heading of that name. */
  focusAfterLast?: string;
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row, Order>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  /** Rows that have left the list and keep their places meanwhile: they say so, and nothing can be done with them. */
  gone?: ReadonlySet<RowKey>;
  /** Handlers that learn whether somebody points at the rows. */
  pointing?: SteadyRows<Row>['pointing'] | undefined;
  /** What a row is called: in its checkbox, and for rows that take the focus. */
  rowLabel: (row: Row) => string;
  /** Nothing could be loaded. */
  failed?: boolean;
  onRetry?: () => void;
  /** Shown where there are no rows. */
  empty?: ReactNode;
  /** Rows are shown, and newer ones are on their way. */
  refreshing?: boolean;
  order?: Order | undefined;
  /** Sorts anew; null asks for the list's default. */
  onOrder?: (order: Order | null) => void;
  selection?: Selection<Row>;
  /** Rows take the focus, j and k move it, and these keys act on the row. */
  shortcuts?: RowShortcuts<Row>;
  /** Stands beside the choice of columns. */
  summary?: ReactNode;
  /** Each row in one line, where the screen is wide enough for it. */
  dense?: boolean;
  /** Without a choice of columns: for tables with a few that all belong there. */
  fixedColumns?: boolean;
}

interface Item<Row> {
  key: RowKey;
  row: Row | null;
  isGone?: boolean;
}

type CellProps = TdHTMLAttributes<HTMLTableCellElement> & { 'data-label': string; 'data-narrow'?: string };
type RowProps = HTMLAttributes<HTMLTableRowElement> & { 'data-row'?: RowKey };

/**
 * A dense list on Ant Design's Table: sorted by the server, with columns that can be chosen and resized (stored per account), a
 * sticky header, selection with bulk actions, and shortcuts on its rows. On phones each row is a card, with many columns on tablets too.
 */
export function DataTable<Row, Order extends string = string>(props: DataTableProps<Row, Order>) {
  const { id, label, rows, rowKey, rowLabel, gone, selection, shortcuts, summary, fixedColumns = false } = props;
  const columns: readonly Column<Row>[] = props.columns;
  const words = useText(tableText);
  const layout = useColumnLayout(id, columns);
  const kept = useKeptFocus<HTMLTableSectionElement>(props.focusAfterLast ?? id, '[data-row]');
  const isGone = (row: Row): boolean => gone?.has(rowKey(row)) ?? false;
  const keys = useRowKeys(rows ?? [], rowKey, shortcuts && leaveOut(shortcuts, isGone), kept.ref);
  const selected = findSelected(props);
  const isLoading = !rows && !props.failed;
  const isCards = useMedia(CARDS.find(([least]) => columns.length >= least)?.[1] ?? '');
  return (
    <div
      {...props.pointing}
      className={joinClasses('stack column gap-8', styles.frame, isCards && styles.cards, props.dense && styles.dense)}
    >
      <Flex
        wrap
        align="center"
        justify="space-between"
        gap="8px 16px"
        className={joinClasses('touchable', styles.tools)}
      >
        {selection && selected.length > 0 ? (
          <SelectionBar selection={selection} selected={selected} />
        ) : (
          <div className={joinClasses('row middle gap-4-16 muted small', styles.summary)}>{summary}</div>
        )}
        {!fixedColumns && <ColumnChooser columns={columns} layout={layout} />}
      </Flex>
      {isLoading && <p className="visually-hidden" role="status" aria-label={words.loading} />}
      <BodyContext value={{ ...kept, ...(shortcuts ? keys.bodyProps : {}) }}>
        <ListMoneyContext value>
          <Table<Item<Row>>
            {...UNMEASURED}
            className={styles.table}
            components={TABLE_PARTS}
            aria-label={label}
            aria-busy={isLoading || (props.refreshing ?? false)}
            size="small"
            tableLayout="fixed"
            pagination={false}
            columns={toColumns(columns, layout, props, (row) => words.gone(rowLabel(row)))}
            dataSource={toItems(props)}
            rowSelection={selection && toRowSelection(selection, selected.map(rowKey), rowLabel, words)}
            onRow={({ row }, index) => toRowProps(row, index ?? 0, shortcuts && keys, props)}
            locale={{
              emptyText: props.failed ? <LoadFailed level={3} onRetry={() => props.onRetry?.()} /> : props.empty,
            }}
          />
        </ListMoneyContext>
      </BodyContext>
    </div>
  );
}

/** The rows that were ticked and are still there to be acted on. */
function findSelected<Row>({
  rows = [],
  rowKey,
  gone,
  selection,
}: Pick<DataTableProps<Row, never>, 'rows' | 'rowKey' | 'gone' | 'selection'>): readonly Row[] {
  if (!selection) return [];
  const { keys, canSelect } = selection;
  const ticked = rows.filter((row) => keys.includes(rowKey(row)) && !gone?.has(rowKey(row)));
  return canSelect ? ticked.filter(canSelect) : ticked;
}

/** Shortcuts that do nothing with some rows. */
function leaveOut<Row>(shortcuts: RowShortcuts<Row>, isLeftOut: (row: Row) => boolean): RowShortcuts<Row> {
  const act = (run: (row: Row) => void) => (row: Row) => {
    if (!isLeftOut(row)) run(row);
  };
  return Object.fromEntries(Object.entries(shortcuts).map(([key, run]) => [key, act(run)]));
}

function toItems<Row>({
  rows,
  rowKey,
  gone,
  failed,
}: Pick<DataTableProps<Row, never>, 'rows' | 'rowKey' | 'gone' | 'failed'>) {
  if (rows) return rows.map((row): Item<Row> => ({ key: rowKey(row), row, isGone: gone?.has(rowKey(row)) ?? false }));
  if (failed) return [];
  return Array.from({ length: SKELETON_ROWS }, (_, index): Item<Row> => ({ key: `skeleton-${index}`, row: null }));
}

function toColumns<Row, Order extends string>(
  all: readonly Column<Row>[],
  layout: ColumnLayout,
  { order, onOrder, fixedColumns }: DataTableProps<Row, Order>,
  sayGone: (row: Row) => string,
): TableColumnType<Item<Row>>[] {
  const columns = all.filter(({ key }) => layout.isShown(key));
  return columns.map((column, index) => {
    const { key, title, align, narrow, render } = column;
    const neighbor = columns[index + 1];
    const cell: CellProps = { 'data-label': title, 'data-narrow': narrow };
    const heading: ThHTMLAttributes<HTMLTableCellElement> = { 'aria-sort': sortDirection(column, order) };
    return {
      key,
      align,
      width: `${layout.percent(key)}%`,
      title: (
        <ColumnHeading
          column={column}
          order={order}
          onOrder={onOrder && ((next) => onOrder(next as Order | null))}
          onMoveEdge={fixedColumns || !neighbor ? undefined : (percent) => layout.moveEdge(key, neighbor.key, percent)}
        />
      ),
      onHeaderCell: () => heading,
      // A row that is gone says so across all columns.
      onCell: ({ isGone }) => (isGone ? { colSpan: index === 0 ? columns.length : 0 } : cell),
      render: (_value, { row, isGone }) => {
        if (row === null) return <Skeleton width="70%" />;
        return isGone ? <span className="muted">{sayGone(row)}</span> : render(row);
      },
    };
  });
}

function toRowSelection<Row>(
  { onChange, canSelect }: Selection<Row>,
  selectedRowKeys: RowKey[],
  rowLabel: (row: Row) => string,
  words: { select: (row: string) => string; selectAll: string },
): NonNullable<TableProps<Item<Row>>['rowSelection']> {
  return {
    selectedRowKeys,
    columnWidth: 44,
    getTitleCheckboxProps: () => ({ 'aria-label': words.selectAll }),
    onChange: (next) => onChange(next.filter((key) => typeof key !== 'bigint')),
    getCheckboxProps: ({ row, isGone }) => ({
      disabled: row === null || isGone === true || canSelect?.(row) === false,
      'aria-label': row === null ? undefined : words.select(rowLabel(row)),
    }),
  };
}

function toRowProps<Row, Order extends string>(
  row: Row | null,
  index: number,
  keys: RowKeys | undefined,
  { rowKey, rowLabel }: DataTableProps<Row, Order>,
): RowProps {
  if (row === null) return { 'aria-hidden': true };
  if (!keys) return { 'data-row': rowKey(row) };
  return { ...keys.rowProps(index), 'data-row': rowKey(row), 'aria-label': rowLabel(row) };
}
