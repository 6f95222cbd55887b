import { useFormikContext } from 'formik';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { dropDraft, type WizardValues } from '../draft';
import { addToBasket } from '../function-basket';
import { functionsText } from '../functions.text';
import { stayPeriod, type BookableHall } from '../hall-terms';
import { toChildren } from '../menu-data';
import type { Quoted } from '../useQuote';

interface AddToFunctionsProps {
  hall: BookableHall;
  quoted: Quoted;
  /** Others are collected already: this is what the customer came for. */
  isFirst?: boolean;
}

/** Keeps what the wizard holds as one of several functions, and leads to all of them. */
export function AddToFunctions({ hall, quoted, isFirst = false }: AddToFunctionsProps) {
  const words = useText(functionsText);
  const { values } = useFormikContext<WizardValues>();
  const { viewer } = useSession();
  const navigate = useNavigate();
  if (!viewer) return null;
  const add = () => {
    const { timeZone } = hall.business;
    const { start, end } = stayPeriod(values, timeZone);
    const isAdded = addToBasket(viewer.id, {
      occasion: values.occasion,
      hallId: hall.id,
      hallTitle: hall.title,
      timeZone,
      startTime: start.toISOString(),
      endTime: end.toISOString(),
      guestCount: values.guests,
      optionalServices: values.optionalServices,
      ...(values.menu && { menu: values.menu }),
      ...toChildren(values),
      specialRequests: values.specialRequests || null,
    });
    if (isAdded) dropDraft(hall.id);
    else showToast({ tone: 'neutral', ...words.full });
    void navigate(paths.functions);
  };
  return (
    <Button look={isFirst ? 'primary' : 'quiet'} disabled={!quoted.quote} onClick={add}>
      {isFirst ? words.together : words.add}
    </Button>
  );
}
