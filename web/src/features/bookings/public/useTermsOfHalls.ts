import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  HallBusinessTermsDocument,
  type BusinessTermsFieldsFragment,
} from '../../../graphql/generated/hall-business-terms';

/** The terms of the businesses of several halls, each once. */
export function useTermsOfHalls(hallIds: readonly number[]) {
  const client = useApolloClient();
  const [terms, setTerms] = useState<readonly BusinessTermsFieldsFragment[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const asked = [...new Set(hallIds)].sort((one, other) => one - other).join();
  useEffect(() => {
    let isCurrent = true;
    const ids = asked === '' ? [] : asked.split(',').map(Number);
    const read = (hallId: number) =>
      client.query({ query: HallBusinessTermsDocument, variables: { hallId }, fetchPolicy: 'network-only' });
    Promise.all(ids.map(read))
      .then((answers) => {
        if (!isCurrent) return;
        setFailed(false);
        const found = answers.flatMap(({ data }) => data?.hallBusinessTerms ?? []);
        setTerms([...new Map(found.map((each) => [each.id, each])).values()]);
      })
      .catch(() => {
        if (isCurrent) setFailed(true);
      });
    return () => {
      isCurrent = false;
    };
  }, [client, asked, round]);
  return { terms, isFailed, refresh: () => setRound((before) => before + 1) };
}
