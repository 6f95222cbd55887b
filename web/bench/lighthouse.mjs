/**
 * `npm run audit:lighthouse [-- --url=http://localhost:4000 --rounds=5]`: Lighthouse's scores of the first screens (mobile preset, simulated
 * throttling, medians), by the version that npm brings for this run. Without `--url` it builds the product and starts it with the demo.
 * What misses its goal stands in bold.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import startServer from '../../scripts/testing/start-server.mjs';
import stopServer from '../../scripts/testing/stop-server.mjs';

/**
 * @typedef {object} Result what is read of Lighthouse's report
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number }>} audits
 */

const { values } = parseArgs({
  options: { url: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const run = promisify(execFile);
/** The least score of each category. */
const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The most of each figure: milliseconds, but for the shift. */
const AUDITS = {
  'first-contentful-paint': Infinity,
  'largest-contentful-paint': 1800,
  'total-blocking-time': 150,
  'cumulative-layout-shift': 0.02,
};
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** A visit now and then ends without a report: Chromium's trace lacks its beginning (NO_NAVSTART). */
const ATTEMPTS = 3;

/** @param {string} address @returns {Promise<Result>} */
async function audit(address, attempts = ATTEMPTS) {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  try {
    const { stdout } = await run('lighthouse', [address, ...flags], { env, maxBuffer: MAX_REPORT_BYTES });
    return JSON.parse(stdout);
  } catch (error) {
    const { stderr } = /** @type {{ stderr?: string }} */ (error);
    if (attempts <= 1) throw new Error(`No report of ${address}: ${stderr ?? String(error)}`, { cause: error });
    return audit(address, attempts - 1);
  }
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** @param {Result[]} results of one page */
function toCells(results) {
  const scores = Object.entries(CATEGORIES).map(([name, least]) => {
    const score = median(results.map((each) => (each.categories[name]?.score ?? 0) * 100));
    return score < least ? `**${score.toFixed(0)}**` : score.toFixed(0);
  });
  const figures = Object.entries(AUDITS).map(([name, most]) => {
    const figure = median(results.map((each) => each.audits[name]?.numericValue ?? 0));
    const written = figure.toFixed(figure < 1 ? 3 : 0);
    return figure > most ? `**${written}**` : written;
  });
  return [...scores, ...figures];
}

/** @param {string} url */
async function measure(url) {
  const answer = await fetch(`${url}/api/public/blog/posts?limit=1`);
  const { data } = /** @type {{ data: { slug: string }[] }} */ (await answer.json());
  const articles = data.map(({ slug }) => `/blog/post/${slug}`);
  const paths = ['/', '/venues/all', '/hall/1', ...articles, '/login', '/register', '/about'];
  const names = [...Object.keys(CATEGORIES), ...Object.keys(AUDITS)];
  console.log(`| first screen | ${names.join(' | ')} |`);
  console.log(`| --- |${' --: |'.repeat(names.length)}`);
  for (const path of paths) {
    /** @type {Result[]} */
    const results = [];
    // The first visit makes the pictures that the demo draws when they are first asked for.
    await audit(`${url}${path}`);
    for (let round = 0; round < Number(values.rounds); round += 1) results.push(await audit(`${url}${path}`));
    console.log(`| ${[path, ...toCells(results)].join(' | ')} |`);
  }
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
