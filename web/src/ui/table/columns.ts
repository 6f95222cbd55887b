import type { ReactNode } from 'react';

/** Identifies a row. */
export type RowKey = string | number;

/** The orders of a list that a column's heading leads through. A direction that the server doesn't offer is left out. */
interface ColumnSort<Order extends string> {
  ascending?: Order;
  descending?: Order;
}

/** One column of a `DataTable`. */
export interface Column<Row, Order extends string = string> {
  /** Unique in its table, and the same in every version: stored layouts refer to it. */
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Width relative to the other columns; defaults to 1. */
  share?: number;
  align?: 'end';
  sort?: ColumnSort<Order>;
  /** Can't be hidden. */
  required?: true;
  /** Hidden until somebody chooses it. */
  optional?: true;
  /** On phones, where a row is a card: `plain` stands without its title, `hidden` is left out. */
  narrow?: 'plain' | 'hidden';
}
