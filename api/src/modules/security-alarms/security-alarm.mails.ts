import { describeAlarm, SECURITY_ALARM_PHRASES, type NewAlarm } from '../../domain/security-log/alarms.js';
import type { Mail } from '../notifications/outbox.service.js';

/** Tells an admin about an alarm. Nothing in it was entered by anybody. */
export function createAlarmMail(to: string, alarm: NewAlarm): Mail {
  const phrase = SECURITY_ALARM_PHRASES[alarm.kind];
  return {
    to,
    kind: 'security-alarm',
    text: {
      subject: `Security alarm: ${phrase}`,
      greeting: 'Hello,',
      paragraphs: [
        `The security log counted ${describeAlarm(alarm)}.`,
        'Please look at the events: who, when and from where. If they were not you or a colleague, act now. The next mail of this kind comes in an hour at the earliest and counts what happens until then.',
      ],
      action: { label: 'Open the security log', path: '/cpanel?tab=security-log' },
    },
  };
}
