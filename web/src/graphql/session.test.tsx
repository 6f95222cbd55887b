import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { STORAGE_KEYS } from '../lib/storage-keys';
import { fakeServer, Refusal } from '../testing/server';
import { person } from '../testing/people';
import { renderApp } from '../testing/render';
import { testToken } from '../testing/tokens';
import { SignOutDocument, ViewerDocument } from './generated/session';
import { useSession } from './session';
import { TOKEN_KEY } from './token';

function Who() {
  const { status, viewer, epoch, signIn, signOut, renew, refresh } = useSession();
  return (
    <>
      <p>{`${status} ${viewer?.name ?? 'nobody'} ${viewer?.role ?? 'no-role'} ${String(epoch)}`}</p>
      <button
        type="button"
        onClick={() => void signIn({ token: 'new', user: person({ name: 'Bilal', role: 'BUSINESS' }) })}
      >
        in
      </button>
      <button type="button" onClick={() => void signOut()}>
        out
      </button>
      <button type="button" onClick={() => renew({ token: 'renewed', user: person({ name: 'Ayesha' }) })}>
        renew
      </button>
      <button type="button" onClick={() => void refresh()}>
        refresh
      </button>
    </>
  );
}

const state = (words: string) => screen.findByText(new RegExp(`^${words}`));

function otherTab(token: string | null) {
  if (token) localStorage.setItem(TOKEN_KEY, token);
  else localStorage.removeItem(TOKEN_KEY);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
  });
}

