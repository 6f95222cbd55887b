import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { usePanelBusinessesQuery, usePanelOverviewQuery } from '../../graphql/generated/control-panel';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { useKeptFocus } from '../../lib/kept-focus';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { BusinessActions } from './BusinessActions';
import { ListSkeleton } from './ListSkeleton';
import { LoadProblem } from './LoadProblem';
import { Activity } from './overview/Activity';
import { SystemStatus } from './overview/SystemStatus';
import styles from './Panel.module.css';
import { panelText } from './panel.text';

/** Real figures, the first five applications that wait, the last 30 days, and the state of things. */
export function OverviewTab() {
  const words = useText(panelText);
  const format = useFormat();
  const { data, error, refetch } = usePanelOverviewQuery();
  if (error && !data) return <LoadProblem onRetry={() => void refetch()} />;
  const overview = data?.overview;
  const growth = (figure: { thisMonth: number; lastMonth: number } | undefined) =>
    figure && words.overview.growth(`+${format.number(figure.thisMonth)}`, `+${format.number(figure.lastMonth)}`);
  return (
    <>
      <div className={styles.cards}>
        <Figure
          label={words.overview.users}
          value={overview && format.number(overview.users.total)}
          grows
          text={growth(overview?.users)}
        />
        <Figure
          label={words.overview.businesses}
          value={overview && format.number(overview.businesses.total)}
          grows
          text={growth(overview?.businesses)}
        />
        <Figure label={words.overview.pending} value={overview && format.number(overview.pendingApprovals)} />
        <Figure label={words.overview.uptime} value={overview && format.percent(overview.status.uptimeShare * 100)} />
      </div>
      <PendingApplications />
      {overview ? (
        <>
          <Activity days={overview.days} />
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

function Figure({ label, value, grows = false, text }: FigureProps) {
  return (
    <Card>
      <p className={styles.muted}>{label}</p>
      <p className={styles.figure}>{value ?? <Skeleton width="60%" height="32px" />}</p>
      {grows && <p className={styles.muted}>{text ?? <Skeleton width="80%" height="48px" />}</p>}
    </Card>
  );
}

function PendingApplications() {
  const words = useText(panelText);
  const { data, error, refetch } = usePanelBusinessesQuery({
    variables: { filter: { status: 'PENDING' }, paging: { limit: CONTROL_PANEL_LIMITS.pendingShown } },
  });
  const pending = data?.businesses.nodes;
  const kept = useKeptFocus<HTMLUListElement>('recent-applications');
  return (
    <Card as="section" labelledBy="recent-applications">
      <h2 id="recent-applications" className={styles.heading}>
        {words.overview.recent}
      </h2>
      {error && !pending && <Button onClick={() => void refetch()}>{words.retry}</Button>}
      {!error && !pending && <ListSkeleton count={CONTROL_PANEL_LIMITS.pendingShown} />}
      {pending?.length === 0 && <p className={styles.muted}>{words.overview.none}</p>}
      <ul {...kept} className={styles.list}>
        {pending?.map((business) => (
          <li key={business.id} className={styles.row}>
            <div className={styles.rowText}>
              <span className={styles.name}>{business.name}</span>
              <span className={styles.muted}>{business.location}</span>
            </div>
            <BusinessActions business={business} isAdmin={false} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
