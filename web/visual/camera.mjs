import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { MOMENT } from './moment.mjs';
import { beginMaintenance, findFacts, signEverybodyIn } from './people.mjs';
import { groupPictures, MASKS, WIDTHS } from './screens.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./screens.mjs').Picture} Picture */

/** Text is smoothed the same on every screen and graphics card. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
];
const LANGUAGES = { en: 'en-US', ur: 'ur-PK' };
const PATIENCE_MS = 60_000;
/** A page without a request for so long has loaded. */
const QUIET_MS = 200;
const POLL_MS = 25;
/** A page that hasn't come to rest after so many pictures never will. */
const TRIES = 8;
/** The part of a page that is taken, in CSS pixels from its top: what follows are more cards of the same kind. */
const HEIGHT_MAX = 6_000;
const AT_ONCE = 2;

/** Opens the browser. @returns {Promise<Browser>} */
export const openBrowser = () => chromium.launch({ executablePath: ensureChromium(), args: FLAGS });

/**
 * Runs in the page: scrolls through it, so that what comes into view has come, then loads every picture.
 * @param {number} end CSS pixels from the top
 * @returns {Promise<number>} the page's height
 */
async function scrollThrough(end) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < Math.min(end, document.documentElement.scrollHeight); top += window.innerHeight) {
    window.scrollTo(0, top);
    await frame();
    await frame();
  }
  window.scrollTo(0, 0);
  await frame();
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  // One that can't be loaded is shown as such, and is in the picture.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  return document.documentElement.scrollHeight;
}

/** Runs in the page: resolves once its scripts have nothing to do. */
const rest = () =>
  new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve))));

/**
 * Runs in the page: bars that stand still while one scrolls would cover some place in the middle of a whole page, and another one
 * each time. Pictures of what the screen shows have them.
 */
function hideFixed() {
  for (const element of document.querySelectorAll('body *')) {
    if (element instanceof HTMLElement && getComputedStyle(element).position === 'fixed') {
      element.style.setProperty('visibility', 'hidden', 'important');
    }
  }
}

/**
 * Counts a page's open requests, to know when it has loaded; quicker than `networkidle`, which always waits half a second.
 * @param {Page} page
 * @returns {() => Promise<void>} waits until there was none for a while
 */
function watchNetwork(page) {
  const open = new Set();
  let busyAt = performance.now();
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) open.add(request);
    busyAt = performance.now();
  });
  const end = (/** @type {import('playwright-core').Request} */ request) => {
    open.delete(request);
    busyAt = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const deadline = performance.now() + PATIENCE_MS;
    for (let seen = -1; seen !== busyAt;) {
      while (open.size > 0 || performance.now() - busyAt < QUIET_MS) {
        if (performance.now() > deadline) throw new Error('doesn’t stop loading');
        await pause(POLL_MS);
      }
      // What scripts do with the last answer may be another request, on a busy machine later than anyone would wait.
      seen = busyAt;
      await page.evaluate(rest);
    }
  };
}

/**
 * Runs in the page before its own scripts: each visit begins as the first one.
 * @param {string | undefined} token of who is signed in
 */
function forgetVisits(token) {
  if (window !== window.top || location.protocol === 'about:') return;
  sessionStorage.clear();
  localStorage.clear();
  if (token !== undefined) localStorage.setItem('token', token);
}

/** @param {Page} page @param {readonly string[]} press @param {() => Promise<void>} idle */
async function pressAll(page, press, idle) {
  for (const each of press) {
    if (each.startsWith('key:')) await page.keyboard.press(each.slice('key:'.length));
    else await page.locator(each).filter({ visible: true }).first().click();
    await idle();
  }
}

/**
 * Scrolls through a page until it grows no more.
 * @param {Page} page
 * @param {() => Promise<void>} idle
 * @param {boolean} whole otherwise it stays where it is, as somebody finds it
 */
async function showEverything(page, idle, whole) {
  let height = -1;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const next = await page.evaluate(scrollThrough, whole ? HEIGHT_MAX : 0);
    await idle();
    if (next === height) return;
    height = next;
  }
  throw new Error('doesn’t stop growing');
}

/**
 * Takes one picture of the page as it stands.
 * @param {Page} page
 * @param {boolean} whole the page from top to bottom, or what the screen shows of it
 */
async function take(page, whole) {
  if (whole) await page.evaluate(hideFixed);
  const size = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(size.height, HEIGHT_MAX) };
  return page.screenshot({
    ...(whole ? { fullPage: true, clip } : {}),
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    mask: MASKS.map(({ selector }) => page.locator(selector)),
    maskColor: '#808080',
  });
}

/**
 * Takes pictures until two in a row are equal.
 * @param {Page} page
 * @param {boolean} whole
 */
