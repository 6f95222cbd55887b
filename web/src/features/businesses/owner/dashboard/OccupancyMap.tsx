import { Flex } from 'antd';
import type { CSSProperties } from 'react';
import { joinClasses } from '../../../../lib/classes';
import type { OwnerActivityQuery } from '../../../../graphql/generated/owner-dashboard';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import styles from './Dashboard.module.css';
import { dashboardText } from './dashboard.text';

type Day = OwnerActivityQuery['businessActivity']['occupancy'][number];

/** Hours that the heading names. */
const NAMED_EVERY = 6;

/** The color of a cell, from nothing to the brand's own, which the busiest hour has. */
function shade(share: number, most: number): CSSProperties {
  const percent = share === 0 ? 0 : Math.round(10 + (share / most) * 90);
  return { background: `color-mix(in oklab, var(--color-primary) ${percent}%, var(--color-sunken))` };
}

/** When the halls are busy: a cell for every hour of the week, the darker the fuller. A plain table: it is drawn as a picture, of 168 cells. */
export function OccupancyMap({ days, weeks }: { days: readonly Day[]; weeks: number }) {
  const words = useText(dashboardText).activity;
  const format = useFormat();
  const most = Math.max(...days.flatMap(({ hours: shares }) => shares));
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const formatHour = (hour: number) => format.time(new Date(Date.UTC(2000, 0, 1, hour)), 'UTC').replace(':00', '');
  return (
    <Card as="section" labelledBy="occupancy-title">
      <h3 id="occupancy-title" className={styles.subheading}>
        {words.occupancy}
      </h3>
      <table className={styles.map}>
        <caption className={joinClasses('muted medium', styles.muted)}>{words.occupancyText(weeks)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.day}</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col" className={styles.hour}>
                <span className={hour % NAMED_EVERY === 0 ? undefined : 'visually-hidden'}>{formatHour(hour)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ dayOfWeek, hours: shares }) => (
            <tr key={dayOfWeek}>
              <th scope="row" abbr={words.dayNames[dayOfWeek]} className={styles.mapDay}>
                {words.dayShort[dayOfWeek]}
              </th>
              {shares.map((share, hour) => {
                const told = format.percent(Math.round(share * 100));
                return (
                  <td
                    key={hour}
                    className={styles.cell}
                    style={shade(share, most)}
                    title={`${words.dayNames[dayOfWeek] ?? ''} ${formatHour(hour)}: ${told}`}
                  >
                    <span className="visually-hidden">{told}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Flex component="p" align="center" gap={10} className="above muted small" aria-hidden="true">
        {words.quiet} <span className={styles.ramp} /> {words.busiest(format.percent(Math.round(most * 100)))}
      </Flex>
    </Card>
  );
}
