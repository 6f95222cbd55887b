import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../lib/free-port.mjs';
import { inRoot } from '../lib/paths.mjs';
import { startNode, waitForExit } from '../lib/processes.mjs';
import { until } from '../testing/checkout.mjs';
import { npmRun } from './npm-run.mjs';

/** How long a start from the sources may take on a busy machine. */
const START_SECONDS = 150;

test('npm run dev serves the web app and passes calls on to the server', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mehfil-dev-'));
  // As root, the database runs as another user, which needs access.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    API_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    ENV_FILE: join(dataDir, '.env'),
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  };
  const dev = startNode([inRoot('scripts/dev.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (out += String(chunk)));
  try {
    const page = await until(
      () => /http:\/\/localhost:(\d+)\/(?!\S)/.exec(stripVTControlCharacters(out))?.[0],
      'the address of the web app',
      START_SECONDS,
    );
    const health = () =>
      fetch(`${page}api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(health, 'the health of the server', START_SECONDS);
    const html = await (await fetch(page, { headers: { accept: 'text/html' } })).text();
    const [, script = ''] = /type="module" src="\/([^"@]*main\.tsx)"/.exec(html) ?? [];
    const { status, headers } = await fetch(`${page}${script}`);
    expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'text/javascript' });
  } finally {
    dev.kill('SIGTERM');
    await waitForExit(dev);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('npm run generate would write what is committed', async () => {
  expect(await npmRun('npm run generate -- --check')).toMatchObject({ code: 0 });
});

test('npm run test:mutations notices a guard that is gone', async () => {
  const { code, out } = await npmRun('npm run test:mutations -- reorder');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('1 of 1 guards are covered by a test.') });
});

test('npm run test:mutations refuses words that name no guard', async () => {
  const { code, err } = await npmRun('npm run test:mutations -- no-such-guard');
  expect({ code, err }).toEqual({ code: 1, err: 'No guard is called no-such-guard.\n' });
});

test('npm run visual and npm run visual:check take a screen, and compare it with a commit', async () => {
  const one = '--only=login --widths=390 --themes=light --locales=en';
  const taken = await npmRun(`npm run visual -- ${one}`);
  expect(taken).toMatchObject({ code: 0, out: expect.stringContaining('The contact sheet: ') });
  const checked = await npmRun(`npm run visual:check -- --against=HEAD ${one}`);
  // What isn't committed yet may look otherwise, which is what it has to find then.
  const [, unexplained] = /\d of 1 pictures changed, (\d) of them unexplained\./.exec(checked.out) ?? [checked.out];
  expect(unexplained).toMatch(/^[01]$/);
  expect(checked.code).toBe(Number(unexplained));
});
