import { execFile, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../lib/free-port.mjs';
import { inRoot } from '../lib/paths.mjs';
import { waitForExit } from '../lib/processes.mjs';
import { until } from '../testing/checkout.mjs';
import { call, demo, signIn } from './demo.mjs';
import { ADDRESS, mark, readBlocks, readSteps } from './page.mjs';

const PAGE = 'docs/integrators.md';
const GUIDE = readFileSync(inRoot(PAGE), 'utf8');
/** Inside the checkout, so that packages are found there. */
const FOLDER = inRoot('.cache', 'samples', 'integrators');

const run = promisify(execFile);
const program = (/** @type {string} */ path) => inRoot('node_modules', path);

/** The page's blocks of a language, for the running demo instead of one on a machine of the reader's. */
const blocks = (/** @type {string} */ language) =>
  readBlocks(PAGE, language).map((block) => block.replaceAll(ADDRESS, demo.url));

/** @type {string} */
let owner;
/** Ids of the bookings that the samples made. @type {number[]} */
const booked = [];
/** What the page's shell printed, by the marks of its steps. @type {Map<string, string>} */
let shell;

/** Runs all shell blocks of the page in one shell, from the top, as somebody does who reads it. */
async function runShell() {
  const key = { name: 'The guide', scopes: ['read'] };
  const issued = await call('POST', '/business/api-keys', { token: owner, body: key });
  const script = blocks('sh')
    .map((block) => block.replaceAll(/^# (\d)\./gm, (step, number) => `${mark(`step ${number}`)}\n${step}`))
    .map((block, at) => `${mark(`block ${at}`)}\n${block.replaceAll('mhf_...', issued.body.key)}`);
  const values = `${mark('values')}\nprintf '%s\\n' "$TOKEN" "$KEY"`;
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', [...script, values].join('\n')], { cwd: FOLDER });
  await call('DELETE', `/business/api-keys/${issued.body.apiKey.id}`, { token: owner });
  return readSteps(stdout);
}

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(FOLDER, 'booking.graphql'), blocks('graphql')[0] ?? '');
  owner = await signIn('owner');
  shell = await runShell();
});
afterAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  // The browser tests' customer has all of the times again that a customer may hold.
  const token = await signIn('customer');
  for (const id of booked) await call('DELETE', `/user/bookings/${id}`, { token });
});

/** What a step printed, as JSON. @param {string} step */
const printed = (step) => JSON.parse(shell.get(step) ?? '');

describe('the shell of docs/integrators.md, on the demo', () => {
  test('signs in and finds what is free', () => {
    const [token] = (shell.get('values') ?? '').split('\n');
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect([...shell.keys()].filter((name) => name.startsWith('step'))).toEqual(
      ['1', '2', '3', '4', '5'].map((number) => `step ${number}`),
    );
  });

  test('gets a price', () => {
    expect(printed('step 4')).toMatchObject({ isAvailable: true, guestCount: 50, totalPrice: expect.any(Number) });
  });

  test('books at that price, once for a key', async () => {
    const booking = printed('step 5');
    booked.push(booking.id);
    const { totalPrice } = printed('step 4');
    const { body: hall } = await call('GET', `/public/halls/${booking.hallId}/complete-info`);
    const status = hall.business.instantConfirmation ? 'confirmed' : 'pending';
    expect(booking).toMatchObject({ status, customerName: 'Amna Sheikh', totalPrice });
    const [token = '', key = ''] = (shell.get('values') ?? '').split('\n');
    const { hallId, date, startTime, endTime, guestCount, customerName, customerPhone, customerEmail } = booking;
    const body = { hallId, date, startTime, endTime, guestCount, customerName, customerPhone, customerEmail };
    const again = await call('POST', '/user/bookings', { token, body, headers: { 'idempotency-key': key } });
    expect(again).toMatchObject({ body: { id: booking.id } });
  });

  test('books by GraphQL too', () => {
    const [price = '', request = ''] = (shell.get('block 1') ?? '').split('\n');
    const { calculatePrice } = JSON.parse(price).data;
    expect(calculatePrice).toEqual({ totalPrice: expect.any(Number), currency: 'PKR' });
    const { requestBooking } = JSON.parse(request).data;
    booked.push(requestBooking.id);
    // Which hall comes first depends on the day; some confirm at once.
    const status = expect.stringMatching(/^(PENDING|CONFIRMED)$/);
    expect(requestBooking).toEqual({ id: expect.any(Number), status, ...calculatePrice });
  });

  test('searches by date', () => {
    const { data, datePrices } = printed('block 2');
    expect(data.length).toBeGreaterThan(0);
    expect(datePrices).toHaveLength(data.length);
  });

  test('reads with an API key', () => {
    expect(printed('block 3').data.length).toBeGreaterThan(0);
    expect(shell.has('block 4')).toBe(false);
  });
});

