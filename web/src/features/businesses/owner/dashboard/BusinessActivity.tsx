import { Flex } from 'antd';
import { useOwnerActivityQuery, type OwnerActivityQuery } from '../../../../graphql/generated/owner-dashboard';
import { useFormat } from '../../../../i18n/format';
import { occasionsText } from '../../../../i18n/occasions.text';
import { useText } from '../../../../i18n/text';
import { Skeleton } from '../../../../ui/Skeleton';
import { Figure } from '../../../../ui/Figure';
import { LoadFailed } from '../../../../ui/LoadFailed';
import styles from './Dashboard.module.css';
import { dashboardText } from './dashboard.text';
import { OccupancyMap } from './OccupancyMap';
import { RevenueBars } from './RevenueBars';

type ActivityData = OwnerActivityQuery['businessActivity'];

function Rates({ activity }: { activity: ActivityData }) {
  const words = useText(dashboardText).activity;
  const format = useFormat();
  const days = (value: number | null) => (value === null ? undefined : words.days(format.number(value)));
  const rate = (value: number | null) => (value === null ? undefined : format.percent(Math.round(value)));
  const before = (value: string | undefined) => (value === undefined ? words.noneBefore : words.before(value));
  return (
    <dl className="stack fit-240 gap-16">
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
  return (
    <RevenueBars
      title={words.revenueByHall}
      rows={halls.map(({ hallId, title, ...sums }) => ({ key: hallId, name: title, ...sums }))}
    />
  );
}

function RevenueByOccasion({ occasions }: { occasions: ActivityData['revenueByOccasion'] }) {
  const words = useText(dashboardText).activity;
  const { names, none } = useText(occasionsText);
  return (
    <RevenueBars
      title={words.revenueByOccasion}
      rows={occasions.map(({ occasion, ...sums }) => ({
        key: occasion ?? '',
        name: occasion ? names[occasion] : none,
        ...sums,
      }))}
    />
  );
}

/** Lead time, approvals, occupancy, revenue by hall and occasion, over the last ninety days. */
export function BusinessActivity() {
  const words = useText(dashboardText).activity;
  const format = useFormat();
  const { data, error, refetch } = useOwnerActivityQuery();
  const activity = data?.businessActivity;
  return (
    <Flex aria-labelledby="activity-title" component="section" vertical gap={16}>
      <Flex wrap align="baseline" justify="space-between" gap="6px 20px">
        <h2 id="activity-title" className="heading-26">
          {words.title}
        </h2>
        {activity && (
          <p className="muted medium">
            {words.period(format.compactDay(activity.period.from), format.compactDay(activity.period.to))}
          </p>
        )}
      </Flex>
      {error && !activity && <LoadFailed onRetry={refetch} />}
      {!error && !activity && <Skeleton height="420px" shape="box" />}
      {activity && (
        <>
          <Rates activity={activity} />
          <div className={`stack column gap-16 ${styles.plots}`}>
            <OccupancyMap parts={activity.occupancyByPart} weeks={activity.occupancyWeeks} />
            <RevenueByHall halls={activity.revenueByHall} />
          </div>
          <RevenueByOccasion occasions={activity.revenueByOccasion} />
        </>
      )}
    </Flex>
  );
}
