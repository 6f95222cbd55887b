import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startDemoServer, stopDemoServer } from '../../scripts/lib/demo-server.mjs';
import { hashFiles, listFiles } from '../../scripts/lib/hashing.mjs';
import { inRoot, root } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/processes.mjs';
import { missingIn, takePictures } from './camera.mjs';

/** @typedef {import('./screens.mjs').Picture} Picture */

const CACHE = inRoot('.cache', 'visual');
/** The camera: what it does decides how pictures look. */
const CAMERA = ['camera', 'moment', 'people', 'screens', 'serve'].map((name) => inRoot(`web/visual/${name}.mjs`));
/** How many builds' pictures are kept, the last used ones. */
const KEPT_BUILDS = 6;

/**
 * @param {string[]} args
 * @param {string} [cwd]
 */
export const git = (args, cwd = root) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/**
 * Builds what has changed in a checkout since its last build.
 * @param {string} checkout
 */
async function buildIn(checkout) {
  const module = pathToFileURL(join(checkout, 'scripts/lib/build.mjs')).href;
  const code = await runNode(
    ['--input-type=module', '--eval', `import { build } from ${JSON.stringify(module)}; await build();`],
    {
      cwd: checkout,
    },
  );
  if (code !== 0) throw new Error(`The build failed in ${checkout} (see above).`);
}

/**
 * The packages of a commit: ours if they are the same ones, but for its own workspaces.
 * @param {string} checkout
 */
async function installIn(checkout) {
  const lock = 'package-lock.json';
  if (existsSync(join(checkout, 'node_modules'))) return;
  if (readFileSync(join(checkout, lock), 'utf8') !== readFileSync(inRoot(lock), 'utf8')) {
    const code = await runNode([join(checkout, 'scripts/setup.mjs')], { cwd: checkout });
    if (code !== 0) throw new Error(`The packages of ${checkout} could not be installed (see above).`);
    return;
  }
  for (const folder of ['node_modules', 'api/node_modules', 'web/node_modules'].filter((path) =>
    existsSync(inRoot(path)),
  )) {
    mkdirSync(join(checkout, folder), { recursive: true });
    for (const name of readdirSync(inRoot(folder)).filter((entry) => entry !== '@mehfil')) {
      symlinkSync(inRoot(folder, name), join(checkout, folder, name));
    }
  }
  mkdirSync(join(checkout, 'node_modules/@mehfil'));
  for (const name of ['api', 'web']) symlinkSync(join(checkout, name), join(checkout, 'node_modules/@mehfil', name));
}

/**
 * A checkout of a commit, of which the repository itself knows nothing; those of other commits are removed.
 * @param {string} commit its full hash
 * @returns {Promise<string>} its folder
 */
async function checkOut(commit) {
  const folder = join(CACHE, 'checkouts');
  const checkout = join(folder, commit);
  for (const other of existsSync(folder) ? readdirSync(folder) : []) {
    if (other !== commit) rmSync(join(folder, other), { recursive: true, force: true });
  }
  if (!existsSync(join(checkout, 'package.json'))) {
    rmSync(checkout, { recursive: true, force: true });
    git(['clone', '--quiet', '--shared', '--no-checkout', root, checkout]);
    git(['checkout', '--quiet', '--detach', commit], checkout);
  }
  await installIn(checkout);
  return checkout;
}

/** Deletes the pictures of builds that weren't used for longest. @param {string} folder of the pictures of all builds */
function deleteOldest(folder) {
  const byAge = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of byAge.slice(KEPT_BUILDS)) rmSync(old, { recursive: true, force: true });
}

/**
 * The folder of a build's pictures, named by all that they depend on.
 * @param {string} checkout
 * @param {string} version of the browser
 * @param {string} suffix
 */
function getFolder(checkout, version, suffix) {
  const stamps = ['api', 'web'].map((side) => readFileSync(join(checkout, side, 'dist/.build-stamp'), 'utf8'));
  const key = createHash('sha256')
    .update([...stamps, hashFiles(listFiles(CAMERA)), version].join())
    .digest('hex')
    .slice(0, 16);
  const folder = join(CACHE, 'pictures', `${key}${suffix}`);
  mkdirSync(folder, { recursive: true });
  const now = performance.timeOrigin + performance.now();
  utimesSync(folder, now / 1000, now / 1000);
  return folder;
}

/**
 * @typedef {object} Session what is the same for all pictures of a run
 * @property {import('playwright-core').Browser} browser
 * @property {readonly Picture[]} pictures
 * @property {boolean} fresh takes those anew that are there already
 * @property {(line: string) => void} say
 */

/**
 * Builds a checkout and takes the pictures of it that aren't there yet.
 * @param {Session} session
 * @param {{ commit?: string, suffix?: string }} [options] without a commit, this checkout as it is; a suffix keeps other pictures of the same build
 * @returns {Promise<{ folder: string, problems: string[] }>}
 */
export async function getPictures({ browser, pictures, fresh, say }, { commit, suffix = '' } = {}) {
  const checkout = commit === undefined ? root : await checkOut(commit);
  await buildIn(checkout);
  const folder = getFolder(checkout, browser.version(), suffix);
  deleteOldest(join(CACHE, 'pictures'));
  const missing = fresh ? pictures : missingIn(folder, pictures);
  if (missing.length < pictures.length) say(`${pictures.length - missing.length} pictures are there already.`);
  if (missing.length === 0) return { folder, problems: [] };
  say('Starting a server with the demo ...');
  const program = [inRoot('web/visual/serve.mjs'), checkout];
  const server = await startDemoServer({ args: program, log: join(CACHE, 'server.log') });
  try {
    const onTaken = (/** @type {number} */ done, /** @type {number} */ all, /** @type {string} */ name) => {
      if (done % 10 === 0 || done === all) say(`${done} of ${all} pictures: ${name}`);
    };
    return { folder, problems: await takePictures({ browser, url: server.url, pictures: missing, folder, onTaken }) };
  } finally {
    await stopDemoServer(server);
  }
}
