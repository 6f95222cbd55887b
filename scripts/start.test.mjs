import { spawn } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { isAlive } from './lib/lock.mjs';
import { inRoot } from './lib/paths.mjs';
import { ended } from './lib/processes.mjs';
import { runAndRead, until } from './testing/checkout.mjs';

/** @type {string} */
let dataDir;
beforeAll(async () => {
  await build();
  dataDir = makeDataDir();
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function makeDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'mehfil-start-'));
  // As root the database runs as somebody else, who has to get in.
  chmodSync(folder, 0o755);
  return folder;
}

function start() {
  const { DATABASE_URL: _none, ...env } = process.env;
  const own = { ...env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
    env: own,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  return { child, url: () => until(() => /http:\/\/\S+/.exec(out)?.[0], 'the line that says where') };
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
    expect(await ended(child)).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(postgresIn(dataDir)).toEqual([]);
  },
  60_000,
);

test('a port that is taken is told, and the database that was started for it ends', async () => {
  const first = start();
  const { port } = new URL(await first.url());
  const otherData = makeDataDir();
  const env = { ...process.env, NODE_ENV: 'test', PORT: port, DATA_DIR: otherData, DEMO: 'off', LOG_LEVEL: 'warn' };
  const { code, err } = await runAndRead([inRoot('api/dist/main.js')], { env });
  const left = postgresIn(otherData);
  first.child.kill('SIGTERM');
  await ended(first.child);
  for (const pid of left) process.kill(pid, 'SIGINT');
  rmSync(otherData, { recursive: true, force: true });
  expect({ code, left }).toEqual({ code: 1, left: [] });
  expect(err).toContain(port);
}, 60_000);
