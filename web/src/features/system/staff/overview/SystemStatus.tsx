import { Flex } from 'antd';
import { formatBytes } from '@mehfil/api/domain/media/uploads';
import type { PanelOverviewQuery } from '../../../../graphql/generated/panel-overview';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { Card } from '../../../../ui/Card';
import { overviewText } from './overview.text';
import styles from './Overview.module.css';

type Status = PanelOverviewQuery['overview']['status'];
type Health = 'good' | 'warning' | 'bad';

const TONES: Readonly<Record<Health, string>> = { good: 'tone-success', warning: 'tone-warning', bad: 'tone-danger' };

/** From these shares on somebody should look. */
const DISK_FULL = 0.9;
const BUSY = 0.8;

function useLines(status: Status): readonly (readonly [string, string, Health])[] {
  const words = useText(overviewText);
  const format = useFormat();
  const { diskUsed, cacheHitShare, storedBytes } = status;
  const stored = formatBytes(storedBytes);
  const share = (value: number) => format.percent(Math.round(value * 1000) / 10);
  const backlog = (waiting: number, failed: number) => words.backlog(format.number(waiting), format.number(failed));
  return [
    [
      words.database,
      status.databaseConnected ? words.online(format.number(Math.round(status.databaseMs * 10) / 10)) : words.offline,
      status.databaseConnected ? 'good' : 'bad',
    ],
    [words.api, words.healthy(share(status.apiBusyShare)), status.apiBusyShare > BUSY ? 'warning' : 'good'],
    [
      words.storage,
      diskUsed === null ? words.elsewhere(stored) : words.used(share(diskUsed), stored),
      (diskUsed ?? 0) > DISK_FULL ? 'warning' : 'good',
    ],
    [words.queue, backlog(status.jobsWaiting, status.jobsFailed), status.jobsFailed > 0 ? 'warning' : 'good'],
    [words.outbox, backlog(status.mailsWaiting, status.mailsFailed), status.mailsFailed > 0 ? 'warning' : 'good'],
    [words.cache, cacheHitShare === null ? words.cold : words.hits(share(cacheHitShare)), 'good'],
  ];
}

/** How the platform is doing, as measured a moment ago: a badge for each part. */
export function SystemStatus({ status }: { status: Status }) {
  const words = useText(overviewText);
  const lines = useLines(status);
  return (
    <Card as="section" labelledBy="system-status">
      <h2 id="system-status" className="below-14 heading-22">
        {words.status}
      </h2>
      <dl className={styles.states}>
        {lines.map(([label, value, health]) => (
          <Flex key={label} wrap align="center" justify="space-between" gap={8}>
            <dt className="muted">{label}</dt>
            <dd className={joinClasses('pill figures', TONES[health])}>{value}</dd>
          </Flex>
        ))}
      </dl>
    </Card>
  );
}
