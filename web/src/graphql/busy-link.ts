import { ApolloLink } from '@apollo/client/link';
import { catchError, from, switchMap, throwError } from 'rxjs';
import { BUSY, getResponse, sendOnce } from './attempt';

/** Follows `Retry-After` of a busy server; most pages never meet one, and don't load what it takes. */
export function followRetryAfter(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    sendOnce(operation, forward).pipe(
      catchError((error: unknown) => {
        const failure = throwError(() => error);
        if (getResponse(operation)?.status !== BUSY) return failure;
        return from(import('./retry-after').catch(() => null)).pipe(
          switchMap((module) => module?.retryLater(operation, forward, error) ?? failure),
        );
      }),
    ),
  );
}
