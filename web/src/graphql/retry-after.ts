import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { isMutationOperation } from '@apollo/client/utilities';
import { map } from 'rxjs';
import { noteAnswered, noteBusy } from '../lib/busy-server';
import { pageClock } from '../lib/clock';
import { readError } from './errors';

const BUSY = 503;
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

/** Fails an operation that the server was too busy for, whose answer may be well-formed GraphQL; notes every other answer. */
function failWhenBusy(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    // Of the attempt before.
    operation.setContext({ response: undefined });
    return forward(operation).pipe(
      map((result) => {
        const { response } = operation.getContext() as { response?: Response };
        if (response?.status === BUSY && result.errors) throw new CombinedGraphQLErrors(result);
        noteAnswered();
        return result;
      }),
    );
  });
}

/**
 * Sends what is only read again when the server says that it is busy, after the time that it asks for. A change isn't sent again by
 * itself: a server that lost its database on the way may have made it. Maintenance has a page of its own.
 */
export function followRetryAfter(): ApolloLink {
  const waits = new WeakMap<ApolloLink.Operation, number>();
  const retry = new RetryLink({
    attempts: (count, operation, error) => {
      const { response } = operation.getContext() as { response?: Response };
      if (readError(error).code === 'MAINTENANCE') return false;
      const wait = noteAnswer(response);
      if (wait === undefined || isMutationOperation(operation.query) || !mayWait(count, wait)) return false;
      waits.set(operation, wait);
      return true;
    },
    delay: (_count, operation) => spread(waits.get(operation) ?? WAIT_DEFAULT_MS),
  });
  return ApolloLink.from([retry, failWhenBusy()]);
}

/**
 * Fetches something outside of Apollo that may be asked for again, and does so after the time that a busy server asks for.
 * @returns the last answer, which may still be 503
 */
export async function fetchFollowingRetryAfter(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send();
    const wait = noteAnswer(response);
    if (wait === undefined || !mayWait(attempt, wait)) return response;
    await new Promise((resolve) => setTimeout(resolve, spread(wait)));
  }
}
