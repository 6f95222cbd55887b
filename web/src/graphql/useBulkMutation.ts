import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { makeChange, readAgain } from './change';

/** An item that the server refused, and why. */
interface Refused<Item> {
  item: Item;
  message: string;
}

/** What became of several items that were answered at once. */
export interface BulkOutcome<Item> {
  done: readonly Item[];
  refused: readonly Refused<Item>[];
}

interface BulkOptions<Item, TVariables> {
  variables: (item: Item) => TVariables;
  /** Names of the queries that are read again after the last item. */
  refetch: readonly string[];
  /** Said of an item for which the server sent no sentence. */
  fallback: string;
}

/**
 * Runs one mutation for each of several items, one after the other and with no toast: an item that is refused doesn't stop the
 * others.
 */
export function useBulkMutation<Item, TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { variables, refetch, fallback }: BulkOptions<Item, TVariables>,
) {
  const client = useApolloClient();
  const [mutate] = useMutation(document);
  const [pending, setPending] = useState(false);
  const run = async (items: readonly Item[]): Promise<BulkOutcome<Item>> => {
    setPending(true);
    const done: Item[] = [];
    const refused: Refused<Item>[] = [];
    for (const item of items) {
      const outcome = await makeChange(client, mutate, variables(item), {});
      if (outcome.ok) done.push(item);
      else refused.push({ item, message: outcome.error.message || fallback });
    }
    await readAgain(client, refetch);
    setPending(false);
    return { done, refused };
  };
  return { run, pending };
}
