import type { FunctionName } from '@mehfil/api/domain/bookings/functions';
import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { toAddressName } from '../../../lib/address-names';
import { withCriteria, type EventCriteria } from '../../../lib/event-criteria';
import { paths } from '../../../lib/paths';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { functionFactsText } from '../function-facts.text';
import { stayPeriod } from '../hall-terms';
import { useDays, useMonth } from '../month';
import { FunctionChoice, PendingChoice, type FunctionChoiceProps } from './FunctionChoice';
import { plannedText } from './planned.text';
import { fitHours } from './time-presets';

/** The hours of a day that answer a part of it and can be booked; none where nothing fits, undefined while that isn't known. */
function useFreeHours(hallId: number, date: string, partOfDay: PartOfDay) {
  const { month, failed } = useMonth(hallId, date.slice(0, 7));
  const days = useDays(hallId, date);
  if (!month) return failed ? null : undefined;
  const hours = fitHours({ date, days, month }, { partOfDay });
  return hours.startTime === '' ? null : hours;
}

interface ChooseHoursProps {
  functionName: FunctionName;
  hall: FunctionChoiceProps['hall'];
  criteria: EventCriteria;
}

/** The way to the hall's own times on the day. */
function ChooseHours({ functionName, hall, criteria }: ChooseHoursProps) {
  const words = useText(plannedText);
  const label = words.chooseHours(useText(functionFactsText).names[functionName]);
  const wizard = `${paths.hall(hall.id, hall.title)}?occasion=${toAddressName(functionName)}#book`;
  return (
    <PlainButtonLink
      block
      look="secondary"
      className="above-8"
      to={withCriteria(wizard, criteria)}
      aria-label={`${label}, ${hall.title}`}
    >
      {label}
    </PlainButtonLink>
  );
}

interface ChooseFreeHoursProps extends FunctionChoiceProps {
  /** The day of the function. */
  date: string;
  criteria: EventCriteria;
}

/**
 * Chooses a hall whose price counts hours that nobody asked for: at those of them that can be booked, as its wizard would offer them
 * (docs/decisions/0055-results.md), else there.
 */
export function ChooseFreeHours({ date, criteria, ...choice }: ChooseFreeHoursProps) {
  const { functionName, hall, stay } = choice;
  const words = useText(plannedText);
  const { timeRange } = useFormat();
  const hours = useFreeHours(hall.id, date, criteria.partOfDay ?? PartOfDay.EVENING);
  if (hours === undefined) return <PendingChoice functionName={functionName} />;
  if (hours === null) return <ChooseHours functionName={functionName} hall={hall} criteria={criteria} />;
  const { start, end } = stayPeriod({ date, ...hours }, stay.timeZone);
  const [startTime, endTime] = [start.toISOString(), end.toISOString()];
  const isOther = startTime !== stay.startTime || endTime !== stay.endTime;
  return (
    <div>
      <FunctionChoice {...choice} stay={{ ...stay, startTime, endTime }} />
      {isOther && (
        <p className="muted small above-4 centered">{words.bookable(timeRange(startTime, endTime, stay.timeZone))}</p>
      )}
    </div>
  );
}
