import type { Locator, Page } from 'playwright-core';
import { callApi } from './api';
import { useBrowser } from './harness';
import { readColor, filledShare, filledStars, capturePainting } from './pixels';

/** What is painted against what is said: a label that is right helps nobody who looks at the screen. */
const journeys = useBrowser();

/** A star that is filled less than its tip and a pixel of its body looks empty: a quarter and 1/16 of the smallest one. */
const STAR_TOLERANCE = 0.32;
const BAR_TOLERANCE = 0.04;

/** Every row of stars on the page: the rating that it says, and the one that is painted. */
async function starsOn(page: Page): Promise<{ said: number; painted: number }[]> {
  const rows = page.getByRole('img', { name: /^[\d.]+ out of 5$/ });
  await rows.first().waitFor();
  const filled = await readColor(page, '--color-accent-icon');
  const empty = await readColor(page, '--color-border');
  const found: { said: number; painted: number }[] = [];
  for (const row of await rows.all()) {
    const said = Number.parseFloat((await row.getAttribute('aria-label')) ?? '');
    found.push({ said, painted: filledStars(await capturePainting(row.locator('> span').first()), filled, empty) });
  }
  return found;
}

function findWrong(stars: readonly { said: number; painted: number }[]): string[] {
  return stars
    .filter(({ said, painted }) => !(Math.abs(said - painted) <= STAR_TOLERANCE))
    .map(({ said, painted }) => `${said} is painted as ${painted.toFixed(2)}`);
}

/** Bars that don't have the length of their figure, the longest figure being a whole one unless a whole is given. */
async function wrongBars(
  tracks: Locator,
  figures: readonly number[],
  { colour, along, whole = Math.max(...figures) }: { colour: string; along: 'x' | 'y'; whole?: number },
): Promise<string[]> {
  const filled = await readColor(tracks.page(), colour);
  const wrong: string[] = [];
  for (const [index, track] of (await tracks.all()).entries()) {
    const expected = (figures[index] ?? 0) / whole;
    const painted = filledShare(await capturePainting(track), filled, along);
    if (Math.abs(expected - painted) > BAR_TOLERANCE) wrong.push(`${index}: ${expected} is painted as ${painted}`);
  }
  return wrong;
}

/** The amounts in some texts: `₨ 1,250,000` or `₨ 1,250,000.50`. */
const amountsIn = (texts: readonly string[]): number[] =>
  texts.map((text) => Number((/₨\s*([\d,]+(?:\.\d\d)?)/.exec(text)?.[1] ?? '0').replaceAll(',', '')));

const THEMES = ['light', 'dark'] as const;

describe('[customer §2 Hall detail] stars', () => {
  test.each(THEMES)('fill as far as the rating says, on the page of a hall, %s', async (theme) => {
    const account = await journeys.register('user');
    const review = { hallId: 2, rating: 2, comment: 'The sound was too loud for us.' };
    await callApi(journeys.url, '/user/reviews', { body: review, token: account.token });
    const visit = await journeys.visit({ theme, as: account });
    await visit.open('/hall/2');
    await visit.page.getByRole('tab', { name: /^Reviews/ }).click();
    await visit.page.getByRole('region', { name: 'Your review' }).waitFor();
    const stars = await starsOn(visit.page);
    expect(findWrong(stars)).toEqual([]);
    expect(new Set(stars.map(({ said }) => said)).size).toBeGreaterThanOrEqual(3);
  });

  test('fill as far as the rating says where halls are compared', async () => {
    const visit = await journeys.visit();
    await visit.open('/compare?ids=1,2,3');
    const stars = await starsOn(visit.page);
    expect(findWrong(stars)).toEqual([]);
    expect(stars.length).toBeGreaterThanOrEqual(3);
  });

  test('fill as far as the rating says in the control panel', async () => {
    const visit = await journeys.visit({ as: 'moderator' });
    await visit.open('/cpanel?tab=reviews');
    const stars = await starsOn(visit.page);
    expect(findWrong(stars)).toEqual([]);
    expect(stars.length).toBeGreaterThan(0);
  });
});

describe('bars are as long as their figures', () => {
  test('[customer §2 Hall detail] how many gave so many stars', async () => {
    const visit = await journeys.visit();
    await visit.open('/hall/1');
    await visit.page.getByRole('tab', { name: /^Reviews/ }).click();
    const rows = visit.page.getByRole('list', { name: 'Ratings by stars' }).getByRole('listitem');
    await rows.first().waitFor();
    const counts = (await rows.allTextContents()).map((text) => Number(/: (\d+) review/.exec(text)?.[1]));
    const whole = counts.reduce((sum, count) => sum + count, 0);
    expect(whole).toBeGreaterThan(0);
    const tracks = rows.locator('[aria-hidden="true"]:has(> span)');
    expect(await wrongBars(tracks, counts, { colour: '--color-accent', along: 'x', whole })).toEqual([]);
  });

  test('[business §2] revenue by hall, and by month', async () => {
    const visit = await journeys.visit({ as: 'owner' });
    await visit.open('/business/dashboard');
    const halls = visit.page.getByRole('region', { name: 'Revenue by hall' }).getByRole('listitem');
    await halls.first().waitFor();
    const byHall = amountsIn(await halls.locator('.figures').allTextContents());
    const shape = { colour: '--color-primary', along: 'x' } as const;
    expect(byHall.length).toBeGreaterThan(1);
    expect(await wrongBars(halls.locator('[aria-hidden="true"]'), byHall, shape)).toEqual([]);

    await visit.open('/business/billing');
    const months = visit.page.getByRole('list', { name: /by month/i }).getByRole('listitem');
    await months.first().waitFor();
    const byMonth = amountsIn(
      await months.evaluateAll((items) => items.map((item) => item.getAttribute('title') ?? '')),
    );
    expect(byMonth.filter((amount) => amount > 0).length).toBeGreaterThan(1);
    const tracks = months.locator('> span:first-child');
    expect(await wrongBars(tracks, byMonth, { colour: '--color-primary', along: 'y' })).toEqual([]);
  });
});

test.each(THEMES)('[business §2] a shift has a bar as long as its share on each weekday, %s', async (theme) => {
  const visit = await journeys.visit({ theme, as: 'owner' });
  await visit.open('/business/dashboard');
  const table = visit.page.getByRole('table', { name: /what you sell that was taken/ });
  await table.waitFor();
  const cells = table.locator('td:has([role="progressbar"])');
  const shares = (await cells.allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(new Set(shares).size).toBeGreaterThan(2);
  const shape = { colour: '--color-primary', along: 'x', whole: 100 } as const;
  expect(await wrongBars(cells.locator('[role="progressbar"]'), shares, shape)).toEqual([]);
});
