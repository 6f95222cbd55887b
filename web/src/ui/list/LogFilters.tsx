import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { day, positive } from '../../lib/address-fields';
import type { Column } from '../table/columns';
import { logText } from './log.text';
import { PeriodFilter } from './PeriodFilter';
import { SearchFilter } from './SearchFilter';
import { SelectFilter } from './SelectFilter';

/** What the address of every log keeps: a period, and the page. */
export const LOG_ADDRESS = { from: day('from'), to: day('to'), page: positive('page', 1) } as const;

/** When an entry was recorded. */
export function useTimeColumn<Row extends { at: string }>(share = 1): Column<Row> {
  const words = useText(logText);
  const format = useFormat();
  return { key: 'at', title: words.at, narrow: 'plain', share, render: ({ at }) => format.compactDateTime(at) };
}

interface LogFiltersProps<What extends string> {
  who: string;
  /** Shown while nobody is typed. */
  whoHint?: string;
  onWho: (typed: string) => void;
  what: { label: string; every: string; value: What | null; options: readonly { value: What; label: string }[] };
  onWhat: (what: What | null) => void;
  /** Days as the address writes them, empty for no bound. */
  period: { from: string; to: string };
  onPeriod: (period: { from: string; to: string }) => void;
  /** What only this log is searched by. */
  children?: ReactNode;
}

/** What every log is searched by: who, what and when. */
export function LogFilters<What extends string>(props: LogFiltersProps<What>) {
  const { who, whoHint, onWho, what, onWhat, period, onPeriod, children } = props;
  const words = useText(logText);
  return (
    <>
      <SearchFilter
        label={words.who}
        value={who}
        onChange={onWho}
        {...(whoHint !== undefined && { placeholder: whoHint })}
      />
      <SelectFilter<What | null>
        label={what.label}
        value={what.value}
        options={[{ value: null, label: what.every }, ...what.options]}
        onChange={onWhat}
      />
      {children}
      <PeriodFilter fromLabel={words.from} toLabel={words.to} {...period} onChange={onPeriod} />
    </>
  );
}
