import { ACCEPTANCE_MESSAGES } from '@mehfil/api/domain/terms/acceptance';
import { useState } from 'react';
import { useText } from '../../../i18n/text';
import { businessTermsText } from '../business-terms.text';
import { useCnic } from './useCnic';
import { useTermsOfHalls } from './useTermsOfHalls';

/** The consent of a request for several functions: once to the terms of each business. */
export function useGroupConsent(hallIds: readonly number[]) {
  const words = useText(businessTermsText);
  const { terms, isFailed, refresh } = useTermsOfHalls(hallIds);
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set());
  const [wasSent, setSent] = useState(false);
  const shown = terms ?? [];
  const cnic = useCnic(shown.length > 0);
  const isReady = (terms !== null || isFailed) && shown.every(({ id }) => accepted.has(id));
  const problem = !wasSent || isReady ? null : terms === null ? words.loading : ACCEPTANCE_MESSAGES.missing;
  return {
    terms: shown,
    isAccepted: (id: number) => accepted.has(id),
    /** What is said at the terms that aren't accepted. */
    problemOf: (id: number) => (accepted.has(id) ? null : problem),
    /** What is said where there are no terms to say it at. */
    problem: shown.length === 0 ? problem : null,
    accept: (id: number, isChecked: boolean) => {
      setAccepted(new Set(isChecked ? [...accepted, id] : [...accepted].filter((each) => each !== id)));
    },
    /**
     * Says what is missing, if anything is. Where the terms couldn't be read, the server says whether there are any.
     * @returns whether the request can be sent
     */
    check: (): boolean => {
      setSent(true);
      return cnic.check() && isReady;
    },
    refresh,
    cnic,
    acceptedTermsIds: shown.map(({ id }) => id).filter((id) => accepted.has(id)),
  };
}
