/**
 * `npm run audit:headers -- ADDRESS`: scores the headers of a running server by the rules of MDN's HTTP Observatory, which npm brings
 * for this run. Start the server with `PUBLIC_URL=https://…`; the redirect to HTTPS, which is the proxy's, is taken as given.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runScript } from './lib/exit.mjs';

const AIM = 130;
const PACKAGE = '@mdn/mdn-http-observatory';

/**
 * @typedef {{ name: string, pass: boolean, result: string, scoreModifier: number }} Outcome
 * @typedef {{ ALL_TESTS: ((requests: object) => Outcome)[] }} Constants
 * @typedef {{ getScoreModifier: (result: string) => number }} Grader
 * @typedef {{ Requests: new (host: string) => { responses: object, resources: { path: string | null } } }} Types
 */

/** @param {string} file of the package, which npm exec puts beside a folder of the PATH */
function locate(file) {
  const folders = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, '..', PACKAGE, 'src', file));
  const found = folders.find((path) => existsSync(path));
  if (!found) throw new Error('Run npm run audit:headers -- ADDRESS');
  return pathToFileURL(found).href;
}

/** The package downloads the browsers' list of preloaded hosts as it is installed; ours isn't on it, so an empty one does. */
function provideHostList() {
  const file = new URL('../conf/hsts-preload.json', locate('constants.js'));
  if (!existsSync(file)) writeFileSync(file, '{}');
}

/** @param {Response} response as the package reads it: headers by their names */
const toResponse = ({ status, headers }) => ({ status, headers: Object.fromEntries(headers), verified: true });

/** @param {string} address */
async function score(address) {
  provideHostList();
  const { ALL_TESTS } = /** @type {Constants} */ (await import(locate('constants.js')));
  const { getScoreModifier } = /** @type {Grader} */ (await import(locate('grader/grader.js')));
  const { Requests } = /** @type {Types} */ (await import(locate('types.js')));
  const page = await fetch(address);
  const origin = 'https://observatory.example';
  const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET', origin } };
  const host = new URL(address).hostname;
  const hops = ['http', 'https'].map((scheme, hop) => ({
    url: new URL(`${scheme}://${host}/`),
    status: hop ? 200 : 301,
  }));
  const requests = new Requests(host);
  const response = toResponse(page);
  Object.assign(requests.responses, {
    ...{ auto: response, http: response, https: response },
    ...{ cors: toResponse(await fetch(address, preflight)), httpRedirects: hops, httpsRedirects: hops.slice(1) },
  });
  Object.assign(requests, { session: { url: hops[1]?.url } });
  requests.resources.path = await page.text();
  const outcomes = ALL_TESTS.map((test) => test(requests)).filter(({ result }) => result);
  for (const outcome of outcomes) outcome.scoreModifier = getScoreModifier(outcome.result);
  return outcomes;
}

await runScript(async () => {
  const [address] = process.argv.slice(2);
  if (!address)
    throw new Error('Name the address of a running server: npm run audit:headers -- http://localhost:4000/');
  const outcomes = await score(address);
  for (const { result, scoreModifier } of outcomes) console.log(`${String(scoreModifier).padStart(4)}  ${result}`);
  const total = outcomes.reduce((sum, { scoreModifier }) => sum + scoreModifier, 100);
  console.log(`${total} of at least ${AIM}`);
  return total >= AIM ? 0 : 1;
});
