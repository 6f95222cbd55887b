import { ApolloLink } from '@apollo/client/link';
import { catchError, from, switchMap, throwError } from 'rxjs';
import { BUSY, getResponse, sendOnce } from './attempt';

/**
 * Fetches something outside of Apollo that may be asked for again, and does so after the time that a busy server asks for.
 * @returns the last answer, which may still be 503
 */
export async function fetchFollowingRetryAfter(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  if (response.status !== BUSY) return response;
  const module = await import('./retry-after').catch(() => null);
  return module ? module.fetchLater(send, response) : response;
}

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
