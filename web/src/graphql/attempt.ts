import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';
import { map } from 'rxjs';
import { noteAnswered } from '../lib/busy-server';

/** The status of a server that is too busy. */
export const BUSY = 503;

/** The answer to the latest attempt of an operation. */
export function getResponse(operation: ApolloLink.Operation): Response | undefined {
  return (operation.getContext() as { response?: Response }).response;
}

/** Fails an operation that the server was too busy for, whose answer may be well-formed GraphQL; notes every other answer. */
export const sendOnce: ApolloLink.RequestHandler = (operation, forward) => {
  // Of the attempt before.
  operation.setContext({ response: undefined });
  return forward(operation).pipe(
    map((result) => {
      if (getResponse(operation)?.status === BUSY && result.errors) throw new CombinedGraphQLErrors(result);
      noteAnswered();
      return result;
    }),
  );
};
