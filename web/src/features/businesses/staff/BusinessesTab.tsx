import { Tag } from 'antd';
import { BUSINESS_STATUS_LABELS, BusinessStatus } from '@mehfil/api/domain/businesses/transitions';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { useState, type SetStateAction } from 'react';
import {
  usePanelBusinessesQuery,
  usePanelBusinessQuery,
  type BusinessRowFragment,
} from '../../../graphql/generated/panel-businesses';
import { readError } from '../../../graphql/errors';
import { useText } from '../../../i18n/text';
import { defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';
import { useAddressState } from '../../../lib/address-state';
import { detailText } from './detail/business-detail.text';
import { useBusinessColumns } from './detail/useBusinessColumns';
import { useDecidedList } from './decided-applications';
import { useHeldDecision } from './useApplicationDecisions';
import { SavedViews } from '../../../ui/list/SavedViews';
import { useBulkDecisions } from './useBulkDecisions';
import { useFirstWaiting } from './useFirstWaiting';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { toChips } from '../../../ui/list/to-chips';
import { useListFilters, type ListFilters } from '../../../ui/list/useListFilters';
import { businessesText } from './businesses.text';
import { lazyPart } from '../../../ui/lazy-part';
import { ReadAnew } from '../../../ui/ReadAnew';
import { ListPage } from '../../../ui/list/ListPage';

const BusinessDialog = lazyPart(() => import('./detail/BusinessDialog').then((module) => module.BusinessDialog));

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const LISTED = ['PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'] as const;
type Shown = (typeof LISTED)[number] | 'all';

interface Filters {
  status: Shown;
  text: string;
  page: number;
}

const ADDRESS = defineAddress<Filters>({
  status: oneOf<Shown, Shown>('status', [...LISTED, 'all'], 'PENDING'),
  text: freeText('text'),
  page: positive('page', 1),
});

/** The views that everybody has, by the status that each shows. */
const VIEWS = [
  ['waiting', 'PENDING'],
  ['approved', 'APPROVED'],
  ['suspended', 'SUSPENDED'],
  ['all', 'all'],
] as const;

const nameFor = ({ name }: BusinessRowFragment) => name;
const isPendingRow = ({ status }: BusinessRowFragment) => status === 'PENDING';

/** The application that waits below another one; null below the last. */
function findNext(businesses: readonly BusinessRowFragment[], decided: BusinessRowFragment) {
  const below = businesses.slice(businesses.findIndex(({ id }) => id === decided.id) + 1);
  return below.find(isPendingRow) ?? null;
}

/** The business whose record an address asks for. */
const RECORD = defineAddress<{ business: number | null }>({ business: positive('business', null) });

/** The business that is open: one of the list, or the one that the address asks for, which is read first. */
function useViewed() {
  const [viewed, setViewed] = useState<BusinessRowFragment | null>(null);
  const { state, change } = useAddressState(RECORD);
  const { data, loading, error, refetch } = usePanelBusinessQuery({
    variables: { id: state.business ?? 0 },
    skip: state.business === null,
  });
  const isGone = error !== undefined && readError(error).code === 'NOT_FOUND';
  const show = (next: SetStateAction<BusinessRowFragment | null>) => {
    setViewed(next);
    if (state.business !== null) change({ business: null });
  };
  const row = viewed ?? (state.business === null ? undefined : data?.business);
  const answer = { loading, error: isGone ? undefined : error, refetch };
  return { isOpen: viewed !== null || state.business !== null, row, answer, setViewed: show };
}

/** Opens the next application by itself once one is decided, as long as any waits. */
function useNextWaiting(
  shown: readonly BusinessRowFragment[] | undefined,
  text: string,
  setViewed: ReturnType<typeof useViewed>['setViewed'],
) {
  const findFirst = useFirstWaiting(text);
  return async (decided: BusinessRowFragment) => {
    const next = findNext(shown ?? [], decided);
    setViewed(next);
    if (next) return;
    const first = await findFirst();
    if (first) setViewed((opened) => opened ?? first);
  };
}

/** Businesses and their applications, with filters in the address. */
export function BusinessesTab({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(businessesText);
  const filters = useListFilters(ADDRESS);
  const { page } = filters;
  const { status, text } = filters.values;
  const record = useViewed();
  const { setViewed } = record;
  const columns = useBusinessColumns(isAdmin, setViewed);
  useHeldDecision();
  const open = (business: BusinessRowFragment) => setViewed((shown) => shown ?? business);
  const openPending = (business: BusinessRowFragment) => {
    if (isPendingRow(business)) open(business);
  };
  const { selection, summary } = useBulkDecisions(isPendingRow);
  const { data, error, refetch } = usePanelBusinessesQuery({
    variables: { filter: { status: status === 'all' ? null : status, text }, paging: { limit: PAGE, page } },
  });
  const isPending = status === 'PENDING';
  const list = useDecidedList(data?.businesses, isPending);
  const goOn = useNextWaiting(list?.nodes, text, setViewed);
  return (
    <>
      <ListPage
        dense
        id="businesses"
        title={isPending ? words.title : words.all}
        list={list}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        filters={filters}
        limit={PAGE}
        empty={isPending && text === '' ? { title: words.empty, text: words.emptyText } : { title: words.none }}
        controls={<Controls {...filters} />}
        chips={toChips(filters.change, [
          [text, { text: '' }],
          [
            status === 'all' ? words.everyStatus : !isPending && BUSINESS_STATUS_LABELS[BusinessStatus[status]],
            { status: 'PENDING' },
          ],
        ])}
        tools={
          <SavedViews
            list="businesses"
            address={ADDRESS}
            shown={filters.values}
            views={VIEWS.map(([name, chosen]) => ({ name: words.views[name], values: { status: chosen } }))}
          />
        }
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={nameFor}
        selection={selection}
        // What is decided is read first: there these keys decide.
        shortcuts={{ Enter: open, a: openPending, r: openPending }}
        summary={list?.nodes.some(isPendingRow) && <KeysHint />}
      />
      {summary}
      <OpenRecord {...record} isAdmin={isAdmin} onDecided={(business) => void goOn(business)} />
    </>
  );
}

interface OpenRecordProps extends ReturnType<typeof useViewed> {
  isAdmin: boolean;
  onDecided: (business: BusinessRowFragment) => void;
}

/** The record of the business that is open, if one is. */
function OpenRecord({ isOpen, setViewed, isAdmin, onDecided, ...record }: OpenRecordProps) {
  const words = useText(businessesText);
  const { dialog } = useText(detailText);
  if (!isOpen) return null;
  const close = () => setViewed(null);
  return (
    <ReadAnew title={words.business} {...record} gone={{ title: dialog.unknown }} onClose={close}>
      {(business) => (
        <BusinessDialog
          key={business.id}
          business={business}
          isAdmin={isAdmin}
          onChanged={setViewed}
          onDecided={() => onDecided(business)}
          onClose={close}
        />
      )}
    </ReadAnew>
  );
}

function Controls({ values, change }: Pick<ListFilters<Filters>, 'values' | 'change'>) {
  const words = useText(businessesText);
  return (
    <>
      <SearchFilter
        label={words.search}
        value={values.text}
        onChange={(typed) => change({ text: typed }, { replace: true })}
      />
      <SelectFilter<Shown>
        label={words.status}
        value={values.status}
        options={[
          { value: 'all', label: words.everyStatus },
          ...LISTED.map((value) => ({ value, label: BUSINESS_STATUS_LABELS[BusinessStatus[value]] })),
        ]}
        onChange={(chosen) => change({ status: chosen })}
      />
    </>
  );
}

function KeysHint() {
  const { keys } = useText(detailText);
  return (
    <p className="row middle gap-8 muted small keyboard-only">
      {keys.hint} <Tag>{keys.move}</Tag> <Tag>{keys.open}</Tag> <Tag>{keys.decide}</Tag> <Tag>{keys.undo}</Tag>
    </p>
  );
}
