import { Progress } from 'antd';
import type { OwnerActivityQuery } from '../../../../graphql/generated/owner-dashboard';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import styles from './Dashboard.module.css';
import { dashboardText } from './dashboard.text';

type Part = OwnerActivityQuery['businessActivity']['occupancyByPart'][number];

/** When the halls are busy: by shift, or by part of the day where free times are sold, and by weekday. */
export function OccupancyMap({ parts, weeks }: { parts: readonly Part[]; weeks: number }) {
  const words = useText(dashboardText).activity;
  const { name } = useText(namesText);
  const format = useFormat();
  const nameOf = ({ shiftName, partOfDay }: Part) =>
    partOfDay === null ? name(shiftName ?? '') : words.parts[partOfDay];
  return (
    <Card as="section" labelledBy="occupancy-title">
      <h3 id="occupancy-title" className="below-12 heading-20">
        {words.occupancy}
      </h3>
      <table className={`full-width small ${styles.map}`}>
        <caption className="muted medium">{words.occupancyText(weeks)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.part}</span>
            </th>
            {words.dayShort.map((day, dayOfWeek) => (
              <th key={dayOfWeek} scope="col" abbr={words.dayNames[dayOfWeek]} className="muted regular">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={`${part.partOfDay ?? ''} ${part.shiftName ?? ''}`}>
              <th scope="row" className="muted regular breakable">
                {nameOf(part)}
              </th>
              {part.days.map((share, dayOfWeek) => (
                <td key={dayOfWeek} className="figures">
                  {share === null ? <NotSold /> : <Share percent={Math.round(share * 100)} format={format.percent} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function NotSold() {
  const words = useText(dashboardText).activity;
  return (
    <>
      <span className="visually-hidden">{words.notSold}</span>
      <span aria-hidden="true">–</span>
    </>
  );
}

function Share({ percent, format }: { percent: number; format: (percent: number) => string }) {
  return (
    <>
      {format(percent)}
      <Progress percent={percent} size="small" status="normal" showInfo={false} aria-hidden="true" />
    </>
  );
}