async function photograph(page, whole) {
  let last = await take(page, whole);
  for (let tries = 1; tries < TRIES; tries += 1) {
    const next = await take(page, whole);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('doesn’t come to rest');
}

/**
 * @typedef {object} Site
 * @property {string} url
 * @property {import('./screens.mjs').Facts} facts
 * @property {import('./people.mjs').Tokens} tokens
 * @property {(picture: Picture, png: Buffer) => void} keep
 * @property {(problem: string) => void} report
 */

/**
 * Somebody's browser in a width and a language, in which screen after screen is opened: its cache is warm, and nothing else of a
 * visit is left for the next one.
 * @param {Browser} browser
 * @param {Site} site
 * @param {readonly Picture[]} pictures at least one
 */
async function visitAll(browser, site, pictures) {
  const { screen, width, locale } = /** @type {Picture} */ (pictures[0]);
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height: WIDTHS[/** @type {keyof typeof WIDTHS} */ (width)] },
    hasTouch: width === 390,
    // A phone's scroll bars take no room, which the page would keep free beside its dialogs.
    isMobile: width === 390,
    reducedMotion: 'reduce',
    locale: LANGUAGES[locale],
    timezoneId: 'Asia/Karachi',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(forgetVisits, screen.as === 'visitor' ? undefined : site.tokens[screen.as]);
  const page = await context.newPage();
  await page.clock.setFixedTime(MOMENT);
  const idle = watchNetwork(page);
  for (const same of groupPictures(pictures, (picture) => picture.screen)) {
    await visit(page, site, same, idle).catch((/** @type {unknown} */ error) => {
      site.report(`${same[0]?.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    });
  }
  await context.close();
}

/**
 * Pictures of one screen, which differ in the theme alone: the page is switched to it.
 * @param {Page} page
 * @param {Site} site
 * @param {readonly Picture[]} pictures at least one
 * @param {() => Promise<void>} idle
 */
async function visit(page, { url, facts, keep }, pictures, idle) {
  const { screen } = /** @type {Picture} */ (pictures[0]);
  const address = screen.address(facts);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // An address that differs in its end alone would not load the page again.
  await page.goto('about:blank');
  await page.goto(address);
  await idle();
  await page.locator('.first-view').waitFor({ state: 'detached' });
  const whole = screen.press === undefined;
  await showEverything(page, idle, whole);
  const { pathname } = new URL(page.url());
  if (pathname !== new URL(address, url).pathname) throw new Error(`${address} leads on to ${pathname}`);
  await pressAll(page, screen.press ?? [], idle);
  for (const picture of pictures) {
    await page.emulateMedia({ colorScheme: picture.theme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme="${picture.theme}"]`).waitFor();
    keep(picture, await photograph(page, whole));
  }
}

/**
 * Takes pictures, some at once.
 * @param {Browser} browser
 * @param {Site} site
 * @param {readonly Picture[]} pictures
 */
async function visitEverything(browser, site, pictures) {
  const waiting = groupPictures(pictures, ({ screen, width, locale }) => `${screen.as}.${width}.${locale}`);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visitAll(browser, site, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Takes pictures of a running server, those that the folder doesn't have yet.
 * @param {object} options
 * @param {Browser} options.browser
 * @param {string} options.url
 * @param {readonly Picture[]} options.pictures
 * @param {string} options.folder
 * @param {(done: number, all: number, name: string) => void} options.onTaken
 * @returns {Promise<string[]>} what went wrong, by picture
 */
export async function takePictures({ browser, url, pictures, folder, onTaken }) {
  const tokens = await signEverybodyIn(url);
  const facts = await findFacts(url, tokens);
  mkdirSync(folder, { recursive: true });
  /** @type {string[]} */
  const problems = [];
  let done = 0;
  const keep = (/** @type {Picture} */ { name }, /** @type {Buffer} */ png) => {
    const path = getPath(folder, name);
    // Whole or not at all, also when the command is interrupted.
    writeFileSync(`${path}.part`, png);
    renameSync(`${path}.part`, path);
    done += 1;
    onTaken(done, pictures.length, name);
  };
  const site = { url, tokens, facts, keep, report: (/** @type {string} */ problem) => void problems.push(problem) };
  const [last = [], others = []] = [true, false].map((during) =>
    pictures.filter(({ screen }) => (screen.duringMaintenance ?? false) === during),
  );
  await visitEverything(browser, site, others);
  if (last.length > 0) await beginMaintenance(url, tokens);
  await visitEverything(browser, site, last);
  return problems;
}

/**
 * The file of a picture.
 * @param {string} folder
 * @param {string} name
 */
export const getPath = (folder, name) => join(folder, `${name}.png`);

/**
 * The pictures that a folder doesn't have yet.
 * @param {string} folder
 * @param {readonly Picture[]} pictures
 */
export const missingIn = (folder, pictures) => pictures.filter(({ name }) => !existsSync(getPath(folder, name)));
