import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { waitForExit } from '../lib/processes.mjs';
import { inRoot } from '../lib/paths.mjs';

/**
 * Creates a temporary folder with the real scripts and the given files.
 * @param {Record<string, string>} files contents by path
 * @param {{ packages?: boolean }} [options] packages: with this checkout's node_modules
 */
export function makeCheckout(files, { packages = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'mehfil-scripts-'));
  cpSync(inRoot('scripts'), join(folder, 'scripts'), { recursive: true });
  if (packages) symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  const put = (/** @type {string} */ path, /** @type {string} */ content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, content] of Object.entries(files)) put(path, content);
  return {
    folder,
    put,
    /** @param {string} path */
    path: (path) => join(folder, path),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Runs a Node program and captures its output.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export async function runAndRead(args, options = {}) {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const [code, out, err] = await Promise.all([waitForExit(child), text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

/**
 * Polls until another process has done something.
 * @template T
 * @param {() => T | undefined | false | Promise<T | undefined | false>} look
 * @param {string} what
 * @param {number} [seconds] timeout
 * @returns {Promise<T>}
 */
export async function until(look, what, seconds = 20) {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Not seen in time: ${what}`);
}
