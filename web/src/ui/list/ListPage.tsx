import { useEffect, type ReactNode } from 'react';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Card } from '../Card';
import { EmptyState } from '../EmptyState';
import { DataTable, type DataTableProps } from '../table/DataTable';
import { FilterBar } from './FilterBar';
import type { ListFilters } from './useListFilters';
import { Pager } from './Pager';
import styles from './Panel.module.css';
import { listText } from './list.text';

/** A page of a list as the server answers it. */
interface Found<Row> {
  nodes: readonly Row[];
  totalCount: number;
  /** There are more than the total says: what is searched is counted to a limit. */
  totalCountIsLowerBound?: boolean;
}

type TableProps<Row, Order extends string> = Omit<DataTableProps<Row, Order>, 'label' | 'rows' | 'empty'>;

interface ListPageProps<Row, Order extends string> extends TableProps<Row, Order> {
  title: string;
  /** The page has the same title: it isn't shown twice. */
  isPageTitle?: boolean;
  /** Undefined until it is there. */
  list: Found<Row> | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Page and clearing, as the address keeps them. */
  filters: Omit<ListFilters<unknown>, 'values' | 'change'>;
  /** Rows of a page. */
  limit: number;
  /** The filters' controls. */
  controls: ReactNode;
  empty: { title: string; text?: string | undefined; action?: ReactNode };
}

/** A page that nothing is left on, as after the last decision there, gives way to one before it. */
function useStepBack(
  { page, goTo }: Pick<ListFilters<unknown>, 'page' | 'goTo'>,
  limit: number,
  list?: Found<unknown>,
) {
  const isBeyond = page > 1 && list?.nodes.length === 0;
  const last = Math.max(1, Math.ceil((list?.totalCount ?? 0) / limit));
  useEffect(() => {
    if (isBeyond) goTo(Math.min(page - 1, last), { replace: true });
  });
  return isBeyond;
}

/** A list on a page of its own: how many, filters, a table, pages. */
export function ListPage<Row, Order extends string = string>(props: ListPageProps<Row, Order>) {
  const { title, isPageTitle = false, list, filters, limit, controls, empty, ...table } = props;
  const words = useText(listText);
  const format = useFormat();
  const { page, goTo, isFiltered, clear } = filters;
  const isLeast = list?.totalCountIsLowerBound ?? false;
  const total = list && words.total(format.number(list.totalCount), isLeast);
  const isBeyond = useStepBack(filters, limit, list);
  return (
    <Card as="section" labelledBy={table.id}>
      <h2 id={table.id} className={isPageTitle ? 'visually-hidden' : styles.heading}>
        {title} {list && <span className={styles.muted}>({total})</span>}
      </h2>
      <FilterBar onClear={isFiltered ? () => clear() : undefined}>{controls}</FilterBar>
      <DataTable
        summary={total && <p>{words.rows(total)}</p>}
        {...table}
        label={title}
        rows={isBeyond ? undefined : list?.nodes}
        failed={table.failed && !list}
        empty={<EmptyState level={3} {...empty} />}
      />
      {list && (
        <Pager
          page={page}
          limit={limit}
          total={list.totalCount}
          follows={isLeast && list.nodes.length === limit}
          onPage={goTo}
        />
      )}
    </Card>
  );
}
