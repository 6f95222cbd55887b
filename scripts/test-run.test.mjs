import { makeCheckout, runAndRead } from './testing/checkout.mjs';

const CONFIG = `
  const project = (displayName) => ({ displayName, rootDir: import.meta.dirname, testMatch: ['**/' + displayName + '/*.test.mjs'] });
  export default {
    reporters: ['default', import.meta.dirname + '/scripts/testing/summary-reporter.mjs'],
    projects: ['api', 'web', 'scripts-of-it', 'e2e', 'faults', 'endurance'].map(project),
  };
`;

/** @type {ReturnType<typeof makeCheckout>} */
let checkout;
beforeEach(() => {
  checkout = makeCheckout({ 'package.json': '{ "type": "module" }', 'jest.config.mjs': CONFIG }, { packages: true });
});
afterEach(() => checkout.remove());

/** @param {string[]} args */
async function npmTest(...args) {
  const { code, out, err } = await runAndRead([checkout.path('scripts/test.mjs'), ...args], { cwd: checkout.folder });
  return { code, err, last: out.trimEnd().split('\n').at(-1) };
}

const PASSES = "test('passes', () => {});";

test('counts every suite in the last line', async () => {
  checkout.put('api/a.test.mjs', `${PASSES} test('fails', () => { throw new Error(); });`);
  checkout.put('web/b.test.mjs', `${PASSES} test.skip('waits', () => {});`);
  expect(await npmTest()).toMatchObject({ code: 1, last: '2 passed, 1 failed, 1 skipped' });
});

test('a suite that cannot be loaded counts as failed', async () => {
  checkout.put('api/a.test.mjs', PASSES);
  checkout.put('web/b.test.mjs', "import './nowhere.mjs';");
  expect(await npmTest()).toMatchObject({ code: 1, last: '1 passed, 1 failed' });
});

test('takes a path', async () => {
  checkout.put('api/a.test.mjs', PASSES);
  checkout.put('web/b.test.mjs', "test('fails', () => { throw new Error(); });");
  expect(await npmTest('api/a')).toMatchObject({ code: 0, last: '1 passed, 0 failed' });
});

test('no test at all is a failure', async () => {
  checkout.put('api/a.test.mjs', PASSES);
  expect(await npmTest('nothing-like-it')).toMatchObject({ code: 1, last: '0 passed, 0 failed' });
});

test.each(['faults', 'endurance'])('%s tests run when they are asked for', async (project) => {
  checkout.put('api/a.test.mjs', PASSES);
  checkout.put(`${project}/c.test.mjs`, `${PASSES} test('too', () => {});`);
  expect(await npmTest(`--${project}`)).toMatchObject({ code: 0, last: '2 passed, 0 failed' });
});

test('a process that a test leaves behind is a failure', async () => {
  checkout.put(
    'api/a.test.mjs',
    `import { spawn } from 'node:child_process';
     test('passes', () => void spawn('sleep', ['60'], { stdio: 'ignore' }).unref());`,
  );
  const { code, err, last } = await npmTest();
  expect({ code, last }).toEqual({ code: 1, last: '1 passed, 1 failed' });
  expect(err).toContain('left processes behind');
});
