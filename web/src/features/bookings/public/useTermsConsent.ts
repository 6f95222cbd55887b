import { ACCEPTANCE_MESSAGES } from '@mehfil/api/domain/terms/acceptance';
import { useState } from 'react';
import { useHallBusinessTermsQuery } from '../../../graphql/generated/hall-business-terms';
import { useCnic } from './useCnic';

/**
 * The customer's consent to the terms of a hall's business. It is of the version that was shown: a newer one has to be accepted again.
 * @param isShown asks for the terms only once they are to be read
 */
export function useTermsConsent(hallId: number, isShown: boolean) {
  const { data, error, refetch } = useHallBusinessTermsQuery({
    variables: { hallId },
    freshFor: 0,
    skip: !isShown,
  });
  const [acceptedId, setAcceptedId] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const terms = data?.hallBusinessTerms ?? null;
  const cnic = useCnic(terms !== null);
  const isAccepted = terms !== null && acceptedId === terms.id;
  const refresh = () => {
    // A refusal stays for the reader to see; the checkbox follows the version.
    void refetch().catch(() => undefined);
  };
  return {
    terms,
    isAccepted,
    problem: isAccepted ? null : problem,
    accept: (isChecked: boolean) => {
      setAcceptedId(isChecked && terms ? terms.id : null);
      setProblem(null);
    },
    /**
     * Says what is missing, if anything is, once the terms are read. Where they couldn't be, the server says whether there are any.
     * @returns whether the request can be sent
     */
    check: async (): Promise<boolean> => {
      const isCnicRight = cnic.check();
      const read = data ?? (error ? null : (await refetch().catch(() => null))?.data);
      if (isAccepted || !read?.hallBusinessTerms) return isCnicRight;
      setProblem(ACCEPTANCE_MESSAGES.missing);
      return false;
    },
    refresh,
    cnic,
    acceptedTermsId: isAccepted ? acceptedId : null,
  };
}

/** The consent of a request. */
export type TermsConsentState = ReturnType<typeof useTermsConsent>;
