/** Validates the commit messages since the convention began; part of `npm run check`. */
import { spawnSync } from 'node:child_process';
import { inRoot, root } from './lib/paths.mjs';

/** The last commit before the convention. */
const LAST_UNCHECKED = '3883a23bfa7de099f10e04cfc693c8d1c1280b9f';

const isKnown =
  spawnSync('git', ['merge-base', '--is-ancestor', LAST_UNCHECKED, 'HEAD'], { cwd: root, stdio: 'ignore' }).status ===
  0;
// A shallow clone or a source archive doesn't contain the history.
const range = isKnown ? ['--from', LAST_UNCHECKED] : ['--last'];
const { status } = spawnSync(process.execPath, [inRoot('node_modules/@commitlint/cli/cli.js'), ...range], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
