import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { runAndRead } from '../testing/checkout.mjs';
import { demo } from './demo.mjs';
import { npmRun } from './npm-run.mjs';

/** In place of the program that npm would download: its report of an address, with one score below its goal. */
const LIGHTHOUSE = `#!${process.execPath}
const perfect = { score: 1 };
const categories = { performance: { score: 0.5 }, accessibility: perfect, 'best-practices': perfect, seo: perfect };
console.log(JSON.stringify({ categories, audits: { 'first-contentful-paint': { numericValue: 900 } } }));
`;

/** @type {string} */
let programs;
beforeAll(() => {
  programs = mkdtempSync(join(tmpdir(), 'mehfil-audits-'));
  writeFileSync(join(programs, 'lighthouse'), LIGHTHOUSE);
  chmodSync(join(programs, 'lighthouse'), 0o755);
});
afterAll(() => rmSync(programs, { recursive: true, force: true }));

test('npm run bench -- web measures first visits, and screens behind a sign-in', async () => {
  const { code, out, err } = await npmRun(
    `npm run bench -- web --url=${demo.url} --rounds=1 --only=/login,/business/spaces`,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const cells = (/** @type {string} */ path) =>
    out
      .split('\n')
      .find((line) => line.startsWith(`| ${path} |`))
      ?.split(' | ')
      .slice(1)
      .map((cell) => Number.parseFloat(cell.replaceAll('*', '')));
  const [scripts, firstPaint, largestPaint] = cells('/login') ?? [];
  expect([scripts, firstPaint, largestPaint].every((figure) => Number(figure) > 0)).toBe(true);
  expect(cells('/business/spaces')?.[0]).toBeGreaterThan(0);
});

test('npm run audit:lighthouse scores every first screen', async () => {
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` };
  const args = [inRoot('web/bench/lighthouse.mjs'), `--url=${demo.url}`, '--rounds=1'];
  const { code, out, err } = await runAndRead(args, { env });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const rows = out.split('\n').filter((line) => line.startsWith('| /'));
  expect(rows).toHaveLength(7);
  for (const row of rows) expect(row).toMatch(/ \| \*\*50\*\* \| 100 \| 100 \| 100 \| 900 \|/);
});

test('npm run audit:headers asks for an address, and for npm to bring its rules', async () => {
  const script = inRoot('scripts/audit-headers.mjs');
  expect(await runAndRead([script])).toMatchObject({ code: 1, err: expect.stringContaining('Name the address') });
  const without = { PATH: programs };
  expect(await runAndRead([script, demo.url], { env: without })).toMatchObject({
    code: 1,
    err: 'Run npm run audit:headers -- ADDRESS\n',
  });
});
