import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import type { SecurityEventKind } from '../../domain/security-log/events.js';
import { clearTables } from '../../testing/clear-tables.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { addTestPasskey, startTestSignIn } from '../../testing/passkey.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { securityAlarmJobs } from './security-alarm.service.js';

let at: Harness;
let admins: Person[];
let someone: Person;

beforeAll(async () => {
  at = await startHarness({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://mehfil.test' });
  admins = [await at.person(Role.ADMIN), await at.person(Role.ADMIN)];
  someone = await at.person(Role.USER);
  await at.person(Role.MODERATOR);
});
afterAll(() => at.close());
beforeEach(() => clearTables(at.context().em, 'security_events', 'security_alarms', 'outbox_mails'));

/** Records events, of an account and from an address if they are given. */
async function record(
  kind: SecurityEventKind,
  count: number,
  { accountId = null, address = 'system' }: { accountId?: number | null; address?: string } = {},
) {
  const ctx = { ...at.context(), address };
  for (let n = 0; n < count; n += 1) await recordSecurityEvent(ctx, ctx.em, { kind, accountId });
}

const look = () => securityAlarmJobs['raise-security-alarms']?.(at.context(), {}, new AbortController().signal);
const alarms = () =>
  at
    .context()
    .em.execute<{ kind: string; count: number; address: string | null; account_id: number | null }[]>(
      'select kind, count, address, account_id from security_alarms order by id',
    );
const mails = () =>
  at
    .context()
    .em.execute<{ to_address: string; subject: string; text: string }[]>(
      'select to_address, subject, text from outbox_mails order by id',
    );

describe('[issue: security alarms] raising them', () => {
  it('a single event mails every admin once, and nobody else', async () => {
    await record('SECRET_REVEALED', 1, { accountId: admins[0]?.id ?? null });
    await look();
    await look();
    expect(await alarms()).toMatchObject([{ kind: 'secret_revealed', count: 1 }]);
    const sent = await mails();
    expect(sent.map(({ to_address: to }) => to)).toEqual(admins.map(({ email }) => email));
    expect(sent[0]).toMatchObject({ subject: 'Security alarm: Secret revealed' });
    expect(sent[0]?.text).toContain('counted 1 revealed secret');
  });

  it('counts what happens within the hour into the next one, and nothing twice', async () => {
    await record('RENEWAL_REUSED', 1);
    await look();
    await record('RENEWAL_REUSED', 2);
    at.clock.advanceMinutes(59);
    await look();
    expect(await alarms()).toHaveLength(1);
    at.clock.advanceMinutes(1);
    await look();
    expect((await alarms()).map(({ count }) => count)).toEqual([1, 2]);
    at.clock.advanceMinutes(60);
    await look();
    expect(await alarms()).toHaveLength(2);
  });

  it('misses no event that is committed after a later one', async () => {
    const { em } = at.context();
    const isWaiting = async () =>
      (
        await em.execute(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length > 0;
    const { looking } = await at.context().em.transactional(async (late) => {
      const ctx = at.context();
      await recordSecurityEvent(ctx, late, { kind: 'ADMIN_ADDED', accountId: null });
      await record('ADMIN_ADDED', 1);
      const state = { isDone: false };
      const looking = Promise.resolve(look()).finally(() => (state.isDone = true));
      while (!state.isDone && !(await isWaiting())) await new Promise((resolve) => setImmediate(resolve));
      return { looking };
    });
    await looking;
    expect(await alarms()).toMatchObject([{ kind: 'admin_added', count: 2 }]);
  });

  it('a sign-in with a passkey whose counter went back is one', async () => {
    const { passkey } = await addTestPasskey(at, await at.person(Role.USER));
    const signIn = async (counter: number) =>
      at.visitor.graphql('mutation In($input: PasskeySignInInput!) { signInWithPasskey(input: $input) { token } }', {
        input: { passkey: passkey.answer(await startTestSignIn(at), { counter }) },
      });
    expect((await signIn(7)).errors).toEqual([]);
    await look();
    expect(await alarms()).toEqual([]);
    expect((await signIn(3)).errors).toHaveLength(1);
    await look();
    expect(await alarms()).toMatchObject([{ kind: 'passkey_copied', count: 1, account_id: null }]);
    const told = (await mails()).filter(({ subject }) => subject === 'Security alarm: Passkey perhaps copied');
    expect(told.map(({ to_address: to }) => to)).toEqual(admins.map(({ email }) => email));
    expect(told[0]?.text).toContain('counted 1 use of a passkey that may be copied');
  });

  it('a pause of the server loses no single event', async () => {
    await record('ADMIN_ADDED', 1);
    at.clock.advanceMinutes(6 * 24 * 60);
    await look();
    expect(await alarms()).toMatchObject([{ kind: 'admin_added', count: 1 }]);
  });

  it('many failures of one account raise one, from 30 within an hour on', async () => {
    await record('SIGN_IN_FAILED', 29, { accountId: someone.id });
    await look();
    expect(await alarms()).toEqual([]);
    await record('SIGN_IN_FAILED', 1, { accountId: someone.id });
    await look();
    expect(await alarms()).toMatchObject([{ kind: 'failures_of_account', count: 30, account_id: someone.id }]);
  });

  it('failures of an hour ago don’t count', async () => {
    await record('SIGN_IN_FAILED', 29, { accountId: someone.id });
    at.clock.advanceMinutes(61);
    await record('SIGN_IN_FAILED', 1, { accountId: someone.id });
    await look();
    expect(await alarms()).toEqual([]);
  });

  it('a network counts as one address, whichever of its addresses is used', async () => {
    await record('SIGN_IN_FAILED', 30, { address: '2001:db8:1:2::1' });
    await record('SIGN_IN_FAILED', 30, { address: '2001:db8:1:2:ffff::9' });
    await record('SIGN_IN_FAILED', 59, { address: '203.0.113.9' });
    await look();
    expect(await alarms()).toMatchObject([{ kind: 'failures_of_address', count: 60, address: '2001:db8:1:2::/64' }]);
    await at.context().em.execute('truncate security_alarms');
    await record('SIGN_IN_FAILED', 1, { address: '::ffff:203.0.113.9' });
    await look();
    expect(await alarms()).toMatchObject([{ count: 120, address: expect.stringMatching(/^2/) as unknown }]);
  });

  it('two servers that look at the same moment raise it once', async () => {
    await record('SECRET_REVEALED', 1);
    await Promise.all([look(), look(), look()]);
    expect(await alarms()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });
});

describe('[issue: security alarms] the table', () => {
  it.each([
    ['security_alarms_count_positive', 0, null],
    ['security_alarms_account_fkey', 30, 999_999],
  ])('refuses by %s', async (constraint, count, accountId) => {
    const insert = at
      .context()
      .em.execute(
        `insert into security_alarms (kind, count, account_id, last_event_id, raised_at) values ('admin_added', ?, ?, 1, now())`,
        [count, accountId],
      );
    await expect(insert).rejects.toMatchObject({ constraint });
  });
});

describe('[issue: security alarms] reading them', () => {
  it('admins see those of the last seven days, the newest first', async () => {
    await record('ADMIN_ADDED', 1);
    await look();
    at.clock.advanceMinutes(7 * 24 * 60 + 1);
    await record('RENEWAL_REUSED', 1);
    await look();
    at.clock.advanceMinutes(1);
    await record('SECRET_REVEALED', 1);
    await look();
    const [admin] = admins;
    const token = (
      await at.visitor.graphql<{ signIn: { token: string } }>(
        'mutation In($input: SignInInput!) { signIn(input: $input) { token } }',
        { input: { emailOrUsername: admin?.email, password: 'correct horse battery' } },
      )
    ).data?.signIn.token;
    const { data } = await at
      .withToken(token)
      .graphql<{ securityAlarms: { kind: string }[] }>(
        '{ securityAlarms { id kind count accountId address raisedAt } }',
      );
    expect(data?.securityAlarms.map(({ kind }) => kind)).toEqual(['SECRET_REVEALED', 'RENEWAL_REUSED']);
  });
});
