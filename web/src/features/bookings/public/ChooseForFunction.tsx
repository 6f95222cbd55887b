import { Role } from '@mehfil/api/domain/accounts/roles';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import type { EventCriteria } from '../../../lib/event-criteria';
import { signInAddress } from '../../../lib/redirect-state';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { functionFactsText } from '../function-facts.text';
import { FunctionChoice, type FunctionChoiceProps } from './FunctionChoice';
import { plannedText } from './planned.text';

const ChooseFreeHours = lazy(() => import('./ChooseFreeHours').then((module) => ({ default: module.ChooseFreeHours })));

interface ChooseForFunctionProps extends FunctionChoiceProps {
  /** What is priced: hours that were assumed may be taken, closed or forbidden. */
  stay: FunctionChoiceProps['stay'] & { date: string; isTimeAssumed: boolean };
  /** What was asked for of the function. */
  criteria: EventCriteria;
}

/** Chooses a hall for one of the functions of a wedding. Visitors sign in first, and come back to this page. */
export function ChooseForFunction({ criteria, ...choice }: ChooseForFunctionProps) {
  const { functionName, hall, stay } = choice;
  const words = useText(plannedText);
  const name = useText(functionFactsText).names[functionName];
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
  if (!stay.isTimeAssumed) return <FunctionChoice {...choice} />;
  return (
    <Suspense fallback={<FunctionChoice pending {...choice} />}>
      <ChooseFreeHours {...choice} date={stay.date} criteria={criteria} />
    </Suspense>
  );
}
