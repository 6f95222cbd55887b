/**
 * `npm run bench -- web [--url=http://localhost:4000 --rounds=5 --only=/login,/cpanel --write]`: what a first visit of each first screen costs a phone: scripts
 * loaded, largest paint, layout shift, blocked time, with four times slower processor and slow 4G as Lighthouse's mobile preset has them. Without `--url` it
 * builds the product and starts it with the demo. Screens of the portal and the panel follow with their scripts alone; `--write` puts the tables into docs/performance.md.
 * What is over its budget (`budgets.mjs`) stands in bold; scripts, added styles and shifts, which no machine changes, fail the run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { constants, gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build } from '../../scripts/lib/build.mjs';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import startServer from '../../scripts/testing/start-server.mjs';
import stopServer from '../../scripts/testing/stop-server.mjs';
import { findExcesses, getPublicBudget, isExact, SIGNED_IN_BUDGET } from './budgets.mjs';
import { observe } from './observe.mjs';

/** @typedef {import('./observe.mjs').Seen} Seen */
/** @typedef {import('./budgets.mjs').Visit} Visit */

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const DOCUMENT = inRoot('docs/performance.md');
const BEGIN = '<!-- first visits: begin -->';
const END = '<!-- first visits: end -->';
/** Lighthouse's mobile preset. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** As the build compresses what a browser without brotli downloads (`web/vite/compressed-plugin.ts`). */
const AS_STORED = { level: constants.Z_BEST_COMPRESSION };
/** How long a page is watched once nothing loads any more: tasks that would block somebody come a little later. */
const SETTLED_MS = 1000;

/**
 * The first screens: what people come to from a link, a search or a bookmark.
 * @param {string} url
 * @returns {Promise<string[]>}
 */
async function firstScreens(url) {
  const answer = await fetch(`${url}/api/public/blog/posts?limit=1`);
  const { data } = /** @type {{ data: { slug: string }[] }} */ (await answer.json());
  const articles = data.map(({ slug }) => `/blog/post/${slug}`);
  return ['/', '/venues/all', '/plan', '/hall/1', '/blog', ...articles, '/about', '/login', '/register'];
}

/**
 * Screens behind a sign-in, by who opens them. They are held to a budget of scripts alone: nobody waits for them in a first visit.
 * @type {Readonly<Record<'BUSINESS' | 'ADMIN', readonly string[]>>}
 */
const SIGNED_IN = {
  BUSINESS: [
    'dashboard',
    'setup',
    'create-hall',
    'halls',
    'spaces',
    'import',
    'bookings',
    'calendar',
    'enquiries',
    'messages',
    'visits',
    'guests',
    'reviews',
    'settings',
    'billing',
    'team',
  ].map((screen) => `/business/${screen}`),
  ADMIN: [
    '',
    '?tab=businesses',
    '?tab=users',
    '?tab=blog',
    '?tab=reviews',
    '?tab=settings',
    '?tab=rates',
    '?tab=city-rules',
    '?tab=maintenance',
    '?tab=audit',
    '?tab=security-log',
    '?tab=outbox',
    '?tab=jobs',
  ].map((tab) => `/cpanel${tab}`),
};

/**
 * Which of some screens are measured: all, or those of `--only`.
 * @param {readonly string[]} paths
 */
function pick(paths) {
  const only = values.only?.split(',');
  return only ? paths.filter((path) => only.includes(path)) : [...paths];
}

/**
 * Signs a demo account in.
 * @param {string} url
 * @param {string} role
 * @returns {Promise<string>} its token
 */
async function signIn(url, role) {
  const post = async (/** @type {string} */ path, /** @type {unknown} */ body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const query = '{ clientConfig { demoSignIns { role username password } } }';
  const { data } =
    /** @type {{ data: { clientConfig: { demoSignIns: { role: string, username: string, password: string }[] } } }} */ (
      await post('/graphql', { query })
    );
  const account = data.clientConfig.demoSignIns.find((each) => each.role === role);
  if (!account) throw new Error(`The demo names no account of the role ${role}`);
  const door = role === 'ADMIN' ? 'admin-login' : 'login';
  const credentials = { emailOrUsername: account.username, password: account.password };
  return /** @type {{ token: string }} */ (await post(`/api/user/auth/${door}`, credentials)).token;
}

/**
 * Visits a page as somebody who has never been there.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {string} [token] signs the visitor in, on a network and a processor as they are: only scripts are read from such a visit
 * @returns {Promise<Visit>}
 */
async function visit(browser, address, token) {
  const localStorage = token === undefined ? [] : [{ name: 'token', value: token }];
  const storageState = { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] };
  const context = await browser.newContext({ ...PHONE, storageState });
  await context.addInitScript(observe);
  const page = await context.newPage();
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body, AS_STORED).length));
  });
  const session = await context.newCDPSession(page);
  if (token === undefined) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  // What comes from now on can't be read any more once the page is closed.
  page.removeAllListeners('response');
  const seen = await page.evaluate(() => /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (window)).seen);
  const scripts = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
  await context.close();
  return { ...seen, scripts };
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** @type {readonly (keyof Visit)[]} */
const FIGURES = ['scripts', 'firstPaint', 'largestPaint', 'shift', 'blocked', 'styles'];

