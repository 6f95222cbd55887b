import { exchangeRateSchema } from '@mehfil/api/rules';
import { useState } from 'react';
import {
  usePanelRatesQuery,
  useRefreshExchangeRatesMutation,
  useSetExchangeRateMutation,
  type RateTableFragment,
} from '../../../graphql/generated/panel-rates';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Dialog } from '../../../ui/Dialog';
import { AppForm } from '../../../ui/form/AppForm';
import { NumberField } from '../../../ui/form/NumberField';
import { DialogActions } from '../../../ui/form/DialogActions';
import { ListSkeleton } from '../ListSkeleton';
import { LoadProblem } from '../LoadProblem';
import panel from '../Panel.module.css';
import type { TabProps } from '../tab-props';
import { ratesText } from './rates.text';

type Line = RateTableFragment['rates'][number];

/** Exchange rates with date and source; admins refresh them and set one by hand, moderators read. */
export function RatesTab({ isAdmin }: TabProps) {
  const words = useText(ratesText);
  const format = useFormat();
  const { data, error, refetch } = usePanelRatesQuery({ freshFor: 0 });
  const [edited, setEdited] = useState<Line | null>(null);
  const table = data?.exchangeRates;
  if (error && !table) return <LoadProblem onRetry={() => void refetch()} />;
  if (!table)
    return (
      <Card as="section" labelledBy="rates">
        <h2 id="rates" className={panel.heading}>
          {words.title}
        </h2>
        <ListSkeleton count={8} />
      </Card>
    );
  return (
    <Card as="section" labelledBy="rates">
      <div className={panel.row}>
        <h2 id="rates" className={panel.heading}>
          {words.title}
        </h2>
        {isAdmin && table.hasSource && <Refresh />}
      </div>
      <p className={panel.muted}>{words.text(table.base, format.day(table.day))}</p>
      {!table.hasSource && <p className={panel.muted}>{words.noSource}</p>}
      <RateLines table={table} onEdit={isAdmin ? setEdited : undefined} />
      {edited && <RateDialog line={edited} onClose={() => setEdited(null)} />}
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

function RateLines({ table, onEdit }: { table: RateTableFragment; onEdit: ((line: Line) => void) | undefined }) {
  const words = useText(ratesText);
  const format = useFormat();
  const exact = (rate: number) => String(Number(rate.toPrecision(8)));
  return (
    <div className={panel.table}>
      <table aria-label={words.title}>
        <thead>
          <tr>
            {[words.currency, words.rate, words.source, words.fetched, ...(onEdit ? [words.actions] : [])].map(
              (label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {table.rates.map((line) => (
            <tr key={line.currency}>
              <th scope="row">{line.currency}</th>
              <td>{exact(line.rate)}</td>
              <td>{line.source}</td>
              <td>{line.fetchedAt ? format.compactDateTime(line.fetchedAt) : words.never}</td>
              {onEdit && (
                <td>
                  {line.currency !== table.base && (
                    <Button look="quiet" aria-label={`${words.set}: ${line.currency}`} onClick={() => onEdit(line)}>
                      {words.set}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RateDialog({ line: { currency, rate }, onClose }: { line: Line; onClose: () => void }) {
  const words = useText(ratesText);
  const change = useSetExchangeRateMutation({
    success: { tone: 'success', title: words.saved },
    failure: { title: words.error, fallback: words.failed },
    refetch: ['PanelRates'],
  });
  return (
    <Dialog open startsInField title={words.setOf(currency)} onClose={onClose}>
      <AppForm
        label={words.setOf(currency)}
        initialValues={{ currency, rate }}
        schema={exchangeRateSchema}
        onSubmit={async (input, form) => {
          if ((await change.run({ input }, { form })).ok) onClose();
        }}
      >
        <NumberField name="rate" label={words.rate} hint={words.hint} min={0} required />
        <DialogActions label={words.save} pendingLabel={words.saving} pending={change.pending} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
