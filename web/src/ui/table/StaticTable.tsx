import { Table } from 'antd';
import type { ReactNode, TdHTMLAttributes } from 'react';
import { joinClasses } from '../../lib/classes';
import type { RowKey } from './columns';
import styles from './StaticTable.module.css';
import { BodyContext, TABLE_PARTS, UNMEASURED } from './table-parts';

/** One column of a `StaticTable`. */
interface StaticColumn<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  /** Its cells are their rows' headings. */
  rowHeader?: true;
  /** Stands above each cell where the rows are stacked. */
  label?: string;
  className?: string | undefined;
}

type CellProps = TdHTMLAttributes<HTMLTableCellElement> & { 'data-label': string | undefined };

interface StaticTableProps<Row> {
  label?: string;
  /** Id of the heading that names the table. */
  labelledBy?: string;
  columns: readonly StaticColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  rowClassName?: (row: Row) => string | undefined;
  className?: string | undefined;
  /** Where there is little room, the cells of a row stand below its heading. */
  stacks?: boolean;
}

/** The table's body gets nothing more. */
const NO_BODY_PROPS = {};

/** A small table that is read and no more: it is all there from the start. Lists that sort, load or act are a `DataTable`. */
export function StaticTable<Row extends object>(props: StaticTableProps<Row>) {
  const { label, labelledBy, columns, rows, rowKey, rowClassName, className, stacks = false } = props;
  const table = (
    // A list around it keeps the focus in its own rows.
    <BodyContext value={NO_BODY_PROPS}>
      <Table<Row>
        {...UNMEASURED}
        className={joinClasses(styles.table, stacks && styles.stacks, className)}
        components={TABLE_PARTS}
        aria-label={label}
        aria-labelledby={labelledBy}
        size="small"
        pagination={false}
        columns={columns.map(({ key, title, render, rowHeader, label: cellLabel, className: cellClass }) => ({
          key,
          title,
          ...(rowHeader && { rowScope: 'row' as const }),
          ...(cellClass !== undefined && { className: cellClass }),
          onCell: (): CellProps => ({ 'data-label': cellLabel }),
          render: (_value: unknown, row: Row) => render(row),
        }))}
        dataSource={rows}
        rowKey={rowKey}
        rowClassName={(row) => rowClassName?.(row) ?? ''}
      />
    </BodyContext>
  );
  return stacks ? <div className={styles.room}>{table}</div> : table;
}
