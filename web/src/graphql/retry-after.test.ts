import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pageClock } from '../lib/clock';
import { person } from '../testing/people';
import { fakeServer } from '../testing/server';
import { testToken } from '../testing/tokens';
import { createApolloClient } from './client';
import { readError } from './errors';
import { fetchAsViewer } from './fetch-as-viewer';
import { SignInDocument } from './generated/accounts';
import { ViewerDocument } from './generated/session';
import { createTokenStore, TOKEN_KEY } from './token';

const BUSY = {
  errors: [{ message: 'The server is busy. Please try again in a moment.', extensions: { code: 'UNAVAILABLE' } }],
};
const sign = { input: { emailOrUsername: 'a', password: 'b' } };

/** A fetch that answers 503 so many times, as the server or a proxy does, and then as a server with a viewer. */
function busyFor(times: number, headers: Record<string, string>, body = JSON.stringify(BUSY)) {
  const server = fakeServer({ Viewer: () => ({ viewer: person() }), SignIn: () => ({ signIn: null }) });
  let left = times;
  const fetch = jest.fn<typeof globalThis.fetch>((...call) => {
    left -= 1;
    return left >= 0 ? Promise.resolve(new Response(body, { status: 503, headers })) : server.fetch(...call);
  });
  const token = createTokenStore();
  const onMaintenance = jest.fn();
  return { fetch, token, onMaintenance, client: createApolloClient({ token, onMaintenance, fetch }) };
}

// No timer waits for its code to load.
beforeAll(() => import('./retry-after'));
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
afterEach(() => void jest.useRealTimers());

const ask = (client: ReturnType<typeof busyFor>['client']) =>
  client.query({ query: ViewerDocument }).then(
    ({ data }) => data?.viewer.name,
    (error: unknown) => readError(error).code,
  );

describe('[product: maintenance] a server that is busy', () => {
  it.each([
    ['JSON', { 'retry-after': '7', 'content-type': 'application/json' }],
    ['GraphQL', { 'retry-after': '7', 'content-type': 'application/graphql-response+json' }],
  ])('is asked again after the time that it names, when it answers as %s', async (_type, headers) => {
    const { client, fetch } = busyFor(2, headers);
    const answer = ask(client);
    await jest.advanceTimersByTimeAsync(6_900);
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(await answer).toBe('Ayesha Noor');
  });

  it('may name a date', async () => {
    const { client, fetch } = busyFor(1, { 'retry-after': new Date(pageClock() + 20_000).toUTCString() });
    const answer = ask(client);
    await jest.advanceTimersByTimeAsync(18_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await answer).toBe('Ayesha Noor');
  });

  it.each([
    ['for longer than a reader waits', { 'retry-after': '120' }, 1],
    ['again and again', { 'retry-after': '1' }, 4],
  ])('%s is the reader’s to ask again, and signs nobody out', async (_how, headers, times) => {
    localStorage.setItem(TOKEN_KEY, 'abc');
    const { client, fetch, token } = busyFor(100, headers);
    const answer = ask(client);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBe('UNAVAILABLE');
    expect(fetch).toHaveBeenCalledTimes(times);
    expect(token.current()).toBe('abc');
  });

  it('is not asked for a change again by itself', async () => {
    const { client, fetch } = busyFor(1, { 'retry-after': '1' });
    const change = client
      .mutate({ mutation: SignInDocument, variables: sign })
      .catch((error: unknown) => readError(error));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await change).toMatchObject({ code: 'UNAVAILABLE', message: BUSY.errors[0]?.message });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is told from a missing connection where a proxy answers for it', async () => {
    const { client } = busyFor(9, { 'retry-after': '60' }, '<html>503</html>');
    expect(await ask(client)).toBe('UNAVAILABLE');
  });

  it('under maintenance isn’t asked again', async () => {
    const body = JSON.stringify({ errors: [{ message: 'm', extensions: { code: 'MAINTENANCE' } }] });
    const { client, fetch, onMaintenance } = busyFor(9, { 'retry-after': '1' }, body);
    expect(await ask(client)).toBe('MAINTENANCE');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(onMaintenance).toHaveBeenCalledTimes(1);
  });

  it('doesn’t end the session that it has no time to renew', async () => {
    localStorage.setItem(TOKEN_KEY, testToken({ id: 7 }));
    const ended = new Response(
      JSON.stringify({ errors: [{ message: 'Ended.', extensions: { code: 'UNAUTHENTICATED' } }] }),
      { status: 401, headers: { 'content-type': 'application/json' } },
    );
    const fetch: typeof globalThis.fetch = (address) =>
      Promise.resolve(
        address === '/graphql' ? ended.clone() : new Response('', { status: 503, headers: { 'retry-after': '60' } }),
      );
    const token = createTokenStore();
    jest.useRealTimers();
    expect(await ask(createApolloClient({ token, onMaintenance: () => undefined, fetch }))).toBe('UNAVAILABLE');
    expect(token.current()).not.toBeNull();
  });

  it('is asked for a file again, too', async () => {
    const { fetch } = busyFor(1, { 'retry-after': '3' });
    const read = fetchAsViewer('/api/user/bookings', {}, (...call) =>
      fetch.mock.calls.length === 0 ? fetch(...call) : Promise.resolve(new Response('there')),
    );
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await (await read).text()).toBe('there');
  });
});
