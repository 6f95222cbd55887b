import { useState } from 'react';
import {
  usePanelHijriMonthsQuery,
  useResetHijriMonthMutation,
  type HijriMonthFieldsFragment,
} from '../../../graphql/generated/panel-hijri';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { lazyPart } from '../../../ui/lazy-part';
import { useRowChange } from '../../../ui/list/useRowChange';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { hijriText } from './hijri.text';
import { getMonthName } from './month-name';

type Month = HijriMonthFieldsFragment;

const MonthDialog = lazyPart(() => import('./MonthDialog').then((module) => module.MonthDialog));

/** When Hijri months begin; admins correct them, moderators read. */
export function HijriMonths({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(hijriText);
  const { data, error, refetch } = usePanelHijriMonthsQuery({ freshFor: 0 });
  const [edited, setEdited] = useState<Month | null>(null);
  const columns = useMonthColumns(isAdmin ? setEdited : undefined);
  return (
    <Card as="section" labelledBy="hijri-months">
      <h2 id="hijri-months" className="below-14 heading-22">
        {words.title}
      </h2>
      <div className="below-14 muted">
        <p>{words.text}</p>
      </div>
      <DataTable
        id="hijri-months"
        label={words.title}
        columns={columns}
        rows={data?.hijriMonths}
        rowKey={getMonthName}
        rowLabel={getMonthName}
        failed={error !== undefined && !data}
        onRetry={() => void refetch()}
        fixedColumns
      />
      {edited && <MonthDialog month={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function useMonthColumns(onEdit: ((month: Month) => void) | undefined): Column<Month>[] {
  const words = useText(hijriText);
  const { day } = useFormat();
  const actions: Column<Month> = {
    key: 'actions',
    title: words.actions,
    share: 1.4,
    narrow: 'plain',
    render: (month) => onEdit && <MonthActions month={month} onEdit={onEdit} />,
  };
  return [
    { key: 'month', title: words.month, narrow: 'plain', render: (month) => <strong>{getMonthName(month)}</strong> },
    { key: 'first', title: words.firstDay, render: ({ firstDay }) => day(firstDay) },
    {
      key: 'source',
      title: words.source,
      share: 1.6,
      render: ({ isCorrected, source, calculatedFirstDay }) =>
        isCorrected ? [source, words.corrected(day(calculatedFirstDay))].filter(Boolean).join(' · ') : words.calculated,
    },
    ...(onEdit ? [actions] : []),
  ];
}

function MonthActions({ month, onEdit }: { month: Month; onEdit: (month: Month) => void }) {
  const words = useText(hijriText);
  const change = useRowChange(words.resetFailed, ['PanelHijriMonths'], getMonthName(month));
  const reset = useResetHijriMonthMutation(change(words.resetDone));
  return (
    <>
      <Button look="quiet" aria-label={`${words.correct}: ${getMonthName(month)}`} onClick={() => onEdit(month)}>
        {words.correct}
      </Button>
      {month.isCorrected && (
        <Button
          look="quiet"
          aria-label={`${words.reset}: ${getMonthName(month)}`}
          pending={reset.pending}
          onClick={() => void reset.run({ year: month.year, month: month.month })}
        >
          {words.reset}
        </Button>
      )}
    </>
  );
}
