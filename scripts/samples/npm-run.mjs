import { readFileSync } from 'node:fs';
import { inRoot, root } from '../lib/paths.mjs';
import { runAndRead } from '../testing/checkout.mjs';

/** @type {{ scripts: Readonly<Record<string, string>> }} */
export const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/**
 * Runs what `npm run NAME -- ARGUMENTS` runs, without npm, and without the set-up before it, which the run of the tests was.
 * @param {string} line as the documentation has it
 * @param {NodeJS.ProcessEnv} [env] besides that of the tests
 */
export async function npmRun(line, env = {}) {
  const [, name = '', rest = ''] = /^npm run ([\w:-]+)(?: -- (.*))?$/.exec(line) ?? [];
  const [, command = ''] = /^node (.+)$/.exec(scripts[name] ?? '') ?? [];
  if (command === '') throw new Error(`package.json has no script of Node's for: ${line}`);
  const args = [...command.split(' '), ...rest.split(' ').filter(Boolean)];
  return runAndRead(args, { cwd: root, env: { ...process.env, ...env } });
}
