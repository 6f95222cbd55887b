import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { makeCheckout, runAndRead } from './testing/checkout.mjs';

const BUILD_API = "import('./scripts/lib/build.mjs').then(({ build }) => build(['api']))";

/** @type {ReturnType<typeof makeCheckout>} */
let checkout;
beforeEach(() => {
  checkout = makeCheckout(
    {
      'package-lock.json': '{}',
      'api/package.json': '{ "type": "module" }',
      'api/.swcrc': readFileSync(inRoot('api/.swcrc'), 'utf8'),
      'api/src/main.ts': 'export const answer: number = 1;\n',
      'api/src/modules/mail/mail.html': '<p>',
      'api/src/main.test.ts': 'test',
      'api/src/main.endurance.ts': 'test',
      'api/src/main.faults.ts': 'test',
      'api/src/testing/harness.ts': 'export {};',
    },
    { packages: true },
  );
});
afterEach(() => checkout.remove());

const buildApi = () => runAndRead(['-e', BUILD_API], { cwd: checkout.folder });

test('builds the product without its tests, and only when a source changed', async () => {
  expect((await buildApi()).out).toMatch(/^Build: api \.\.\.\nBuild: api done in /);
  expect(readFileSync(checkout.path('api/dist/main.js'), 'utf8')).toContain('export const answer = 1');
  expect(existsSync(checkout.path('api/dist/modules/mail/mail.html'))).toBe(true);
  for (const kind of ['test', 'endurance', 'faults'])
    expect(existsSync(checkout.path(`api/dist/main.${kind}.js`))).toBe(false);
  expect(existsSync(checkout.path('api/dist/testing'))).toBe(false);

  expect(await buildApi()).toEqual({ code: 0, out: '', err: '' });
  checkout.put('api/src/main.test.ts', 'another test');
  expect((await buildApi()).out).toBe('');

  checkout.put('api/src/main.ts', 'export const answer = 2;\n');
  expect((await buildApi()).out).toContain('Build: api done');
  expect(readFileSync(checkout.path('api/dist/main.js'), 'utf8')).toContain('answer = 2');
});

test('a build that fails leaves what was there', async () => {
  await buildApi();
  checkout.put('api/src/main.ts', 'export const = ;');
  const { code, err } = await buildApi();
  expect(code).not.toBe(0);
  expect(err).toContain('Build: api failed');
  expect(readFileSync(checkout.path('api/dist/main.js'), 'utf8')).toContain('answer = 1');
});
