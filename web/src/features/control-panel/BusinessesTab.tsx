import { BUSINESS_STATUS_LABELS, BusinessStatus } from '@mehfil/api/domain/businesses/transitions';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { useState } from 'react';
import { usePanelBusinessesQuery, type BusinessRowFragment } from '../../graphql/generated/control-panel';
import { useText } from '../../i18n/text';
import { BusinessDialog } from './business-detail/BusinessDialog';
import { BusinessList } from './business-detail/BusinessList';
import { SearchFilter } from './filters/SearchFilter';
import { SelectFilter } from './filters/SelectFilter';
import { useUrlFilters } from './filters/useUrlFilters';
import { panelText } from './panel.text';
import { StaffList } from './StaffList';

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
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
  const filters = useUrlFilters({ status: BusinessStatus.PENDING, text: '' });
  const { values, page, change } = filters;
  const [viewed, setViewed] = useState<BusinessRowFragment | null>(null);
  const { text } = values;
  const status = LISTED.find(({ value }) => value === values.status)?.value;
  const { data, error, refetch } = usePanelBusinessesQuery({
    variables: { filter: { status: status ? WIRE[status] : null, text }, paging: { limit: PAGE, page } },
  });
  const list = data?.businesses;
  const isPending = status === BusinessStatus.PENDING;
  return (
    <>
      <StaffList
        id="businesses"
        title={isPending ? words.title : words.all}
        list={list}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        filters={filters}
        limit={PAGE}
        empty={isPending && text === '' ? { title: words.empty, text: words.emptyText } : { title: words.none }}
        controls={
          <>
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
          </>
        }
      >
        {(businesses, kept) => (
          <BusinessList businesses={businesses} kept={kept} isAdmin={isAdmin} onView={setViewed} />
        )}
      </StaffList>
      {viewed && (
        <BusinessDialog business={viewed} isAdmin={isAdmin} onDecided={setViewed} onClose={() => setViewed(null)} />
      )}
    </>
  );
}
