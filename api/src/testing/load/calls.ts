import type { Acknowledged } from './acknowledged.js';
import { pause, type ServerProcess } from './servers.js';

const REPEAT_MS = 50;
const ANSWERED_WITHIN_MS = 120_000;
const RETRY_STATUSES = new Set([429, 500, 502, 503, 504]);

/** A REST call of somebody. */
export interface Call {
  method: string;
  path: string;
  token: string;
  body?: unknown;
}

/** The answer to a call. */
export interface Answer<Body> {
  status: number;
  body: Body & { code?: string };
  /** Whether it was sent more than once, so that an earlier attempt may have been carried out. */
  wasRepeated: boolean;
}

/**
 * Sends a call to one server, then to the other, until one answers.
 * @param first the place of the server that is asked first
 */
export async function callUntilAnswered<Body>(
  servers: readonly ServerProcess[],
  first: number,
  { method, path, token, body }: Call,
  acknowledged: Acknowledged,
): Promise<Answer<Body>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' };
  const request = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const deadline = performance.now() + ANSWERED_WITHIN_MS;
  let last = '';
  for (let attempt = 0; performance.now() < deadline; attempt += 1) {
    const url = `${servers[(first + attempt) % servers.length]?.url ?? ''}/api${path}`;
    try {
      const response = await fetch(url, request);
      const answer = { status: response.status, body: (await response.json()) as Answer<Body>['body'] };
      if (answer.status === 500) acknowledged.surprises.push(`500 ${method} ${path} ${JSON.stringify(answer.body)}`);
      if (!RETRY_STATUSES.has(answer.status)) return { ...answer, wasRepeated: attempt > 0 };
      last = `${answer.status} ${JSON.stringify(answer.body)}`;
    } catch (error) {
      // The connection was cut; keys and states make it safe to retry.
      last = String(error instanceof Error ? (error.cause ?? error) : error);
    }
    acknowledged.repeats += 1;
    await pause(REPEAT_MS);
  }
  throw new Error(`Nobody answered ${method} ${path}; the last attempt: ${last}`);
}
