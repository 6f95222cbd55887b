import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useSubscription } from '@apollo/client/react';

/** How a screen listens. */
export interface AppSubscriptionOptions<TData, TVariables extends OperationVariables> {
  variables?: TVariables;
  /** Doesn't listen for now. */
  skip?: boolean;
  /** Called with every event. */
  onData?: (data: TData) => void;
}

/** Live events from the server. Generated hooks call this one; the WebSocket code loads with the first listener. */
export function useAppSubscription<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { variables, skip = false, onData }: AppSubscriptionOptions<TData, TVariables> = {},
): useSubscription.Result<TData> {
  const options = {
    variables,
    onData: ({ data }: useSubscription.OnDataOptions<TData>) => {
      if (data.data !== undefined) onData?.(data.data);
    },
  } as useSubscription.Options<TData, TVariables>;
  return useSubscription(document, skip ? skipToken : options);
}