/** @type {Readonly<Record<keyof Visit, (value: number) => string>>} */
const WRITTEN = {
  scripts: (bytes) => (bytes / 1000).toFixed(1),
  firstPaint: (ms) => (ms / 1000).toFixed(2),
  largestPaint: (ms) => (ms / 1000).toFixed(2),
  shift: (value) => value.toFixed(3),
  blocked: (ms) => ms.toFixed(0),
  styles: String,
};

/** @param {Visit[]} visits @returns {Visit} */
function toMedian(visits) {
  const of = (/** @type {keyof Visit} */ figure) => median(visits.map((each) => each[figure]));
  return /** @type {Visit} */ (Object.fromEntries(FIGURES.map((figure) => [figure, of(figure)])));
}

/**
 * A row of a table. What is over its budget stands in bold, and fails the run where no machine changes it.
 * @param {string} path
 * @param {Visit} seen
 * @param {readonly (keyof Visit)[]} figures
 * @param {import('./budgets.mjs').Budget} budget
 */
function toRow(path, seen, figures, budget) {
  const excesses = findExcesses(seen, budget);
  if (excesses.some(isExact)) process.exitCode = 1;
  const cells = figures.map((figure) => {
    const written = WRITTEN[figure](seen[figure]);
    return excesses.includes(figure) ? `**${written}**` : written;
  });
  return `| ${[path, ...cells].join(' | ')} |`;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function measurePublic(browser, url) {
  /** @type {Map<string, Visit[]>} */
  const visits = new Map();
  const paths = pick(await firstScreens(url));
  // The first round makes the pictures that the demo draws when they are first asked for.
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const path of paths) {
      const one = await visit(browser, `${url}${path}`);
      if (round >= 0) visits.set(path, [...(visits.get(path) ?? []), one]);
    }
  }
  return [
    '| first screen | scripts, kB of gzip | first paint, s | largest paint, s | layout shift | blocked, ms | style elements added |',
    `| --- |${' --: |'.repeat(FIGURES.length)}`,
    ...[...visits].map(([path, each]) => toRow(path, toMedian(each), FIGURES, getPublicBudget(path))),
  ].join('\n');
}

/**
 * What the screens behind a sign-in load, one visit each: their scripts don't vary.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function measureSignedIn(browser, url) {
  const rows = [];
  for (const role of /** @type {(keyof typeof SIGNED_IN)[]} */ (Object.keys(SIGNED_IN))) {
    const paths = pick(SIGNED_IN[role]);
    if (paths.length === 0) continue;
    const token = await signIn(url, role);
    for (const path of paths) {
      const one = await visit(browser, `${url}${path}`, token);
      rows.push(toRow(path, one, ['scripts', 'styles'], SIGNED_IN_BUDGET));
    }
  }
  return [
    '| screen behind a sign-in | scripts, kB of gzip | style elements added |',
    '| --- | --: | --: |',
    ...rows,
  ].join('\n');
}

/** @param {string} url */
async function measure(url) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const report = `${await measurePublic(browser, url)}\n\n${await measureSignedIn(browser, url)}`;
  await browser.close();
  console.log(`\n${report}`);
  if (process.exitCode) console.error('\nOver budget: what stands in bold.');
  if (values.write) writeFileSync(DOCUMENT, withReport(readFileSync(DOCUMENT, 'utf8'), report));
}

/** @param {string} text @param {string} report */
function withReport(text, report) {
  const [before = '', rest = ''] = text.split(BEGIN);
  return `${before}${BEGIN}\n\n${report}\n\n${END}${rest.split(END)[1] ?? ''}`;
}

if (values.url) await measure(values.url.replace(/\/+$/, ''));
else {
  await build();
  await startServer();
  try {
    await measure(process.env.E2E_URL ?? '');
  } finally {
    await stopServer();
  }
}
