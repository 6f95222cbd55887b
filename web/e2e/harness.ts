import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import {
  demoCredentials,
  isStaff,
  registerAccount,
  sharedSession,
  type Account,
  type Credentials,
  type Person,
  type Session,
} from './accounts';
import { keepEvidence, recordPages, type PageRecord } from './evidence';
import { openBusiness, type OwnBusiness } from './owners';
import { watchProblems, type Problems } from './problems';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Visits prefer reduced motion, which the emulated preference alone doesn't bring to scrolling by keys: what loads on the way would
  // move where such a scroll ends.
  '--disable-smooth-scrolling',
  // A name that isn't localhost, for visits as from another machine: over plain HTTP that is no secure context.
  '--host-resolver-rules=MAP mehfil.test 127.0.0.1',
];

/** Sizes in CSS pixels. */
const VIEWPORTS = {
  wide: { width: 1440, height: 900 },
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

/** What screens say while they load, in either language. */
const LOADING = ['ui.text.ts', 'ui.text.ur.ts'].map((file) => {
  const source = readFileSync(join(import.meta.dirname, '..', 'src', 'ui', file), 'utf8');
  const [, words = ''] = /^ +loading: '(.+)',$/m.exec(source) ?? [];
  return words;
});

const SCREENSHOTS = join(import.meta.dirname, '..', '..', '.cache', 'e2e', 'screenshots');
const ACCESSIBILITY = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The longest wait for anything that should appear; nothing waits for its own sake. */
const PATIENCE_MS = 60_000;
/** In the dark, screens differ in their colors alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  /** Set by `scripts/testing/browser-environment.mjs`. */
  var hasTestFailed: boolean;
  interface Window {
    /** Everything that has moved by itself so far. */
    layoutShift?: number;
  }
}

/** How a person visits. */
export interface VisitOptions {
  /** Defaults to a desktop. */
  viewport?: keyof typeof VIEWPORTS;
  /** Device pixels per CSS pixel; defaults to 1. */
  pixelRatio?: number;
  /** What the system prefers; defaults to light. */
  theme?: 'light' | 'dark';
  /** Signed in from the start: a demo account by the session that all tests share, or one from `register`. */
  as?: Person | Session;
  /** BCP 47; defaults to en-US. */
  locale?: string;
  /** IANA; defaults to Asia/Karachi. */
  timeZone?: string;
  /** By plain HTTP and a host name, as from another machine: a visit that isn't signed in. */
  remote?: boolean;
}

/** One person's browser: nothing in it is shared with another visit. */
export interface Visit {
  readonly page: Page;
  /** Loads a path of the site and waits until it stands still: start-up over, every request answered, fonts there. */
  open(path: string): Promise<void>;
  /** Gives the window another size, in CSS pixels, and waits until the page stands in it. */
  resize(width: number, height: number): Promise<void>;
  /** Signs a demo account, or one from `register`, in through the form that is made for it. */
  signIn(person: Person | Credentials): Promise<void>;
  /**
   * What axe finds on the page as it is: rule, help and the elements, one a line. Empty when all is well.
   * @param rules looks for breaches of these alone
   */
  accessibilityProblems(rules?: string[]): Promise<string[]>;
  /** The same of the page in the dark, by the rules of colors; what follows the system's theme is light again then. */
  colorProblemsInTheDark(): Promise<string[]>;
  /** Saves a picture of the whole page as `.cache/e2e/screenshots/<name>.png`. */
  screenshot(name: string): Promise<void>;
  /** The sum of all layout shifts of the page since it was loaded that no input caused. */
  layoutShift(): Promise<number>;
  /** Lets this visit cause a problem on purpose; every other one fails the test. */
  expectProblem(pattern: RegExp): void;
  /** The problems so far that nobody expected. */
  problems(): string[];
}

/** The browser of a test file. */
export interface Journeys {
  /** The server's address, without a slash at its end. */
  readonly url: string;
  visit(options?: VisitOptions): Promise<Visit>;
  /** A new account that no other test knows. */
  register(role: 'user' | 'business', name?: string): Promise<Account>;
  /** A new owner with halls that no other test changes. */
  openBusiness(halls?: number): Promise<OwnBusiness>;
}

/**
 * Call once at the top of a test file. After each test its visits are closed, and the test fails when anything went wrong in
 * one of them: a console error or warning, an uncaught error, a failed request, a violation of the policy. What a failed test's
 * pages looked like is kept in `.cache/e2e/failures`.
 */
