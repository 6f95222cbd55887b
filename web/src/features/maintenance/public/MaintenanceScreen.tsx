import { MAINTENANCE_LIMITS } from '@mehfil/api/domain/maintenance/limits';
import { parsedEndTime } from '@mehfil/api/domain/maintenance/end-time';
import { DEFAULT_MAINTENANCE_MESSAGE } from '@mehfil/api/domain/maintenance/maintenance';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMaintenanceStatusQuery } from '../../../graphql/generated/maintenance';
import { useFormat } from '../../../i18n/format';
import { useLocale } from '../../../i18n/locale';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { pageClock } from '../../../lib/clock';
import { paths } from '../../../lib/paths';
import { PlainButton, PlainButtonLink } from '../../../ui/PlainButton';
import { Card } from '../../../ui/Card';
import { endTimeWords } from './end-time';
import styles from './MaintenanceScreen.module.css';
import { maintenanceText } from './maintenance.text';
import { joinClasses } from '../../../lib/classes';

/** The longest wait that a browser's timer can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The shortest: where the reader's clock is ahead, the server refuses a while longer, and nobody should go to and fro. */
const SHORTEST_STAY_MS = 2000;

/** The maintenance page (docs/coverage.md: customer §2, §4): leads home when maintenance ends, by a poll or by the clock. */
export function MaintenanceScreen() {
  const words = useText(maintenanceText);
  const say = useSay();
  const { dateTime } = useFormat();
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, refetch } = useMaintenanceStatusQuery({
    freshFor: 0,
    pollInterval: MAINTENANCE_LIMITS.guardPollMs,
  });
  const status = data?.maintenanceStatus;
  const isOver = status !== undefined && !status.isMaintenanceMode;
  const end = parsedEndTime(status?.endTime);
  const endsAt = end?.getTime();

  useEffect(() => {
    if (isOver) void navigate(paths.landing, { replace: true });
  }, [isOver, navigate]);

  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const wait = Math.max(SHORTEST_STAY_MS, Math.min(endsAt - pageClock(), LONGEST_TIMER_MS));
    const timer = setTimeout(() => void navigate(paths.landing, { replace: true }), wait);
    return () => clearTimeout(timer);
  }, [endsAt, navigate]);

  return (
    <div className={joinClasses('stack centered-items', styles.page)}>
      <Card className={`stack in-middle gap-16 centered ${styles.card}`}>
        <p className="pill tone-warning">{words.active}</p>
        <h1 className={styles.title}>{words.title}</h1>
        <p className="lines">{say(status?.message || DEFAULT_MAINTENANCE_MESSAGE)}</p>
        <p className="muted">
          {end ? (
            <>
              {words.expected}{' '}
              <time dateTime={end.toISOString()}>{locale === 'en' ? endTimeWords(end) : dateTime(end)}</time>
            </>
          ) : (
            words.noEnd
          )}
        </p>
        <div className={joinClasses('row gap-12 above-8', styles.actions)}>
          <PlainButton onClick={() => void refetch()}>{words.check}</PlainButton>
          <PlainButtonLink to={paths.landing} look="secondary">
            {words.home}
          </PlainButtonLink>
        </div>
      </Card>
    </div>
  );
}
