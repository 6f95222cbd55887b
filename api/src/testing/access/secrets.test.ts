import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isObjectType } from 'graphql';
import { pino } from 'pino';
import { ROUTES } from '../../modules/routes.js';
import { buildProductSchema } from '../../schema.js';
import { startHarness, TEST_PASSWORD, type Harness } from '../harness.js';
import { ACTORS, type Actor } from './people.js';
import { callGraphql, callRest, documentFor, getDocuments, requestFor, getRoots } from './calls.js';
import { OPERATIONS } from './operations.js';
import { buildScene, type AccessScene } from './scene.js';
import { writeFileSync } from 'node:fs';

/** Values of the environment that nobody may ever read. */
const ENVIRONMENT = {
  JWT_SECRET: 'planted-signing-secret-0123456789abcdef',
  ADMIN_EMAIL: 'first.admin@mail.test',
  ADMIN_PASSWORD: 'planted-first-password',
  S3_SECRET_ACCESS_KEY: 'planted-storage-secret',
  SMTP_URL: 'smtp://planted-user:planted-mail-password@mail.test:2525',
};
const PLANTED = [
  ENVIRONMENT.JWT_SECRET,
  ENVIRONMENT.ADMIN_PASSWORD,
  ENVIRONMENT.S3_SECRET_ACCESS_KEY,
  'planted-mail-password',
  'planted-file-secret',
];
/** Internal details: of statements, files, the driver. */
const INSIDE = [/\bselect\b.+\bfrom\b/i, /\bat .+\.(ts|js):\d+/, /node_modules/, /relation "/, /postgres(ql)?:\/\//];
const SECRET_COLUMNS = /password|secret|token|hash/;

const schema = buildProductSchema();
const lines: string[] = [];
let at: Harness;
let scene: AccessScene;
let secrets: string[];
/** URLs of calendar feeds, by their owner, who may see them. */
let feeds: { token: string; owner_id: number }[];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  at = await startHarness(
    { ...ENVIRONMENT, LOGIN_ATTEMPTS_PER_ACCOUNT: '0', LOGIN_ATTEMPTS_PER_ADDRESS: '0' },
    { log },
  );
  scene = await buildScene(at);
  writeFileSync(at.app.env.envFile, `S3_SECRET_ACCESS_KEY=planted-file-secret\nSMTP_URL=${ENVIRONMENT.SMTP_URL}\n`);
  const { em } = at.context();
  const { approved: businessId } = scene.businesses;
  await em.execute(`update businesses set calendar_token = md5('business' || id::text)`);
  await em.execute(`update halls set calendar_token = md5('hall' || id::text)`);
  await em.execute(
    `insert into api_keys (business_id, name, key_hash, prefix, created_by) values (?, 'Till', md5('key'), 'mhf_1234', ?)`,
    [businessId, scene.people.owner.id],
  );
  await em.execute(
    `insert into webhooks (business_id, url, secret) values (?, 'https://till.test/', 'planted-webhook-secret')`,
    [businessId],
  );
  feeds = await em.execute(
    `select calendar_token as token, owner_id from businesses
      union all select h.calendar_token, b.owner_id from halls h join businesses b on b.id = h.business_id
      union all select share_token, user_id from saved_lists`,
  );
  secrets = [...PLANTED, new URL(String(at.app.orm.config.get('clientUrl'))).password, ...(await storedSecrets())];
});
afterAll(() => at.close());

/** Every value of every column with a secret name; some may be seen by their owner. */
async function storedSecrets(): Promise<string[]> {
  const { em } = at.context();
  const columns = await em.execute<{ table: string; name: string }[]>(
    `select table_name as table, column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'character varying')`,
  );
  const values = await Promise.all(
    columns
      .filter(({ name }) => SECRET_COLUMNS.test(name))
      .map(({ table, name }) =>
        em.fork().execute<{ value: string }[]>(`select ${name} as value from ${table} where ${name} <> ''`),
      ),
  );
  return values.flat().map(({ value }) => value);
}

/** The secrets in a text that an actor receives; actors know their own token. */
function found(text: string, actor?: Actor): string[] {
  const tokens = ACTORS.flatMap((other) => (other === actor ? [] : (scene.people[other].token ?? [])));
  const own = feeds.flatMap(({ token, owner_id: id }) => (actor && id === scene.people[actor].id ? [token] : []));
  return [...secrets, ...tokens].filter((secret) => !own.includes(secret) && text.includes(secret));
}

const readings = Object.entries(OPERATIONS)
  .filter(([name]) => name.startsWith('Query.'))
  .flatMap(([name, cases]) => cases.map((each) => ({ name, each })));

