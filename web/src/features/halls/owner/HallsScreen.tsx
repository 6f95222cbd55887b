import { Flex } from 'antd';
import { FRESHNESS_LIMITS } from '@mehfil/api/domain/system/page-limits';
import { useState } from 'react';
import { useOwnedHallsQuery, type OwnedHallOrder, type OwnedHallsQuery } from '../../../graphql/generated/owned-halls';
import { useRight } from '../../../graphql/rights';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { PlusIcon } from '../../../ui/icons';
import { ListPage } from '../../../ui/list/ListPage';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { PageHeader } from '../../../ui/PageHeader';
import { DeleteHallDialog } from './DeleteHallDialog';
import { Figure, Figures } from '../../../ui/Figure';
import { LoadFailed } from '../../../ui/LoadFailed';
import { TradingGate } from '../../businesses/owner/TradingGate';
import { hallsText } from './halls.text';
import { useHallColumns, type ListedHall } from './useHallColumns';
import { HALLS_A_PAGE, ORDERS, useOwnedHallList, type ShownStatus } from './useOwnedHallList';

function HallFigures({ figures }: { figures: OwnedHallsQuery['viewerHallFigures'] | undefined }) {
  const words = useText(hallsText);
  const format = useFormat();
  const shown = (value: number | undefined) => (value === undefined ? undefined : format.number(value));
  return (
    <Figures label={words.figures}>
      <Figure label={words.total} value={shown(figures?.total)} />
      <Figure label={words.active} value={shown(figures?.active)} />
      <Figure label={words.averageCapacity} value={figures && words.guests(figures.averageCapacity)} />
    </Figures>
  );
}

type List = ReturnType<typeof useOwnedHallList>['filters'];

function Filters({ values: { text, status, order }, change }: List) {
  const words = useText(hallsText);
  return (
    <>
      <SearchFilter
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={text}
        onChange={(typed) => change({ text: typed }, { replace: true })}
      />
      <SelectFilter<ShownStatus>
        label={words.status}
        value={status}
        options={[
          { value: 'all', label: words.all },
          { value: 'online', label: words.online },
          { value: 'offline', label: words.offline },
        ]}
        onChange={(chosen) => change({ status: chosen })}
      />
      <SelectFilter<OwnedHallOrder>
        label={words.order}
        value={order}
        options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        onChange={(chosen) => change({ order: chosen })}
      />
    </>
  );
}

/** What the list says without a hall: there are none yet, or none fits. */
function useNothing({ isFiltered, clear }: List) {
  const words = useText(hallsText);
  const canChange = useRight('HALLS');
  if (isFiltered)
    return {
      ...words.nothing,
      action: (
        <Button look="secondary" onClick={() => clear()}>
          {words.nothing.action}
        </Button>
      ),
    };
  if (!canChange) return words.emptyForMembers;
  return { ...words.empty, action: <ButtonLink to={paths.business.createHall}>{words.empty.action}</ButtonLink> };
}

function Halls() {
  const words = useText(hallsText);
  const { filters, variables } = useOwnedHallList();
  const { values, change } = filters;
  const { data, previousData, error, loading, refetch } = useOwnedHallsQuery({
    variables,
    freshFor: FRESHNESS_LIMITS.ownHallsFreshMs,
  });
  const [doomed, setDoomed] = useState<ListedHall | null>(null);
  const columns = useHallColumns(setDoomed);
  const nothing = useNothing(filters);
  const shown = data ?? previousData;
  if (error && !shown) return <LoadFailed onRetry={refetch} />;
  // Who has no halls at all has nothing to look for.
  const canSearch = shown === undefined || shown.viewerHallFigures.total > 0;
  return (
    <>
      <HallFigures figures={shown?.viewerHallFigures} />
      <ListPage<ListedHall, OwnedHallOrder>
        id="owned-halls"
        title={words.title}
        isPageTitle
        count={words.count}
        list={shown?.viewerHalls}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        refreshing={loading}
        filters={filters}
        limit={HALLS_A_PAGE}
        controls={canSearch ? <Filters {...filters} /> : null}
        empty={nothing}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        order={values.order}
        onOrder={(order) => change({ order: order ?? 'NEWEST' })}
        summary={null}
      />
      <DeleteHallDialog
        hall={doomed}
        failureTitle={words.notDeleted.title}
        fallback={words.notDeleted.fallback}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}

/** My Halls: figures, and a table that can be searched and sorted (docs/coverage.md: business §2). */
export function HallsScreen() {
  const words = useText(hallsText);
  const head = { title: words.title, text: words.text };
  const canChange = useRight('HALLS');
  const actions = (
    <>
      <ButtonLink look="secondary" to={paths.business.spaces}>
        {words.spaces}
      </ButtonLink>
      {canChange && (
        <>
          <ButtonLink look="secondary" to={paths.business.import}>
            {words.import}
          </ButtonLink>
          <ButtonLink to={paths.business.createHall} icon={<PlusIcon />}>
            {words.add}
          </ButtonLink>
        </>
      )}
    </>
  );
  return (
    <TradingGate header={<PageHeader {...head} />} none={words.none} pending={words.pending}>
      <PageHeader {...head} actions={actions} />
      <Flex vertical gap={24}>
        <Halls />
      </Flex>
    </TradingGate>
  );
}
