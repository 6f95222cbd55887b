import { Role } from '@mehfil/api/domain/accounts/roles';
import { TEAM_RIGHTS, type MemberRole } from '@mehfil/api/domain/businesses/team';
import { describe, expect, it } from '@jest/globals';
import { matchPath } from 'react-router-dom';
import { person } from '../testing/people';
import { decide, type Access } from './access';
import { ADDRESSES } from './addresses';
import { REDIRECTS, SCREENS } from './routes';

const VISITORS = [null, Role.USER, Role.BUSINESS, Role.MODERATOR, Role.ADMIN] as const;

/** What happens at an address: `-` stands for the screen itself. For visitors, customers, owners, staff. */
type Outcomes = readonly [visitor: string, customer: string, owner: string, staff: string];

const EVERYBODY: Outcomes = ['-', '-', '-', '/cpanel'];
const CUSTOMERS: Outcomes = ['/login', '-', '/business/dashboard', '/cpanel'];
const OWNERS: Outcomes = ['/login', '/home', '-', '/cpanel'];

/** The product's own pages at and below an address. */
function below(address: string): string[] {
  return SCREENS.map(({ path }) => path).filter((path) => path === address || path.startsWith(`${address}/`));
}

/** The route table of both documents (section 2), with the pages that the product adds. */
const TABLE: readonly (readonly [address: string, outcomes: Outcomes])[] = [
  ['/', ['-', '-', '/business/dashboard', '/cpanel']],
  ['/login', ['-', '/home', '/business/dashboard', '/admin/dashboard']],
  ['/register', ['-', '/home', '/business/apply', '/cpanel']],
  ...[
    '/maintenance',
    '/hall/12',
    '/hall/12/pearl-hall',
    '/blog',
    '/blog/post/choosing-a-hall',
    '/venues/featured',
    '/venues/all',
    '/compare',
    '/plan',
    '/about',
    '/lists/a-shared-list',
    '/how-to-book',
    '/customer-support',
    '/business/verification',
  ].map((address) => [address, EVERYBODY] as const),
  ...[
    '/home',
    '/my-bookings',
    '/my-bookings/functions',
    '/bookings/12',
    '/enquiries',
    '/enquiries/7',
    '/messages',
    '/messages/7',
    '/saved-halls',
    '/settings',
  ].map((address) => [address, CUSTOMERS] as const),
  ...[
    '/business/apply',
    '/business/dashboard',
    '/business/setup',
    '/business/create-hall',
    '/business/create-hall/12',
    '/halls/new',
    '/business/halls',
    '/business/bookings',
    '/business/bookings/655',
    '/business/guests/+923001234567',
    '/business/enquiries/7',
    '/business/messages',
    '/business/messages/7',
    '/business/settings',
    ...below('/business').filter((path) => !/:|verification$/.test(path)),
  ].map((address) => [address, OWNERS] as const),
  ...[
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/invitation',
    '/terms',
    '/privacy-policy',
    ...below('/cpanel'),
  ].map((address) => [address, ['-', '-', '-', '-']] as const),
  ['/dashboard', ['/login', '/home', '/business/dashboard', '/cpanel']],
  ['/account', ['/login', '/settings', '/business/settings', '/cpanel?tab=profile']],
  [
    '/cpanel/styleguide',
    ['/cpanel?tab=styleguide', '/cpanel?tab=styleguide', '/cpanel?tab=styleguide', '/cpanel?tab=styleguide'],
  ],
  ['/admin/dashboard', ['/cpanel', '/cpanel', '/cpanel', '/cpanel']],
  ['/no/such/page', EVERYBODY],
];

/** Who may open an address, and where it leads on to, by the product's one table of routes. */
function routeAt(address: string): { access: Access; to: (role: Role | null) => string } {
  const screen = SCREENS.find(({ path }) => matchPath(path, address));
  if (screen) return { access: screen.access, to: () => '-' };
  const redirect = REDIRECTS.find(({ path }) => path === address);
  if (!redirect) return { access: 'public', to: () => '-' };
  const { access, to } = redirect;
  return { access, to: (role) => (typeof to === 'string' ? to : role ? to({ ...person(), role }) : '-') };
}

function outcome(address: string, role: Role | null): string {
  const { access, to } = routeAt(address);
  const viewer = role && { ...person(), role };
  const decision = decide(access, { status: 'ready', viewer }, { pathname: address, address });
  return decision.kind === 'go' ? decision.to : to(role);
}

