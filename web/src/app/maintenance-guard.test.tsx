import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { MaintenanceScreen } from '../features/maintenance/public/MaintenanceScreen';
import { person } from '../testing/people';
import { renderApp, type Surroundings } from '../testing/render';
import { fakeServer } from '../testing/server';
import { MaintenanceRedirect } from './MaintenanceRedirect';

const MINUTE = 60_000;
const START = Date.parse('2027-03-01T07:00:00Z');

const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});

/** The guard on some page of a server whose status a test turns on and off. */
async function open(at: string, surroundings: Surroundings = {}, endTime: string | null = null) {
  const maintenance = { on: false, endTime };
  const server = fakeServer({
    MaintenanceStatus: () => ({
      maintenanceStatus: {
        __typename: 'MaintenanceStatus',
        isMaintenanceMode: maintenance.on,
        endTime: maintenance.endTime,
        message: 'New server',
      },
    }),
  });
  const went: { go?: NavigateFunction } = {};
  function Page() {
    went.go = useNavigate();
    return null;
  }
  const rendered = renderApp(
    <>
      <MaintenanceRedirect />
      <Page />
    </>,
    { at, server, ...surroundings },
  );
  await later(10);
  const go = (to: string) => act(() => void went.go?.(to));
  return { ...rendered, maintenance, go, asked: () => server.times('MaintenanceStatus') };
}

describe('[customer §4 Maintenance] the guard', () => {
  it('[customer §7 GET /api/public/maintenance/status] asks at once and every 2 minutes, and leads away when it is on', async () => {
    const { maintenance, asked, address } = await open('/about');
    expect(asked()).toBe(1);
    await later(2 * MINUTE - 100);
    expect(asked()).toBe(1);
    maintenance.on = true;
    await later(200);
    expect([asked(), address()]).toEqual([2, '/maintenance']);
  });

  it('[customer §7 GET /api/public/maintenance/status] asks every 5 minutes on the landing page', async () => {
    const { maintenance, asked, address } = await open('/');
    maintenance.on = true;
    await later(5 * MINUTE - 100);
    expect([asked(), address()]).toEqual([1, '/']);
    await later(200);
    expect([asked(), address()]).toEqual([2, '/maintenance']);
  });

  it('[customer §7 GET /api/public/maintenance/status] believes an answer for 1 minute, on the landing page for 3', async () => {
    const { asked, go } = await open('/about');
    go('/');
    await later(MINUTE + 1);
    expect(asked()).toBe(1);
    go('/blog');
    await later(10);
    expect(asked()).toBe(2);
    go('/');
    await later(10);
    expect(asked()).toBe(2);
  });

  it('asks nothing when the window gets the focus back', async () => {
    const { asked } = await open('/about');
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await later(10);
    expect(asked()).toBe(1);
  });

  it.each(['/maintenance', '/cpanel', '/cpanel/users'])('asks nothing at %s, and leads nobody away', async (at) => {
    const { maintenance, asked, address } = await open(at);
    maintenance.on = true;
    await later(6 * MINUTE);
    expect([asked(), address()]).toEqual([0, at]);
  });

  it.each(['ADMIN', 'MODERATOR'] as const)('leaves a signed-in %s alone', async (role) => {
    const { asked, address } = await open('/login', { viewer: person({ role }) });
    await later(6 * MINUTE);
    expect([asked(), address()]).toEqual([0, '/login']);
  });

  it.each(['USER', 'BUSINESS'] as const)('leads a signed-in %s away', async (role) => {
    const { maintenance, address } = await open('/about', { viewer: person({ role }) });
    maintenance.on = true;
    await later(2 * MINUTE + 100);
    expect(address()).toBe('/maintenance');
  });

  it('takes an end that can’t be parsed for none, and one that has passed for the end', async () => {
    const unparsable = await open('/about', {}, 'someday');
    unparsable.maintenance.on = true;
    await later(2 * MINUTE + 100);
    expect(unparsable.address()).toBe('/maintenance');
    unparsable.unmount();
    const passed = await open('/about', {}, '2027-03-01T06:00:00Z');
    passed.maintenance.on = true;
    await later(2 * MINUTE + 100);
    expect(passed.address()).toBe('/about');
  });
});

describe('[customer §4 Maintenance] the maintenance page', () => {
  const show = async (endTime: string | null) => {
    const maintenance = { on: true };
    const server = fakeServer({
      MaintenanceStatus: () => ({
        maintenanceStatus: {
          __typename: 'MaintenanceStatus',
          isMaintenanceMode: maintenance.on,
          endTime,
          message: '',
        },
      }),
    });
    const rendered = renderApp(<MaintenanceScreen />, { at: '/maintenance', server });
    await later(10);
    return { ...rendered, maintenance };
  };

  it('is left when the end time is reached, not before', async () => {
    const { address } = await show('2027-03-01T07:01:00Z');
    await later(MINUTE - 100);
    expect(address()).toBe('/maintenance');
    await later(200);
    expect(address()).toBe('/');
  });

  it('is left when maintenance turns off, which it asks every 2 minutes', async () => {
    const { maintenance, address } = await show('someday');
    maintenance.on = false;
    await later(2 * MINUTE - 100);
    expect(address()).toBe('/maintenance');
    await later(200);
    expect(address()).toBe('/');
  });

  it('stands for a moment where the reader’s clock is ahead of the server’s', async () => {
    const { address } = await show('2027-03-01T06:59:59Z');
    await later(1000);
    expect(address()).toBe('/maintenance');
    await later(1100);
    expect(address()).toBe('/');
  });
});
