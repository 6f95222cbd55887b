import { existsSync, readFileSync } from 'node:fs';
import { makeCheckout, runAndRead } from './testing/checkout.mjs';

const NATIVE = 'node_modules/native-here';
const FOREIGN = 'node_modules/native-elsewhere';
const LOCK = {
  packages: {
    '': { dependencies: { left: '^1.0.0' } },
    api: { dependencies: {} },
    web: {},
    'node_modules/left': { version: '1.2.0' },
    [NATIVE]: { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    [FOREIGN]: { version: '1.0.0', optional: true, os: ['aix'], cpu: ['s390x'] },
  },
};
const FILES = {
  'package.json': JSON.stringify({ dependencies: { left: '^1.0.0' } }),
  'api/package.json': '{}',
  'web/package.json': '{}',
  'package-lock.json': JSON.stringify(LOCK),
  // A fake npm: records how it was called and installs what the lock file says.
  'npm.js': `
    const { appendFileSync, mkdirSync, writeFileSync, readFileSync, existsSync, rmSync } = require('node:fs');
    appendFileSync('calls.txt', JSON.stringify({ args: process.argv.slice(2), mode: process.env.NODE_ENV ?? null }) + '\\n');
    if (existsSync('drifted')) process.exit(1);
    rmSync('node_modules', { recursive: true, force: true });
    setTimeout(() => {
      mkdirSync('node_modules', { recursive: true });
      const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
      const { ['${FOREIGN}']: _foreign, ...installed } = packages;
      writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
    }, Number(process.env.SLOW ?? 0));
  `,
};

/** @type {ReturnType<typeof makeCheckout>} */
let checkout;
beforeEach(() => {
  checkout = makeCheckout(FILES);
});
afterEach(() => checkout.remove());

/** @param {Record<string, string>} [env] */
const setUp = (env = {}) =>
  runAndRead([checkout.path('scripts/setup.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      npm_execpath: checkout.path('npm.js'),
      npm_node_execpath: process.execPath,
      ...env,
    },
  });

const calls = () =>
  existsSync(checkout.path('calls.txt'))
    ? readFileSync(checkout.path('calls.txt'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

test('installs once, everything and whatever NODE_ENV says, and then has nothing to do', async () => {
  const first = await setUp();
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toMatch(/^Set-up: installing .+\nSet-up: done in \d+ s\.\n$/);
  expect(await setUp()).toEqual({ code: 0, out: '', err: '' });
  expect(calls()).toEqual([
    {
      args: ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'],
      mode: null,
    },
  ]);
});

test('installs again when the lock changed', async () => {
  await setUp();
  const packages = { ...LOCK.packages, 'node_modules/right': { version: '3.0.0' } };
  checkout.put('package-lock.json', JSON.stringify({ packages }));
  await setUp();
  expect(calls()).toHaveLength(2);
});

test('takes over what was installed by hand from the same lock', async () => {
  const { [FOREIGN]: _foreign, ...installed } = LOCK.packages;
  checkout.put('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  expect(await setUp()).toEqual({ code: 0, out: '', err: '' });
  expect(calls()).toEqual([]);
});

test.each([
  ['a package of this machine is missing', { [NATIVE]: undefined }],
  ['a version is another one', { 'node_modules/left': { version: '1.1.0' } }],
])('installs when %s', async (_why, change) => {
  checkout.put('node_modules/.package-lock.json', JSON.stringify({ packages: { ...LOCK.packages, ...change } }));
  await setUp();
  expect(calls()).toHaveLength(1);
});

test('leaves a manifest that drifted from the lock to npm, and fails with it', async () => {
  await setUp();
  checkout.put('api/package.json', JSON.stringify({ dependencies: { fresh: '^2.0.0' } }));
  checkout.put('drifted', '');
  const { code, err } = await setUp();
  expect(code).toBe(1);
  expect(err).toMatch(/npm ci failed.+npm install and commit both/);
  expect(calls()).toHaveLength(2);
  // The next run doesn't take it for complete either.
  expect((await setUp()).code).toBe(1);
});

test('of two at once one installs and the other waits', async () => {
  const both = await Promise.all([setUp({ SLOW: '500' }), setUp({ SLOW: '500' })]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(calls()).toHaveLength(1);
});

test('takes over the lock of a set-up that was killed', async () => {
  checkout.put('.cache/setup.lock', '999999999');
  expect((await setUp()).code).toBe(0);
  expect(calls()).toHaveLength(1);
});
