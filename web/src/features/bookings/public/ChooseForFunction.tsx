import { Role } from '@mehfil/api/domain/accounts/roles';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../graphql/session';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import type { EventCriteria } from '../../../lib/event-criteria';
import { signInAddress } from '../../../lib/redirect-state';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { functionFactsText } from '../function-facts.text';
import { ChooseHours } from './ChooseHours';
import { FunctionChoice, type FunctionChoiceProps } from './FunctionChoice';
import { plannedText } from './planned.text';

interface ChooseForFunctionProps extends Omit<FunctionChoiceProps, 'stay'> {
  /** What is priced, at hours that nobody may have asked for; undefined where none can be booked as they are. */
  stay: (FunctionChoiceProps['stay'] & { isTimeAssumed: boolean }) | undefined;
  /** What was asked for of the function. */
  criteria: EventCriteria;
}

/** Chooses a hall for one of the functions of a wedding. Visitors sign in first, and come back to this page. */
export function ChooseForFunction({ criteria, stay, ...choice }: ChooseForFunctionProps) {
  const { functionName, hall } = choice;
  const words = useText(plannedText);
  const name = useText(functionFactsText).names[functionName];
  const { timeRange } = useFormat();
  const { viewer } = useSession();
  const { pathname, search } = useLocation();
  if (!viewer) {
    const label = words.signIn(name);
    return (
      <PlainButtonLink
        block
        look="secondary"
        className="above-8"
        to={signInAddress(`${pathname}${search}`)}
        aria-label={`${label}, ${hall.title}`}
      >
        {label}
      </PlainButtonLink>
    );
  }
  if (viewer.role !== Role.USER) return null;
  if (!stay) return <ChooseHours functionName={functionName} hall={hall} criteria={criteria} />;
  return (
    <div>
      <FunctionChoice {...choice} stay={stay} />
      {stay.isTimeAssumed && (
        <p className="muted small above-4 centered">
          {words.hours(timeRange(stay.startTime, stay.endTime, stay.timeZone))}
        </p>
      )}
    </div>
  );
}
