import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { DocumentNode } from 'graphql';
import { getFreshness } from './freshness';

/** The name of a document's operation; every operation of the web app has one. */
function operationName(document: DocumentNode): string {
  const operation = document.definitions.find((part) => part.kind === 'OperationDefinition');
  return operation?.name?.value ?? '';
}

/** How a screen asks. */
export interface AppQueryOptions<TVariables extends OperationVariables> {
  variables: TVariables;
  /** How old an answer may be to be shown without asking again, in milliseconds; 0 always asks. Five minutes by default. */
  freshFor?: number;
  /** Asks nothing for now. */
  skip?: boolean;
  /** Asks again and again, every so many milliseconds. */
  pollInterval?: number;
}

/** The arguments of a generated query hook: options are needed only where the query has variables that are. */
export type AppQueryArguments<_TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: Partial<AppQueryOptions<TVariables>>]
    : [options: AppQueryOptions<TVariables>];

/** What a screen gets: `data` is undefined until there is some, `error` holds what `readError` understands. */
export type AppQueryResult<TData, TVariables extends OperationVariables> = useQuery.Result<
  TData,
  TVariables,
  'complete' | 'empty' | 'streaming',
  Partial<TVariables>
>;

/**
 * A query as the product reads: fresh for five minutes, kept for ten, never asked again on focus (docs/coverage.md: customer §7). Generated hooks
 * call this one.
 */
export function useAppQuery<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  ...[options]: AppQueryArguments<TData, TVariables>
): AppQueryResult<TData, TVariables> {
  const { variables, freshFor, skip = false, pollInterval }: Partial<AppQueryOptions<TVariables>> = options ?? {};
  const client = useApolloClient();
  const name = operationName(document);
  const asked = JSON.stringify(variables ?? {});
  // Decided once for what is asked: a later answer must not turn the policy while the screen stands.
  const fetchPolicy = useMemo(
    () => getFreshness(client).policyFor(name, JSON.parse(asked), freshFor),
    [client, name, asked, freshFor],
  );
  // Whether variables may be left out was settled by this hook's own signature.
  const settled = { variables, fetchPolicy, pollInterval } as useQuery.Options<TData, TVariables>;
  return useQuery(document, skip ? skipToken : settled);
}
