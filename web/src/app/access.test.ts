import { Role } from '@mehfil/api/domain/accounts/roles';
import { describe, expect, it } from '@jest/globals';
import { person } from '../testing/people';
import type { BusinessRight } from '@mehfil/api/domain/businesses/team';
import { getStartPage } from './role-pages';
import { decide, forwardTarget, type Access, type Visitor } from './access';

type Person = ReturnType<typeof person>;

const at = (address: string, from?: unknown) => ({ pathname: address.split(/[?#]/)[0] ?? address, address, from });

const ready = (role: Role | null): Visitor => ({ status: 'ready', viewer: role && { ...person(), role } });

const CUSTOMERS: Access = [Role.USER];
const OWNERS: Access = [Role.BUSINESS];

describe('[customer §4 Route guard] the route guard', () => {
  it.each([
    ['/home', CUSTOMERS],
    ['/login', 'guests'],
    ['/', 'public'],
  ] as const)('waits at %s while the session loads', (address, access) => {
    expect(decide(access, { status: 'loading', viewer: null }, at(address))).toEqual({ kind: 'wait' });
  });

  it('shows what is for everybody meanwhile', () => {
    expect(decide('public', { status: 'loading', viewer: null }, at('/hall/3'))).toEqual({ kind: 'show' });
  });

  it('says so when the server could not be asked, and still shows what is for everybody', () => {
    const failed: Visitor = { status: 'failed', viewer: null };
    expect(decide(CUSTOMERS, failed, at('/home'))).toEqual({ kind: 'unknown' });
    expect(decide('public', failed, at('/'))).toEqual({ kind: 'show' });
  });

  it('asks a visitor to sign in, and remembers where they wanted to go', () => {
    expect(decide(CUSTOMERS, ready(null), at('/my-bookings?status=pending'))).toEqual({
      kind: 'go',
      to: '/login',
      from: '/my-bookings?status=pending',
    });
  });

  it.each([
    [Role.USER, OWNERS, '/home'],
    [Role.BUSINESS, CUSTOMERS, '/business/dashboard'],
  ] as const)('sends a %s whose role is not allowed to their own page', (role, access, to) => {
    expect(decide(access, ready(role), at('/somewhere'))).toEqual({ kind: 'go', to });
  });

  it.each([
    [Role.USER, CUSTOMERS],
    [Role.BUSINESS, OWNERS],
  ] as const)('shows a %s what is theirs', (role, access) => {
    expect(decide(access, ready(role), at('/somewhere'))).toEqual({ kind: 'show' });
  });
});

describe('[security Identity] the portal', () => {
  const visit = (viewer: Partial<Person>) =>
    decide(
      { right: 'BOOKINGS' },
      { status: 'ready', viewer: { ...person(viewer), role: Role.USER } },
      at('/business/bookings'),
    );

  it('opens to a member without the required second factor, for its set-up', () => {
    expect(visit({ lacksSecondFactor: true })).toEqual({ kind: 'show' });
    expect(visit({})).toEqual({ kind: 'go', to: '/home' });
  });
});

describe.each([Role.ADMIN, Role.MODERATOR])('a signed-in %s (section 4, staff confinement)', (role) => {
  it.each(['/', '/hall/3', '/home', '/business/dashboard', '/maintenance', '/register', '/no/such/page'])(
    'is sent from %s to the control panel',
    (address) => {
      expect(decide('public', ready(role), at(address))).toEqual({ kind: 'go', to: '/cpanel' });
    },
  );

  it.each(['/cpanel', '/cpanel/styleguide'])('stays at %s', (address) => {
    expect(decide('public', ready(role), at(address))).toEqual({ kind: 'show' });
  });

  it('is not confined by what only looks like the control panel', () => {
    expect(decide('public', ready(role), at('/cpanelx'))).toEqual({ kind: 'go', to: '/cpanel' });
  });

  it('goes on from the sign-in page to the admin dashboard, wherever the link wanted to lead', () => {
    expect(decide('guests', ready(role), at('/login', '/hall/3'))).toEqual({ kind: 'go', to: '/admin/dashboard' });
  });
});

describe('the landing page', () => {
  it('sends an owner to the dashboard', () => {
    expect(decide('public', ready(Role.BUSINESS), at('/'))).toEqual({ kind: 'go', to: '/business/dashboard' });
  });

  it.each([null, Role.USER])('is shown to %p', (role) => {
    expect(decide('public', ready(role), at('/'))).toEqual({ kind: 'show' });
  });
});

describe('who is signed in and opens sign-in or registration', () => {
  it.each([
    ['/login', Role.USER, undefined, '/home'],
    ['/login', Role.BUSINESS, undefined, '/business/dashboard'],
    ['/register', Role.USER, undefined, '/home'],
    ['/register', Role.BUSINESS, undefined, '/business/apply'],
    ['/register', Role.BUSINESS, '/hall/3', '/business/apply'],
    ['/login', Role.USER, '/hall/3?tab=reviews#form', '/hall/3?tab=reviews#form'],
    ['/register', Role.USER, '/hall/3', '/hall/3'],
    ['/login', Role.USER, '/login?from=/login', '/home'],
    ['/login', Role.USER, '//evil.example', '/home'],
    ['/login', Role.USER, 'https://evil.example/home', '/home'],
  ] as const)('at %s as %s, from %p, goes on to %s', (address, role, from, to) => {
    expect(forwardTarget({ ...person(), role }, at(address, from))).toBe(to);
  });

  const member = (role: 'MANAGER' | 'CLERK', rights: BusinessRight[]) => ({
    ...person(),
    role: Role.USER,
    membership: {
      ...{ __typename: 'Membership' },
      businessId: 5,
      businessName: 'Shalimar',
      role,
      rights,
      requestMails: true,
    },
  });

  it.each([
    ['a clerk', member('CLERK', ['BOOKINGS']), '/business/bookings'],
    ['a manager', member('MANAGER', ['BOOKINGS', 'FIGURES']), '/business/dashboard'],
  ] as const)('[issue: members begin in the portal] %s goes on to the portal', (_who, viewer, to) => {
    expect(forwardTarget(viewer, at('/login'))).toBe(to);
    expect(forwardTarget(viewer, at('/login', '/hall/3'))).toBe('/hall/3');
    expect(getStartPage(viewer)).toBe(to);
  });
});
