import type { FunctionName } from '@mehfil/api/domain/bookings/functions';
import { useText } from '../../../i18n/text';
import { toAddressName } from '../../../lib/address-names';
import { withCriteria, type EventCriteria } from '../../../lib/event-criteria';
import { paths } from '../../../lib/paths';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { functionFactsText } from '../function-facts.text';
import { plannedText } from './planned.text';

interface ChooseHoursProps {
  functionName: FunctionName;
  hall: { id: number; title: string };
  criteria: EventCriteria;
}

/** The way to the hall's own times on the day of a function. */
export function ChooseHours({ functionName, hall, criteria }: ChooseHoursProps) {
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
