import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { StaticTable } from '../../../../ui/table/StaticTable';
import { SERIES } from './activity-series';
import type { ActivityDay } from './DayChart';
import { overviewText } from './overview.text';

/** The days of the overview's charts as a table. */
export function DayTable({ days }: { days: readonly ActivityDay[] }) {
  const words = useText(overviewText);
  const format = useFormat();
  return (
    <div className="anchor scrolling" tabIndex={0} role="region" aria-label={words.activity}>
      <StaticTable
        label={words.activity}
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', title: words.day, rowHeader: true, render: ({ day }) => format.day(day) },
          ...SERIES.map((series) => ({
            key: series,
            title: words[series],
            render: (day: ActivityDay) => format.number(day[series]),
          })),
        ]}
      />
    </div>
  );
}
