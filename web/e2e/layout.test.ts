import type { Locator, Page } from 'playwright-core';
import { findArticle } from './articles';
import { useBrowser } from './harness';
import { capturePainting, contrast, difference, luminance, READABLE } from './pixels';

/** How screens are put together: what stands in one line, what keeps its distance, what can be read. */
const journeys = useBrowser();

async function measureBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The inline start of something on the page, in CSS pixels. */
const measureStart = async (element: Locator): Promise<number> => Math.round((await measureBox(element)).x);

describe('[customer §2] what stands on a page begins where its header and footer begin', () => {
  const heading = (page: Page, name?: string) =>
    name ? page.getByRole('heading', { name, exact: true }) : page.getByRole('heading', { level: 1 });

  test.each(['wide', 'phone'] as const)('%s', async (viewport) => {
    const { open, page } = await journeys.visit({ viewport });
    const logo = page.getByRole('banner').getByRole('link', { name: 'Mehfil' });
    await open('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const edge = await measureStart(logo);
    expect(await measureStart(heading(page, 'All Venues'))).toBe(edge);
    expect(await measureStart(heading(page, 'From our blog'))).toBe(edge);
    await open('/blog');
    expect(await measureStart(heading(page))).toBe(edge);
    await open(await findArticle(journeys.url));
    expect(await measureStart(heading(page))).toBe(edge);
  });
});

test('[decision 0055] on a phone the landing page is five screens long at most', async () => {
  const { open, page } = await journeys.visit({ viewport: 'phone' });
  await open('/');
  await page.mouse.wheel(0, 300);
  await page.getByRole('heading', { name: 'From our blog' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect(screens).toBeLessThanOrEqual(5);
});

test('[customer §2 Blog list] on a desk all filters stand in one row', async () => {
  const { open, page } = await journeys.visit({ viewport: 'wide' });
  await open('/blog');
  const fields = page.getByRole('search').locator('label');
  const tops = await fields.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('[customer §2 Landing and venue listings] beside the map of results the page ends with its footer', async () => {
  const { open, page } = await journeys.visit({ viewport: 'wide' });
  await open('/venues/all?view=map');
  await page.locator('.leaflet-container').waitFor();
  await page.locator('main li a').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').evaluate((part) => part.getBoundingClientRect().bottom + scrollY);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(height - footer)).toBeLessThanOrEqual(1);
});

test('[customer §2 Landing and venue listings] a hall card’s tags keep their distance from the line below them', async () => {
  const { open, page } = await journeys.visit({ viewport: 'phone' });
  await open('/venues/all');
  const gaps = await page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => {
      const tags = [...card.querySelectorAll('li')].map((tag) => tag.getBoundingClientRect().bottom);
      const price = [...card.querySelectorAll('div')].find(
        (part) => parseFloat(getComputedStyle(part).borderTopWidth) === 1,
      );
      return (price?.getBoundingClientRect().top ?? 0) - Math.max(...tags);
    }),
  );
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
});

test('[customer §2 Login screen] the demo’s accounts are all set in the same way', async () => {
  const { open, page } = await journeys.visit({ viewport: 'wide' });
  await open('/login');
  const accounts = page.getByRole('region', { name: 'Look around with a demo account' }).getByRole('button');
  await accounts.first().waitFor();
  const heights = await accounts.evaluateAll((buttons) => buttons.map((button) => button.clientHeight));
  expect(heights).toHaveLength(6);
  expect(new Set(heights).size).toBe(1);
});

test('[customer §5 Search panel] the focus ring of a part of the search covers no letter of it', async () => {
  const { open, page } = await journeys.visit({ viewport: 'wide' });
  await open('/venues/all');
  const overlaps: string[] = [];
  for (const section of ['where', 'date', 'guests', 'budget', 'rating']) {
    const control = page.locator(`[data-section="${section}"] > :is(input, button)`);
    await page.keyboard.press('Tab');
    await control.focus();
    const found = await control.evaluate((element) => {
      const box = element.closest('[data-section]') ?? element;
      const ringed = element.matches('input') ? box : element;
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(ringed);
      const inner = ringed.getBoundingClientRect().top - parseFloat(outlineOffset) + 0;
      const label = box.querySelector('label, span')?.getBoundingClientRect().top ?? 0;
      return { covers: label < inner - 0.5, isSeen: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 };
    });
    if (found.covers || !found.isSeen) overlaps.push(section);
    await page.keyboard.press('Escape');
  }
  expect(overlaps).toEqual([]);
});

/** The search follows by itself; its former results are faint until the new ones are there. */
const waitForResults = (page: Page) => page.locator('ul[aria-busy="true"]').waitFor({ state: 'detached' });

test('[issue 17] a hall is found by keyboard alone, from the landing page on', async () => {
  const { open, page, accessibilityProblems } = await journeys.visit({ viewport: 'wide' });
  await open('/');
  await page.getByRole('combobox', { name: 'Where' }).focus();
  await page.keyboard.type('Laho');
  await page.getByRole('option', { name: /^Lahore/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dates = page.getByRole('dialog', { name: 'Date' });
  await dates
    .getByRole('button', { name: /halls free/ })
    .first()
    .waitFor();
  await page.waitForURL(/location=Lahore/);
  await waitForResults(page);
  expect(await accessibilityProblems()).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/location=Lahore&date=/);
});

test.each(['light', 'dark'] as const)('[issue 17] on a phone the search is one sheet, %s', async (theme) => {
  const { open, page, accessibilityProblems } = await journeys.visit({ viewport: 'phone', theme });
  await open('/venues/all');
  await page
    .getByRole('search')
    .getByRole('button', { name: /Where, when/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Find your hall' });
  await sheet.getByRole('option', { name: /^Lahore/ }).click();
  await sheet.getByRole('button', { name: /^Guests/ }).click();
  await sheet.getByRole('button', { name: 'More guests' }).click();
  await page.waitForURL(/location=Lahore&guests=50/);
  await waitForResults(page);
  expect(await accessibilityProblems()).toEqual([]);
  await sheet.getByRole('button', { name: /^Show \d+ halls?$/ }).click();
  await sheet.waitFor({ state: 'detached' });
});

test.each(['wide', 'phone'] as const)(
  '[customer §2 Landing and venue listings] the hero’s words can be read on its scene, %s',
  async (viewport) => {
    const { open, page } = await journeys.visit({ viewport });
    await open('/');
    const words = page.locator('h1 + p');
    const ink = await words.evaluate((element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return [red, green, blue] as const;
    });
    await words.evaluate((element) => {
      element.style.color = 'transparent';
    });
    const { width, height, at } = await capturePainting(words);
    const behind: number[] = [];
    for (let x = 0; x < width; x += 3) for (let y = 0; y < height; y += 3) behind.push(luminance(at(x, y)));
    behind.sort((one, other) => one - other);
    // A lantern of the scene may shine through here and there.
    const brightest = behind[Math.floor(behind.length * 0.97)] ?? 1;
    expect(contrast(luminance(ink), brightest)).toBeGreaterThanOrEqual(READABLE);
  },
);

test.each(['wide', 'phone'] as const)('[issue 17] no word of a card reaches over its edge, %s', async (viewport) => {
  const { open, page } = await journeys.visit({ viewport });
  await open('/venues/all');
  await page.getByRole('button', { name: 'Show more venues' }).click();
  const cards = page.getByRole('article');
  await cards.nth(23).waitFor();
  const tooWide = await cards.evaluateAll((articles) =>
    articles.flatMap((article) => {
      const edge = article.getBoundingClientRect();
      return [...article.querySelectorAll<HTMLElement>('h3, p, li')]
        .flatMap((line) => [line, ...line.querySelectorAll<HTMLElement>('span, bdi')])
        .filter((part) => part.getBoundingClientRect().right > edge.right - 8)
        .map((part) => part.innerText);
    }),
  );
  expect(tooWide).toEqual([]);
});

test('[customer §2 Hall detail] the map’s buttons are as dark as the theme', async () => {
  const { open, page } = await journeys.visit({ theme: 'dark' });
  await open('/hall/1?tab=location');
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await zoomIn.waitFor();
  const { width, at } = await capturePainting(zoomIn);
  expect(difference(at(4, 4), [255, 255, 255])).toBeGreaterThan(200);
  expect(width).toBeGreaterThanOrEqual(40);
});

test('[customer §2 Hall detail] on a phone the price stays at hand but beside the booking section, however one gets there', async () => {
  const { open, page } = await journeys.visit({ viewport: 'phone' });
  await open('/hall/1');
  const bar = page.getByRole('complementary', { name: 'Price' });
  await bar.waitFor();
  const jump = (to: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
  await jump(100_000);
  await bar.waitFor({ state: 'hidden' });
  await jump(0);
  await bar.waitFor();
  await page.keyboard.press('End');
  await bar.waitFor({ state: 'hidden' });
  await page.keyboard.press('Home');
  await bar.waitFor();
});