describe('[customer §2 Route table, business §2 Business routes] every role at every address', () => {
  it.each([...new Map(TABLE)])(
    '%s leads visitors, customers, owners and staff to %j',
    (address, [visitor, customer, owner, staff]) => {
      expect(VISITORS.map((role) => outcome(address, role))).toEqual([visitor, customer, owner, staff, staff]);
    },
  );

  it('every screen of the product is in this table', () => {
    const rows = [...SCREENS, ...REDIRECTS].map(({ path }) => path);
    expect(rows.filter((path) => !TABLE.some(([address]) => matchPath(path, address)))).toEqual([]);
  });

  it('every address of it is known to the server by its title', () => {
    const known = Object.fromEntries(ADDRESSES.map(({ path, title }) => [path, title]));
    expect(ADDRESSES).toHaveLength(SCREENS.length + REDIRECTS.length);
    expect(known).toMatchObject({
      '/my-bookings/functions': 'Your Functions',
      '/business/create-hall/{id}': 'Hall',
      '/hall/{id}': 'Hall Details',
      '/account': '',
    });
  });

  it('[customer §6] who was sent to sign in goes on to where they wanted', () => {
    const wanted = { pathname: '/my-bookings', address: '/my-bookings?status=pending' };
    expect(decide(routeAt('/my-bookings').access, { status: 'ready', viewer: null }, wanted)).toMatchObject({
      to: '/login',
      from: '/my-bookings?status=pending',
    });
  });

  it('pages stand in the frame that the document names', () => {
    const frames = (prefix: string) => [
      ...new Set(SCREENS.filter(({ path }) => path.startsWith(prefix)).map(({ layout }) => layout)),
    ];
    expect(frames('/business/')).toEqual(['business', 'public']);
    expect(frames('/cpanel')).toEqual(['staff']);
    expect(SCREENS.filter(({ layout }) => layout === 'public').map(({ path }) => path)).toContain(
      '/business/verification',
    );
  });

  it('the info pages are loaded on demand with Loading... in words', () => {
    expect(SCREENS.filter(({ worded }) => worded).map(({ path }) => path)).toEqual([
      '/about',
      '/terms',
      '/privacy-policy',
      '/how-to-book',
      '/business/verification',
      '/customer-support',
    ]);
  });
});

describe('[security Never 2] a member of a team', () => {
  const member = (role: MemberRole) => ({
    ...person(),
    role: Role.USER,
    membership: {
      __typename: 'BusinessMembership' as const,
      ...{ businessId: 1, businessName: 'Banquets', role, rights: [...TEAM_RIGHTS[role]], requestMails: true },
    },
  });
  const opened = (role: MemberRole) =>
    below('/business').filter((address) => {
      const { access } = routeAt(address);
      const attempt = { pathname: address, address };
      return decide(access, { status: 'ready', viewer: member(role) }, attempt).kind === 'show';
    });
  const CLERKS = [
    'halls',
    'spaces',
    'bookings',
    'bookings/:id',
    'calendar',
    'functions',
    'messages',
    'messages/:id',
    'enquiries',
    'enquiries/:id',
    'visits',
    'guests',
    'guests/:phone',
    'reviews',
    'billing',
  ].map((page) => `/business/${page}`);
  const MANAGERS = ['dashboard', 'setup', 'create-hall', 'create-hall/:id', 'import', 'settings'];

  it('opens what the role may, and no more', () => {
    const everybody = ['/business/verification'];
    expect(opened('CLERK').sort()).toEqual([...CLERKS, ...everybody].sort());
    const managers = MANAGERS.map((page) => `/business/${page}`);
    expect(opened('MANAGER').sort()).toEqual([...CLERKS, ...managers, ...everybody].sort());
  });

  it('is told where the role may not go, and remains a customer', () => {
    const viewer = member('CLERK');
    const at = (address: string) =>
      decide(routeAt(address).access, { status: 'ready', viewer }, { pathname: address, address });
    expect(at('/business/settings')).toEqual({ kind: 'refused' });
    expect(at('/my-bookings')).toEqual({ kind: 'show' });
  });
});

it('screens that stay when their address changes are of one kind', () => {
  const kinds = new Map<string, string>();
  for (const { shared, layout, title } of SCREENS) {
    if (shared === undefined) continue;
    const kind = `${layout} ${title.replace(/s$/, '')}`;
    expect([shared, kind]).toEqual([shared, kinds.get(shared) ?? kind]);
    kinds.set(shared, kind);
  }
});
