import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';

const CONFIG = '/admin/configuration/env';
const FILE = 'NODE_ENV=development\nDATA_DIR=.data\nLOG_LEVEL=info\nNODE_OPTIONS=--trace-warnings\n';
const INFO = 'query Info { systemInformation { environment runningEnvironment restartPending } }';

let at: Harness;
let admin: Person;

beforeAll(async () => {
  at = await startHarness({}, { outside: { ADMIN_PASSWORD: 'a long password', ADMIN_EMAIL: 'first@mail.test' } });
  admin = await at.person(Role.ADMIN);
});
beforeEach(() => writeFileSync(at.app.env.envFile, FILE));
afterAll(() => at.close());

const onDisk = () => readFileSync(at.app.env.envFile, 'utf8');

/** An edit through each available operation. */
const edits = {
  add: (key: string, value: string) => [
    () => admin.rest('POST', CONFIG, { key, value }).then(({ status }) => status),
    () =>
      admin
        .graphql('mutation Add($input: EnvironmentVariableInput!) { addVariable(input: $input) { content } }', {
          input: { key, value },
        })
        .then(({ errors }) => errors[0]?.extensions.code),
  ],
  file: (content: string) => [
    () => admin.rest('PUT', '/admin/env/content', { content }).then(({ status }) => status),
    () =>
      admin
        .graphql('mutation Save($input: EnvironmentFileInput!) { saveEnvironmentFile(input: $input) { content } }', {
          input: { content },
        })
        .then(({ errors }) => errors[0]?.extensions.code),
  ],
};

describe('[security: environment] staff can’t become the machine', () => {
  it.each([
    ['SMTP_URL', 'smtp://mail.test:25/?sendmail=true&path=/bin/sh'],
    ['SMTP_URL', 'smtp://mail.test?'],
    ['SMTP_URL', 'smtp://mail.test#x'],
    ['SMTP_URL', 'smtp://u:%E0%A4%A@mail.test'],
    ['DATABASE_URL', 'postgres://db.test/mehfil?host=/tmp'],
    ['DATABASE_URL', 'postgres://db.test/mehfil?options=-c%20session_preload_libraries%3D/tmp/x'],
    ['DATABASE_URL', 'postgres://db.test/mehfil?sslkey=/etc/passwd'],
    ['DATABASE_URL', 'postgres://%2Ftmp/mehfil'],
    ['S3_ENDPOINT', 'https://user:pass@s3.test'],
    ['S3_ENDPOINT', 'https://s3.test/?x=1'],
    ['S3_REGION', 'eu.attacker.test/#'],
    ['RATES_URL', 'file:///etc/passwd'],
    ['RATES_URL', 'https://user:pass@rates.test'],
    ['GEO_URL_1', 'https://user:pass@geo.test'],
    ['PUBLIC_URL', 'https://mehfil.test/?x=1'],
    ['MAP_TILES_URL', 'javascript:alert(1)//{z}/{x}/{y}'],
    ['MAP_TILES_URL', 'https://{s}.tiles.test/{z}/{x}/{y}.png'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '0.0.0.0/1, 128.0.0.0/1'],
    ['TRUSTED_PROXIES', '::/1'],
    ['TRUSTED_PROXIES', '::ffff:0.0.0.0/96'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10/8'],
    ['TRUSTED_PROXIES', 'the proxy'],
    ['SMTP_URL', 'smtp://mail.test:0'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'one@mail.test, two@mail.test'],
    ['MAIL_FROM', 'Mehfil <one@mail.test> <two@mail.test>'],
    ['HOST', '198.51.100.7'],
    ['DATA_DIR', '/tmp/elsewhere'],
    ['ENV_FILE', '/etc/passwd'],
    ['NODE_OPTIONS', '--inspect'],
    ['NODE_EXTRA_CA_CERTS', '/tmp/ca.pem'],
    ['NODE_ENV', 'production'],
  ])('%s=%s is refused alone and in the whole file, and changes nothing', async (key, value) => {
    const content = [...FILE.split('\n').filter((line) => !line.startsWith(`${key}=`)), `${key}="${value}"`].join('\n');
    for (const edit of edits.file(content)) expect([422, 'INVALID_INPUT']).toContain(await edit());
    expect(onDisk()).toBe(FILE);
    writeFileSync(at.app.env.envFile, 'LOG_LEVEL=info\n');
    for (const edit of edits.add(key, value)) expect([422, 'INVALID_INPUT']).toContain(await edit());
    expect(onDisk()).toBe('LOG_LEVEL=info\n');
  });

  it('a value is validated by its type even if the process environment overrides it', async () => {
    for (const edit of edits.add('ADMIN_EMAIL', 'nobody')) expect([422, 'INVALID_INPUT']).toContain(await edit());
    for (const edit of edits.file(`${FILE}ADMIN_EMAIL=nobody\n`))
      expect([422, 'INVALID_INPUT']).toContain(await edit());
    expect(onDisk()).toBe(FILE);
  });

  it('a port in use is refused', async () => {
    const { port } = new URL(at.url);
    for (const edit of edits.add('PORT', port)) expect([422, 'INVALID_INPUT']).toContain(await edit());
    expect(onDisk()).toBe(FILE);
  });

  // Node's parser treats fewer characters as white space: for it these lines are not comments.
  it.each(['\u00a0', '\u3000', '\ufeff'])('a comment behind %j hides no variable from the server', async (blank) => {
    const content = `${blank}#x="\n${FILE}MY_OWN="\n`;
    for (const edit of edits.file(content)) expect([422, 'INVALID_INPUT']).toContain(await edit());
    expect(onDisk()).toBe(FILE);
  });

  it.each(['NODE_ENV', 'DATA_DIR', 'NODE_OPTIONS'])('%s can be neither changed nor removed alone', async (key) => {
    expect((await admin.rest('PUT', `${CONFIG}/${key}`, { value: 'other' })).status).toBe(422);
    expect(await admin.rest('DELETE', `${CONFIG}/${key}`)).toMatchObject({ status: 422, body: { field: 'key' } });
    expect(onDisk()).toBe(FILE);
  });

  it.each([
    ['SMTP_URL', 'smtps://user:p%40ss@mail.test:465'],
    ['DATABASE_POOL_MAX', '20'],
    ['TRUSTED_PROXIES', 'loopback, 10.0.0.0/8, fd00::/8'],
    ['MAP_TILES_URL', 'https://tiles.test/{z}/{x}/{y}.png?key=1'],
    ['GEO_URL_1', 'https://geo.test/json?key=1'],
    ['MAIL_FROM', 'Mehfil <no-reply@mehfil.test>'],
    ['MAIL_FROM', 'no-reply@mehfil.test'],
    ['HOST', '0.0.0.0'],
    ['PORT', '0'],
    ['MY_OWN_NAME', 'anything'],
  ])('%s=%s is taken, beside lines that can’t be edited', async (key, value) => {
    expect((await admin.rest('POST', CONFIG, { key, value })).status).toBe(201);
    expect((await admin.rest('PUT', '/admin/env/content', { content: `${onDisk()}# more\n` })).status).toBe(200);
    expect((await admin.rest('DELETE', `${CONFIG}/${key}`)).status).toBe(200);
  });
});

describe('[security: environment] names that every object has', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is an ordinary unknown name', async (key) => {
    const reveal = (name: string) =>
      admin.graphql<{ revealVariable: { value: string } }>(
        'mutation Reveal($key: String!) { revealVariable(key: $key) { value } }',
        { key: name },
      );
    expect((await admin.rest('DELETE', `${CONFIG}/${key}`)).status).toBe(404);
    expect((await reveal(key)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await admin.rest('PUT', '/admin/env/content', { content: `${FILE}${key}=one\n` })).status).toBe(200);
    expect((await reveal(key)).data?.revealVariable.value).toBe('one');
    const { body } = await admin.rest<{ variables: { key: string; meaning: string | null }[] }>('GET', CONFIG);
    expect(body.variables.find((variable) => variable.key === key)).toMatchObject({
      meaning: null,
      needsRestart: false,
    });
    expect((await admin.rest('DELETE', `${CONFIG}/${key}`)).status).toBe(200);
  });
});

