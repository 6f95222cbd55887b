import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { booking } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
import { testToken } from '../../../testing/tokens';
import { useSession } from '../../../graphql/session';
import { pageClock } from '../../../lib/clock';
import { localStore } from '../../../lib/storage';
import { readOfflineCopy } from '../offline-copy';
import { useOfflineCopy } from './useOfflineCopy';

const register = jest.fn<(address: string) => Promise<void>>();

beforeEach(() => {
  register.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function Customer() {
  const { viewer, signOut } = useSession();
  useOfflineCopy();
  return (
    <button type="button" onClick={() => void signOut()}>
      {viewer ? 'out' : 'nobody'}
    </button>
  );
}

function open() {
  const server = fakeServer({
    OfflineBookings: () => ({
      upcoming: { __typename: 'BookingConnection', nodes: [booking({ status: 'CONFIRMED' })] },
      waiting: { __typename: 'BookingConnection', nodes: [booking({ id: 42 })] },
    }),
    SignOut: () => ({ signOut: true }),
  });
  const rendered = renderApp(<Customer />, { viewer: person(), server });
  localStorage.setItem('token', testToken({ id: 7 }));
  return rendered;
}

const copy = () => readOfflineCopy(localStore, new Date(pageClock()));

describe('[issue: beautiful] a customer’s bookings on the device', () => {
  it('are kept when they are read, with the page that shows them, and go at sign-out', async () => {
    const { user } = open();
    await waitFor(() => expect(copy()?.bookings.map(({ id }) => id)).toEqual([41, 42]));
    expect(copy()?.bookings[0]).not.toHaveProperty('customerPhone');
    expect(register).toHaveBeenCalledWith('/service-worker.js');
    await user.click(screen.getByRole('button', { name: 'out' }));
    await screen.findByText('nobody');
    expect(localStorage.getItem('offlineBookings')).toBeNull();
  });

  it('go when another tab signs out', async () => {
    open();
    await waitFor(() => expect(copy()).not.toBeNull());
    localStorage.removeItem('token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await screen.findByText('nobody');
    expect(localStorage.getItem('offlineBookings')).toBeNull();
  });

  it('are neither asked for nor kept where there are no service workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    const { server } = open();
    await screen.findByText('out');
    expect(server.times('OfflineBookings')).toBe(0);
    expect(copy()).toBeNull();
  });

  it('are kept although the browser takes no worker', async () => {
    register.mockRejectedValue(new DOMException('no', 'SecurityError'));
    open();
    await waitFor(() => expect(copy()).not.toBeNull());
  });
});
