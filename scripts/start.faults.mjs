import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { isAlive } from './lib/lock.mjs';
import { inRoot } from './lib/paths.mjs';
import { waitForExit } from './lib/processes.mjs';
import { runAndRead, until } from './testing/checkout.mjs';

/** Deadline for a start that creates its database, on a busy machine. */
const START_SECONDS = 50;
/** SHUTDOWN_SECONDS of the servers here, and a time that only a server that waits for open requests exceeds. */
const SHUTDOWN_SECONDS = 60;
const WITHOUT_WAITING_MS = 40_000;

/** @type {string} */
let dataDir;
beforeAll(async () => {
  await build();
  dataDir = makeDataDir();
}, 300_000);
/** @type {import('node:child_process').ChildProcess[]} */
let started = [];
afterEach(async () => {
  // A server left running by a failed test would share its database with the next one.
  await Promise.all(
    started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).map(terminate),
  );
  started = [];
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** @param {import('node:child_process').ChildProcess} child */
function terminate(child) {
  child.kill('SIGTERM');
  return waitForExit(child);
}

function makeDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'mehfil-start-'));
  // As root, the database runs as another user, which needs access.
  chmodSync(folder, 0o755);
  return folder;
}

function start() {
  const { DATABASE_URL: _none, ...env } = process.env;
  const own = {
    ...env,
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    SHUTDOWN_SECONDS: String(SHUTDOWN_SECONDS),
  };
  const child = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
    env: own,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  let out = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  /** @param {number} [starts] how many times the server has printed it */
  const url = (starts = 1) =>
    until(() => [...out.matchAll(/http:\/\/\S+/g)][starts - 1]?.[0], 'the line that says where', START_SECONDS);
  return { child, url };
}

/** @param {number} pid the server below `npm start` */
const findChild = (pid) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

/** @param {string} url */
function openIdleConnection(url) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return new Promise((resolve) => socket.once('data', () => resolve(socket)));
}

/** @param {string} folder */
const postgresIn = (folder) =>
  globSync('**/postmaster.pid', { cwd: folder }).map((file) =>
    Number(readFileSync(join(folder, file), 'utf8').split('\n')[0]),
  );

test.each(/** @type {const} */ (['SIGINT', 'SIGTERM']))(
  'npm start says where it is, answers, and leaves nothing behind after %s',
  async (signal) => {
    const { child, url } = start();
    const health = await fetch(`${await url()}/api/health`);
    expect(health.status).toBe(200);
    await health.body?.cancel();
    const [database = 0] = postgresIn(dataDir);
    expect(isAlive(database)).toBe(true);
    child.kill(signal);
    expect(await waitForExit(child)).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(postgresIn(dataDir)).toEqual([]);
  },
  90_000,
);

test('a killed server is restarted, on the same database', async () => {
  const { child, url } = start();
  await url();
  const [database = 0] = postgresIn(dataDir);
  process.kill(findChild(Number(child.pid)), 'SIGKILL');
  const health = await fetch(`${await url(2)}/api/health`);
  expect(health.status).toBe(200);
  await health.body?.cancel();
  expect(postgresIn(dataDir)).toEqual([database]);
  child.kill('SIGTERM');
  expect(await waitForExit(child)).toBe(0);
  expect(isAlive(database)).toBe(false);
}, 90_000);

test('npm start and its server killed at once leave no database behind', async () => {
  const { child, url } = start();
  await url();
  const [database = 0] = postgresIn(dataDir);
  const server = findChild(Number(child.pid));
  for (const pid of [Number(child.pid), server]) process.kill(pid, 'SIGKILL');
  await until(() => !isAlive(database), 'the end of the database', START_SECONDS);
  expect(postgresIn(dataDir)).toEqual([]);
}, 90_000);

test('a connection without a request does not keep the server from ending', async () => {
  const { child, url } = start();
  const { port } = new URL(await url());
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const asked = performance.now();
  child.kill('SIGTERM');
  expect(await waitForExit(child)).toBe(0);
  expect(performance.now() - asked).toBeLessThan(WITHOUT_WAITING_MS);
}, 90_000);

test('an idle connection does not keep the server from ending', async () => {
  const { child, url } = start();
  const address = await url();
  await openIdleConnection(address);
  const [database = 0] = postgresIn(dataDir);
  const asked = performance.now();
  child.kill('SIGTERM');
  expect(await waitForExit(child)).toBe(0);
  expect(performance.now() - asked).toBeLessThan(WITHOUT_WAITING_MS);
  expect(isAlive(database)).toBe(false);
}, 90_000);

test('a frozen database does not keep the server from ending, and ends with it', async () => {
  const { child, url } = start();
  await url();
  const [database = 0] = postgresIn(dataDir);
  process.kill(database, 'SIGSTOP');
  child.kill('SIGTERM');
  await waitForExit(child);
  expect(isAlive(database)).toBe(false);
}, 90_000);

test('a second signal ends the server at once, without leaving the database behind', async () => {
  const { child, url } = start();
  const address = await url();
  const { port } = new URL(address);
  // A request that stays open: its body never arrives.
  const open = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  open.write(
    'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  const [database = 0] = postgresIn(dataDir);
  const draining = async () => (await fetch(`${address}/livez`)).status === 503;
  await openIdleConnection(address);
  child.kill('SIGTERM');
  await until(draining, 'the server to say that it stops');
  const health = await fetch(`${address}/api/health`);
  expect(health.status).toBe(503);
  expect(health.headers.get('retry-after')).not.toBeNull();
  const server = findChild(Number(child.pid));
  const asked = performance.now();
  // Outside the window in which two signals count as one Ctrl-C.
  await until(() => {
    if (isAlive(server)) process.kill(server, 'SIGTERM');
    return !isAlive(server);
  }, 'the end of the server');
  expect(await waitForExit(child)).toBe(1);
  expect(performance.now() - asked).toBeLessThan(WITHOUT_WAITING_MS);
  expect(isAlive(database)).toBe(false);
}, 90_000);

test('a port in use is reported, and the database that was started for it ends', async () => {
  const first = start();
  const { port } = new URL(await first.url());
  const otherData = makeDataDir();
  const env = { ...process.env, NODE_ENV: 'test', PORT: port, DATA_DIR: otherData, DEMO: 'off', LOG_LEVEL: 'warn' };
  const { code, err } = await runAndRead([inRoot('api/dist/main.js')], { env });
  const left = postgresIn(otherData);
  first.child.kill('SIGTERM');
  await waitForExit(first.child);
  for (const pid of left) process.kill(pid, 'SIGINT');
  rmSync(otherData, { recursive: true, force: true });
  expect({ code, left }).toEqual({ code: 1, left: [] });
  expect(err).toContain(`Port ${port} is taken by another program`);
  expect(err).not.toContain('    at ');
}, 90_000);
