import { Flex } from 'antd';
import { useId, useState, type ComponentType } from 'react';
import { useViewerScheduleQuery, type ViewerScheduleQuery } from '../../../graphql/generated/schedule';
import { useRight } from '../../../graphql/rights';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { lazyPart } from '../../../ui/lazy-part';
import { Select } from '../../../ui/Select';
import { Skeleton } from '../../../ui/Skeleton';
import { SkeletonGroup } from '../../../ui/SkeletonGroup';
import { BookingTermSection } from './BookingTermSection';
import { BusinessHoursSection } from './BusinessHoursSection';
import { ExceptionSection } from './ExceptionSection';
import { HallHoursSection } from './HallHoursSection';
import styles from './Schedule.module.css';
import { scheduleText } from './schedule.text';
import { ShiftSection } from './ShiftSection';

const loading = <Skeleton height="240px" shape="box" />;
const CancellationSection = lazyPart(
  () => import('./CancellationSection').then((module) => module.CancellationSection),
  loading,
);
const RateSection = lazyPart(() => import('./RateSection').then((module) => module.RateSection), loading);

export interface AvailabilitySettingsProps {
  /** Shown when the schedule can't be loaded. */
  Problem: ComponentType<{ error: unknown; onRetry: () => unknown }>;
}

/** When the halls of a business can be booked, hall by hall. */
export function AvailabilitySettings({ Problem }: AvailabilitySettingsProps) {
  const { data, error, refetch } = useViewerScheduleQuery();
  if (data) return <Schedule schedule={data.viewerSchedule} />;
  if (error) return <Problem error={error} onRetry={refetch} />;
  return <SkeletonGroup count={2} of={() => <Skeleton height="240px" shape="box" />} />;
}

function Schedule({ schedule }: { schedule: ViewerScheduleQuery['viewerSchedule'] }) {
  const words = useText(scheduleText);
  const mayChange = useRight('SETTINGS');
  const mayAdd = useRight('HALLS');
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const hall = schedule.halls.find(({ hallId }) => hallId === chosen) ?? schedule.halls[0];
  if (!hall)
    return (
      <Flex vertical gap={24} className={styles.schedule}>
        <EmptyState
          title={words.noHalls}
          text={words.noHallsText}
          action={mayAdd && <ButtonLink to={paths.business.createHall}>{words.addHall}</ButtonLink>}
        />
        {mayChange && <BusinessHoursSection schedule={schedule} />}
      </Flex>
    );
  return (
    <Flex vertical gap={24} className={styles.schedule}>
      <Flex vertical gap={6}>
        <label htmlFor={id} className="medium strong">
          {words.hall}
        </label>
        <Select<number>
          id={id}
          className="full-width measure"
          searchable
          value={hall.hallId}
          options={schedule.halls.map(({ hallId, title }) => ({ value: hallId, label: title }))}
          onChange={setChosen}
        />
        <p className="muted medium">{words.zone(schedule.timeZone)}</p>
      </Flex>
      <HallHoursSection key={`hours ${hall.hallId}`} schedule={schedule} hall={hall} />
      <ShiftSection key={hall.hallId} hall={hall} currency={schedule.currency} />
      <RateSection schedule={schedule} hall={hall} />
      <ExceptionSection schedule={schedule} />
      {mayChange && <BusinessHoursSection schedule={schedule} />}
      {mayChange && <BookingTermSection term="holdHours" />}
      {mayChange && <BookingTermSection term="changeDays" />}
      {mayChange && <CancellationSection />}
    </Flex>
  );
}
