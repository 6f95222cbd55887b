import { PRICE_TYPE_SUFFIXES } from '@mehfil/api/domain/catalogue/price-types';
import { useViewerScheduleQuery } from '../../../graphql/generated/schedule';
import { useFormat } from '../../../i18n/format';
import { useLocale } from '../../../i18n/locale';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Skeleton } from '../../../ui/Skeleton';
import { hoursText } from './hours.text';
import { scheduleText } from './schedule.text';
import type { ScheduledHall } from './ShiftSection';
import { useWeekText } from './useWeekText';
import { clockInstant, WEEK, weekdayNames } from './weekdays';

/** Whose times {@link HallTimes} tells. */
export interface HallTimesProps {
  /** Null for a hall that isn't there yet: it will be open as the others of its business. */
  hallId: number | null;
}

/** Shifts as lines: `Dinner: 7:00 PM – 11:30 PM · Every day · ₨250,000`. */
function useShiftText(currency: string): (shift: ScheduledHall['shifts'][number]) => string {
  const { everyDay } = useText(scheduleText);
  const { money, timeRange } = useFormat();
  const say = useSay();
  const locale = useLocale();
  return ({ name, weekdays, startTime, endTime, price, priceType }) => {
    const hours = timeRange(clockInstant(startTime), clockInstant(endTime), 'UTC');
    const days = weekdays.length === WEEK.length ? everyDay : weekdayNames(weekdays, locale);
    return `${name}: ${hours} · ${days} · ${money(price, currency)}${say(PRICE_TYPE_SUFFIXES[priceType])}`;
  };
}

/** When a hall can be booked, to be read: its opening hours, and the shifts that it sells. */
export function HallTimes({ hallId }: HallTimesProps) {
  const { hours, hall: words } = useText(hoursText);
  const { shifts: shiftsLabel } = useText(scheduleText);
  const weekText = useWeekText();
  const { data, error, refetch } = useViewerScheduleQuery();
  const shiftText = useShiftText(data?.viewerSchedule.currency ?? '');
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Skeleton height="80px" shape="box" />;
  const { viewerSchedule: schedule } = data;
  const hall = schedule.halls.find((each) => each.hallId === hallId);
  const shifts = hall?.shifts ?? [];
  return (
    <dl className="stack gap-12">
      <div>
        <dt className="muted small">{hours}</dt>
        {weekText((hall ?? schedule).operatingHours).map((line) => (
          <dd key={line} className="figures">
            {line}
          </dd>
        ))}
        {(hall?.ownSettings.operatingHours ?? null) === null && <dd className="muted small">{words.inherited}</dd>}
      </div>
      {shifts.length > 0 && (
        <div>
          <dt className="muted small">{shiftsLabel}</dt>
          {shifts.map((shift) => (
            <dd key={shift.id} className="figures">
              {shiftText(shift)}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
