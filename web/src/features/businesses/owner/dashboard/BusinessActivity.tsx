import { Flex } from 'antd';
import { joinClasses } from '../../../../lib/classes';
import { useOwnerActivityQuery, type OwnerActivityQuery } from '../../../../graphql/generated/owner-dashboard';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { Skeleton } from '../../../../ui/Skeleton';
import { Figure } from '../../../../ui/Figure';
import { LoadFailed } from '../../../../ui/LoadFailed';
import styles from './Dashboard.module.css';
import { dashboardText } from './dashboard.text';
import { OccupancyMap } from './OccupancyMap';

type ActivityData = OwnerActivityQuery['businessActivity'];

function Rates({ activity }: { activity: ActivityData }) {
  const words = useText(dashboardText).activity;
  const format = useFormat();
  const days = (value: number | null) => (value === null ? undefined : words.days(format.number(value)));
  const rate = (value: number | null) => (value === null ? undefined : format.percent(Math.round(value)));
  const before = (value: string | undefined) => (value === undefined ? words.noneBefore : words.before(value));
  return (
    <dl className={styles.rates}>
      <Figure label={words.leadTime} value={days(activity.leadTimeDays) ?? words.unknown}>
        <span>{words.leadTimeText}</span>
        <span>{before(days(activity.previousLeadTimeDays))}</span>
      </Figure>
      <Figure label={words.approvalRate} value={rate(activity.approvalRate) ?? words.unknown}>
        <span>{words.approvalRateText}</span>
        <span>{before(rate(activity.previousApprovalRate))}</span>
      </Figure>
    </dl>
  );
}

function RevenueByHall({ halls }: { halls: ActivityData['revenueByHall'] }) {
  const words = useText(dashboardText).activity;
  const format = useFormat();
  const most = Math.max(...halls.map(({ revenue }) => revenue), 1);
  return (
    <Card as="section" labelledBy="revenue-title">
      <h3 id="revenue-title" className={styles.subheading}>
        {words.revenueByHall}
      </h3>
      {halls.length === 0 && <p className={joinClasses('muted medium', styles.muted)}>{words.noRevenue}</p>}
      <ol className="stack gap-16">
        {halls.map(({ hallId, title, revenue, bookings, currency }) => (
          <li key={hallId} className={styles.bar}>
            <span className="breakable">{title}</span>
            <span className="strong figures">{format.money(revenue, currency)}</span>
            <span className={styles.barTrack} aria-hidden="true">
              <span className={styles.barFill} style={{ width: `${(revenue / most) * 100}%` }} />
            </span>
            <span className={joinClasses('muted medium', styles.muted)}>{words.bookings(bookings)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Lead time, approvals, occupancy and revenue by hall, over the last ninety days. */
export function BusinessActivity() {
  const words = useText(dashboardText).activity;
  const format = useFormat();
  const { data, error, refetch } = useOwnerActivityQuery();
  const activity = data?.businessActivity;
  return (
    <Flex aria-labelledby="activity-title" component="section" vertical gap={16} className={styles.activity}>
      <Flex wrap align="baseline" justify="space-between" gap="6px 20px" className={styles.sectionHead}>
        <h2 id="activity-title" className="heading-26">
          {words.title}
        </h2>
        {activity && (
          <p className={joinClasses('muted medium', styles.muted)}>
            {words.period(format.compactDay(activity.period.from), format.compactDay(activity.period.to))}
          </p>
        )}
      </Flex>
      {error && !activity && <LoadFailed onRetry={refetch} />}
      {!error && !activity && <Skeleton height="420px" shape="box" />}
      {activity && (
        <>
          <Rates activity={activity} />
          <div className={styles.plots}>
            <OccupancyMap days={activity.occupancy} weeks={activity.occupancyWeeks} />
            <RevenueByHall halls={activity.revenueByHall} />
          </div>
        </>
      )}
    </Flex>
  );
}
