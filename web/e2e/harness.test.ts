import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import jestConfig from '../../jest.config.mjs';
import { useBrowser } from './harness';
import { OpenRequests } from './open-requests';

const journeys = useBrowser();

test('a visit to the landing page: nothing goes wrong and nothing jumps', async () => {
  const visit = await journeys.visit();
  await visit.open('/');
  expect(await visit.page.title()).toContain('Mehfil');
  expect(await visit.layoutShift()).toBeLessThanOrEqual(0.02);
});

test('a visitor in the dark on a phone sees what the system asks for', async () => {
  const { page, ...visit } = await journeys.visit({ viewport: 'phone', theme: 'dark' });
  await visit.open('/');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(page.viewportSize()?.width).toBe(390);
});

test('a new account is signed in from the start', async () => {
  const session = await journeys.register('user', 'Amna Sheikh');
  const { page, ...visit } = await journeys.visit({ as: session });
  await visit.open('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(session.token);
});

test('a person signs in through the form', async () => {
  const account = await journeys.register('user', 'Bilal Ahmed');
  const { page, ...visit } = await journeys.visit();
  await visit.signIn(account);
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('whatever goes wrong is noticed', async () => {
  const { page, ...visit } = await journeys.visit();
  await visit.open('/');
  expect(visit.problems()).toEqual([]);
  const foreign = 'http://other.invalid/pixel.png';
  await page.evaluate(async (address) => {
    console.warn('careful');
    console.error('broken');
    setTimeout(() => {
      throw new Error('uncaught');
    });
    await fetch('/api/there-is-no-such-path');
    const refused = new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', resolve, { once: true });
    });
    await fetch(address).catch(() => undefined);
    await refused;
  }, foreign);
  const found = visit.problems().join('\n');
  for (const sign of ['careful', 'broken', 'uncaught: Error', 'answered 404', 'policy: connect-src', foreign]) {
    expect(found).toContain(sign);
  }
  visit.expectProblem(/./);
});

test('a page that waits for an answer is told from one at rest, with the request', async () => {
  const { open, page } = await journeys.visit();
  await open('/about');
  const requests = new OpenRequests(page);
  await page.route('**/graphql', () => undefined);
  await page.evaluate(() => void fetch('/graphql', { method: 'POST', body: '{"operationName":"NeverAnswered"}' }));
  await expect(requests.settle(300)).rejects.toThrow(/^No answer to POST http.*\/graphql NeverAnswered, for \d+ ms$/);
});

/** Runs the tests of a file that isn't one of the suite's, against the same server. */
function runApart(file: string): { code: number | null; output: string } {
  const root = join(import.meta.dirname, '..', '..');
  const project = jestConfig.projects?.find((each) => typeof each === 'object' && each.displayName === 'e2e');
  if (typeof project !== 'object') throw new Error('jest.config.mjs has no browser tests');
  const { globalSetup: _setup, globalTeardown: _teardown, ...config } = project;
  const apart = JSON.stringify({ ...config, rootDir: root, testMatch: [join(import.meta.dirname, file)] });
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', jest, '--config', apart, '--runInBand', '--testTimeout=120000'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { code: status, output: stderr };
}

test('a failed test says where its pages, their console and open requests are kept', () => {
  const { code, output } = runApart('failing.fixture.ts');
  expect(code).toBe(1);
  const [, folder = ''] = /are kept in (\S+this-one-fails)/.exec(output) ?? [];
  expect(folder).toContain(join('.cache', 'e2e', 'failures'));
  const pages = ['page-1', 'page-2'].flatMap((page) => [`${page}-console.txt`, `${page}-requests.txt`, `${page}.png`]);
  expect(readdirSync(folder).sort()).toEqual(pages);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('page-1-console.txt')).toContain('info: said before it failed');
  expect(read('page-1-requests.txt')).toMatch(/^POST http.*\/graphql NeverAnswered, for \d+ ms\n$/);
  expect(read('page-2-requests.txt')).not.toContain('NeverAnswered');
  rmSync(folder, { recursive: true });
});
