import { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { isMutationOperation } from '@apollo/client/utilities';
import { switchMap, throwError, timer, type Observable } from 'rxjs';
import { noteBusy } from '../lib/busy-server';
import { pageClock } from '../lib/clock';
import { BUSY, getResponse, sendOnce } from './attempt';
import { readError } from './errors';

/** How often a request is sent, the first time included. */
const ATTEMPTS = 4;
/** Longer waits are the reader's to decide. */
const WAIT_MAX_MS = 30_000;
/** Where the server, or a proxy before it, names none. */
const WAIT_DEFAULT_MS = 2_000;
/** Readers who were sent away at once don't come back at once. */
const SPREAD = 0.25;

/** How long a busy server asks to be left alone: seconds or a date (RFC 9110, 10.2.3), in milliseconds. */
function readWait(header: string | null): number {
  if (header === null || header.trim() === '') return WAIT_DEFAULT_MS;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - pageClock();
  return Number.isNaN(wait) ? WAIT_DEFAULT_MS : Math.max(wait, 0);
}

/** What the latest answer asks for; undefined where it isn't 503. */
function noteAnswer(response: Response | undefined): number | undefined {
  if (response?.status !== BUSY) return undefined;
  const wait = readWait(response.headers.get('retry-after'));
  noteBusy(wait);
  return wait;
}

const mayWait = (attempt: number, wait: number): boolean => attempt < ATTEMPTS && wait <= WAIT_MAX_MS;

function spread(wait: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return wait * (1 + (random / 2 ** 32) * SPREAD);
}

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

/**
 * Fetches again what a busy server was asked for, after the time that it asks for.
 * @param first its answer to the first attempt
 * @returns the last answer, which may still be 503
 */
export async function fetchLater(send: () => Promise<Response>, first: Response): Promise<Response> {
  let response = first;
  for (let attempt = 1; ; attempt += 1) {
    const wait = noteAnswer(response);
    if (wait === undefined || !mayWait(attempt, wait)) return response;
    await new Promise((resolve) => setTimeout(resolve, spread(wait)));
    response = await send();
  }
}
