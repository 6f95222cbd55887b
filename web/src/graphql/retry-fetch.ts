import { BUSY } from './attempt';

/**
 * Fetches something outside of Apollo that may be asked for again, and does so after the time that a busy server asks for.
 * @returns the last answer, which may still be 503
 */
export async function fetchFollowingRetryAfter(send: () => Promise<Response>): Promise<Response> {
  let response = await send();
  if (response.status !== BUSY) return response;
  const { mayWait, noteAnswer, spread } = await import('./retry-wait');
  for (let attempt = 1; ; attempt += 1) {
    const wait = noteAnswer(response);
    if (wait === undefined || !mayWait(attempt, wait)) return response;
    await new Promise((resolve) => setTimeout(resolve, spread(wait)));
    response = await send();
  }
}
