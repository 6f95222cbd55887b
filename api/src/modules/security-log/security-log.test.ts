import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { clearTables } from '../../testing/clear-tables.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { securityLogJobs } from './security-log.jobs.js';
import { recordSecurityEvent } from './security-log.service.js';

let at: Harness;

const events = () =>
  at
    .context()
    .em.execute<{ kind: string; account_id: number | null; device: string | null; address: string }[]>(
      `select kind, account_id, device, address from security_events order by id`,
    );

beforeAll(async () => {
  at = await startHarness({ SECURITY_LOG_DAYS: '30' });
});
afterAll(() => at.close());
beforeEach(() => clearTables(at.context().em, 'security_events'));

describe('[issue: security log] recording an event', () => {
  it('concerns the viewer unless another account is named, and nobody where none is known', async () => {
    const [someone, other] = [await at.person(Role.USER), await at.person(Role.USER)];
    await clearTables(at.context().em, 'security_events');
    const viewer = { id: someone.id, role: Role.USER, name: 'A', signedInAt: at.clock.now() };
    const ctx = { ...at.context(viewer), userAgent: 'curl/8.5.0' };
    await recordSecurityEvent(ctx, ctx.em, { kind: 'SIGN_OUT' });
    await recordSecurityEvent(ctx, ctx.em, { kind: 'ROLE_CHANGED', accountId: other.id });
    await recordSecurityEvent(ctx, ctx.em, { kind: 'SIGN_IN_FAILED', accountId: null });
    expect(await events()).toMatchObject([
      { kind: 'sign_out', account_id: someone.id, device: 'curl', address: 'system' },
      { kind: 'role_changed', account_id: other.id },
      { kind: 'sign_in_failed', account_id: null },
    ]);
  });

  it('belongs to its transaction', async () => {
    const ctx = at.context();
    const failed = ctx.em.transactional(async (em) => {
      await recordSecurityEvent(ctx, em, { kind: 'SIGN_IN' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await events()).toEqual([]);
  });
});

describe('[issue: security log] the retention', () => {
  it('deletes what is older, and only then may anything be deleted', async () => {
    const ctx = at.context();
    await recordSecurityEvent(ctx, ctx.em, { kind: 'SIGN_IN' });
    at.clock.advanceMinutes(30 * 24 * 60 - 1);
    await recordSecurityEvent(ctx, ctx.em, { kind: 'SIGN_OUT' });
    at.clock.advanceMinutes(2);
    await securityLogJobs['delete-old-security-events']?.(at.context(), {}, new AbortController().signal);
    expect(await events()).toMatchObject([{ kind: 'sign_out' }]);
    await expect(at.context().em.execute('delete from security_events')).rejects.toThrow(/only ever added to/);
  });
});

describe('[issue: security log] reading it', () => {
  const QUERY = `query Log($filter: SecurityEventFilter) { securityLog(filter: $filter, paging: { limit: 2 }) {
    nodes { kind accountName device at } totalCount pageInfo { hasNextPage } } }`;
  interface Log {
    securityLog: { nodes: { kind: string; accountName: string | null }[]; totalCount: number; pageInfo: object };
  }

  const PAGED = `query Log($filter: SecurityEventFilter, $after: String) {
    securityLog(filter: $filter, paging: { limit: 1, after: $after }) { totalCount pageInfo { hasNextPage endCursor } } }`;
  interface PagedLog {
    securityLog: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  }

  it('admins find events by kind, person and period, page by page, and export them', async () => {
    const admin = await at.person(Role.ADMIN);
    const someone = await at.person(Role.USER, { name: 'Zohra Begum' });
    await clearTables(at.context().em, 'security_events');
    const begin = at.clock.now();
    for (const kind of ['SIGN_IN', 'SIGN_OUT', 'SIGN_IN_FAILED'] as const) {
      const ctx = at.context();
      const accountId = kind === 'SIGN_IN_FAILED' ? null : someone.id;
      await recordSecurityEvent(ctx, ctx.em, { kind, accountId, details: { of: '=1+1' } });
      at.clock.advanceMinutes(1);
    }
    const find = async (filter: object) => (await admin.graphql<Log>(QUERY, { filter })).data?.securityLog;
    expect(await find({})).toMatchObject({
      nodes: [
        { kind: 'SIGN_IN_FAILED', accountName: null },
        { kind: 'SIGN_OUT', accountName: 'Zohra Begum' },
      ],
      totalCount: 3,
      pageInfo: { hasNextPage: true },
    });
    expect(await find({ kind: 'SIGN_IN' })).toMatchObject({ nodes: [{ kind: 'SIGN_IN' }], totalCount: 1 });
    expect(await find({ person: 'zohra' })).toMatchObject({ totalCount: 2 });
    expect(await find({ accountId: someone.id, from: new Date(begin.getTime() + 30_000) })).toMatchObject({
      nodes: [{ kind: 'SIGN_OUT' }],
      totalCount: 1,
    });
    expect(await find({ to: begin })).toMatchObject({ nodes: [], totalCount: 0 });
    const file = await admin.graphql<{ exportSecurityLog: { filename: string; content: string } }>(
      'query File { exportSecurityLog(filter: { person: "zohra" }) { filename content } }',
    );
    const { filename, content } = file.data?.exportSecurityLog ?? { filename: '', content: '' };
    expect(filename).toMatch(/^security-log-2027-\d\d-\d\d\.csv$/);
    const [heading = '', ...rows] = content.trim().split('\r\n');
    expect(heading).toContain('Time (UTC),Event,Account,Name,Session,Address,Device,Details');
    expect(rows.map((row) => row.split(',')[1])).toEqual(['Signed out', 'Signed in']);
  });

  it('counts what the filter leaves on every page, without the reading of it', async () => {
    const [first, second] = [await at.person(Role.ADMIN), await at.person(Role.ADMIN)];
    await clearTables(at.context().em, 'security_events');
    for (const kind of ['SIGN_IN', 'SIGN_IN', 'SIGN_OUT', 'SIGN_IN'] as const) {
      const ctx = at.context();
      await recordSecurityEvent(ctx, ctx.em, { kind, accountId: first.id });
      at.clock.advanceMinutes(1);
    }
    const find = async (by: Person, filter: object, after?: string | null) =>
      (await by.graphql<PagedLog>(PAGED, { filter, after })).data?.securityLog;
    const signIns = await find(first, { kind: 'SIGN_IN' });
    expect(signIns?.totalCount).toBe(3);
    expect(await find(first, { kind: 'SIGN_IN' }, signIns?.pageInfo.endCursor)).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
    });
    const all = await find(first, {});
    expect(all?.totalCount).toBe(5);
    const after = all?.pageInfo.endCursor;
    expect(await find(second, {}, after)).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    expect(await find(second, { kind: 'PERSONAL_DATA_READ' }, after)).toMatchObject({ totalCount: 2 });
  });

  it('refuses everybody but administrators', async () => {
    for (const role of [Role.USER, Role.BUSINESS, Role.MODERATOR]) {
      const { data, errors } = await (await at.person(role)).graphql<PagedLog>(PAGED, { filter: {} });
      expect([data?.securityLog ?? null, errors[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
    }
  });
});
