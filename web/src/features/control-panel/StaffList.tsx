import { useEffect, type ReactNode } from 'react';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { useKeptFocus, type KeptFocus } from '../../lib/kept-focus';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { FilterBar } from './filters/FilterBar';
import type { UrlFilters } from './filters/useUrlFilters';
import { ListSkeleton } from './ListSkeleton';
import { LoadProblem } from './LoadProblem';
import { Pager } from './Pager';
import styles from './Panel.module.css';
import { panelText } from './panel.text';

/** A page of a list as the server answers it. */
interface Found<Row> {
  nodes: readonly Row[];
  totalCount: number;
  /** There are more than the total says: what is searched is counted to a limit. */
  totalCountIsLowerBound?: boolean;
}

interface StaffListProps<Row, Rows extends HTMLElement> {
  /** Names the list in the page. */
  id: string;
  title: string;
  /** Undefined until it is there. */
  list: Found<Row> | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Page and clearing, as the address keeps them. */
  filters: Pick<UrlFilters<string>, 'page' | 'goTo' | 'isFiltered' | 'clear'>;
  /** Rows of a page. */
  limit: number;
  /** The filters' controls. */
  controls: ReactNode;
  empty: { title: string; text?: string | undefined; action?: ReactNode };
  /** The rows, and whatever stands between them and the filters; `kept` goes onto the element that holds the rows. */
  children: (rows: readonly Row[], kept: KeptFocus<Rows>) => ReactNode;
}

/** A page that nothing is left on, as after the last decision there, gives way to one before it. */
function useStepBack({ page, goTo }: Pick<UrlFilters<string>, 'page' | 'goTo'>, limit: number, list?: Found<unknown>) {
  const isBeyond = page > 1 && list?.nodes.length === 0;
  const last = Math.max(1, Math.ceil((list?.totalCount ?? 0) / limit));
  useEffect(() => {
    if (isBeyond) goTo(Math.min(page - 1, last), { replace: true });
  });
  return isBeyond;
}

/** Every list of the panel: how many, filters, rows, pages; while it loads, when it can't, and when there is nothing. */
export function StaffList<Row, Rows extends HTMLElement = HTMLUListElement>(props: StaffListProps<Row, Rows>) {
  const { id, title, list, failed, onRetry, filters, limit, controls, empty, children } = props;
  const words = useText(panelText);
  const format = useFormat();
  const { page, goTo, isFiltered, clear } = filters;
  const isLeast = list?.totalCountIsLowerBound ?? false;
  const isBeyond = useStepBack(filters, limit, list);
  const kept = useKeptFocus<Rows>(id);
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={styles.heading}>
        {title} {list && <span className={styles.muted}>({words.total(format.number(list.totalCount), isLeast)})</span>}
      </h2>
      <FilterBar onClear={isFiltered ? clear : undefined}>{controls}</FilterBar>
      {!list && (failed ? <LoadProblem onRetry={onRetry} /> : <ListSkeleton />)}
      {list?.nodes.length === 0 && !isBeyond && <EmptyState level={3} {...empty} />}
      {list && list.nodes.length > 0 && children(list.nodes, kept)}
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
