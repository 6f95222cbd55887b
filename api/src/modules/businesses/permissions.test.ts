import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { openVenue } from '../../testing/scene.js';

type Who = 'visitor' | 'customer' | 'business' | 'unapproved' | 'moderator' | 'admin';

let at: Harness;
let people: Record<Who, Person>;

beforeAll(async () => {
  at = await startHarness();
  people = {
    visitor: at.visitor,
    customer: await at.person(Role.USER),
    business: (await openVenue(at)).owner,
    unapproved: (await openVenue(at, { status: BusinessStatus.PENDING })).owner,
    moderator: await at.person(Role.MODERATOR),
    admin: await at.person(Role.ADMIN),
  };
});
afterAll(() => at.close());

/** A call of an area, over GraphQL and over REST if the specification has a path. Id 999999 never exists. */
interface Call {
  area: string;
  may: readonly Who[];
  query: string;
  rest?: readonly [method: string, path: string, body?: object];
}

const STAFF = ['moderator', 'admin'] as const;
const ADMIN = ['admin'] as const;
const OWNER = ['business'] as const;
const NOBODY = 999_999;
const REASON = 'input: { reason: "Papers missing" }';

const CALLS: readonly Call[] = [
  {
    area: 'Business portal screens',
    may: OWNER,
    query: '{ businessDashboard { totalHalls } }',
    rest: ['GET', '/business/dashboard/stats'],
  },
  {
    area: 'Halls lists',
    may: OWNER,
    query: '{ viewerHalls { nodes { id } } }',
    rest: ['GET', '/business/halls'],
  },
  {
    area: 'Bookings lists',
    may: OWNER,
    query: '{ businessBookings { nodes { id } } }',
    rest: ['GET', '/business/bookings'],
  },
  { area: 'Control panel', may: STAFF, query: '{ overview { pendingApprovals } }' },
  {
    area: 'Control panel',
    may: STAFF,
    query: '{ businesses { nodes { id } } }',
    rest: ['GET', '/moderator/businesses'],
  },
  {
    area: 'Approve applications',
    may: STAFF,
    query: `mutation { approveApplication(id: ${NOBODY}) { id } }`,
    rest: ['PUT', `/moderator/businesses/${NOBODY}/approve`],
  },
  {
    area: 'Reject applications',
    may: STAFF,
    query: `mutation { rejectApplication(id: ${NOBODY}, ${REASON}) { id } }`,
    rest: ['PUT', `/moderator/businesses/${NOBODY}/reject`, { reason: 'Papers missing' }],
  },
  { area: 'Suspend a business', may: ADMIN, query: `mutation { suspendBusiness(id: ${NOBODY}, ${REASON}) { id } }` },
  { area: 'Reinstate a business', may: ADMIN, query: `mutation { reinstateBusiness(id: ${NOBODY}) { id } }` },
  { area: 'Feature a hall', may: ADMIN, query: `mutation { featureHall(id: ${NOBODY}, isFeatured: true) }` },
  {
    area: 'Cancel a confirmed booking',
    may: ADMIN,
    query: `mutation { cancelConfirmedBooking(id: ${NOBODY}, ${REASON}) { id } }`,
  },
  { area: 'Users list', may: ADMIN, query: '{ people { nodes { id } } }', rest: ['GET', '/admin/users'] },
  {
    area: 'Assign moderator',
    may: ADMIN,
    query: `mutation { assignModerator(id: ${NOBODY}) { id } }`,
    rest: ['PUT', `/admin/users/${NOBODY}/assign-moderator`],
  },
  {
    area: 'Remove moderator',
    may: ADMIN,
    query: `mutation { removeModerator(id: ${NOBODY}) { id } }`,
    rest: ['PUT', `/admin/users/${NOBODY}/remove-moderator`],
  },
  {
    area: 'Delete user',
    may: ADMIN,
    query: `mutation { deleteUser(id: ${NOBODY}) }`,
    rest: ['DELETE', `/admin/users/${NOBODY}`],
  },
  {
    area: 'Environment',
    may: ADMIN,
    query: '{ environment { environment } }',
    rest: ['GET', '/admin/configuration/env'],
  },
  {
    area: 'Environment, changed',
    may: ADMIN,
    query: 'mutation { removeVariable(key: "NOT_THERE") { environment } }',
    rest: ['DELETE', '/admin/configuration/env/NOT_THERE'],
  },
  {
    area: 'System',
    may: ADMIN,
    query: '{ systemInformation { version } }',
    rest: ['GET', '/admin/system/info'],
  },
  {
    area: 'Blog, read',
    may: STAFF,
    query: '{ editorBlogPosts { nodes { id } } }',
    rest: ['GET', '/admin/configuration/blog/posts'],
  },
  {
    area: 'Blog, changed',
    may: ADMIN,
    query: `mutation { removeBlogPost(id: ${NOBODY}) }`,
    rest: ['DELETE', `/admin/configuration/blog/posts/${NOBODY}`],
  },
  {
    area: 'Maintenance, read',
    may: STAFF,
    query: '{ maintenanceSettings { isEnabled } }',
    rest: ['GET', '/admin/maintenance'],
  },
  {
    area: 'Maintenance, changed',
    may: ADMIN,
    query: 'mutation { endMaintenance { isEnabled } }',
    rest: ['DELETE', '/admin/maintenance'],
  },
];

const EVERYBODY: readonly Who[] = ['visitor', 'customer', 'business', 'unapproved', 'moderator', 'admin'];
const CELLS = CALLS.flatMap((call) => EVERYBODY.map((who) => [call.area, who, call] as const));

describe('[business §6] the permission table, cell by cell', () => {
  it.each(CELLS)('%s as %s', async (_area, who, { may, query, rest }) => {
    const person = people[who];
    const refused = who === 'visitor' ? ['UNAUTHENTICATED', 401] : ['FORBIDDEN', 403];
    const code = (await person.graphql(query)).errors[0]?.extensions.code;
    if (may.includes(who)) expect(['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL']).not.toContain(code);
    else expect(code).toBe(refused[0]);
    if (!rest) return;
    const { status } = await person.rest(...(rest as [string, string, object?]));
    if (may.includes(who)) expect([401, 403, 500]).not.toContain(status);
    else expect(status).toBe(refused[1]);
  });

  it('nobody can change their own role or account, over GraphQL and REST', async () => {
    const { admin } = people;
    const own: readonly (readonly [string, string, string])[] = [
      [`mutation { deleteUser(id: ${admin.id}) }`, 'DELETE', `/admin/users/${admin.id}`],
      [`mutation { assignModerator(id: ${admin.id}) { id } }`, 'PUT', `/admin/users/${admin.id}/assign-moderator`],
      [`mutation { removeModerator(id: ${admin.id}) { id } }`, 'PUT', `/admin/users/${admin.id}/remove-moderator`],
    ];
    for (const [query, method, path] of own) {
      expect((await admin.graphql(query)).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await admin.rest(method, path)).status).toBe(403);
    }
    const { data } = await admin.graphql<{ people: { nodes: { id: number; viewerCanAct: boolean }[] } }>(
      '{ people { nodes { id viewerCanAct } } }',
    );
    expect(data?.people.nodes.filter(({ viewerCanAct }) => !viewerCanAct).map(({ id }) => id)).toEqual([admin.id]);
  });

  it('an owner sees their own data only', async () => {
    const { data } = await people.business.graphql<{ viewerHalls: { nodes: { id: number }[] } }>(
      '{ viewerHalls { nodes { id } } }',
    );
    expect(data?.viewerHalls.nodes).toHaveLength(1);
  });
});
