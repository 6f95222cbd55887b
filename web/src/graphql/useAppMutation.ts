import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useToastSubject } from './subject';
import { makeChange, type AppMutationOptions, type MutationOutcome, type RunOptions } from './change';

export type { AppMutationOptions, FormErrors, MutationOutcome, RunOptions } from './change';

/** A change that a screen can make. */
export interface AppMutation<TData, TVariables> {
  /** Makes the change. Never rejects. */
  run: (variables: TVariables, options?: RunOptions<TData>) => Promise<MutationOutcome<TData>>;
  /** While a call is under way. */
  pending: boolean;
}

/**
 * A change, with everything that goes with one in a single place: whether it is under way, its one toast, the server's messages
 * on the form's fields, and reading again what it changed.
 */
export function useAppMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options: AppMutationOptions<TData, TVariables> = {},
): AppMutation<TData, TVariables> {
  const client = useApolloClient();
  const subject = useToastSubject();
  const about = options.about ?? subject;
  const [mutate, { loading }] = useMutation(document);
  const run = (variables: TVariables, call: RunOptions<TData> = {}): Promise<MutationOutcome<TData>> =>
    makeChange(client, mutate, variables, { ...options, about }, call);
  return { run, pending: loading };
}
