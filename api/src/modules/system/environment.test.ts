import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { MASK } from '../../domain/system/mask.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { parseLines, printLines, toValues } from './environment-file.js';

interface Environment {
  environment: string;
  restartPending: boolean;
  content: string;
  version: string;
  variables: { key: string; value: string; isMasked: boolean }[];
}

const SECRET = 'a-signing-secret-of-thirty-two-characters';
const FILE = `# The platform\nLOG_LEVEL=info\nJWT_SECRET=${SECRET}\nSMTP_URL=smtp://user:pass@mail.test:25\n\nMAIL_FROM='Mehfil <no-reply@mehfil.test>'\n`;
const CONFIG = '/admin/configuration/env';

let at: Harness;
let admin: Person;
let path: string;

beforeAll(async () => {
  at = await startHarness();
  admin = await at.person(Role.ADMIN);
  path = at.app.env.envFile;
});
beforeEach(() => writeFileSync(path, FILE));
afterAll(() => at.close());

const onDisk = () => readFileSync(path, 'utf8');

describe('[business §2 Settings tab] the environment file', () => {
  it('is shown with every credential masked, whatever its name', async () => {
    const { body } = await admin.rest<Environment>('GET', CONFIG);
    const shown = Object.fromEntries(body.variables.map(({ key, value }) => [key, value]));
    expect(shown).toEqual({
      LOG_LEVEL: 'info',
      JWT_SECRET: MASK,
      SMTP_URL: MASK,
      MAIL_FROM: 'Mehfil <no-reply@mehfil.test>',
    });
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect(JSON.stringify(body)).not.toContain('user:pass');
    expect(body.content).toContain('# The platform');
  });

  it('adds, changes and removes a variable, keeps the previous file and its comments, readable by its owner only', async () => {
    expect((await admin.rest('POST', CONFIG, { key: 'MAP_ATTRIBUTION', value: 'help \'desk\' "x" #1' })).status).toBe(
      201,
    );
    expect(toValues(parseLines(onDisk())).get('MAP_ATTRIBUTION')).toBe('help \'desk\' "x" #1');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect((await admin.rest('PUT', `${CONFIG}/LOG_LEVEL`, { key: 'LOG_LEVEL', value: 'warn' })).status).toBe(200);
    expect(toValues(parseLines(onDisk())).get('LOG_LEVEL')).toBe('warn');
    expect(toValues(parseLines(readFileSync(`${path}.previous`, 'utf8'))).get('LOG_LEVEL')).toBe('info');
    expect((await admin.rest('DELETE', `${CONFIG}/MAP_ATTRIBUTION`)).status).toBe(200);
    expect(onDisk()).toContain('# The platform\n');
    expect(onDisk()).not.toContain('MAP_ATTRIBUTION');
    expect(existsSync(`${path}.writing`)).toBe(false);
  });

  it('isn’t saved over what was changed meanwhile, unless it says nothing of that', async () => {
    const { body } = await admin.rest<Environment>('GET', CONFIG);
    const save = (more: string, previousVersion: string | null) =>
      admin.rest('PUT', '/admin/env/content', { content: `${body.content}${more}\n`, previousVersion });
    await admin.rest('POST', CONFIG, { key: 'SUPPORT_EMAIL', value: 'help@mehfil.test' });
    expect(await save('# mine', body.version)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', field: 'content' },
    });
    expect(onDisk()).toContain('SUPPORT_EMAIL');
    const { version } = (await admin.rest<Environment>('GET', CONFIG)).body;
    expect(version).not.toBe(body.version);
    expect((await save('# mine', version)).status).toBe(200);
    // The same again, whose first answer was lost.
    expect((await save('# mine', version)).status).toBe(200);
    expect((await save('# any', null)).status).toBe(200);
    expect(onDisk()).toContain('# any');
  });

  it('isn’t saved over the removal of a secret, whose mask stands for nothing any more', async () => {
    const { content, version } = (await admin.rest<Environment>('GET', CONFIG)).body;
    await admin.rest('DELETE', `${CONFIG}/SMTP_URL`);
    const remaining = onDisk();
    expect(await admin.rest('PUT', '/admin/env/content', { content, previousVersion: version })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', field: 'content' },
    });
    expect(remaining).not.toContain('SMTP_URL');
    expect(onDisk()).toBe(remaining);
  });

  it('isn’t saved over a change of masked values alone, while its text says nothing of that', async () => {
    const { content, version } = (await admin.rest<Environment>('GET', CONFIG)).body;
    await admin.rest('PUT', `${CONFIG}/JWT_SECRET`, { value: `${SECRET}, and longer` });
    const { body } = await admin.rest<Environment>('GET', CONFIG);
    expect(body.content).toBe(content);
    expect(body.version).not.toBe(version);
    const smtp = content.replace(/^SMTP_URL=.*$/m, 'SMTP_URL=smtp://other.test:25');
    const save = (previousVersion: string) =>
      admin.rest('PUT', '/admin/env/content', { content: smtp, previousVersion });
    expect(await save(version)).toMatchObject({ status: 409, body: { code: 'CONFLICT', field: 'content' } });
    expect((await save(body.version)).status).toBe(200);
    expect(onDisk()).toContain('and longer');
  });

  it('a mask keeps the original, in one variable and in the raw file', async () => {
    await admin.rest('PUT', `${CONFIG}/JWT_SECRET`, { key: 'JWT_SECRET', value: MASK });
    const { body } = await admin.rest<Environment>('GET', CONFIG);
    const saved = await admin.rest('PUT', '/admin/env/content', {
      content: `${body.content}\nSUPPORT_PHONE=+92 42 111\n`,
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        ok: true,
        message: 'Environment file updated successfully. Please restart the application to apply changes.',
      },
    });
    expect(Object.fromEntries(toValues(parseLines(onDisk())))).toMatchObject({
      JWT_SECRET: SECRET,
      SMTP_URL: 'smtp://user:pass@mail.test:25',
      SUPPORT_PHONE: '+92 42 111',
    });
  });

  it.each([
    ['no assignment', 'LOG_LEVEL', 'Invalid environment file format'],
    ['a key twice', 'PORT=1\nPORT=2', 'Invalid environment file format'],
    ['a value over two lines', 'MAIL_FROM="a\nb"', 'Invalid environment file format'],
    ['a key that changes how the process runs', 'NODE_OPTIONS=--inspect', 'NODE_OPTIONS'],
    ['LD_PRELOAD', 'LD_PRELOAD=/tmp/x.so', 'LD_PRELOAD'],
    ['a value that the server can’t start with', 'PORT=many', 'PORT must be a whole number'],
    ['a database that doesn’t answer', 'DATABASE_URL=postgres://u:geheim@127.0.0.1:1/x', 'Database connection failed'],
    ['a mask without an original', `API_KEY=${MASK}`, 'API_KEY'],
  ])('refuses %s, with the reason, and changes nothing', async (_what, content, message) => {
    const answer = await admin.rest<{ message: string }>('PUT', '/admin/env/content', { content });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field: 'content', message: expect.stringContaining(message) },
    });
    expect(answer.body.message).not.toContain('geheim');
    expect(onDisk()).toBe(FILE);
  });

  it.each([
    ['key', { key: 'lower_case', value: 'x' }],
    ['key', { key: '', value: 'x' }],
    ['key', { key: 'PATH', value: '/tmp' }],
    ['value', { key: 'NEW_ONE', value: 'two\nlines' }],
    ['value', { key: 'RATES_URL', value: 'nonsense' }],
  ])('refuses a variable with a wrong %s', async (field, variable) => {
    expect(await admin.rest('POST', CONFIG, variable)).toMatchObject({ status: 422, body: { field } });
    expect(onDisk()).toBe(FILE);
  });

  it('refuses a variable that is there already, and one that is not', async () => {
    expect(await admin.rest('POST', CONFIG, { key: 'LOG_LEVEL', value: 'warn' })).toMatchObject({
      status: 409,
      body: { field: 'key' },
    });
    expect((await admin.rest('PUT', `${CONFIG}/NOT_THERE`, { value: 'x' })).status).toBe(404);
    expect((await admin.rest('DELETE', `${CONFIG}/NOT_THERE`)).status).toBe(404);
  });

  it('switches the environment if the server could start in it, and reports that a restart is pending', async () => {
    const { body } = await admin.rest<Environment>('POST', '/admin/system/env', { environment: 'production' });
    expect(body).toMatchObject({ environment: 'production', restartPending: true });
    writeFileSync(path, 'LOG_LEVEL=info');
    expect(await admin.rest('POST', '/admin/system/env', { environment: 'production' })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('JWT_SECRET is required in production') },
    });
    expect(await admin.rest('POST', '/admin/system/env', { environment: 'staging' })).toMatchObject({
      status: 422,
      body: { field: 'environment' },
    });
  });

  it('of parallel edits none is lost', async () => {
    await Promise.all(
      [1, 2, 3, 4, 5].map((number) => admin.rest('POST', CONFIG, { key: `EXTRA_${number}`, value: 'x' })),
    );
    expect([...toValues(parseLines(onDisk())).keys()].filter((key) => key.startsWith('EXTRA_'))).toHaveLength(5);
  });

  it('reveals one value at a time; reveals and changes are audited, secrets behind a mask that shows that they changed', async () => {
    const { data } = await admin.graphql(
      'mutation Reveal { revealVariable(key: "JWT_SECRET") { key value isMasked } }',
    );
    expect(data).toEqual({ revealVariable: { key: 'JWT_SECRET', value: SECRET, isMasked: false } });
    await admin.rest('PUT', `${CONFIG}/LOG_LEVEL`, { value: 'debug' });
    await admin.rest('PUT', `${CONFIG}/LOG_LEVEL`, { value: 'debug' });
    await admin.rest('PUT', `${CONFIG}/JWT_SECRET`, { value: `${SECRET}, and longer` });
    const rows: object[] = await at
      .context()
      .em.execute(
        `select action, subject_id, before, after from audit_events where subject_type = 'environment' order by id desc limit 3`,
      );
    expect(rows).toEqual([
      {
        action: 'environment.changed',
        subject_id: 'JWT_SECRET',
        before: { JWT_SECRET: MASK },
        after: { JWT_SECRET: `${MASK} (changed)` },
      },
      {
        action: 'environment.changed',
        subject_id: 'LOG_LEVEL',
        before: { LOG_LEVEL: 'info' },
        after: { LOG_LEVEL: 'debug' },
      },
      { action: 'environment.revealed', subject_id: 'JWT_SECRET', before: null, after: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain(SECRET);
  });
});

describe('[product: control panel] a sign-in that is too old', () => {
  it('requires the password again, and continues with the new session', async () => {
    at.clock.advanceMinutes(16);
    expect(await admin.rest('GET', CONFIG)).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } });
    const again = (password: string) =>
      admin.graphql<{ reauthenticate: { token: string } }>(
        'mutation Again($input: ReauthenticateInput!) { reauthenticate(input: $input) { token } }',
        { input: { password } },
      );
    expect((await again('not the password')).errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'password',
    });
    const token = (await again(TEST_PASSWORD)).data?.reauthenticate.token;
    expect((await at.withToken(token).rest('GET', CONFIG)).status).toBe(200);
    at.clock.set(TEST_NOW);
  });
});

