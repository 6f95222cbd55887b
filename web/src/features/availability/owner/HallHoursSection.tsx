import { useState } from 'react';
import { joinClasses } from '../../../lib/classes';
import type { ViewerScheduleQuery } from '../../../graphql/generated/schedule';
import { useRight } from '../../../graphql/rights';
import { useText } from '../../../i18n/text';
import { Card } from '../../../ui/Card';
import { lazyPart } from '../../../ui/lazy-part';
import { StatusTag } from '../../../ui/StatusTag';
import hoursStyles from './Hours.module.css';
import { hoursText } from './hours.text';
import { SectionHead } from './SectionHead';
import type { ScheduledHall } from './ShiftSection';
import { useWeekText } from './useWeekText';

const HallHoursDialog = lazyPart(() => import('./HallHoursDialog').then((module) => module.HallHoursDialog));

interface Fact {
  label: string;
  lines: string[];
  isOwn: boolean;
}

function useFacts({ timeSlots, operatingHours, ownSettings }: ScheduledHall): Fact[] {
  const words = useText(hoursText);
  const weekText = useWeekText();
  const { slot, buffer, earliest, latest, minutes, hours, days } = words.hall;
  const fact = (label: string, value: string, own: unknown): Fact => ({ label, lines: [value], isOwn: own !== null });
  return [
    { label: words.hours, lines: weekText(operatingHours), isOwn: ownSettings.operatingHours !== null },
    fact(slot, minutes(timeSlots.slotDuration), ownSettings.slotDuration),
    fact(words.multiple, timeSlots.allowMultipleSlots ? words.yes : words.no, ownSettings.allowMultipleSlots),
    fact(buffer, minutes(timeSlots.bufferTime), ownSettings.bufferTime),
    fact(earliest, hours(timeSlots.minAdvanceBookingHours), ownSettings.minAdvanceBookingHours),
    fact(latest, days(timeSlots.maxAdvanceBookingDays), ownSettings.maxAdvanceBookingDays),
  ];
}

interface HallHoursSectionProps {
  schedule: ViewerScheduleQuery['viewerSchedule'];
  hall: ScheduledHall;
}

/** When a hall can be booked: what holds, and whether it says so for itself or is as all halls. */
export function HallHoursSection({ schedule, hall }: HallHoursSectionProps) {
  const words = useText(hoursText).hall;
  const mayChange = useRight('HALLS');
  const facts = useFacts(hall);
  const [isChanging, setChanging] = useState(false);
  return (
    <Card as="section" labelledBy="hall-hours-heading">
      <SectionHead
        id="hall-hours-heading"
        title={words.title(hall.title)}
        text={words.text}
        addLabel={words.change}
        onAdd={mayChange ? () => setChanging(true) : null}
      />
      <dl className={joinClasses('divided', hoursStyles.facts)}>
        {facts.map(({ label, lines, isOwn }) => (
          <div key={label} className={joinClasses('stack baseline whole-row', hoursStyles.fact)}>
            <dt>{label}</dt>
            <dd className="strong figures">
              {lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </dd>
            <dd>
              <StatusTag status={isOwn ? 'active' : 'inherited'} label={isOwn ? words.own : words.inherited} />
            </dd>
          </div>
        ))}
      </dl>
      {hall.shifts.length > 0 && <p className="muted medium">{words.shifts}</p>}
      {isChanging && <HallHoursDialog schedule={schedule} hall={hall} onClose={() => setChanging(false)} />}
    </Card>
  );
}
