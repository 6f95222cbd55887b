import { Role } from '@mehfil/api/domain/accounts/roles';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lazyScreen } from '../lib/lazy-screen';
import { usePageTitle } from '../lib/page-title';
import { accessibilityProblems } from '../testing/axe';
import { person } from '../testing/people';
import { renderApp, type Surroundings } from '../testing/render';
import { fakeServer } from '../testing/server';
import { announceMaintenance } from './maintenance-signal';
import { MaintenanceRedirect } from './MaintenanceRedirect';
import { AppRoutes } from './router';
import type { ScreenRow } from './screen-row';

let broken = false;

function Plain() {
  return (
    <>
      <h1>Plain</h1>
      <Link to="/named">On</Link>
      <Link to="/plain?tab=2">Tab</Link>
      <Link to="/broken">Break</Link>
    </>
  );
}

function Named() {
  usePageTitle('Royal Palm');
  return <h1>Named</h1>;
}

function Broken() {
  if (broken) throw new Error('broken on purpose');
  return <h1>Whole again</h1>;
}

const row = (path: string, Screen: () => ReactNode, rest: Partial<ScreenRow> = {}): ScreenRow => ({
  path,
  title: 'login',
  access: 'public',
  layout: 'public',
  load: () => Promise.resolve(Screen),
  ...rest,
});

const ROWS = [
  row('/', () => <h1>Landing</h1>),
  row('/plain', Plain),
  row('/named', Named),
  row('/broken', Broken),
  row('/home', () => <h1>Home</h1>, { access: [Role.USER] }),
  row('/login', () => <h1>Login</h1>, { access: 'guests' }),
  row('/about', () => <h1>About</h1>, { worded: true, load: () => new Promise(() => undefined) }),
  row('/outdated', Plain, {
    load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
  }),
].map((each) => ({ row: each, code: lazyScreen(each.load) }));

const open = (at: string, surroundings: Surroundings = {}) =>
  renderApp(
    <>
      <MaintenanceRedirect />
      <AppRoutes screens={ROWS} />
    </>,
    { at, ...surroundings },
  );

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

afterEach(() => {
  broken = false;
  jest.restoreAllMocks();
});

describe('any other path', () => {
  it('reads Page Not Found (section 2)', async () => {
    const { container } = open('/no/such/page');
    await heading('Page Not Found');
    expect(document.title).toBe('Page Not Found · Mehfil');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('a route change', () => {
  it('scrolls to the top and takes the focus along (section 2)', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = open('/plain');
    await heading('Plain');
    expect(scroll).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Tab' }));
    expect(scroll).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'On' }));
    await heading('Named');
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('names the window after the screen, which may know better', async () => {
    const { user } = open('/plain');
    await heading('Plain');
    expect(document.title).toBe('Sign In · Mehfil');
    await user.click(screen.getByRole('link', { name: 'On' }));
    await heading('Named');
    expect(document.title).toBe('Royal Palm · Mehfil');
  });

  it('says Loading... in words where the route wants it (the info pages)', async () => {
    open('/about');
    expect(await screen.findByText('Loading...')).not.toHaveClass('visually-hidden');
  });
});

describe('guards', () => {
  it('lead a visitor to sign in, and from there back', async () => {
    const { address } = open('/home?x=1');
    await heading('Login');
    expect(address()).toBe('/login');
  });

  it.each([
    ['/login', undefined, '/home'],
    ['/login?from=%2Fplain', undefined, '/plain'],
    ['/login', { from: '/plain?tab=2' }, '/plain?tab=2'],
    ['/login?from=https%3A%2F%2Fevil.example', undefined, '/home'],
    ['/dashboard', undefined, '/home'],
  ])('lead a customer from %s (%p) to %s', async (at, state, to) => {
    const { address } = open(at, { viewer: person(), state });
    await waitFor(() => expect(address()).toBe(to));
  });

  it('[customer §4 Route guard] a spinner stands while the session loads', async () => {
    const server = fakeServer({ Viewer: () => new Promise(() => undefined) });
    localStorage.setItem('token', 'abc');
    open('/home', { server });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('render nothing of another page for staff, neither header nor footer', async () => {
    const { address } = open('/admin/dashboard', { viewer: person({ role: 'ADMIN' }) });
    await waitFor(() => expect(address()).toBe('/cpanel'));
  });

  it('lead an owner from the landing page to the dashboard', async () => {
    const { address } = open('/', { viewer: person({ role: 'BUSINESS' }) });
    await waitFor(() => expect(address()).toBe('/business/dashboard'));
  });

  it('offer another try when the session can’t be asked for', async () => {
    localStorage.setItem('token', 'abc');
    const { server, user } = open('/home');
    await screen.findByText('We could not reach your account');
    server.answer('Viewer', () => ({ viewer: person() }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Home');
  });
});

describe('a screen that throws', () => {
  it('leaves the header in place, and can be tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    broken = true;
    const { user } = open('/plain');
    await heading('Plain');
    await user.click(screen.getByRole('link', { name: 'Break' }));
    await screen.findByText('Something went wrong here');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Whole again');
  });

  it('does not take the next screen with it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    broken = true;
    const { user } = open('/broken');
    await screen.findByText('Something went wrong here');
    await user.click(screen.getByRole('link', { name: 'Mehfil, home page' }));
    await heading('Landing');
  });

  it('asks to load again where its code was replaced by a newer version', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/outdated');
    expect(await screen.findByText('A newer version is ready')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  });

  it('says so where its code can’t come without a connection', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/outdated');
    expect(await screen.findByText('You are offline')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull();
    online.mockRestore();
  });
});

describe('[customer §4 Maintenance] a call refused for maintenance', () => {
  it('leads to the maintenance page', async () => {
    const { address } = open('/plain');
    await heading('Plain');
    act(announceMaintenance);
    await waitFor(() => expect(address()).toBe('/maintenance'));
  });

  it('leads no staff there', async () => {
    const { address } = open('/cpanel', { viewer: person({ role: 'MODERATOR' }) });
    await heading('Page Not Found');
    act(announceMaintenance);
    expect(address()).toBe('/cpanel');
  });
});