describe('[business §6] permissions', () => {
  it.each([
    ['GET', CONFIG],
    ['POST', CONFIG],
    ['PUT', `${CONFIG}/LOG_LEVEL`],
    ['DELETE', `${CONFIG}/LOG_LEVEL`],
    ['PUT', '/admin/env/content'],
    ['POST', '/admin/system/env'],
    ['GET', '/admin/system/info'],
  ])('%s %s: admins only, moderators don’t see it', async (method, url) => {
    const body =
      method === 'GET'
        ? undefined
        : { key: 'LOG_LEVEL', value: 'warn', content: 'LOG_LEVEL=warn', environment: 'production' };
    expect((await at.visitor.rest(method, url, body)).status).toBe(401);
    for (const role of [Role.USER, Role.BUSINESS, Role.MODERATOR]) {
      expect((await (await at.person(role)).rest(method, url, body)).status).toBe(403);
    }
    expect(onDisk()).toBe(FILE);
  });
});

describe('[business §2 Settings tab] system information', () => {
  it('is real and shows host and name of the database only', async () => {
    const { body } = await admin.rest('GET', '/admin/system/info');
    expect(body).toMatchObject({
      environment: 'development',
      databaseConnected: true,
      databaseUrl: expect.stringMatching(/^127\.0\.0\.1:\d+\/\w+$/),
      nodeVersion: process.version,
      maintenance: { isActive: false, isEnabled: false },
      memoryUsage: { rss: expect.any(Number) },
    });
  });

  it('sums the gaps in which no server was alive', async () => {
    const em = at.context().em;
    const beat = (id: string, from: number, to: number) =>
      em.execute('insert into heartbeats (server_id, started_at, last_seen_at) values (?, ?, ?)', [
        id,
        new Date(TEST_NOW.getTime() + from * 60_000).toISOString(),
        new Date(TEST_NOW.getTime() + to * 60_000).toISOString(),
      ]);
    await beat('one', 0, 10);
    await beat('two', 5, 20);
    await beat('three', 31, 40);
    const { body } = await admin.rest<{ totalDowntime: number }>('GET', '/admin/system/info');
    expect(body.totalDowntime).toBe(10 * 60_000);
  });

  it('the overview counts this month against last', async () => {
    const { data, errors } = await admin.graphql<{
      overview: { users: { total: number; thisMonth: number }; days: object[] };
    }>(
      'query Overview { overview { users { total thisMonth lastMonth } pendingApprovals status { databaseConnected jobsWaiting uptimeShare } days { day signUps } } }',
    );
    expect(errors).toEqual([]);
    expect(data?.overview.users.total).toBe(data?.overview.users.thisMonth);
    expect(data?.overview.days).toHaveLength(30);
  });
});

describe('[security: environment] reading and writing lines', () => {
  it.each([
    'plain',
    '',
    'with blank',
    "single ' quote",
    'double " quote',
    'both \' and "',
    '# hash',
    'a=b=c',
    'ends with \\',
    '$HOME',
    'اردو',
  ])('keeps %p as it is', (value) => {
    expect([...toValues(parseLines(printLines([{ key: 'KEY_ONE', value }])))]).toEqual([['KEY_ONE', value]]);
  });
});
