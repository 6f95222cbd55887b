import { existsSync, renameSync, rmSync } from 'node:fs';
import { hashFiles } from '../lib/hashing.mjs';
import { withLock } from '../lib/lock.mjs';
import { inRoot } from '../lib/paths.mjs';
import { runNode } from '../lib/processes.mjs';

const CONFIG = 'vite.testing.config.ts';
const SOURCES = ['package-lock.json', `web/${CONFIG}`, 'web/src/testing/libraries.mjs'];
const FOLDER = inRoot('.cache', 'web-libraries');

/** Where the bundled libraries of the web app's tests are. */
export const BUNDLED_LIBRARIES = inRoot('.cache', 'web-libraries', hashFiles(SOURCES.map((path) => inRoot(path))));

/** Bundles the libraries of the web app's tests, unless they are those of the last run. */
export default async function bundleLibraries() {
  if (existsSync(BUNDLED_LIBRARIES)) return;
  await withLock('web-libraries', "Waiting for another run to bundle the tests' libraries ...", async () => {
    if (existsSync(BUNDLED_LIBRARIES)) return;
    rmSync(FOLDER, { recursive: true, force: true });
    const next = `${BUNDLED_LIBRARIES}.next`;
    const vite = inRoot('node_modules/vite/bin/vite.js');
    // Libraries contain directives that bundling drops, each with a warning.
    const args = [vite, 'build', '--config', CONFIG, '--outDir', next, '--emptyOutDir', '--logLevel', 'error'];
    const env = { ...process.env, NODE_ENV: 'development' };
    if ((await runNode(args, { cwd: inRoot('web'), env })) !== 0)
      throw new Error("The tests' libraries could not be bundled (see above).");
    renameSync(next, BUNDLED_LIBRARIES);
  });
}
