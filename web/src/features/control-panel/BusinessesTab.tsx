import { BUSINESS_STATUS_LABELS, BusinessStatus, LIMITS } from '@mehfil/api/rules';
import { useState } from 'react';
import { usePanelBusinessesQuery, type BusinessRowFragment } from '../../graphql/generated/control-panel';
import { useText } from '../../i18n/text';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { BusinessDialog } from './business-detail/BusinessDialog';
import { BusinessList } from './business-detail/BusinessList';
import { FilterBar } from './filters/FilterBar';
import { SearchFilter } from './filters/SearchFilter';
import { SelectFilter } from './filters/SelectFilter';
import { useUrlFilters } from './filters/useUrlFilters';
import { ListSkeleton } from './ListSkeleton';
import { LoadProblem } from './LoadProblem';
import { Pager } from './Pager';
import styles from './Panel.module.css';
import { panelText } from './panel.text';

const PAGE = LIMITS.controlPanel.pageSize;
const WIRE = {
  [BusinessStatus.PENDING]: 'PENDING',
  [BusinessStatus.APPROVED]: 'APPROVED',
  [BusinessStatus.REJECTED]: 'REJECTED',
  [BusinessStatus.SUSPENDED]: 'SUSPENDED',
} as const;
type Listed = keyof typeof WIRE;
const LISTED: readonly { value: Listed; label: string }[] = (Object.keys(WIRE) as Listed[]).map((value) => ({
  value,
  label: BUSINESS_STATUS_LABELS[value],
}));

/** Businesses and their applications, with filters in the address. */
export function BusinessesTab({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(panelText).businesses;
  const { values, page, change, goTo, isFiltered, clear } = useUrlFilters({
    status: BusinessStatus.PENDING,
    text: '',
  });
  const [viewed, setViewed] = useState<BusinessRowFragment | null>(null);
  const { text } = values;
  const status = LISTED.find(({ value }) => value === values.status)?.value;
  const { data, error, refetch } = usePanelBusinessesQuery({
    variables: { filter: { status: status ? WIRE[status] : null, text }, paging: { limit: PAGE, page } },
  });
  const list = data?.businesses;
  // What was decided in the dialog shows there, though the business may have left the list.
  const shown = viewed && (list?.nodes.find(({ id }) => id === viewed.id) ?? viewed);
  const isPending = status === BusinessStatus.PENDING;
  return (
    <Card as="section" labelledBy="businesses">
      <h2 id="businesses" className={styles.heading}>
        {isPending ? words.title : words.all} {list && <span className={styles.muted}>({list.totalCount})</span>}
      </h2>
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <SearchFilter
          label={words.search}
          value={text}
          onChange={(typed) => change({ text: typed }, { replace: true })}
        />
        <SelectFilter<Listed | 'all'>
          label={words.status}
          value={status ?? 'all'}
          options={[{ value: 'all', label: words.everyStatus }, ...LISTED]}
          onChange={(chosen) => change({ status: chosen })}
        />
      </FilterBar>
      {error && !list && <LoadProblem onRetry={() => void refetch()} />}
      {list?.nodes.length === 0 && (
        <EmptyState
          level={3}
          title={isPending ? words.empty : words.none}
          text={isPending ? words.emptyText : undefined}
        />
      )}
      {!list && !error && <ListSkeleton />}
      {list && <BusinessList businesses={list.nodes} isAdmin={isAdmin} onView={setViewed} />}
      <Pager page={page} limit={PAGE} total={list?.totalCount ?? 0} onPage={goTo} />
      {shown && <BusinessDialog business={shown} isAdmin={isAdmin} onClose={() => setViewed(null)} />}
    </Card>
  );
}
