import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pageClock } from '../lib/clock';
import { runExclusively } from '../lib/exclusive';
import { person } from '../testing/people';
import { fakeServer, Refusal } from '../testing/server';
import { testToken } from '../testing/tokens';
import { createApolloClient } from './client';
import { SignInDocument } from './generated/accounts';
import { ViewerDocument } from './generated/session';
import { createRenewal } from './renewal';
import { createTokenStore, TOKEN_KEY } from './token';

const OLD = testToken({ id: 7, serial: 1 });
const NEW = testToken({ id: 7, serial: 2 });

function answering(status: number, token?: string) {
  const headers = { 'retry-after': '0' };
  return jest.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(token ? { token } : {}), { status, headers })),
  );
}

describe('renewing a token', () => {
  const setUp = (fetch: typeof globalThis.fetch) => {
    localStorage.setItem(TOKEN_KEY, OLD);
    const token = createTokenStore();
    return { token, renewal: createRenewal(token, fetch) };
  };

  it('asks once for all who wait, with the cookie', async () => {
    const fetch = answering(200, NEW);
    const { token, renewal } = setUp(fetch);
    expect(await Promise.all([renewal.replace(OLD), renewal.replace(OLD)])).toEqual(['renewed', 'renewed']);
    expect(fetch.mock.calls).toEqual([['/api/user/auth/renew', { method: 'POST', credentials: 'same-origin' }]]);
    expect(token.current()).toBe(NEW);
  });

  it('takes the token that another tab has just stored, without asking', async () => {
    const fetch = answering(200, 'never');
    const { token, renewal } = setUp(fetch);
    localStorage.setItem(TOKEN_KEY, NEW);
    expect(await renewal.replace(OLD)).toBe('renewed');
    expect(fetch).not.toHaveBeenCalled();
    expect(token.current()).toBe(NEW);
  });

  it('is over when another tab has signed out', async () => {
    const { renewal } = setUp(answering(200, 'never'));
    localStorage.removeItem(TOKEN_KEY);
    expect(await renewal.replace(OLD)).toBe('ended');
  });

  it.each<[string, typeof fetch, string]>([
    ['the session has ended', answering(401), 'ended'],
    ['the page isn’t ours', answering(403), 'ended'],
    ['the server is busy', answering(503), 'busy'],
    ['it was done too often', answering(429), 'unanswered'],
    ['there is no connection', () => Promise.reject(new TypeError('offline')), 'unanswered'],
  ])('where %s', async (_what, fetch, expected) => {
    const { token, renewal } = setUp(fetch);
    expect(await renewal.replace(OLD)).toBe(expected);
    expect(token.current()).toBe(OLD);
  });
});

describe('a token that ends soon', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('is timed by its life once it is new, whatever this machine’s clock says', async () => {
    const fetch = answering(200, testToken({ id: 7, serial: 3 }));
    localStorage.setItem(TOKEN_KEY, OLD);
    jest.setSystemTime(pageClock() + 60 * 60_000);
    const stop = createRenewal(createTokenStore(), fetch).keepFresh();
    await jest.advanceTimersByTimeAsync(13 * 60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    stop();
  });

  it.each([
    ['is renewed a minute before its end', 15, 1],
    ['is left alone when its client wanted one that lasts', 12 * 60, 0],
  ])('%s', async (_what, minutes, times) => {
    const fetch = answering(200, NEW);
    localStorage.setItem(TOKEN_KEY, testToken({ id: 7, minutes }));
    const stop = createRenewal(createTokenStore(), fetch).keepFresh();
    await jest.advanceTimersByTimeAsync((minutes - 2) * 60_000);
    expect(fetch).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(80_000);
    expect(fetch).toHaveBeenCalledTimes(times);
    stop();
  });
});

describe('an operation whose token has ended', () => {
  it.each(['query', 'mutation'])('is sent again with the new one: a %s', async (kind) => {
    localStorage.setItem(TOKEN_KEY, OLD);
    const token = createTokenStore();
    const answer = ({ headers }: { headers: Record<string, string> }) => {
      if (headers.authorization === `Bearer ${OLD}`) throw new Refusal('UNAUTHENTICATED', 'Ended.', { status: 401 });
      return { viewer: person(), signIn: { __typename: 'Session', token: 'x', user: person() } };
    };
    const server = fakeServer({ Viewer: answer, SignIn: answer, RenewSession: () => ({ token: NEW }) });
    const client = createApolloClient({ token, onMaintenance: () => undefined, fetch: server.fetch });
    const variables = { input: { emailOrUsername: 'a', password: 'b' } };
    const { data } =
      kind === 'query'
        ? await client.query({ query: ViewerDocument })
        : await client.mutate({ mutation: SignInDocument, variables });
    expect(data).toBeDefined();
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${OLD}`, `Bearer ${NEW}`]);
    expect(token.current()).toBe(NEW);
  });

  it('keeps it while the server can’t be asked', async () => {
    localStorage.setItem(TOKEN_KEY, OLD);
    const token = createTokenStore();
    const server = fakeServer({
      Viewer: () => {
        throw new Refusal('UNAUTHENTICATED', 'Ended.', { status: 401 });
      },
      RenewSession: () => Promise.reject(new TypeError('offline')),
    });
    const client = createApolloClient({ token, onMaintenance: () => undefined, fetch: server.fetch });
    await expect(client.query({ query: ViewerDocument })).rejects.toThrow();
    expect(token.current()).toBe(OLD);
  });
});

describe('one tab at a time', () => {
  it('without Web Locks, by a lease', async () => {
    const steps: string[] = [];
    const work = (name: string) => () => {
      steps.push(`${name} begins`);
      return new Promise<void>((resolve) => setTimeout(resolve, 30)).then(() => void steps.push(`${name} ends`));
    };
    await Promise.all(['a', 'b', 'c'].map((name) => runExclusively('turn', work(name), { locks: undefined })));
    const names = steps.map((step) => step.charAt(0));
    expect(names.filter((name, index) => index % 2 === 0 && names[index + 1] !== name)).toEqual([]);
  });

  it('after a page that was closed in the middle, when its lease is over', async () => {
    localStorage.setItem('turn', `gone ${pageClock() - 1}`);
    expect(await runExclusively('turn', () => Promise.resolve('done'), { locks: undefined })).toBe('done');
  });
});
