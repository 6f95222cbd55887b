import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, fromRoot, hashFiles } from './hashing.mjs';
import { withLock } from './lock.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './processes.mjs';

const STAMP = '.build-stamp';
/** Tests and test tools are not built. */
const IS_TEST = /\.(test|endurance|faults)\.tsx?$|\/testing\//;

/**
 * @typedef {object} Side
 * @property {string} name
 * @property {string[]} sources what its output depends on
 * @property {string} output
 * @property {(output: string) => Promise<void>} make fills an empty folder
 */

/** @type {Side[]} */
const SIDES = [
  {
    name: 'api',
    sources: ['api/src', 'api/.swcrc', 'api/package.json', 'package-lock.json'],
    output: 'api/dist',
    make: buildApi,
  },
  {
    name: 'web',
    sources: [
      'src',
      'public',
      'vite',
      'index.html',
      'offline.html',
      'playground.html',
      'vite.config.ts',
      'vite.offline.config.ts',
      'vite.playground.config.ts',
      'tsconfig.json',
      'package.json',
    ]
      .map((path) => `web/${path}`)
      .concat('api/src/domain', 'api/package.json', 'package-lock.json'),
    output: 'web/dist',
    make: buildWeb,
  },
];

/**
 * Builds what has changed since the last build. Output is replaced atomically.
 * @param {string[]} [names] `api`, `web`; defaults to both
 * @throws Error when a build fails; the previous output is kept
 */
export async function build(names = SIDES.map((side) => side.name)) {
  for (const side of SIDES.filter(({ name }) => names.includes(name))) {
    const current = hashFiles(listSources(side));
    if (isBuilt(side, current)) continue;
    await withLock(`build-${side.name}`, `Build: waiting for another build of ${side.name} ...`, async () => {
      if (!isBuilt(side, current)) await rebuild(side, current);
    });
  }
}

/** @param {Side} side */
const listSources = (side) =>
  listFiles(
    side.sources.map((path) => inRoot(path)),
    (path) => !IS_TEST.test(path),
  );

/**
 * @param {Side} side
 * @param {string} current
 */
function isBuilt(side, current) {
  const stamp = inRoot(side.output, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
}

/**
 * @param {Side} side
 * @param {string} current
 */
async function rebuild(side, current) {
  console.log(`Build: ${side.name} ...`);
  const started = performance.now();
  const next = inRoot('.cache', 'build', side.name);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  await side.make(next);
  writeFileSync(join(next, STAMP), current);
  rmSync(inRoot(side.output), { recursive: true, force: true });
  renameSync(next, inRoot(side.output));
  console.log(`Build: ${side.name} done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** @param {string} output */
async function buildApi(output) {
  const swc = inRoot('node_modules/@swc/cli/bin/swc.js');
  // swc splits at commas, so each pattern is one without them.
  const ignored = ['**/*.test.ts', '**/*.endurance.ts', '**/*.faults.ts', 'src/testing/**'];
  const args = ['src', '--out-dir', output, '--strip-leading-paths', '--quiet', '--source-maps', 'false'];
  await runOrFail('api', [swc, ...args, '--ignore', ignored.join(',')], inRoot('api'));
  const source = inRoot('api/src');
  for (const file of listFiles([source], (path) => !IS_TEST.test(path) && !/\.(ts|md)$/.test(path))) {
    const target = join(output, fromRoot(file).slice('api/src/'.length));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  }
}

/** @param {string} output */
async function buildWeb(output) {
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const build = [vite, 'build', '--outDir', output];
  await runOrFail('web', [...build, '--emptyOutDir', '--logLevel', 'warn'], inRoot('web'));
  await runOrFail('web', [...build, '--config', 'vite.offline.config.ts', '--logLevel', 'warn'], inRoot('web'));
  // Libraries contain directives that bundling drops, each with a warning.
  const playground = ['--config', 'vite.playground.config.ts', '--logLevel', 'error'];
  await runOrFail('web', [...build, ...playground], inRoot('web'));
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} cwd
 */
async function runOrFail(name, args, cwd) {
  const { NODE_ENV: _dropped, ...env } = process.env;
  if ((await runNode(args, { cwd, env })) !== 0) throw new Error(`Build: ${name} failed (see above).`);
}
