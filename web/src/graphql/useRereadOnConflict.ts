import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { readAgain } from './change';
import type { AppMutation } from './useAppMutation';

/** A change that reads these queries again where it is refused, since somebody else has changed what it changes. */
export function useRereadOnConflict<TData, TVariables extends OperationVariables>(
  change: AppMutation<TData, TVariables>,
  queries: readonly string[],
): AppMutation<TData, TVariables> {
  const client = useApolloClient();
  const run: typeof change.run = async (variables, options) => {
    const outcome = await change.run(variables, options);
    if (!outcome.ok && outcome.error.code === 'CONFLICT') await readAgain(client, queries);
    return outcome;
  };
  return { ...change, run };
}
