import { CityRuleOrder } from '@mehfil/api/domain/city-rules/order';
import { CityRuleKind, CityRuleState } from '@mehfil/api/domain/city-rules/rules';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { DEFAULT_TIME_ZONE, localDay } from '@mehfil/api/domain/time/zone';
import { useState } from 'react';
import { usePanelCityRulesQuery, type CityRuleFieldsFragment } from '../../../graphql/generated/panel-city-rules';
import { useText } from '../../../i18n/text';
import { defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';
import { pageClock } from '../../../lib/clock';
import { Button } from '../../../ui/Button';
import { lazyPart } from '../../../ui/lazy-part';
import { ListPage } from '../../../ui/list/ListPage';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { useListFilters, type ListFilters } from '../../../ui/list/useListFilters';
import { panelCityRulesText } from './panel-city-rules.text';
import { useCityRuleColumns } from './useCityRuleColumns';

const CityRuleDialog = lazyPart(() => import('./CityRuleDialog').then((module) => module.CityRuleDialog));
const EndCityRuleDialog = lazyPart(() => import('./EndCityRuleDialog').then((module) => module.EndCityRuleDialog));

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const KINDS = Object.values(CityRuleKind);
const STATES = Object.values(CityRuleState);
const ORDERS = Object.values(CityRuleOrder);

interface Asked {
  text: string;
  kind: CityRuleKind | null;
  state: CityRuleState | null;
  order: CityRuleOrder;
  page: number;
}

const ADDRESS = defineAddress<Asked>({
  text: freeText('text'),
  kind: oneOf('kind', KINDS, null),
  state: oneOf('state', STATES, null),
  order: oneOf('order', ORDERS, CityRuleOrder.CITY),
  page: positive('page', 1),
});

type Opened = 'new' | { changed: CityRuleFieldsFragment } | { ended: CityRuleFieldsFragment };

/** Rules of cities with their dates and sources; admins keep them, moderators read. */
export function CityRulesTab({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(panelCityRulesText);
  const today = localDay(new Date(pageClock()), DEFAULT_TIME_ZONE);
  const filters = useListFilters(ADDRESS);
  const { text, kind, state, order } = filters.values;
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useCityRuleColumns({
    today,
    tools: isAdmin ? { onChange: (changed) => setOpened({ changed }), onEnd: (ended) => setOpened({ ended }) } : null,
  });
  const { data, error, refetch } = usePanelCityRulesQuery({
    freshFor: 0,
    variables: { filter: { text, kind, state }, order, paging: { limit: PAGE, page: filters.page } },
  });
  return (
    <>
      <p className="below-14 muted">{words.text}</p>
      <ListPage<CityRuleFieldsFragment, CityRuleOrder>
        id="city-rules"
        title={words.title}
        isPageTitle
        tools={isAdmin && <Button onClick={() => setOpened('new')}>{words.add}</Button>}
        list={data?.allCityRules}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        filters={filters}
        limit={PAGE}
        empty={{ title: words.none, text: words.noneText }}
        controls={<Controls {...filters} />}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ city, kind: each }) => `${city}: ${words.kinds[each]}`}
        order={order}
        onOrder={(next) => filters.change({ order: next ?? CityRuleOrder.CITY })}
      />
      {opened !== null && <OpenedDialog opened={opened} today={today} onClose={() => setOpened(null)} />}
    </>
  );
}

function Controls({ values: { text, kind, state, order }, change }: ListFilters<Asked>) {
  const words = useText(panelCityRulesText);
  return (
    <>
      <SearchFilter
        label={words.search}
        value={text}
        onChange={(typed) => change({ text: typed }, { replace: true })}
      />
      <SelectFilter<CityRuleKind | null>
        label={words.kind}
        value={kind}
        options={[
          { value: null, label: words.everyKind },
          ...KINDS.map((value) => ({ value, label: words.kinds[value] })),
        ]}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <SelectFilter<CityRuleState | null>
        label={words.state}
        value={state}
        options={[
          { value: null, label: words.everyState },
          ...STATES.map((value) => ({ value, label: words.states[value] })),
        ]}
        onChange={(chosen) => change({ state: chosen })}
      />
      <SelectFilter<CityRuleOrder>
        label={words.order}
        value={order}
        options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        onChange={(chosen) => change({ order: chosen })}
      />
    </>
  );
}

function OpenedDialog({ opened, today, onClose }: { opened: Opened; today: string; onClose: () => void }) {
  const words = useText(panelCityRulesText);
  if (opened === 'new') return <CityRuleDialog rule={null} title={words.add} onClose={onClose} />;
  const toName = ({ city, kind }: CityRuleFieldsFragment) => `${city}: ${words.kinds[kind]}`;
  if ('changed' in opened) {
    const { changed } = opened;
    return <CityRuleDialog rule={changed} title={words.changeOf(toName(changed))} onClose={onClose} />;
  }
  const { ended } = opened;
  return <EndCityRuleDialog rule={ended} title={words.endOf(toName(ended))} today={today} onClose={onClose} />;
}
