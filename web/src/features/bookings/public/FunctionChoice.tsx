import type { FunctionName } from '@mehfil/api/domain/bookings/functions';
import { useText } from '../../../i18n/text';
import { PlainButton } from '../../../ui/PlainButton';
import { isInBasket, type DraftedFunction } from '../function-basket';
import { functionFactsText } from '../function-facts.text';
import { toAgreedChoice, type AgreedMenu } from '../menu-data';
import { plannedText } from './planned.text';

/** When a hall would be booked, for how many, and with which menu. */
interface FunctionStay {
  timeZone: string;
  startTime: string;
  endTime: string;
  guestCount: number;
  menu: AgreedMenu | null;
}

/** A hall that can be chosen for one of the functions of a wedding. */
export interface FunctionChoiceProps {
  functionName: FunctionName;
  hall: { id: number; title: string };
  stay: FunctionStay;
  /** What has been chosen so far. */
  functions: readonly DraftedFunction[];
  onChoose: (drafted: DraftedFunction) => void;
}

interface FunctionChoiceButtonProps extends FunctionChoiceProps {
  /** Its hours aren't known yet. */
  pending?: boolean;
}

/** The button that chooses a hall for a function, at these hours. */
export function FunctionChoice(props: FunctionChoiceButtonProps) {
  const { functionName, hall, stay, functions, pending = false, onChoose } = props;
  const words = useText(plannedText);
  const name = useText(functionFactsText).names[functionName];
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
      pending={pending}
      look={isChosen ? 'primary' : 'secondary'}
      className="above-8"
      aria-pressed={isChosen}
      aria-label={`${label}, ${hall.title}`}
      // What was chosen may have services and requests by now.
      onClick={isChosen ? undefined : () => onChoose(drafted)}
    >
      {label}
    </PlainButton>
  );
}
