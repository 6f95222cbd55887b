/**
 * Installs node_modules from package-lock.json unless it is up to date. Runs before start, dev, check and test, on whatever Node
 * the machine has (20 or later), so it uses built-in modules only.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runScript } from './lib/exit.mjs';
import { isInstalledAsLocked } from './lib/installed.mjs';
import { withLock } from './lib/lock.mjs';
import { inRoot, root } from './lib/paths.mjs';

const NODE_MAJOR = 24;
const STAMP = inRoot('node_modules', '.mehfil-setup');
const MANIFESTS = ['package.json', 'api/package.json', 'web/package.json'];

/** What node_modules depends on: the lock file, the manifests and the machine. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package-lock.json', ...MANIFESTS]) {
    hash.update(`\0${file}\0`).update(existsSync(inRoot(file)) ? readFileSync(inRoot(file)) : '');
  }
  return hash.digest('hex');
}

/** @param {string} wanted */
const isStamped = (wanted) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;

function install() {
  const self = fileURLToPath(new URL(import.meta.url));
  if (process.platform === 'win32' && process.execPath.startsWith(inRoot('node_modules'))) {
    // Windows can't replace the program that runs this script.
    throw new Error(`The packages changed. Run once, from this folder: npm ci, then: node ${self}`);
  }
  console.log('Set-up: installing the packages of package-lock.json (a minute or two) ...');
  const started = performance.now();
  const { NODE_ENV: _dropped, ...env } = process.env;
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = env.npm_execpath?.endsWith('.js') ? env.npm_execpath : undefined;
  const done = npm
    ? spawnSync(env.npm_node_execpath ?? process.execPath, [npm, ...args], { cwd: root, env, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    throw new Error(
      'Set-up: npm ci failed (see above). If package.json and package-lock.json differ, run npm install and commit both.',
    );
  }
  console.log(`Set-up: done in ${Math.round((performance.now() - started) / 1000)} s.`);
}

/** Requires Node 24: from its npm package or, where that has no build (macOS), the machine's own. */
function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return;
  const ofProject = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  try {
    const shell = process.platform === 'win32';
    const version = execFileSync(shell ? `"${ofProject}"` : ofProject, ['--version'], { encoding: 'utf8', shell });
    if (Number.parseInt(version.slice(1), 10) >= NODE_MAJOR) return;
  } catch {
    // Missing, or not built for this machine: the message below says what to do.
  }
  throw new Error(
    `Mehfil runs on Node ${NODE_MAJOR}, which has no package for ${process.platform} ${process.arch}; this is ` +
      `${process.version}. Install Node ${NODE_MAJOR} (.nvmrc names it) and run the command again.`,
  );
}

await runScript(async () => {
  const wanted = fingerprint();
  if (!isStamped(wanted)) {
    await withLock('setup', 'Set-up: waiting for another set-up ...', () => {
      if (isStamped(wanted)) return;
      if (!isInstalledAsLocked(root, MANIFESTS)) install();
      writeFileSync(STAMP, wanted);
    });
  }
  requireNode();
  return 0;
});
