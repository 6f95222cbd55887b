import type { TableProps } from 'antd';
import {
  createContext,
  useContext,
  type HTMLAttributes,
  type RefObject,
  type TdHTMLAttributes,
  type ThHTMLAttributes,
} from 'react';

/** What the element that holds the rows gets besides. */
interface BodyProps extends HTMLAttributes<HTMLTableSectionElement> {
  ref?: RefObject<HTMLTableSectionElement | null>;
}

/** Reaches the table's body, whose component has to stay the same from one render to the next. */
export const BodyContext = createContext<BodyProps>({});

const Body = (props: HTMLAttributes<HTMLTableSectionElement>) => (
  <tbody {...props} {...useContext(BodyContext)} role="rowgroup" />
);

const HeaderCell = (props: ThHTMLAttributes<HTMLTableCellElement>) => <th role="columnheader" {...props} />;

/** A column with a `rowScope` has the rows' headings. */
const BodyCell = (props: TdHTMLAttributes<HTMLTableCellElement>) =>
  props.scope === 'row' ? <th role="rowheader" {...props} /> : <td role="cell" {...props} />;

/**
 * Leaves out a measure of scroll bars that inserts a style element, which the page's policy forbids. No published option does: this is
 * the name of the table's own switch, and a test notices when an update drops it.
 */
export const UNMEASURED = { tailor: true };

/** On phones rows are laid out as cards, which would take their roles away: they are written out. */
export const TABLE_PARTS: NonNullable<TableProps<object>['components']> = {
  table: (props: HTMLAttributes<HTMLTableElement>) => <table role="table" {...props} />,
  header: {
    wrapper: (props: HTMLAttributes<HTMLTableSectionElement>) => <thead role="rowgroup" {...props} />,
    row: (props: HTMLAttributes<HTMLTableRowElement>) => <tr role="row" {...props} />,
    cell: HeaderCell,
  },
  body: {
    wrapper: Body,
    row: (props: HTMLAttributes<HTMLTableRowElement>) => <tr role="row" {...props} />,
    cell: BodyCell,
  },
};
