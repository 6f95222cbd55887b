import type { ShiftHours } from '@mehfil/api/domain/availability/shifts';
import { findBrokenClosingHours } from '@mehfil/api/domain/city-rules/rules';
import { isTimeOfDay } from '@mehfil/api/domain/time/days';
import { Alert } from 'antd';
import type { ViewerScheduleQuery } from '../../../graphql/generated/schedule';
import { useFormat } from '../../../i18n/format';
import { placesText } from '../../../i18n/places.text';
import { useText } from '../../../i18n/text';
import { scheduleText } from './schedule.text';
import { clockInstant } from './weekdays';

/** The closing hours of a hall's city. */
export type ClosingHours = ViewerScheduleQuery['viewerSchedule']['halls'][number]['closingHours'];

interface ClosingNotesProps {
  hours: ShiftHours;
  closingHours: ClosingHours;
}

/** Warns of a shift that goes beyond a closing hour of its city, which customers then can't book or are warned of. */
export function ClosingNotes({ hours, closingHours }: ClosingNotesProps) {
  const words = useText(scheduleText);
  const { name } = useText(placesText);
  const { time } = useFormat();
  if (!isTimeOfDay(hours.startTime) || !isTimeOfDay(hours.endTime)) return null;
  return findBrokenClosingHours(hours, closingHours).map(({ id, city, closingTime, effect }) => (
    <Alert
      key={id}
      type="warning"
      showIcon
      title={words.beyondClosing(name(city), time(clockInstant(closingTime ?? ''), 'UTC'))}
      description={effect === 'REFUSE' ? words.refusedByCity : undefined}
    />
  ));
}
