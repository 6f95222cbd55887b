import { findArticle } from './articles';
import { useBrowser, type Visit } from './harness';

const journeys = useBrowser();

const DESKTOP_WIDTH = 1440;
const PHONE = { width: 390, height: 844 };

/** What is wrong with the page as it stands: wider than the screen, or hard to use for somebody. */
async function faults(visit: Visit, path: string): Promise<string[]> {
  const { page } = visit;
  const found: string[] = [];
  for (const width of [PHONE.width, DESKTOP_WIDTH]) {
    await visit.resize(width, PHONE.height);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${path} is ${wide} px wide on a screen of ${width}`);
    // What a box hides of its words and buttons, where nothing says that they go on.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main a, main button')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { left, right, width: own } = element.getBoundingClientRect();
          return own > 1 && left >= 0 && left < window.innerWidth && right > window.innerWidth + 1;
        })
        .filter((element) => !element.closest('[data-scrolls], ul, [role="tablist"]'))
        .map((element) => element.textContent),
    );
    found.push(...cut.map((text) => `${path}: “${text}” is cut off at ${width}`));
  }
  return [...found, ...(await visit.accessibilityProblems()).map((problem) => `${path}: ${problem}`)];
}

/** The day some days after today, as the server's clock has it. */
async function findDay(url: string, days: number): Promise<string> {
  const { headers } = await fetch(`${url}/api/health`);
  const today = Date.parse(headers.get('date') ?? '');
  return new Date(today + days * 86_400_000).toISOString().slice(0, 10);
}

/** In groups, so that each has its time on a slow machine. */
const PUBLIC: readonly (readonly [name: string, paths: readonly string[]])[] = [
  ['halls', ['/', '/venues/featured', '/venues/all?location=Lahore', '/venues/all?location=nowhere-at-all', '/hall/1']],
  ['maps', ['/venues/all?view=map', '/hall/1?tab=location']],
  ['comparison and articles', ['/compare?ids=1,2,3', '/blog']],
  ['sign-in', ['/login', '/register', '/forgot-password', '/reset-password', '/reset-password#unknown']],
  ['confirmation', ['/confirm-email', '/confirm-email#unknown']],
  [
    'information',
    ['/about', '/terms', '/privacy-policy', '/how-to-book', '/customer-support', '/business/verification'],
  ],
];

/** What the dark theme changes of a page that was looked at in the light one: its colors. */
async function faultsInTheDark(visit: Visit, path: string): Promise<string[]> {
  return (await visit.colorProblemsInTheDark()).map((problem) => `${path}, dark: ${problem}`);
}

/** Everything that is wrong with these pages, on a phone and a desk, in either theme. */
async function findFaults(visit: Visit, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await visit.page.setViewportSize(PHONE);
    await visit.open(path);
    await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
    found.push(...(await faults(visit, path)), ...(await faultsInTheDark(visit, path)));
  }
  return found;
}

describe('[customer §2] in the light and the dark theme', () => {
  test.each(PUBLIC)('screens of %s fit a phone and a desk, and axe finds nothing', async (_name, paths) => {
    expect(await findFaults(await journeys.visit({ viewport: 'phone' }), paths)).toEqual([]);
  });

  test('a plan of functions fits a phone and a desk, and axe finds nothing', async () => {
    const [mehndi, walima] = await Promise.all([findDay(journeys.url, 14), findDay(journeys.url, 15)]);
    const plan = `/plan?location=Lahore&guests=300&mehndi=${mehndi}&mehndiPart=evening&walima=${walima}`;
    const visit = await journeys.visit({ viewport: 'phone' });
    expect(await findFaults(visit, ['/plan', plan])).toEqual([]);
  });

  test('an article fits a phone and a desk, and axe finds nothing', async () => {
    const visit = await journeys.visit({ viewport: 'phone' });
    expect(await findFaults(visit, [await findArticle(journeys.url)])).toEqual([]);
  });

  test('every screen of a customer fits a phone and a desk, and axe finds nothing', async () => {
    const visit = await journeys.visit({ viewport: 'phone', as: 'customer' });
    expect(await findFaults(visit, ['/home', '/my-bookings', '/saved-halls', '/settings'])).toEqual([]);
  });
});

describe('[performance: the web] a first visit', () => {
  test.each(['/', '/venues/all', '/hall/1', '/blog'])('%s: nothing moves while it loads', async (path) => {
    const visit = await journeys.visit({ viewport: 'phone' });
    await visit.open(path);
    await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await visit.layoutShift()).toBeLessThanOrEqual(0.02);
  });
});

test('[customer §2] on a phone the price bar of a hall makes room for the booking section', async () => {
  const visit = await journeys.visit({ viewport: 'phone' });
  await visit.open('/hall/1');
  const bar = visit.page.getByRole('complementary', { name: 'Price' });
  await bar.waitFor();
  await bar.getByRole('link', { name: 'Book this hall' }).click();
  await visit.page.getByRole('link', { name: 'Sign In to Book' }).waitFor();
  await bar.waitFor({ state: 'hidden' });
  await visit.page.evaluate(() => window.scrollTo(0, 0));
  await bar.waitFor({ state: 'visible' });
});

test('[customer §2 Blog article] the Share menu stays on a phone’s screen', async () => {
  const { open, page } = await journeys.visit({ viewport: 'phone' });
  await open(await findArticle(journeys.url));
  await page.locator('summary', { hasText: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy Link' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});
