import { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { isMutationOperation } from '@apollo/client/utilities';
import { switchMap, throwError, timer, type Observable } from 'rxjs';
import { getResponse, sendOnce } from './attempt';
import { readError } from './errors';
import { mayWait, noteAnswer, spread, WAIT_DEFAULT_MS } from './retry-wait';

/** How long to wait before an operation is sent again; undefined where it isn't. */
function findWait(operation: ApolloLink.Operation, error: unknown, attempt: number): number | undefined {
  // Maintenance has a page of its own.
  if (readError(error).code === 'MAINTENANCE') return undefined;
  const wait = noteAnswer(getResponse(operation));
  return wait !== undefined && !isMutationOperation(operation.query) && mayWait(attempt, wait) ? wait : undefined;
}

/**
 * Sends what is only read again when the server says that it is busy, after the time that it asks for. A change isn't sent again by
 * itself: a server that lost its database on the way may have made it.
 * @param error of the first attempt
 */
export function retryLater(
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
  error: unknown,
): Observable<ApolloLink.Result> {
  let wait = findWait(operation, error, 1);
  if (wait === undefined) return throwError(() => error);
  const retry = new RetryLink({
    attempts: (count, _operation, failure) => {
      wait = findWait(operation, failure, count + 1);
      return wait !== undefined;
    },
    delay: () => spread(wait ?? WAIT_DEFAULT_MS),
  });
  const link = ApolloLink.from([retry, new ApolloLink(sendOnce)]);
  return timer(spread(wait)).pipe(switchMap(() => link.request(operation, forward)));
}
