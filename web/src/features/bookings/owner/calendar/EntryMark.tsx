import { Flex } from 'antd';
import { BOOKING_STATUS_LABELS, BookingStatus } from '@mehfil/api/domain/bookings/transitions';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { StatusTag } from '../../../../ui/StatusTag';
import { calendarText } from './calendar.text';
import type { EntryTone } from './entry-tone';
import type { Entry } from './calendar-view';
import type { HallName } from './calendar-view';
import styles from './EntryMark.module.css';
import { hallColor } from './hall-colors';

/** A small mark, told apart by shape as well as by color. */
export function EntryMark({ tone }: { tone: EntryTone }) {
  return <span className={joinClasses(styles.mark, styles[tone])} aria-hidden="true" />;
}

/** An entry's status as a badge. */
export function EntryTag({ entry }: { entry: Entry }) {
  const words = useText(calendarText);
  if (entry.kind !== 'booking') {
    return <StatusTag status="blocked" label={entry.kind === 'block' ? words.blocked : words.busyElsewhere} />;
  }
  const { status } = entry.booking;
  return <StatusTag status={status} label={BOOKING_STATUS_LABELS[BookingStatus[status]]} />;
}

/** What the marks and the colors mean. */
export function Legend({ halls }: { halls: readonly HallName[] }) {
  const { legend } = useText(calendarText);
  return (
    <Flex component="ul" wrap gap="6px 20px" className="above muted small" aria-label={legend.label}>
      {(['confirmed', 'pending', 'held', 'block'] as const).map((tone) => (
        <li key={tone} className="beside middle gap-8">
          <EntryMark tone={tone} />
          {legend[tone]}
        </li>
      ))}
      {halls.map(({ id, title }) => (
        <li key={id} className="beside middle gap-8">
          <span className={styles.hall} style={hallColor(id, halls)} aria-hidden="true" />
          {title}
        </li>
      ))}
    </Flex>
  );
}
