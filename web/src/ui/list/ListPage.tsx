import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { DialogHost } from '../DialogHost';
import { EmptyState } from '../EmptyState';
import { DataTable, type DataTableProps } from '../table/DataTable';
import { FilterChips, type FilterChip } from './FilterChips';
import { ListFrame, useTotal, type ListFrameProps } from './ListFrame';
import { listText } from './list.text';
import { useSteadyRows } from './useSteadyRows';

type TableProps<Row, Order extends string> = Omit<
  DataTableProps<Row, Order>,
  'label' | 'rows' | 'gone' | 'empty' | 'failed'
>;

interface ListPageProps<Row, Order extends string> extends ListFrameProps<Row>, Omit<TableProps<Row, Order>, 'id'> {
  failed: boolean;
  onRetry: () => void;
  /** The filters that are set, of a dense list. */
  chips?: readonly FilterChip[];
  /** Says how many there are, of a number in words; rows, if the list has no name for them. */
  count?: (total: string) => string;
  /** What the rows were asked for, of a list that changes by itself: its rows keep their places under the pointer. */
  liveFor?: string;
  empty: { title: string; text?: string | undefined; icon?: ReactNode; action?: ReactNode };
}

/** A list on a page of its own: how many, filters, a table, pages. */
export function ListPage<Row, Order extends string = string>(props: ListPageProps<Row, Order>) {
  const { title, isPageTitle, isCountHidden, tools, list, filters, limit, controls, filtersLabel, ...others } = props;
  const { dense = false, chips = [], ...rest } = others;
  const words = useText(listText);
  const { empty, failed, summary, count = words.rows, liveFor = null, ...table } = rest;
  const steady = useSteadyRows(list?.nodes, table.rowKey, table.refreshing ? null : liveFor);
  const total = useTotal(list);
  // Said once: a title that shows has the count in it.
  const isCountBelow = isPageTitle || isCountHidden;
  const shown = { title, isPageTitle, isCountHidden, tools, controls, filtersLabel, dense };
  const frame = { ...shown, list, filters, limit };
  return (
    <DialogHost>
      <ListFrame id={table.id} {...frame}>
        {(shown) => (
          <DataTable
            {...table}
            dense={dense}
            pointing={liveFor === null ? undefined : steady.pointing}
            summary={
              <>
                {steady.added > 0 && (
                  <Button look="quiet" onClick={steady.showNow}>
                    {words.added(steady.added)}
                  </Button>
                )}
                {summary ?? (total && isCountBelow && <p>{count(total)}</p>)}
                {dense && filters.isFiltered && <FilterChips chips={chips} onClear={() => filters.clear()} />}
              </>
            }
            label={title}
            rows={shown && steady.rows}
            gone={steady.gone}
            failed={failed && !list}
            empty={<EmptyState level={3} {...empty} />}
          />
        )}
      </ListFrame>
    </DialogHost>
  );
}