/** Everything that can be read, by every actor, over GraphQL and REST. */
async function readEverything(actor: Actor): Promise<string[]> {
  const person = scene.people[actor];
  const overGraphql = readings.map(async ({ name, each }) => {
    const args = each.args?.(scene) ?? {};
    return (await callGraphql(at, person, documentFor(schema, name, args), { args })).text;
  });
  const overRest = ROUTES.filter(({ method }) => method === 'GET').flatMap((row) =>
    getDocuments(row).flatMap(({ document }) => {
      const [root] = getRoots(document);
      const cases = readings.filter(({ name }) => name === root?.name);
      return cases.map(async ({ each }) => {
        if (!root) return '';
        const request = requestFor(row, root.field, each.args?.(scene) ?? {});
        return (await callRest(at, person, { ...request, method: row.method })).text;
      });
    }),
  );
  return Promise.all([...overGraphql, ...overRest]);
}

describe('[security Never 3] no secret leaves the server', () => {
  test('there are secrets to look for', () => {
    expect(secrets.length).toBeGreaterThan(ACTORS.length + 5);
    expect(secrets.filter((secret) => secret.startsWith('$argon2id$')).length).toBeGreaterThanOrEqual(
      ACTORS.length - 1,
    );
    expect(found(ENVIRONMENT.JWT_SECRET)).toEqual([ENVIRONMENT.JWT_SECRET]);
  });

  test.each(ACTORS)('in nothing that %s can read', async (actor) => {
    const answers = await readEverything(actor);
    expect(answers.length).toBeGreaterThan(readings.length);
    expect(answers.flatMap((text) => found(text, actor))).toEqual([]);
  });

  test('no type of the schema has a field for one', () => {
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith('__')
        ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
        : [],
    );
    // The demo's password is public; a variable tells whether it is secret; a session's token and a webhook's secret
    // are returned once, to their owner.
    expect(fields.filter((field) => /\..*(password|hash|secret|token)/i.test(field)).sort()).toEqual([
      'DemoSignIn.password',
      'KnownVariable.isSecret',
      'Mutation.changePassword',
      'Mutation.requestPasswordReset',
      'Mutation.resetPassword',
      'Mutation.rotateWebhookSecret',
      'Session.token',
      'WebhookWithSecret.secret',
    ]);
  });
});

describe('[security Never 5] when something breaks inside', () => {
  const BROKEN = 'words of somebody about a broken door';

  test('people see an id, and no internals', async () => {
    const { em } = at.context();
    const { customer, owner, admin } = scene.people;
    const before = lines.length;
    await em.execute('alter table bookings rename to bookings_elsewhere');
    const answers = [
      await customer.rest('GET', '/user/bookings'),
      await owner.graphql(`{ businessBookings(filter: { text: "${BROKEN}" }) { nodes { id } } }`),
      await admin.graphql('{ overview { pendingApplications: __typename } }'),
    ];
    await em.execute('alter table bookings_elsewhere rename to bookings');
    const texts = answers.map((answer) => JSON.stringify(answer));
    expect(texts[0]).toContain('INTERNAL');
    expect(texts[1]).toContain('INTERNAL');
    expect(texts.flatMap((text) => INSIDE.filter((inside) => inside.test(text)))).toEqual([]);
    expect(lines.slice(before).some((line) => line.includes('unexpected error'))).toBe(true);
  });

  test('the log contains no password, no token, and no address or phone number', async () => {
    const { em } = at.context();
    const { customer } = scene.people;
    const typed = 'a password that somebody typed';
    await at.visitor.rest('POST', '/user/auth/login', { emailOrUsername: customer.email, password: typed });
    await at.withToken('not.a.token').rest('GET', '/user/profile');
    await em.execute('alter table users rename column username_key to elsewhere');
    await at.visitor.rest('POST', '/user/auth/login', { emailOrUsername: customer.email, password: typed });
    await at.visitor.rest('POST', '/user/auth/register', {
      email: 'register@mail.test',
      username: 'registering',
      name: 'Somebody new',
      password: typed,
    });
    await em.execute('alter table users rename column elsewhere to username_key');
    const log = lines.join('');
    const people = ACTORS.flatMap((actor) => scene.particulars[actor].others);
    expect(lines.length).toBeGreaterThan(100);
    expect(found(log)).toEqual([]);
    expect(
      [...people, typed, TEST_PASSWORD, 'register@mail.test', BROKEN].filter((word) => log.includes(word)),
    ).toEqual([]);
  });
});
