import { REPORT_CATEGORIES, ReportOrder, ReportState, type ReportCategory } from '@mehfil/api/domain/threads/reports';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { useState } from 'react';
import {
  usePanelThreadReportsQuery,
  type ThreadReportFieldsFragment,
} from '../../../../graphql/generated/thread-reports';
import { useText } from '../../../../i18n/text';
import { defineAddress, oneOf, positive } from '../../../../lib/address-fields';
import { lazyPart } from '../../../../ui/lazy-part';
import { ChoiceFilter } from '../../../../ui/list/ChoiceFilter';
import { ListPage } from '../../../../ui/list/ListPage';
import { SelectFilter } from '../../../../ui/list/SelectFilter';
import { toChips } from '../../../../ui/list/to-chips';
import { useListFilters } from '../../../../ui/list/useListFilters';
import { threadReportsText } from './thread-reports.text';
import { useReportColumns } from './useReportColumns';

const ReportDialog = lazyPart(() => import('./ReportDialog').then((module) => module.ReportDialog));

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const STATES = Object.values(ReportState);
const ORDERS = Object.values(ReportOrder);

interface Filters {
  state: ReportState;
  category: ReportCategory | null;
  order: ReportOrder;
  page: number;
}

const ADDRESS = defineAddress<Filters>({
  state: oneOf('state', STATES, ReportState.OPEN),
  category: oneOf('category', REPORT_CATEGORIES, null),
  order: oneOf('order', ORDERS, ReportOrder.OLDEST),
  page: positive('page', 1),
});

/** The reports of conversations: what has waited longest first; admins and moderators act alike. */
export function ThreadReportsTab() {
  const words = useText(threadReportsText);
  const [chosen, setOpened] = useState<ThreadReportFieldsFragment | null>(null);
  const columns = useReportColumns(setOpened);
  const filters = useListFilters(ADDRESS, ['order']);
  const { page, change } = filters;
  const { state, category, order } = filters.values;
  const { data, error, refetch } = usePanelThreadReportsQuery({
    variables: { filter: { state, category }, order, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  // As the list has it now; what has left the list stays as it was.
  const opened = chosen && (data?.threadReports.nodes.find(({ id }) => id === chosen.id) ?? chosen);
  const isQueue = state === ReportState.OPEN && category === null;
  return (
    <>
      <ListPage<ThreadReportFieldsFragment, ReportOrder>
        dense
        id="thread-reports"
        title={words.title}
        list={data?.threadReports}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        filters={filters}
        limit={PAGE}
        empty={
          isQueue
            ? { title: words.nothingOpen, text: words.nothingOpenText }
            : { title: words.none, text: words.noneText }
        }
        controls={
          <>
            <ChoiceFilter<ReportState>
              label={words.state}
              value={state}
              options={STATES.map((value) => ({ value, label: words.states[value] }))}
              onChange={(chosen) => change({ state: chosen })}
            />
            <SelectFilter<ReportCategory | null>
              label={words.category}
              value={category}
              options={[
                { value: null, label: words.anyCategory },
                ...REPORT_CATEGORIES.map((value) => ({ value, label: words.categories[value] })),
              ]}
              onChange={(chosen) => change({ category: chosen })}
            />
          </>
        }
        chips={toChips(change, [
          [state !== ReportState.OPEN && words.states[state], { state: ReportState.OPEN }],
          [category !== null && words.categories[category], { category: null }],
        ])}
        isPageTitle
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ reporterName }) => reporterName}
        order={order}
        onOrder={(next) => change({ order: next ?? ReportOrder.OLDEST })}
        shortcuts={{ Enter: setOpened }}
      />
      {opened && <ReportDialog report={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