describe('[business §2 Settings tab] information about the variables', () => {
  it('is returned with each of them: meaning, type, restart, editable', async () => {
    const { body } = await admin.rest<{ variables: { key: string }[]; knownVariables: { key: string }[] }>(
      'GET',
      CONFIG,
    );
    const named = (key: string) => body.variables.find((variable) => variable.key === key);
    expect(named('LOG_LEVEL')).toMatchObject({
      needsRestart: true,
      isEditable: true,
      type: expect.stringContaining('info'),
    });
    expect(named('DATA_DIR')).toMatchObject({ isEditable: false, meaning: expect.stringContaining('folder') });
    expect(body.knownVariables.find(({ key }) => key === 'SMTP_URL')).toMatchObject({
      isSecret: true,
      isEditable: true,
    });
  });

  it('one that pairs with what the server was started with can be added and deleted again', async () => {
    expect((await admin.rest('POST', CONFIG, { key: 'ADMIN_EMAIL', value: 'second@mail.test' })).status).toBe(201);
    const { body } = await admin.rest<{ variables: object[] }>('GET', CONFIG);
    expect(body.variables.at(-1)).toMatchObject({ key: 'ADMIN_EMAIL', isOverridden: true });
    expect((await admin.rest('DELETE', `${CONFIG}/ADMIN_EMAIL`)).status).toBe(200);
  });

  it('system information shows the environment chosen, and that a restart is pending', async () => {
    const secret = 'a-signing-secret-of-thirty-two-characters';
    writeFileSync(at.app.env.envFile, `JWT_SECRET=${secret}\n`);
    expect((await admin.rest('POST', '/admin/system/env', { environment: 'production' })).status).toBe(200);
    const shown = { environment: 'production', runningEnvironment: 'development', restartPending: true };
    expect((await admin.rest('GET', '/admin/system/info')).body).toMatchObject(shown);
    expect((await admin.graphql(INFO)).data).toEqual({ systemInformation: shown });
    writeFileSync(at.app.env.envFile, 'this is no environment file\n');
    expect((await admin.rest('GET', '/admin/system/info')).body).toMatchObject({ restartPending: false });
  });
});
