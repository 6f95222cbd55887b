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
import { FunctionChoice, type FunctionChoiceProps } from './FunctionChoice';
import { plannedText } from './planned.text';
import { fitHours } from './time-presets';

/** When a hall can be booked in a part of a day; null where nothing fits, undefined while that isn't known. */
function useFreeHours(hallId: number, date: string, partOfDay: PartOfDay, timeZone: string) {
  const { month, failed } = useMonth(hallId, date.slice(0, 7));
  const days = useDays(hallId, date);
  if (!month) return failed ? null : undefined;
  const hours = fitHours({ date, days, month }, { partOfDay });
  if (hours.startTime === '') return null;
  const { start, end } = stayPeriod({ date, ...hours }, timeZone);
  return { startTime: start.toISOString(), endTime: end.toISOString() };
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
  const hours = useFreeHours(hall.id, date, criteria.partOfDay ?? PartOfDay.EVENING, stay.timeZone);
  if (hours === null) return <ChooseHours functionName={functionName} hall={hall} criteria={criteria} />;
  const { startTime, endTime } = hours ?? stay;
  const isOther = startTime !== stay.startTime || endTime !== stay.endTime;
  return (
    <div>
      {/* The same button before and after, so that it keeps the focus. */}
      <FunctionChoice {...choice} pending={!hours} stay={{ ...stay, startTime, endTime }} />
      {isOther && (
        <p className="muted small above-4 centered">{words.bookable(timeRange(startTime, endTime, stay.timeZone))}</p>
      )}
    </div>
  );
}
