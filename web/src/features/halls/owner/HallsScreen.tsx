import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { FRESHNESS_LIMITS } from '@mehfil/api/domain/system/limits';
import { useOwnedHallsQuery, type OwnedHallOrder, type OwnedHallsQuery } from '../../../graphql/generated/owned-halls';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { CloseIcon, PlusIcon } from '../../../ui/icons';
import { PageHeader } from '../../../ui/PageHeader';
import { Pagination } from '../../../ui/Pagination';
import { DeleteHallDialog } from './DeleteHallDialog';
import { Figure, Figures } from '../../../ui/Figure';
import { LoadFailed } from '../../../ui/LoadFailed';
import { TradingGate } from '../../businesses/owner/TradingGate';
import styles from './Halls.module.css';
import { hallsText } from './halls.text';
import { HallTable, type ListedHall } from './HallTable';
import { HALLS_A_PAGE, ORDERS, useOwnedHallList, type ShownStatus } from './useOwnedHallList';

/** Typing settles before the list asks again, in milliseconds. */
const SETTLES_AFTER = 300;

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

function ClearIcon() {
  const words = useText(hallsText);
  return (
    <>
      <CloseIcon size={18} />
      <span className="visually-hidden">{words.clearSearch}</span>
    </>
  );
}

function Filters({ list }: { list: ReturnType<typeof useOwnedHallList> }) {
  const words = useText(hallsText);
  const { text, setText } = list;
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // The address may change by itself: going back, showing all.
  if (text !== shown) {
    setShown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => setText(typed.trim()), SETTLES_AFTER);
    return () => clearTimeout(timer);
  }, [typed, text, setText]);
  return (
    <div className={styles.filters} role="search">
      <Input
        type="search"
        className={styles.search}
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        maxLength={SEARCH_LIMITS.textMaxCharacters}
        allowClear={{ clearIcon: <ClearIcon /> }}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select<ShownStatus>
        className={styles.status}
        aria-label={words.status}
        value={list.status}
        options={[
          { value: 'all', label: words.all },
          { value: 'online', label: words.online },
          { value: 'offline', label: words.offline },
        ]}
        onChange={list.setStatus}
      />
      <Select<OwnedHallOrder>
        className={styles.order}
        aria-label={words.order}
        value={list.order}
        options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        onChange={list.setOrder}
      />
    </div>
  );
}

function Nothing({ list }: { list: ReturnType<typeof useOwnedHallList> }) {
  const words = useText(hallsText);
  if (list.isFiltered || list.page > 1)
    return (
      <EmptyState
        title={words.nothing.title}
        text={words.nothing.text}
        action={
          <Button look="secondary" onClick={list.clear}>
            {words.nothing.action}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={words.empty.title}
      text={words.empty.text}
      action={<ButtonLink to={paths.business.createHall}>{words.empty.action}</ButtonLink>}
    />
  );
}

function Halls() {
  const words = useText(hallsText);
  const list = useOwnedHallList();
  const { data, previousData, error, loading, refetch } = useOwnedHallsQuery({
    variables: list.variables,
    freshFor: FRESHNESS_LIMITS.ownHallsFreshMs,
  });
  const [doomed, setDoomed] = useState<ListedHall | null>(null);
  const shown = data ?? previousData;
  if (error && !shown) return <LoadFailed onRetry={refetch} />;
  const total = shown?.viewerHalls.totalCount ?? 0;
  return (
    <>
      <HallFigures figures={shown?.viewerHallFigures} />
      {(shown === undefined || shown.viewerHallFigures.total > 0) && <Filters list={list} />}
      <HallTable
        halls={shown?.viewerHalls.nodes}
        order={list.order}
        refreshing={loading}
        empty={<Nothing list={list} />}
        onOrder={list.setOrder}
        onDelete={setDoomed}
      />
      <Pagination page={list.page} pages={Math.ceil(total / HALLS_A_PAGE)} hrefFor={list.hrefFor} />
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
  const actions = (
    <>
      <ButtonLink look="secondary" to={paths.business.import}>
        {words.import}
      </ButtonLink>
      <ButtonLink to={paths.business.createHall} icon={<PlusIcon />}>
        {words.add}
      </ButtonLink>
    </>
  );
  return (
    <TradingGate header={<PageHeader {...head} />} none={words.none} pending={words.pending}>
      <PageHeader {...head} actions={actions} />
      <div className={styles.screen}>
        <Halls />
      </div>
    </TradingGate>
  );
}
