import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import {
  demoCredentials,
  isStaff,
  registerAccount,
  signInAs,
  type Account,
  type Credentials,
  type Person,
  type Session,
} from './accounts';
import { watchProblems, type Problems } from './problems';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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

const SCREENSHOTS = join(import.meta.dirname, '..', '..', '.cache', 'e2e', 'screenshots');
const ACCESSIBILITY = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The longest wait for anything that should appear; nothing waits for its own sake. */
const PATIENCE_MS = 15_000;

declare global {
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
  /** Signed in from the start: a demo account, or one from `register`. */
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
  /** Loads a path of the site and waits until it stands still: start-up over, network quiet, fonts there. */
  open(path: string): Promise<void>;
  /** Signs a demo account, or one from `register`, in through the form that is made for it. */
  signIn(person: Person | Credentials): Promise<void>;
  /**
   * What axe finds on the page as it is: rule, help and the elements, one a line. Empty when all is well.
   * @param rules looks for breaches of these alone
   */
  accessibilityProblems(rules?: string[]): Promise<string[]>;
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
}

/**
 * Call once at the top of a test file. After each test its visits are closed, and the test fails when anything went wrong in
 * one of them: a console error or warning, an uncaught error, a failed request, a violation of the policy.
 */
export function useBrowser(): Journeys {
  const url = required('E2E_URL');
  const open: { context: BrowserContext; problems: Problems }[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: required('CHROMIUM_PATH'), args: FLAGS });
  });
  afterEach(async () => {
    const visits = open.splice(0);
    await Promise.all(visits.map(({ context }) => context.close()));
    expect(visits.flatMap(({ problems }) => problems.list())).toEqual([]);
  });
  afterAll(() => browser.close());

  return {
    url,
    register: (role, name) => registerAccount(url, role, name),
    async visit(options = {}) {
      const site = options.remote ? url.replace('//localhost', '//mehfil.test') : url;
      const context = await browser.newContext(await contextOptions(site, options));
      context.setDefaultTimeout(PATIENCE_MS);
      const problems = await watchProblems(context, site);
      open.push({ context, problems });
      await context.addInitScript(addUpLayoutShifts);
      return visitOn(site, await context.newPage(), problems);
    },
  };
}

async function contextOptions(url: string, options: VisitOptions): Promise<Parameters<Browser['newContext']>[0]> {
  const {
    viewport = 'desktop',
    pixelRatio = 1,
    theme = 'light',
    locale = 'en-US',
    timeZone = 'Asia/Karachi',
    as,
  } = options;
  const session = typeof as === 'string' ? await signInAs(url, as) : as;
  const localStorage = session ? [{ name: 'token', value: session.token }] : [];
  return {
    baseURL: url,
    viewport: VIEWPORTS[viewport],
    deviceScaleFactor: pixelRatio,
    hasTouch: viewport === 'phone' || viewport === 'tablet',
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale,
    timezoneId: timeZone,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  };
}

function visitOn(url: string, page: Page, problems: Problems): Visit {
  return {
    page,
    async open(path) {
      await page.goto(path);
      await standsStill(page);
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
      await standsStill(page);
    },
    async accessibilityProblems(rules) {
      // In the page itself, without another one to sum up in, and without describing what passed: three times as quick.
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], selectors: false }).setLegacyMode();
      const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(ACCESSIBILITY)).analyze();
      return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`);
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

async function standsStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('.first-view').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
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
