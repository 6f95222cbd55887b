import { ACCEPTANCE_MESSAGES } from '@mehfil/api/domain/terms/acceptance';
import { useState } from 'react';
import { useHallBusinessTermsQuery } from '../../../graphql/generated/hall-business-terms';
import { useText } from '../../../i18n/text';
import { businessTermsText } from '../business-terms.text';

/**
 * The customer's consent to the terms of a hall's business. It is of the version that was shown: a newer one has to be accepted again.
 * @param isShown asks for the terms only once they are to be read
 */
export function useTermsConsent(hallId: number, isShown: boolean) {
  const words = useText(businessTermsText);
  const { data, error, refetch } = useHallBusinessTermsQuery({
    variables: { hallId },
    freshFor: 0,
    skip: !isShown,
  });
  const [acceptedId, setAcceptedId] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const terms = data?.hallBusinessTerms ?? null;
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
     * Says what is missing, if anything is. Where the terms couldn't be read, the server says whether there are any.
     * @returns whether the request can be sent
     */
    check: (): boolean => {
      if (isAccepted || (terms === null && (data || error))) return true;
      setProblem(data ? ACCEPTANCE_MESSAGES.missing : words.loading);
      return false;
    },
    refresh,
    acceptedTermsId: isAccepted ? acceptedId : null,
  };
}

/** The consent of a request. */
export type TermsConsentState = ReturnType<typeof useTermsConsent>;
