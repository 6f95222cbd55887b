import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser for end-to-end tests: `CHROMIUM_PATH`, or the system's.
 * @returns {string | undefined} its path
 */
function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const inPath = PATH.split(delimiter).flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  return [...inPath, ...USUAL_PLACES].find(isProgram);
}

/**
 * Finds the browser, or installs it if possible.
 * @returns {string} its path
 * @throws Error with a one-line instruction
 */
export function ensureChromium() {
  const found = findChromium() ?? (install() ? findChromium() : undefined);
  if (!found || !isProgram(found)) {
    throw new Error(
      found
        ? `CHROMIUM_PATH names no program: ${found}`
        : 'The browser tests need Chromium: install it or Google Chrome, or set CHROMIUM_PATH to its program.',
    );
  }
  return found;
}

function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log('Browser tests: installing Chromium with apt-get ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']].every(
    (args) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
  );
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
