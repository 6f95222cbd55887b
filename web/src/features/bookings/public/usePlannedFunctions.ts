import { FUNCTION_NAMES } from '@mehfil/api/domain/bookings/functions';
import { useState } from 'react';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { chooseForFunction, readBasket, type DraftedFunction } from '../function-basket';
import { functionsText } from '../functions.text';

/** The functions that the customer has chosen halls for, in the order in which they are celebrated. */
export function usePlannedFunctions() {
  const words = useText(functionsText);
  const { viewer } = useSession();
  const viewerId = viewer?.id;
  // Another account's are another's: what was read belongs to whom it was read for.
  const [kept, setKept] = useState<{ viewerId: number; functions: readonly DraftedFunction[] }>();
  const own = kept !== undefined && kept.viewerId === viewerId ? kept.functions : undefined;
  const functions = viewerId === undefined ? [] : (own ?? readBasket(viewerId).functions);
  const order = ({ functionName }: DraftedFunction) => FUNCTION_NAMES.indexOf(functionName);
  return {
    functions: functions.toSorted((one, other) => order(one) - order(other)),
    choose: (drafted: DraftedFunction): void => {
      if (viewerId === undefined) return;
      const basket = chooseForFunction(viewerId, drafted);
      if (basket) setKept({ viewerId, functions: basket.functions });
      else showToast({ tone: 'neutral', ...words.full });
    },
  };
}