test('the client of docs/integrators.md is generated, type-checked and books', async () => {
  const generator = program('openapi-typescript/bin/cli.js');
  await run(process.execPath, [generator, `${demo.url}/api/openapi.json`, '-o', 'mehfil.ts'], { cwd: FOLDER });
  const [sample = ''] = blocks('ts');
  expect(blocks('ts')).toHaveLength(1);
  writeFileSync(join(FOLDER, 'booking.ts'), sample);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023'];
  await run(process.execPath, [program('typescript/bin/tsc'), ...options, 'booking.ts'], { cwd: FOLDER });
  const register = ['--import', '@swc-node/register/esm-register'];
  const { stdout } = await run(process.execPath, [...register, 'booking.ts'], { cwd: FOLDER });
  const [, id] = /^Booking (\d+) is (?:pending|confirmed): [\d.]+ PKR\n$/.exec(stdout) ?? [stdout];
  booked.push(Number(id));
  expect(booked.at(-1)).toBeGreaterThan(0);
});

test('the receiver of docs/integrators.md takes what is signed, and refuses the rest', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { body } = await call('POST', '/business/webhooks', {
    token: owner,
    body: { url, events: ['booking.requested'] },
  });
  const [, sample = ''] = blocks('js');
  expect(blocks('js')).toHaveLength(2);
  writeFileSync(join(FOLDER, 'receiver.mjs'), sample.replace('listen(4567)', `listen(${port})`));
  const env = { ...process.env, WEBHOOK_SECRET: body.secret };
  const receiver = spawn(process.execPath, ['receiver.mjs'], {
    cwd: FOLDER,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  receiver.stdout.on('data', (chunk) => (out += String(chunk)));
  try {
    const forged = () => fetch(url, { method: 'POST', body: '{"type":"ping"}' }).catch(() => undefined);
    expect((await until(forged, 'the receiver')).status).toBe(401);
    await call('POST', `/business/webhooks/${body.webhook.id}/ping`, { token: owner });
    await until(() => /^ping evt_/m.test(out), 'the ping');
  } finally {
    receiver.kill();
    await waitForExit(receiver);
    await call('DELETE', `/business/webhooks/${body.webhook.id}`, { token: owner });
  }
});

test('the provider of docs/integrators.md records what was paid, once for two callbacks', async () => {
  const port = await freePort();
  const [sample = ''] = blocks('js');
  writeFileSync(join(FOLDER, 'provider.mjs'), sample.replace('listen(4568)', `listen(${port})`));
  const key = await call('POST', '/business/api-keys', {
    token: owner,
    body: { name: 'The provider', scopes: ['payments'] },
  });
  const listed = await call('GET', '/business/bookings?status=confirmed&limit=1', { token: owner });
  const bookingId = listed.body.data[0].id;
  const payments = `/business/bookings/${bookingId}/payments`;
  const env = { ...process.env, MEHFIL_URL: demo.url, MEHFIL_KEY: key.body.key, PROVIDER_SECRET: 'shared' };
  const provider = spawn(process.execPath, ['provider.mjs'], { cwd: FOLDER, env, stdio: 'inherit' });
  const id = `pay_${randomUUID()}`;
  const body = JSON.stringify({ id, bookingId, amount: 1250.5 });
  const signature = createHmac('sha256', 'shared').update(body).digest('hex');
  const send = (/** @type {string} */ signed, text = body) =>
    fetch(`http://localhost:${port}`, { method: 'POST', headers: { 'x-signature': signed }, body: text });
  try {
    const forged = await until(() => send('00').catch(() => undefined), 'the provider');
    expect(forged.status).toBe(401);
    expect((await send(signature, body.replace('1250.5', '9250.5'))).status).toBe(401);
    expect((await send(signature)).status).toBe(201);
    expect((await send(signature)).status).toBe(201);
    const { entries } = (await call('GET', payments, { token: owner })).body;
    const recorded = entries.filter((/** @type {{ reference: string | null }} */ entry) => entry.reference === id);
    expect(recorded).toMatchObject([{ kind: 'receipt', amount: 1250.5, method: 'card' }]);
    const reason = { reason: 'Nobody paid' };
    await call('POST', `/business/payments/${recorded[0].id}/correction`, { token: owner, body: reason });
  } finally {
    provider.kill();
    await waitForExit(provider);
    await call('DELETE', `/business/api-keys/${key.body.apiKey.id}`, { token: owner });
  }
});

test('the receiver in Python, where Python is installed, takes what is signed, and refuses the rest', async () => {
  const [sample = ''] = blocks('python');
  const checks = `${sample}
now = str(int(time.time()))
body = b'{"type":"ping"}'
signed = hmac.new(b"secret", now.encode() + b"." + body, hashlib.sha256).hexdigest()
assert is_genuine(f"t={now},v1={signed}", body, "secret")
assert not is_genuine(f"t={now},v1={signed}", body + b" ", "secret")
assert not is_genuine(f"t={now},v1={signed}", body, "other")
assert not is_genuine("", body, "secret")
old = str(int(time.time()) - 301)
signed = hmac.new(b"secret", old.encode() + b"." + body, hashlib.sha256).hexdigest()
assert not is_genuine(f"t={old},v1={signed}", body, "secret")
`;
  const installed = await run('python3', ['--version']).catch(() => undefined);
  if (installed) await run('python3', ['-c', checks]);
  expect(sample).toContain('def is_genuine(');
});

/** @param {string} path @param {RequestInit} [init] */
const ask = async (path, init) => {
  const { status, headers } = await fetch(`${demo.url}${path}`, init);
  return { status, allowed: headers.get('access-control-allow-origin') };
};

describe('what docs/integrators.md says of calls', () => {
  const query = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
  const batch = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[{"query":"{ __typename }"}]',
  };
  const form = () => {
    const parts = new FormData();
    parts.set('operations', JSON.stringify({ query: '{ __typename }' }));
    return parts;
  };

  test.each([
    ['an array of operations is refused', '/graphql', batch, 400],
    ['a GET without the header is refused', query, {}, 400],
    ['a GET with it is answered', query, { headers: { 'apollo-require-preflight': 'yes' } }, 200],
    ['a multipart request without it is refused', '/graphql', { method: 'POST', body: form() }, 400],
  ])('%s', async (_what, path, init, status) => {
    expect(await ask(path, init)).toMatchObject({ status });
  });

  test.each(['/api/public/halls', '/graphql', '/api/user/auth/login'])('%s allows no other origin', async (path) => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    expect(await ask(path, { method: 'OPTIONS', headers })).toMatchObject({ allowed: null });
    expect(await ask(path, { headers })).toMatchObject({ allowed: null });
  });

  test.each(
    /** @type {const} */ ([
      ['/user/bookings', 401, { customer: 200, owner: 403, moderator: 403, admin: 403 }],
      ['/business/bookings', 401, { customer: 403, owner: 200, clerk: 200, moderator: 403, admin: 403 }],
      ['/business/settings', 401, { clerk: 403, owner: 200 }],
      ['/business-application/status', 401, { customer: 403, owner: 200 }],
      ['/moderator/businesses/pending', 401, { customer: 403, owner: 403, moderator: 200, admin: 200 }],
      ['/admin/city-rules', 401, { owner: 403, moderator: 200, admin: 200 }],
      ['/public/halls', 200, { customer: 200, owner: 200 }],
    ]),
  )('%s answers those who may call it', async (path, visitor, others) => {
    expect(await call('GET', path)).toMatchObject({ status: visitor });
    for (const [who, status] of Object.entries(others)) {
      const token = await signIn(/** @type {'customer'} */ (who));
      expect({ who, status: (await call('GET', path, { token })).status }).toEqual({ who, status });
    }
  });

  test('a booking of somebody else is not found', async () => {
    const path = `/user/bookings/${printed('step 5').id}/changes`;
    const name = `stranger_${printed('step 5').id}`;
    const stranger = {
      email: `${name}@mail.test`,
      username: name,
      name,
      password: 'correct horse battery',
      role: 'user',
    };
    const { token } = (await call('POST', '/user/auth/register', { body: stranger })).body;
    expect(await call('GET', path, { token })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await call('GET', path, { token: await signIn('customer') })).toMatchObject({ status: 200 });
  });
});

test('every path of docs/integrators.md exists', async () => {
  const { body } = await call('GET', '/openapi.json');
  const toPattern = (/** @type {string} */ path) => path.replaceAll(/\{\w+\}/g, '{}');
  /** @type {Map<string, string[]>} */
  const known = new Map(
    Object.entries(body.paths).map(([path, methods]) => [
      toPattern(path),
      Object.keys(/** @type {object} */ (methods)).map((method) => method.toUpperCase()),
    ]),
  );
  for (const page of ['/docs', '/openapi.json']) known.set(page, ['GET']);
  const named = [...GUIDE.matchAll(/`(?:(GET|POST|PUT|DELETE) )?(\/[^`\s?]*)/g)].map(([, method, path = '']) => ({
    method,
    path: toPattern(path.replace(/^\/api(?=\/|$)/, '')),
  }));
  const exists = (/** @type {{ method: string | undefined, path: string }} */ { method, path }) => {
    if (path === '' || path === '/graphql') return true;
    if (path.endsWith('…')) return [...known.keys()].some((each) => each.startsWith(path.slice(0, -1)));
    return known.get(path)?.some((each) => method === undefined || each === method) ?? false;
  };
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((each) => !exists(each))).toEqual([]);
});
