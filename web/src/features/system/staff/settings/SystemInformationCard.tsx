import { MAINTENANCE_INDICATORS } from '@mehfil/api/domain/maintenance/maintenance';
import { formatBytes } from '@mehfil/api/domain/media/uploads';
import { ENVIRONMENT_LIMITS } from '@mehfil/api/domain/system/limits';
import { joinClasses } from '../../../../lib/classes';
import {
  usePanelSystemInformationQuery,
  type PanelSystemInformationQuery,
} from '../../../../graphql/generated/panel-settings';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { BreakableText } from '../../../../ui/BreakableText';
import { Card } from '../../../../ui/Card';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Skeleton } from '../../../../ui/Skeleton';
import { SkeletonGroup } from '../../../../ui/SkeletonGroup';
import { downtimeText, uptimeText } from './figures';
import styles from './Settings.module.css';
import { systemSettingsText } from './system-settings.text';

type Information = PanelSystemInformationQuery['systemInformation'];

function indicator({ isActive, isEnabled }: Information['maintenance']): string {
  if (isActive) return MAINTENANCE_INDICATORS.active;
  return isEnabled ? MAINTENANCE_INDICATORS.scheduled : MAINTENANCE_INDICATORS.operational;
}

/** So many facts come. */
const FACTS = 14;
const Fact = () => <Skeleton height="56px" />;

/** What the server runs on, read again every 30 seconds (docs/coverage.md: business §2 Settings tab). */
export function SystemInformationCard() {
  const words = useText(systemSettingsText);
  const { data, error, refetch } = usePanelSystemInformationQuery({
    freshFor: ENVIRONMENT_LIMITS.infoFreshMs,
    pollInterval: ENVIRONMENT_LIMITS.infoPollMs,
  });
  return (
    <Card as="section" labelledBy="system-information">
      <h2 id="system-information" className="below-14 heading-22">
        {words.info.title}
      </h2>
      {!data && !error && <SkeletonGroup count={FACTS} of={Fact} className={joinClasses('facts', styles.facts)} />}
      {error && !data && <LoadFailed level={3} title={words.info.failed} retry={words.retry} onRetry={refetch} />}
      {data && <Facts information={data.systemInformation} />}
      <p className="above-14 muted small">{words.info.text}</p>
    </Card>
  );
}

function Facts({ information }: { information: Information }) {
  const { info, environment } = useText(systemSettingsText);
  const named = (name: string) => (name === 'production' ? environment.production : environment.development);
  const format = useFormat();
  const { memoryUsage: memory } = information;
  const facts: readonly (readonly [string, string, (string | undefined)?])[] = [
    [
      info.environment,
      named(information.environment),
      information.restartPending ? info.restartPending(named(information.runningEnvironment)) : undefined,
    ],
    [info.database, information.databaseConnected ? info.connected : info.disconnected, information.databaseUrl],
    [info.uptime, uptimeText(information.uptime)],
    [info.downtime, downtimeText(information.totalDowntime, info.noDowntime)],
    [info.maintenance, indicator(information.maintenance)],
    [info.version, information.version],
    [info.runtime, information.nodeVersion],
    [info.platform, information.platform],
    [info.architecture, information.arch],
    [info.started, format.compactDateTime(information.startTime)],
    [`${info.memory}: ${info.rss}`, formatBytes(memory.rss)],
    [`${info.memory}: ${info.heapTotal}`, formatBytes(memory.heapTotal)],
    [`${info.memory}: ${info.heapUsed}`, formatBytes(memory.heapUsed)],
    [`${info.memory}: ${info.external}`, formatBytes(memory.external)],
  ];
  return (
    <dl className={joinClasses('facts', styles.facts)}>
      {facts.map(([label, value, detail]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="strong figures breakable">{value}</dd>
          {detail && (
            <dd className="small">
              <BreakableText>{detail}</BreakableText>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
