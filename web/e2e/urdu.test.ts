import { findEnglish } from './english';
import { useBrowser, type Visit } from './harness';

const journeys = useBrowser();

const WIDTHS = [390, 1440];

async function language({ page }: Visit): Promise<{ lang: string; dir: string }> {
  return page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
}

/** What is wrong with the page: wider than the screen, in English, or hard to use for somebody. */
async function faults(visit: Visit, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await visit.resize(width, 844);
    const wide = await visit.page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${path} is ${wide} px wide on a screen of ${width}`);
  }
  const english = (await findEnglish(visit.page)).map((text) => `English: ${text}`);
  return [...found, ...[...english, ...(await visit.accessibilityProblems())].map((problem) => `${path}: ${problem}`)];
}

test('[issue: Urdu] the switch changes language and direction at once, and the browser remembers it', async () => {
  const visit = await journeys.visit({ viewport: 'phone' });
  const fonts: string[] = [];
  visit.page.on('request', (request) => {
    if (request.url().includes('nastaliq')) fonts.push(request.url());
  });
  await visit.open('/');
  expect(await language(visit)).toEqual({ lang: 'en', dir: 'ltr' });
  expect(fonts).toEqual([]);

  await visit.page.getByRole('button', { name: 'اردو میں دیکھیں' }).click();
  await visit.page.getByRole('heading', { level: 1, name: /وہ ہال چنیں/ }).waitFor();
  expect(await language(visit)).toEqual({ lang: 'ur', dir: 'rtl' });
  expect(fonts).toHaveLength(1);
  await visit.screenshot('urdu-landing-phone');

  await visit.open('/about');
  await visit.page.getByRole('heading', { level: 1, name: 'محفل کا تعارف' }).waitFor();
  await visit.page.getByRole('button', { name: 'EN, switch to English' }).click();
  await visit.page.getByRole('heading', { level: 1, name: 'About Mehfil' }).waitFor();
  expect(await language(visit)).toEqual({ lang: 'en', dir: 'ltr' });
});

test('[issue: Urdu] the browser’s language is followed at first, and the account’s after signing in', async () => {
  const account = await journeys.register('user', 'Amna Sheikh');
  const first = await journeys.visit({ locale: 'ur-PK', as: account });
  await first.open('/settings');
  await first.page.getByRole('heading', { level: 1, name: 'ترتیبات' }).waitFor();
  await first.page.getByRole('button', { name: 'EN, switch to English' }).click();
  await first.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const kept = first.page.waitForResponse(
    (response) => response.request().postData()?.includes('"locale":"ur"') ?? false,
  );
  await first.page.getByRole('button', { name: 'اردو میں دیکھیں' }).click();
  await kept;

  const second = await journeys.visit({ as: account });
  await second.open('/settings');
  await second.page.getByRole('heading', { level: 1, name: 'ترتیبات' }).waitFor();
  expect(await language(second)).toEqual({ lang: 'ur', dir: 'rtl' });
});

/** What is wrong with any of these screens, as this person sees them. */
async function faultsOfAll(visit: Visit, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await visit.open(path);
    found.push(...(await faults(visit, path)));
  }
  return found;
}

// In the dark theme only colors differ, which are the same in either language: the English screens are looked at there.
describe('[issue: Urdu] from right to left', () => {
  test.each([
    ['halls', ['/', '/venues/all', '/venues/all?view=map', '/hall/1', '/hall/1?tab=location']],
    ['articles', ['/blog', '/blog/post/winter-wedding-lawn', '/blog/post/food-for-four-hundred']],
    ['accounts and information', ['/login', '/register', '/privacy-policy']],
  ])('screens of %s fit', async (_name, paths) => {
    expect(await faultsOfAll(await journeys.visit({ locale: 'ur-PK' }), paths)).toEqual([]);
  });

  test('screens of customers fit', async () => {
    const customer = await journeys.visit({ locale: 'ur-PK', as: 'customer' });
    expect(await faultsOfAll(customer, ['/home', '/my-bookings', '/saved-halls', '/settings'])).toEqual([]);
  });
});

test.each([
  ['daily work', ['/business/dashboard', '/business/bookings', '/business/calendar', '/business/reviews']],
  ['halls', ['/business/halls', '/business/spaces', '/business/import']],
  ['settings', ['/business/setup', '/business/setup?tab=settings', '/business/settings']],
  [
    'money and team',
    [
      '/business/billing',
      '/business/billing?view=books',
      '/business/billing?view=cash',
      '/business/team',
      '/business/team/activity',
    ],
  ],
])('[issue: Urdu] the owner’s screens of %s fit from right to left', async (_name, paths) => {
  const owner = await journeys.visit({ locale: 'ur-PK', as: 'owner' });
  expect(await faultsOfAll(owner, paths)).toEqual([]);
  expect(await language(owner)).toEqual({ lang: 'ur', dir: 'rtl' });
});

test('[issue: Urdu] the control panel stays English', async () => {
  const admin = await journeys.visit({ locale: 'ur-PK', as: 'admin' });
  await admin.open('/cpanel');
  expect(await language(admin)).toEqual({ lang: 'en', dir: 'ltr' });
});

test('[issue: Urdu] an article is read in Urdu where it has a version, and in English from left to right where it has none', async () => {
  const visit = await journeys.visit({ locale: 'ur-PK' });
  await visit.open('/blog/post/winter-wedding-lawn');
  await visit.page.getByRole('heading', { level: 1, name: 'سردیوں میں لان پر شادی' }).waitFor();
  const article = visit.page.getByRole('article').first();
  await article.getByRole('heading', { name: 'دھند' }).waitFor();
  expect(await article.getByText('From the middle of November on').count()).toBe(0);
  expect(await visit.page.title()).toBe('سردیوں میں لان پر شادی · Mehfil');
  // What search engines and other programs are given is the same for everybody.
  const html = await (await fetch(`${journeys.url}/blog/post/winter-wedding-lawn`)).text();
  expect(html).toContain('<title>Marrying on a lawn in winter');
  expect(html).not.toMatch(/[\u0600-\u06ff]/);

  await visit.open('/blog/post/food-for-four-hundred');
  const heading = visit.page.getByRole('heading', { level: 1, name: /Food for four hundred/ });
  await heading.waitFor();
  expect(await heading.evaluate((node) => getComputedStyle(node).direction)).toBe('ltr');
  await visit.page.getByText('انگریزی میں پیش ہے').waitFor();

  await visit.open('/blog');
  await visit.page.getByRole('searchbox').fill('اوس، دھند');
  await visit.page.getByText('کوئی مضمون نہیں ملا').waitFor();
  await visit.page.getByRole('searchbox').fill('دھند، اوس');
  await visit.page.getByRole('heading', { name: 'سردیوں میں لان پر شادی' }).waitFor();
});
