import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { namesText } from '../../../../i18n/names.text';
import { useSay } from '../../../../i18n/say';
import { useText } from '../../../../i18n/text';
import { paymentsText } from './payments.text';

type Part = Pick<PaymentFieldsFragment['parts'][number], 'kind' | 'label'>;

/** Names a part of what is owed in the reader's language: by the plan's label, or what a charge by the agreed rates is made of. */
export function usePartName(): (part: Part) => string {
  const { partNames } = useText(paymentsText);
  const { name } = useText(namesText);
  const say = useSay();
  return ({ kind, label }) => {
    if (label === null) return partNames[kind];
    return kind === 'CHARGE' ? say(label) : name(label);
  };
}
