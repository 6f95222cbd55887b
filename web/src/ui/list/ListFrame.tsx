import { Flex } from 'antd';
import { Fragment, useEffect, type ReactNode } from 'react';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { joinClasses } from '../../lib/classes';
import { Card } from '../Card';
import { Pagination } from '../Pagination';
import { FilterBar } from './FilterBar';
import styles from './ListFrame.module.css';
import { listText } from './list.text';
import type { ListFilters } from './useListFilters';

/** A page of a list as the server answers it. */
export interface Found<Row> {
  nodes: readonly Row[];
  totalCount: number;
  /** There are more than the total says: what is searched is counted to a limit. */
  totalCountIsLowerBound?: boolean;
}

/** What stands around the rows of any list. */
export interface ListFrameProps<Row> {
  /** Id of the heading, which takes the focus when the last row is gone. */
  id: string;
  title: string;
  /** The page has the same title: it isn't shown twice. */
  isPageTitle?: boolean;
  /** The list says itself how many there are: the title doesn't. */
  isCountHidden?: boolean;
  /** Beside the title: what leads on from the list. */
  tools?: ReactNode;
  /** Undefined while it loads. */
  list: Found<Row> | undefined;
  /** Page and clearing, as the address keeps them. */
  filters: Omit<ListFilters<unknown>, 'values' | 'change'>;
  /** Rows of a page. */
  limit: number;
  /** The filters' controls; null where there is nothing to look for. */
  controls: ReactNode;
  /** The filters stand in one line, those that are set above the rows, and the frame takes as little room as it can. */
  dense?: boolean | undefined;
  /** Names the filters, where they need more than their role. */
  filtersLabel?: string;
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

/** How many there are, in words. */
export function useTotal(list: Found<unknown> | undefined): string | undefined {
  const words = useText(listText);
  const format = useFormat();
  return list && words.total(format.number(list.totalCount), list.totalCountIsLowerBound ?? false);
}

/** How many pages can be gone to. Where the total is a lower bound, a full page has one after it. */
function countPages(page: number, limit: number, list: Found<unknown>): number {
  const known = Math.ceil(list.totalCount / limit);
  if (!list.totalCountIsLowerBound) return known;
  return Math.max(known, page) + (list.nodes.length === limit ? 1 : 0);
}

/**
 * The frame of a list: title, how many, filters, pages.
 * @param children shows the rows; undefined until they are there
 */
export function ListFrame<Row>(props: ListFrameProps<Row> & { children: (list: Found<Row> | undefined) => ReactNode }) {
  const { id, title, isPageTitle = false, isCountHidden = false, tools, list, filters, limit, controls } = props;
  const { page, isFiltered, clear, clearings, linkToPage } = filters;
  const total = useTotal(list);
  const isBeyond = useStepBack(filters, limit, list);
  return (
    <Card as="section" labelledBy={id} className={joinClasses(styles.frame, props.dense && styles.dense)}>
      <Flex wrap justify="space-between" gap="0 16px">
        <h2 id={id} className={isPageTitle ? 'visually-hidden' : styles.heading}>
          {title} {list && !isCountHidden && <span className="muted">({total})</span>}
        </h2>
        {tools && (
          <Flex wrap gap={8} className={joinClasses('below-14', styles.tools)}>
            {tools}
          </Flex>
        )}
      </Flex>
      {controls && (
        <FilterBar
          inLine={props.dense}
          label={props.filtersLabel}
          onClear={isFiltered && !props.dense ? () => clear() : undefined}
        >
          <Fragment key={clearings}>{controls}</Fragment>
        </FilterBar>
      )}
      {props.children(isBeyond ? undefined : list)}
      {list && <Pagination page={page} pages={countPages(page, limit, list)} hrefFor={linkToPage} />}
    </Card>
  );
}
