import type { ReactNode } from 'react';
import { usePanelOverviewQuery } from '../../../../graphql/generated/panel-overview';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { Skeleton } from '../../../../ui/Skeleton';
import { ListSkeleton } from '../../../../ui/list/ListSkeleton';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { DailyActivity } from './DailyActivity';
import { SystemStatus } from './SystemStatus';
import styles from '../../../../ui/list/Panel.module.css';
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
      <div className={styles.cards}>
        <ServerFigure
          label={words.users}
          value={overview && format.number(overview.users.total)}
          grows
          text={growth(overview?.users)}
        />
        <ServerFigure
          label={words.businesses}
          value={overview && format.number(overview.businesses.total)}
          grows
          text={growth(overview?.businesses)}
        />
        <ServerFigure label={words.pending} value={overview && format.number(overview.pendingApprovals)} />
        <ServerFigure
          label={words.uptime}
          value={overview && format.percent(overview.status.uptimeShare * 100)}
          text={words.uptimePeriod}
        />
      </div>
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

interface FigureProps {
  label: string;
  /** Undefined until it is there. */
  value: string | undefined;
  /** A line below says how it grew. */
  grows?: boolean;
  text?: string | undefined;
}

function ServerFigure({ label, value, grows = false, text }: FigureProps) {
  return (
    <Card>
      <p className="muted">{label}</p>
      <div className={styles.figure}>{value ?? <Skeleton width="60%" height="32px" />}</div>
      {(grows || text) && <div className="muted">{text ?? <Skeleton width="80%" height="48px" />}</div>}
    </Card>
  );
}
