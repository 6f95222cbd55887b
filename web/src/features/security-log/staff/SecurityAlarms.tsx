import { Alert, Flex } from 'antd';
import { describeAlarm, SECURITY_ALARM_PHRASES } from '@mehfil/api/domain/security-log/alarms';
import { usePanelSecurityAlarmsQuery } from '../../../graphql/generated/panel-security-log';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { LoadFailed } from '../../../ui/LoadFailed';
import { securityLogText } from './security-log.text';

/** What admins were told by mail within the last week; nothing while all was quiet. */
export function SecurityAlarms() {
  const words = useText(securityLogText);
  const format = useFormat();
  const { data, error, refetch } = usePanelSecurityAlarmsQuery({ freshFor: 0 });
  if (error && !data) return <LoadFailed title={words.alarmsFailed} onRetry={refetch} />;
  const alarms = data?.securityAlarms ?? [];
  if (alarms.length === 0) return null;
  return (
    <Alert
      className="below-24 breakable"
      type="warning"
      showIcon
      title={<h2 className="item-title">{words.alarms}</h2>}
      description={
        <Flex component="ul" vertical gap={8}>
          {alarms.map(({ id, raisedAt, ...alarm }) => (
            <li key={id} className="row gap-0-8">
              <strong>{SECURITY_ALARM_PHRASES[alarm.kind]}</strong>
              <span>
                {describeAlarm({ ...alarm, accountId: alarm.accountId ?? null, address: alarm.address ?? null })}
              </span>
              <span className="muted">{format.compactDateTime(raisedAt)}</span>
            </li>
          ))}
        </Flex>
      }
    />
  );
}
