/**
 * `npm run bench -- web [--url=http://localhost:4000 --rounds=5 --write]`: what a first visit of each first screen costs a phone: scripts
 * loaded, largest paint, layout shift, blocked time, with four times slower processor and slow 4G as Lighthouse's mobile preset has them. Without `--url` it
 * builds the product and starts it with the demo. Screens of the portal and the panel follow with their scripts alone; `--write` puts the table into docs/performance.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build } from '../../scripts/lib/build.mjs';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import startServer from '../../scripts/testing/start-server.mjs';
import stopServer from '../../scripts/testing/stop-server.mjs';
import { observe } from './observe.mjs';

/** @typedef {import('./observe.mjs').Seen} Seen */
/** @typedef {Seen & { scripts: number }} Visit */

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rounds: { type: 'string', default: '5' },
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
  return ['/', '/venues/all', '/hall/1', '/blog', ...articles, '/about', '/login', '/register'];
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
    'bookings',
    'calendar',
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
    '?tab=settings',
    '?tab=maintenance',
    '?tab=audit',
    '?tab=outbox',
  ].map((tab) => `/cpanel${tab}`),
};
/** Bytes of script, compressed, that a screen of the portal or the panel may load. */
const SIGNED_IN_BUDGET = 420_000;

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
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
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

/** @param {Map<string, Visit[]>} visits */
function tableOf(visits) {
  const rows = [...visits].map(([path, each]) => {
    const of = (/** @type {keyof Visit} */ key) => median(each.map((one) => one[key]));
    const cells = [
      path,
      (of('scripts') / 1000).toFixed(1),
      (of('firstPaint') / 1000).toFixed(2),
      (of('largestPaint') / 1000).toFixed(2),
      of('shift').toFixed(3),
      of('blocked').toFixed(0),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| first screen | scripts, kB of gzip | first paint, s | largest paint, s | layout shift | blocked, ms |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows,
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
    const token = await signIn(url, role);
    for (const path of SIGNED_IN[role]) {
      const { scripts } = await visit(browser, `${url}${path}`, token);
      const over = scripts > SIGNED_IN_BUDGET ? ((scripts - SIGNED_IN_BUDGET) / 1000).toFixed(1) : '';
      rows.push(`| ${path} | ${(scripts / 1000).toFixed(1)} | ${over} |`);
    }
  }
  return [
    `| screen behind a sign-in | scripts, kB of gzip | over ${SIGNED_IN_BUDGET / 1000} |`,
    '| --- | --: | --: |',
    ...rows,
  ].join('\n');
}

/** @param {string} url */
async function measure(url) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  /** @type {Map<string, Visit[]>} */
  const visits = new Map();
  const paths = await firstScreens(url);
  // The first round makes the pictures that the demo draws when they are first asked for.
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const path of paths) {
      const one = await visit(browser, `${url}${path}`);
      if (round >= 0) visits.set(path, [...(visits.get(path) ?? []), one]);
    }
  }
  const signedIn = await measureSignedIn(browser, url);
  await browser.close();
  const report = `${tableOf(visits)}\n\n${signedIn}`;
  console.log(`\n${report}`);
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
