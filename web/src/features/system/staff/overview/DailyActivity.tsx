import { lazy, Suspense, useState } from 'react';
import { joinClasses } from '../../../../lib/classes';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { RenderWhenVisible } from '../../../../ui/RenderWhenVisible';
import { lazyPart } from '../../../../ui/lazy-part';
import { Skeleton } from '../../../../ui/Skeleton';
import { overviewText } from './overview.text';
import styles from './Overview.module.css';
import { SERIES } from './activity-series';
import type { ActivityDay } from './DayChart';

const CHART_HEIGHT = 160;

// The chart library loads only where somebody looks at charts.
const DayChart = lazy(() => import('./DayChart').then((module) => ({ default: module.DayChart })));

/** Brings Ant Design's table, and loads once somebody asks for it. */
const DayTable = lazyPart(
  () => import('./DayTable').then((module) => module.DayTable),
  <Skeleton height="240px" shape="box" />,
);

const CHART_SKELETON = <Skeleton height={`${CHART_HEIGHT}px`} shape="box" />;

/** Sign-ups, requests and confirmations of the last days, as charts and as a table. */
export function DailyActivity({ days }: { days: readonly ActivityDay[] }) {
  const words = useText(overviewText);
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const sum = (series: (typeof SERIES)[number]) => days.reduce((total, day) => total + day[series], 0);
  return (
    <Card as="section" labelledBy="activity">
      <h2 id="activity" className="below-14 heading-22">
        {words.activity}
      </h2>
      <div className="stack gap-24 fit-260">
        {SERIES.map((series) => (
          <figure key={series}>
            <figcaption>
              <strong>{words[series]}</strong> <span className="muted">{words.sum(format.number(sum(series)))}</span>
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
      <details className={joinClasses('above', styles.details)} onToggle={() => setIsAsked(true)}>
        <summary>{words.asTable}</summary>
        {isAsked && <DayTable days={days} />}
      </details>
    </Card>
  );
}