describe('[customer §4 Auth] the session', () => {
  it('is nobody’s without a token, and asks nothing', async () => {
    const { server } = renderApp(<Who />);
    await state('ready nobody');
    expect(server.times('Viewer')).toBe(0);
  });

  it('leaves no bookings on the device when it ended while no page was open', async () => {
    localStorage.setItem(STORAGE_KEYS.offlineBookings, '{}');
    renderApp(<Who />);
    await state('ready nobody');
    expect(localStorage.getItem(STORAGE_KEYS.offlineBookings)).toBeNull();
  });

  it('asks whose the stored token is', async () => {
    renderApp(<Who />, { viewer: person() });
    await state('loading nobody');
    await state('ready Ayesha Noor user 0');
  });

  it('begins with a sign-in: the token is kept, what was cached is gone', async () => {
    const { user, client } = renderApp(<Who />);
    client.writeQuery({ query: ViewerDocument, data: { viewer: person() } });
    localStorage.setItem(STORAGE_KEYS.offlineBookings, '{}');
    await user.click(screen.getByText('in'));
    await state('ready Bilal business 1');
    expect(localStorage.getItem(STORAGE_KEYS.offlineBookings)).toBeNull();
    expect(localStorage.getItem(TOKEN_KEY)).toBe('new');
    expect(client.readQuery({ query: ViewerDocument })).toBeNull();
  });

  it('ends with no user, no token and nothing cached', async () => {
    const { user, client } = renderApp(<Who />, { viewer: person() });
    await state('ready Ayesha');
    localStorage.setItem(STORAGE_KEYS.offlineBookings, '{}');
    await user.click(screen.getByText('out'));
    await state('ready nobody');
    expect(localStorage.getItem(STORAGE_KEYS.offlineBookings)).toBeNull();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    await waitFor(() => expect(client.readQuery({ query: ViewerDocument })).toBeNull());
  });

  it('ends on the server too', async () => {
    const server = fakeServer({ SignOut: () => ({ signOut: true }) });
    const { user } = renderApp(<Who />, { viewer: person(), server });
    await state('ready Ayesha');
    await user.click(screen.getByText('out'));
    await state('ready nobody');
    expect(server.asked.find(({ operation }) => operation === 'SignOut')?.headers.authorization).toBe('Bearer a-token');
  });

  describe('with push notifications in this browser', () => {
    const unsubscribe = jest.fn(() => Promise.resolve(true));
    beforeEach(() => {
      unsubscribe.mockClear();
      const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }) };
      const value = { getRegistration: () => Promise.resolve({ pushManager }) };
      Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    });

    it('ends them where signing out doesn’t reach the server', async () => {
      const server = fakeServer({
        SignOut: () => {
          throw new Refusal('UNAVAILABLE', 'Later.', { status: 503 });
        },
      });
      const { user } = renderApp(<Who />, { viewer: person(), server });
      await state('ready Ayesha');
      expect(unsubscribe).not.toHaveBeenCalled();
      await user.click(screen.getByText('out'));
      await state('ready nobody');
      await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
    });

    it('ends them where somebody else signs in, and where the session has ended', async () => {
      const { user } = renderApp(<Who />, { viewer: person() });
      await state('ready Ayesha');
      await user.click(screen.getByText('in'));
      await state('ready Bilal');
      await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
      otherTab(null);
      await state('ready nobody');
      await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(2));
    });

    it('keeps them while the person stays', async () => {
      const { user } = renderApp(<Who />, { viewer: person() });
      await state('ready Ayesha');
      await user.click(screen.getByText('renew'));
      await user.click(screen.getByText('refresh'));
      await state('ready Ayesha');
      expect(unsubscribe).not.toHaveBeenCalled();
    });
  });

  it('goes on with a renewed token, from another tab too, without starting anew', async () => {
    const server = fakeServer({ Viewer: () => ({ viewer: person({ id: 7 }) }) });
    localStorage.setItem(TOKEN_KEY, testToken({ id: 7, serial: 1 }));
    renderApp(<Who />, { server });
    await state('ready Ayesha Noor user 0');
    otherTab(testToken({ id: 7, serial: 2 }));
    await state('ready Ayesha Noor user 0');
    expect(server.times('Viewer')).toBe(1);
  });

  it('ends when the token has died', async () => {
    const server = fakeServer();
    const { token } = renderApp(<Who />, { viewer: person(), server });
    await state('ready Ayesha');
    server.answer('Viewer', () => {
      throw new Refusal('UNAUTHENTICATED', 'Ended.', { status: 401 });
    });
    localStorage.setItem(STORAGE_KEYS.offlineBookings, '{}');
    act(() => screen.getByText('refresh').click());
    await state('ready nobody no-role 1');
    expect(token.current()).toBeNull();
    expect(localStorage.getItem(STORAGE_KEYS.offlineBookings)).toBeNull();
  });

  it.each([
    ['the network is away', () => Promise.reject(new TypeError('offline'))],
    [
      'the server is under maintenance',
      () =>
        Promise.resolve(
          new Response('{"errors":[{"message":"m","extensions":{"code":"MAINTENANCE"}}]}', { status: 503 }),
        ),
    ],
  ])('is not ended because %s, and can be asked for again', async (_case, fetch) => {
    localStorage.setItem(TOKEN_KEY, 'abc');
    const back = fakeServer({ Viewer: () => ({ viewer: person() }) });
    let line: typeof globalThis.fetch = fetch;
    const server = { ...back, fetch: (...call: Parameters<typeof globalThis.fetch>) => line(...call) };
    const { user, token } = renderApp(<Who />, { server });
    await state('failed nobody');
    expect(token.current()).toBe('abc');
    line = back.fetch;
    await user.click(screen.getByText('refresh'));
    await state('ready Ayesha');
  });

  it('is asked for again once a server that was too busy answers anything', async () => {
    localStorage.setItem(TOKEN_KEY, 'abc');
    const back = fakeServer({ Viewer: () => ({ viewer: person() }), SignOut: () => ({ signOut: true }) });
    const busy = () => Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '120' } }));
    let line: typeof globalThis.fetch = busy;
    const server = { ...back, fetch: (...call: Parameters<typeof globalThis.fetch>) => line(...call) };
    const { client } = renderApp(<Who />, { server });
    await state('failed nobody');
    expect(back.times('Viewer')).toBe(0);
    line = back.fetch;
    await act(() => client.mutate({ mutation: SignOutDocument }));
    await state('ready Ayesha');
    expect(back.times('Viewer')).toBe(1);
  });

  it('takes over a new token of the same person without starting anew', async () => {
    const { user } = renderApp(<Who />, { viewer: person() });
    await state('ready Ayesha Noor');
    await user.click(screen.getByText('renew'));
    await state('ready Ayesha user 0');
    expect(localStorage.getItem(TOKEN_KEY)).toBe('renewed');
  });

  it('ends when another tab signs out', async () => {
    renderApp(<Who />, { viewer: person() });
    await state('ready Ayesha');
    otherTab(null);
    await state('ready nobody');
  });

  it('becomes the other person’s when another tab signs one in', async () => {
    const { server } = renderApp(<Who />, { viewer: person() });
    await state('ready Ayesha');
    server.answer('Viewer', () => ({ viewer: person({ id: 8, name: 'Bilal' }) }));
    otherTab('of-bilal');
    await state('ready Bilal user 1');
  });
});
