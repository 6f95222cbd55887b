import { Flex } from 'antd';
import { useState } from 'react';
import {
  usePanelRatesQuery,
  useRefreshExchangeRatesMutation,
  type RateTableFragment,
} from '../../../graphql/generated/panel-rates';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { lazyPart } from '../../../ui/lazy-part';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { ratesText } from './rates.text';

type Line = RateTableFragment['rates'][number];

const ExchangeRateDialog = lazyPart(() => import('./ExchangeRateDialog').then((module) => module.ExchangeRateDialog));

/** Exchange rates with date and source; admins refresh them and set one by hand, moderators read. */
export function RatesTab({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(ratesText);
  const format = useFormat();
  const { data, error, refetch } = usePanelRatesQuery({ freshFor: 0 });
  const [edited, setEdited] = useState<Line | null>(null);
  const table = data?.exchangeRates;
  const columns = useRateColumns(table?.base ?? '', isAdmin ? setEdited : undefined);
  return (
    <Card as="section" labelledBy="rates">
      <Flex wrap align="center" justify="space-between" gap={12}>
        <h2 id="rates" className="below-14 heading-22">
          {words.title}
        </h2>
        {isAdmin && table?.hasSource && <Refresh />}
      </Flex>
      {table && (
        <div className="below-14 muted">
          <p>{words.text(table.base, format.day(table.day))}</p>
          {!table.hasSource && <p>{words.noSource}</p>}
        </div>
      )}
      <DataTable
        id="rates"
        label={words.title}
        columns={columns}
        rows={table?.rates}
        rowKey={({ currency }) => currency}
        rowLabel={({ currency }) => currency}
        failed={error !== undefined && !table}
        onRetry={() => void refetch()}
        fixedColumns
      />
      {edited && <ExchangeRateDialog currency={edited.currency} rate={edited.rate} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function Refresh() {
  const words = useText(ratesText);
  const refresh = useRefreshExchangeRatesMutation({
    success: { tone: 'success', title: words.refreshing },
    failure: { title: words.error, fallback: words.refreshFailed, always: true },
    refetch: ['PanelRates'],
  });
  return (
    <Button look="secondary" pending={refresh.pending} onClick={() => void refresh.run({})}>
      {words.refresh}
    </Button>
  );
}

function useRateColumns(base: string, onEdit: ((line: Line) => void) | undefined): Column<Line>[] {
  const words = useText(ratesText);
  const format = useFormat();
  const exact = (rate: number) => String(Number(rate.toPrecision(8)));
  const edit: Column<Line> = {
    key: 'actions',
    title: words.actions,
    narrow: 'plain',
    render: (line) =>
      line.currency !== base &&
      onEdit && (
        <Button look="quiet" aria-label={`${words.set}: ${line.currency}`} onClick={() => onEdit(line)}>
          {words.set}
        </Button>
      ),
  };
  return [
    {
      key: 'currency',
      title: words.currency,
      narrow: 'plain',
      render: ({ currency }) => <strong>{currency}</strong>,
    },
    { key: 'rate', title: words.rate, render: ({ rate }) => exact(rate) },
    { key: 'source', title: words.source, share: 1.6, render: ({ source }) => source },
    {
      key: 'fetched',
      title: words.fetched,
      share: 1.6,
      render: ({ fetchedAt }) => (fetchedAt ? format.compactDateTime(fetchedAt) : words.never),
    },
    ...(onEdit ? [edit] : []),
  ];
}
