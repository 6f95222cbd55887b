import { Role } from '@mehfil/api/domain/accounts/roles';
import type { FunctionName } from '@mehfil/api/domain/bookings/functions';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { signInAddress } from '../../../lib/redirect-state';
import { PlainButton, PlainButtonLink } from '../../../ui/PlainButton';
import { isInBasket, type DraftedFunction } from '../function-basket';
import { functionFactsText } from '../function-facts.text';
import { toAgreedChoice, type AgreedMenu } from '../menu-data';
import { plannedText } from './planned.text';

interface ChooseForFunctionProps {
  functionName: FunctionName;
  hall: { id: number; title: string };
  /** When it would be booked, for how many, and with which menu. */
  stay: { timeZone: string; startTime: string; endTime: string; guestCount: number; menu: AgreedMenu | null };
  /** What has been chosen so far. */
  functions: readonly DraftedFunction[];
  onChoose: (drafted: DraftedFunction) => void;
}

/** Chooses a hall for one of the functions of a wedding. Visitors sign in first, and come back to this page. */
export function ChooseForFunction({ functionName, hall, stay, functions, onChoose }: ChooseForFunctionProps) {
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
  const { startTime, endTime, guestCount, timeZone, menu } = stay;
  const drafted: DraftedFunction = {
    ...{ functionName, hallId: hall.id, hallTitle: hall.title, timeZone, startTime, endTime, guestCount },
    optionalServices: [],
    ...(menu && { menu: toAgreedChoice(menu) }),
    specialRequests: null,
  };
  const isChosen = isInBasket(functions, drafted);
  const label = isChosen ? words.chosen(name) : words.choose(name);
  return (
    <PlainButton
      block
      look={isChosen ? 'primary' : 'secondary'}
      className="above-8"
      aria-pressed={isChosen}
      aria-label={`${label}, ${hall.title}`}
      onClick={() => onChoose(drafted)}
    >
      {label}
    </PlainButton>
  );
}
