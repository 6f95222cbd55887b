/**
 * `npm run audit:lighthouse [-- --url=http://localhost:4000 --rounds=5]`: Lighthouse's scores of the first screens (mobile preset, simulated
 * throttling, medians), by the version that npm brings for this run. Without `--url` it builds the product and starts it with the demo.
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
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Milliseconds, but for the shift. */
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/** @param {string} address @returns {Promise<Result>} */
async function audit(address) {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  const { stdout } = await run('lighthouse', [address, ...flags], { env, maxBuffer: MAX_REPORT_BYTES });
  return JSON.parse(stdout);
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** @param {string} url */
async function measure(url) {
  const answer = await fetch(`${url}/api/public/blog/posts?limit=1`);
  const { data } = /** @type {{ data: { slug: string }[] }} */ (await answer.json());
  const paths = ['/', '/venues/all', '/hall/1', ...data.map(({ slug }) => `/blog/post/${slug}`), '/login', '/about'];
  console.log(`| first screen | ${[...CATEGORIES, ...AUDITS].join(' | ')} |`);
  console.log(`| --- |${' --: |'.repeat(CATEGORIES.length + AUDITS.length)}`);
  for (const path of paths) {
    /** @type {Result[]} */
    const results = [];
    // The first visit makes the pictures that the demo draws when they are first asked for.
    await audit(`${url}${path}`);
    for (let round = 0; round < Number(values.rounds); round += 1) results.push(await audit(`${url}${path}`));
    const scores = CATEGORIES.map((name) => median(results.map((each) => (each.categories[name]?.score ?? 0) * 100)));
    const times = AUDITS.map((name) => median(results.map((each) => each.audits[name]?.numericValue ?? 0)));
    const cells = [...scores.map((score) => score.toFixed(0)), ...times.map((time) => time.toFixed(time < 1 ? 3 : 0))];
    console.log(`| ${[path, ...cells].join(' | ')} |`);
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
