import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import { ACCEPT, readAnswer, requestBody } from './answer';

/**
 * Sends operations as JSON. Apollo's own HTTP link does more than the product needs (GET, multipart answers), at a price that
 * every first visit would pay.
 */
export function createFetchLink(
  uri: string,
  fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call),
): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abandoned = new AbortController();
        const send = async (): Promise<void> => {
          const { headers } = operation.getContext() as { headers?: Record<string, string> };
          const response = await fetch(uri, {
            method: 'POST',
            headers: { ...headers, accept: ACCEPT, 'content-type': 'application/json' },
            body: requestBody(operation, operation.variables),
            signal: abandoned.signal,
          });
          observer.next(readAnswer(response, await response.text()));
          observer.complete();
        };
        send().catch((error: unknown) => observer.error(error));
        return () => abandoned.abort();
      }),
  );
}
