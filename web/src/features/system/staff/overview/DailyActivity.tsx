import { lazy, Suspense } from 'react';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { RenderWhenVisible } from '../../../../ui/RenderWhenVisible';
import { Skeleton } from '../../../../ui/Skeleton';
import panel from '../../../../ui/list/Panel.module.css';
import { StaticTable } from '../../../../ui/table/StaticTable';
import { overviewText } from './overview.text';
import styles from './Overview.module.css';
import type { ActivityDay } from './DayChart';

const SERIES = ['signUps', 'requests', 'confirmations'] as const;
const CHART_HEIGHT = 160;

// The chart library loads only where somebody looks at charts.
const DayChart = lazy(() => import('./DayChart').then((module) => ({ default: module.DayChart })));

const CHART_SKELETON = <Skeleton height={`${CHART_HEIGHT}px`} shape="box" />;

/** Sign-ups, requests and confirmations of the last days, as charts and as a table. */
export function DailyActivity({ days }: { days: readonly ActivityDay[] }) {
  const words = useText(overviewText);
  const format = useFormat();
  const sum = (series: (typeof SERIES)[number]) => days.reduce((total, day) => total + day[series], 0);
  return (
    <Card as="section" labelledBy="activity">
      <h2 id="activity" className={panel.heading}>
        {words.activity}
      </h2>
      <div className={styles.charts}>
        {SERIES.map((series) => (
          <figure key={series}>
            <figcaption>
              <strong>{words[series]}</strong>{' '}
              <span className={panel.muted}>{words.sum(format.number(sum(series)))}</span>
            </figcaption>
            <div aria-hidden="true">
              <RenderWhenVisible fallback={CHART_SKELETON}>
                <Suspense fallback={CHART_SKELETON}>
                  <DayChart days={days} series={series} height={CHART_HEIGHT} label={words[series]} />
                </Suspense>
              </RenderWhenVisible>
            </div>
          </figure>
        ))}
      </div>
      <details className={styles.details}>
        <summary>{words.asTable}</summary>
        <DayTable days={days} />
      </details>
    </Card>
  );
}

function DayTable({ days }: { days: readonly ActivityDay[] }) {
  const words = useText(overviewText);
  const format = useFormat();
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={words.activity}>
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
