import { useState } from 'react';
import { useBookingContractQuery, type ContractFieldsFragment } from '../../graphql/generated/booking-contract';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyPart } from '../../ui/lazy-part';
import { businessTermsText } from './business-terms.text';
import { openChangeText } from './open-change.text';

const TermsDialog = lazyPart(() => import('./TermsDialog').then((module) => module.TermsDialog));

type Terms = ContractFieldsFragment['terms'];

/**
 * The terms that a change of a booking accepts anew: null where none were accepted, undefined while that isn't known.
 * @param isFirst whether nothing was requested before: then the current terms are accepted
 */
export function useAcceptedAnew(
  bookingId: number,
  skip: boolean,
  isFirst = false,
): { terms: Terms | undefined; isFailed: boolean } {
  const { data, error } = useBookingContractQuery({ variables: { id: bookingId }, skip, freshFor: 0 });
  if (skip) return { terms: null, isFailed: false };
  if (!data) return { terms: undefined, isFailed: error !== undefined };
  const { terms, acceptances } = data.bookingContract;
  return { terms: isFirst || acceptances.length > 0 ? terms : null, isFailed: false };
}

/** Says that terms are accepted anew with a change, and which. */
export function AcceptedAnew({
  terms,
  isFailed,
  say,
}: ReturnType<typeof useAcceptedAnew> & { say?: ((version: number) => string) | undefined }) {
  const words = useText(openChangeText);
  const { read } = useText(businessTermsText);
  const [isOpen, setOpen] = useState(false);
  if (isFailed) return <p>{words.termsUnread}</p>;
  if (!terms) return null;
  return (
    <div>
      <p>{(say ?? words.terms)(terms.version)}</p>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {read}
      </Button>
      {isOpen && <TermsDialog terms={terms} onClose={() => setOpen(false)} />}
    </div>
  );
}
