import type { ReactNode } from 'react';
import { usePanelOverviewQuery } from '../../../../graphql/generated/panel-overview';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { Figure, Figures } from '../../../../ui/Figure';
import { ListSkeleton } from '../../../../ui/list/ListSkeleton';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { DailyActivity } from './DailyActivity';
import { SystemStatus } from './SystemStatus';
import { overviewText } from './overview.text';

/**
 * Real figures, the first five applications that wait, the last 30 days, and the state of things.
 * @param props.applications the list of applications, a part of the businesses
 */
export function SystemOverview({ applications }: { applications: ReactNode }) {
  const words = useText(overviewText);
  const format = useFormat();
  const { data, error, refetch } = usePanelOverviewQuery();
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  const overview = data?.overview;
  const growth = (figure: { thisMonth: number; lastMonth: number } | undefined) =>
    figure && words.growth(`+${format.number(figure.thisMonth)}`, `+${format.number(figure.lastMonth)}`);
  return (
    <>
      <Figures short>
        <Figure label={words.users} value={overview && format.number(overview.users.total)}>
          {growth(overview?.users)}
        </Figure>
        <Figure label={words.businesses} value={overview && format.number(overview.businesses.total)}>
          {growth(overview?.businesses)}
        </Figure>
        <Figure label={words.pending} value={overview && format.number(overview.pendingApprovals)} />
        <Figure label={words.uptime} value={overview && format.percent(overview.status.uptimeShare * 100)}>
          {words.uptimePeriod}
        </Figure>
      </Figures>
      {applications}
      {overview ? (
        <>
          <DailyActivity days={overview.days} />
          <SystemStatus status={overview.status} />
        </>
      ) : (
        <Card>
          <ListSkeleton />
        </Card>
      )}
    </>
  );
}
