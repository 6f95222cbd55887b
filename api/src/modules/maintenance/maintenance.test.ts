import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { DEFAULT_MAINTENANCE_MESSAGE } from '../../domain/maintenance/maintenance.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';

const HOUR = 3_600_000;
const after = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR).toISOString();

let at: Harness;
let admin: Person;
let moderator: Person;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  [admin, moderator, customer] = [
    await at.person(Role.ADMIN),
    await at.person(Role.MODERATOR),
    await at.person(Role.USER),
  ];
});
afterEach(async () => {
  at.clock.set(TEST_NOW);
  await admin.rest('DELETE', '/admin/maintenance');
});
afterAll(() => at.close());

const status = async () =>
  (await at.visitor.rest<{ isMaintenanceMode: boolean }>('GET', '/public/maintenance/status')).body;

describe('[business §4 Maintenance] a window', () => {
  it('starts and ends on schedule, at its exact limits', async () => {
    const window = { isEnabled: true, message: 'New server', startTime: after(1), endTime: after(3) };
    expect((await admin.rest('POST', '/admin/maintenance', window)).body).toMatchObject({
      isEnabled: true,
      isActive: false,
    });
    expect(await status()).toMatchObject({ isMaintenanceMode: false, endTime: after(3), message: 'New server' });
    const [kept] = await at.context().em.execute('select created_by from maintenance_mode where is_enabled');
    expect(kept).toEqual({ created_by: admin.id });
    const moments: [string, number, number][] = [
      ['a millisecond before the start', HOUR - 1, 200],
      ['at the start', HOUR, 503],
      ['a millisecond before the end', 3 * HOUR - 1, 503],
      ['at the end', 3 * HOUR, 200],
    ];
    for (const [, offset, expected] of moments) {
      at.clock.set(new Date(TEST_NOW.getTime() + offset));
      expect((await at.visitor.rest('GET', '/public/blog/posts')).status).toBe(expected);
    }
  });

  it('answers 503 with Retry-After and the message, over REST and GraphQL, and ends no session', async () => {
    await admin.rest('POST', '/admin/maintenance', { isEnabled: true, message: 'Back soon', endTime: after(2) });
    const rest = await customer.rest('GET', '/user/profile');
    expect(rest).toMatchObject({ status: 503, body: { code: 'MAINTENANCE', error: 'Back soon' } });
    expect(rest.headers.get('retry-after')).toBe('7200');
    const graphql = await customer.graphql('query Viewer { viewer { id } }');
    expect(graphql).toMatchObject({
      status: 503,
      errors: [{ message: 'Back soon', extensions: { code: 'MAINTENANCE' } }],
    });
    expect(graphql.headers.get('retry-after')).toBe('7200');
    await admin.rest('DELETE', '/admin/maintenance');
    expect((await customer.rest('GET', '/user/profile')).status).toBe(200);
  });

  it('exempts health, its own status, sign-in and staff', async () => {
    await admin.rest('POST', '/admin/maintenance', { isEnabled: true, message: 'Back soon' });
    expect((await at.visitor.rest('GET', '/health')).status).toBe(200);
    expect(await status()).toMatchObject({ isMaintenanceMode: true, endTime: null });
    expect((await at.visitor.rest('POST', '/user/auth/login', { emailOrUsername: 'x', password: 'y' })).status).toBe(
      401,
    );
    for (const staff of [admin, moderator])
      expect((await staff.rest('GET', '/admin/maintenance')).body).toMatchObject({ isActive: true });
  });

  it('without one, the default message is shown', async () => {
    const fresh = await startHarness();
    expect((await fresh.visitor.rest('GET', '/public/maintenance/status')).body).toEqual({
      isMaintenanceMode: false,
      endTime: null,
      message: DEFAULT_MAINTENANCE_MESSAGE,
    });
    await fresh.close();
  });

  it.each([
    ['message', { message: '  ' }],
    ['endTime', { message: 'x', startTime: after(2), endTime: after(2) }],
    ['startTime', { message: 'x', startTime: 'tomorrow' }],
  ])('refuses an invalid %s and changes nothing', async (field, window) => {
    expect(await admin.rest('POST', '/admin/maintenance', { isEnabled: true, ...window })).toMatchObject({
      status: 422,
      body: { field },
    });
    expect(await status()).toMatchObject({ isMaintenanceMode: false });
  });

  it('is written into the audit log with before and after', async () => {
    await admin.rest('POST', '/admin/maintenance', { isEnabled: true, message: 'Audited' });
    const rows: { action: string; after: { message: string } }[] = await at
      .context()
      .em.execute(`select action, after from audit_events where subject_type = 'maintenance' order by id desc limit 1`);
    expect(rows).toMatchObject([{ action: 'maintenance.scheduled', after: { message: 'Audited', isEnabled: true } }]);
  });
});

describe('[product: people and access] permissions', () => {
  it.each(['POST', 'DELETE'])('%s: admins only; moderators read', async (method) => {
    const window = method === 'POST' ? { isEnabled: true, message: 'x' } : undefined;
    expect((await at.visitor.rest(method, '/admin/maintenance', window)).status).toBe(401);
    for (const person of [customer, moderator])
      expect((await person.rest(method, '/admin/maintenance', window)).status).toBe(403);
    expect((await moderator.rest('GET', '/admin/maintenance')).status).toBe(200);
    expect((await customer.rest('GET', '/admin/maintenance')).status).toBe(403);
  });
});
