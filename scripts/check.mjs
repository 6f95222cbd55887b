/**
 * `npm run check [-- NAME ...]`: runs all static checks, two at a time; NAME selects some of them. Each prints its result and
 * duration, and its output if it failed.
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { runScript } from './lib/exit.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { waitForExit } from './lib/processes.mjs';

const AT_ONCE = 2;
const ESLINT = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0'];
// One thread each: several would look up many types twice, and the other check of the two needs the processor too.
const TSC = ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded', '--project'];
const DEPCRUISE = ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.mjs'];

/** Slowest first. */
const CHECKS = {
  'house-rules': [...ESLINT, '.'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  formatting: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  'types-api': [...TSC, 'api'],
  'types-scripts': [...TSC, '.'],
  'types-web': [...TSC, 'web'],
  generated: ['scripts/generate.mjs', '--check'],
  'schema-changes': ['scripts/schema-changes.mjs'],
  walls: [...DEPCRUISE, 'api', 'web', 'scripts', 'codegen.ts'],
  'dead-code': ['node_modules/knip/bin/knip.js'],
  'dead-domain': ['node_modules/knip/bin/knip.js', '--config', 'knip.domain.config.ts', '--include', 'exports'],
  commits: ['scripts/commit-messages.mjs'],
  evidence: ['scripts/evidence.mjs'],
  glossary: ['scripts/avoided-words.mjs'],
  'types-worker': [...TSC, 'web/src/service-worker'],
};

/**
 * @param {string} name
 * @param {string[]} command
 * @returns {Promise<boolean>} whether it passed
 */
async function run(name, [program = '', ...args]) {
  const started = performance.now();
  const child = spawn(process.execPath, [inRoot(program), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const [code, out, err] = await Promise.all([waitForExit(child), text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(14)}${seconds.padStart(6)} s`);
  if (code !== 0) console.log(`${out}${err}`.trim().replaceAll(/^/gm, '    '));
  return code === 0;
}

await runScript(async () => {
  const picked = process.argv.slice(2);
  const unknown = picked.filter((name) => !(name in CHECKS));
  if (unknown.length > 0)
    throw new Error(`There is no check ${unknown.join(', ')}; there are ${Object.keys(CHECKS).join(', ')}.`);
  const waiting = Object.entries(CHECKS).filter(([name]) => picked.length === 0 || picked.includes(name));
  const results = /** @type {boolean[]} */ ([]);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(...next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const failed = results.filter((passed) => !passed).length;
  console.log(failed === 0 ? 'All checks passed.' : `${failed} of ${results.length} checks failed.`);
  return failed === 0 ? 0 : 1;
});