export function useBrowser(): Journeys {
  const url = required('E2E_URL');
  const open: { context: BrowserContext; problems: Problems; pages: PageRecord[] }[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: required('CHROMIUM_PATH'), args: FLAGS });
  });
  afterEach(async () => {
    const visits = open.splice(0);
    const found = visits.flatMap(({ problems }) => problems.list());
    const hasFailed = globalThis.hasTestFailed || found.length > 0;
    const pages = visits.flatMap((visit) => visit.pages);
    const folder = hasFailed ? await keepEvidence(expect.getState().currentTestName ?? '', pages) : undefined;
    await Promise.all(visits.map(({ context }) => context.close()));
    if (folder !== undefined)
      throw new Error([...found, `Its pages, their console and open requests are kept in ${folder}`].join('\n'));
  });
  afterAll(() => browser.close());

  return {
    url,
    register: (role, name) => registerAccount(url, role, name),
    openBusiness: (halls) => openBusiness(url, halls),
    async visit(options = {}) {
      const site = options.remote ? url.replace('//localhost', '//mehfil.test') : url;
      const context = await browser.newContext(contextOptions(site, options));
      context.setDefaultTimeout(PATIENCE_MS);
      const problems = await watchProblems(context, site);
      const pages = recordPages(context);
      open.push({ context, problems, pages });
      await context.addInitScript(addUpLayoutShifts);
      await context.newPage();
      const [record] = pages;
      if (!record) throw new Error('The browser opened no page');
      await slowDown(record.page);
      return visitOn(site, record, problems);
    },
  };
}

/** Slows a page's scripts, styles and layout down as many times as `E2E_CPU_SLOWDOWN` says, as on a busy machine. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);
  if (rate === 1) return;
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

function contextOptions(url: string, options: VisitOptions): Parameters<Browser['newContext']>[0] {
  const {
    viewport = 'desktop',
    pixelRatio = 1,
    theme = 'light',
    locale = 'en-US',
    timeZone = 'Asia/Karachi',
    as,
  } = options;
  const session = typeof as === 'string' ? sharedSession(as) : as;
  return {
    baseURL: url,
    viewport: VIEWPORTS[viewport],
    deviceScaleFactor: pixelRatio,
    hasTouch: viewport === 'phone' || viewport === 'tablet',
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale,
    timezoneId: timeZone,
    ...(session && { storageState: signedInState(url, session) }),
  };
}

const signedInState = (origin: string, { token }: Session) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
});

function visitOn(url: string, record: PageRecord, problems: Problems): Visit {
  const { page } = record;
  return {
    page,
    async open(path) {
      await page.goto(path);
      await standsStill(record);
    },
    async resize(width, height) {
      await page.setViewportSize({ width, height });
      await standsStill(record);
    },
    async signIn(person) {
      const credentials = typeof person === 'string' ? await demoCredentials(url, person) : person;
      const door = isStaff(person) ? '/cpanel' : '/login';
      await page.goto(door);
      await page.getByLabel(/email or username/i).fill(credentials.emailOrUsername);
      await page.getByLabel(/^password/i).fill(credentials.password);
      const submit = isStaff(person) ? 'Access Control Panel' : 'Sign In';
      await page.getByRole('button', { name: submit, exact: true }).click();
      await page.waitForFunction(() => localStorage.getItem('token') !== null);
      await standsStill(record);
    },
    accessibilityProblems: (rules) => findAccessibilityProblems(page, rules),
    async colorProblemsInTheDark() {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html[data-theme="dark"]').waitFor();
      const found = await findAccessibilityProblems(page, COLOR_RULES);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.locator('html[data-theme="light"]').waitFor();
      return found;
    },
    async screenshot(name) {
      mkdirSync(SCREENSHOTS, { recursive: true });
      await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
    },
    layoutShift: () => page.evaluate(() => window.layoutShift ?? 0),
    expectProblem: (pattern) => problems.expect(pattern),
    problems: () => problems.list(),
  };
}

async function findAccessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  // In the page itself, without another one to sum up in, and without describing what passed: three times as quick.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], selectors: false }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(ACCESSIBILITY)).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`);
}

async function standsStill({ page, requests }: PageRecord): Promise<void> {
  await page.locator('.first-view').waitFor({ state: 'detached' });
  await page.waitForFunction(isLoaded, LOADING);
  await requests.settle(PATIENCE_MS);
  await page.waitForFunction(isLoaded, LOADING);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Runs in the page: whether a screen is there, and nothing on it says that it is loading. */
function isLoaded(loading: readonly string[]): boolean {
  // What only begins at the screen's lower edge may wait until somebody scrolls to it.
  const edge = 160;
  const isOnScreen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && bottom >= 0 && top < innerHeight - edge;
  };
  const isBusy = (element: Element) =>
    element.matches('[aria-busy="true"]') ||
    loading.includes(element.getAttribute('aria-label') ?? element.textContent.trim());
  const signs = [...document.querySelectorAll('[role="status"], [aria-busy="true"]')];
  return document.querySelector('h1') !== null && !signs.some((sign) => isBusy(sign) && isOnScreen(sign));
}

/** Runs in the page. */
function addUpLayoutShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with npm test -- web/e2e`);
  return value;
}
