import type { TableProps } from 'antd';
import { createContext, useContext, type HTMLAttributes, type RefObject, type ThHTMLAttributes } from 'react';

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
    cell: (props: HTMLAttributes<HTMLTableCellElement>) => <td role="cell" {...props} />,
  },
};
