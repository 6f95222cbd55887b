import type { Locator } from 'playwright-core';
import { runDocument } from './api';
import { useBrowser } from './harness';

const journeys = useBrowser();
const BLOCK = 'mutation Block($input: BlockHallInput!) { blockHall(input: $input) { id } }';

/** What is written at the start of each line that an element's words take. */
const readLines = (locator: Locator): Promise<number[]> =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

/** The edges of the words in each element, in CSS pixels. */
const measureEdges = (locator: Locator): Promise<{ left: number; middle: number }[]> =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [first] = range.getClientRects();
      return { left: Math.round(first?.left ?? NaN), middle: ((first?.top ?? NaN) + (first?.bottom ?? NaN)) / 2 };
    }),
  );

/** How many of them stand whole on a screen of this height. */
const countWhole = (rows: Locator, height: number): Promise<number> =>
  rows.evaluateAll((all, most) => all.filter((row) => row.getBoundingClientRect().bottom <= most).length, height);

test('[look] a week of the ledger shows five halls beside each other, each wide enough to read', async () => {
  const day = '2042-06-14';
  const { owner, halls } = await journeys.openBusiness(5);
  for (const { id } of halls) {
    const input = { hallId: id, date: day, startTime: '18:00', endTime: '22:00', note: 'Maintenance' };
    await runDocument(journeys.url, BLOCK, { input }, owner.token);
  }
  const { open, page } = await journeys.visit({ as: owner, viewport: 'wide' });
  await open(`/business/calendar?view=week&day=${day}`);
  const entries = page.locator('[data-entry]').filter({ hasText: 'Maintenance' });
  await entries.nth(4).waitFor();
  const boxes = await entries.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(boxes.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(80);
  const words = entries.locator('> span');
  const cut = await words.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(cut).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('[look] the bookings table begins high up, and keeps halls, dates and times whole', async () => {
  const { open, page } = await journeys.visit({ as: 'owner', viewport: 'wide' });
  // Those that wait or have ended may have a second line in their status.
  await open('/business/bookings?status=confirmed');
  const rows = page.locator('tr[data-row]');
  await rows.first().waitFor();
  const times = rows.locator('td[data-label="Event"] span').filter({ hasNotText: 'next day' });
  expect(Math.max(...(await readLines(times)))).toBe(1);
  const parts = rows.locator('td:is([data-label="Hall"], [data-label="Event"]) *');
  expect(await parts.evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth).length)).toBe(0);
  expect(await countWhole(rows, 900)).toBeGreaterThanOrEqual(12);
  const headings = await measureEdges(page.locator('th[scope], th').filter({ hasText: /\w/ }));
  const middles = headings.map(({ middle }) => middle);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
});

test.each([
  ['bookings of all businesses', 'admin', '/cpanel?tab=bookings'],
  ['businesses and their applications', 'admin', '/cpanel?tab=businesses&status=all'],
  ['reviews', 'moderator', '/cpanel?tab=reviews&state=all'],
  ['audit log', 'admin', '/cpanel?tab=audit'],
  ['outbox', 'admin', '/cpanel?tab=outbox'],
  ['reviews of a business', 'owner', '/business/reviews'],
] as const)('[issue: dense lists] twelve rows are on the first screen, one on a phone: %s', async (_list, as, path) => {
  const wide = await journeys.visit({ as, viewport: 'wide' });
  await wide.open(path);
  const rows = wide.page.locator('tr[data-row]');
  await rows.nth(11).waitFor();
  expect(await countWhole(rows, 900)).toBeGreaterThanOrEqual(12);
  expect(await wide.page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  const phone = await journeys.visit({ as, viewport: 'phone' });
  await phone.open(path);
  await phone.page.locator('tr[data-row]').first().waitFor();
  expect(await countWhole(phone.page.locator('tr[data-row]'), 844)).toBeGreaterThanOrEqual(1);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('[look] answers to a request stand in one line on a phone', async () => {
  const { open, page } = await journeys.visit({ as: 'owner', viewport: 'phone' });
  await open('/business/bookings?status=pending');
  // Functions that were accepted wait for the others, and can only be declined.
  const approves = page.getByRole('button', { name: 'Approve', exact: true });
  const row = page.locator('tr[data-row]').filter({ has: approves }).first();
  await row.waitFor();
  const buttons = await measureEdges(row.getByRole('button', { name: /^(Decline|Approve)$/ }));
  expect(new Set(buttons.map(({ middle }) => middle)).size).toBe(1);
  expect(buttons).toHaveLength(2);
  await open('/business/dashboard');
  const region = page.getByRole('region', { name: 'Waiting for your answer' });
  const answers = region
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^(Decline|Approve)/ });
  await answers.nth(1).waitFor();
  const answer = await measureEdges(answers);
  expect(new Set(answer.map(({ middle }) => middle)).size).toBe(1);
  expect(answer).toHaveLength(2);
});

test.each(['wide', 'phone'] as const)(
  '[look] filters of the audit log stand beside each other: %s',
  async (viewport) => {
    const { open, page } = await journeys.visit({ as: 'admin', viewport });
    await open('/cpanel?tab=audit&action=application.rejected');
    // Where there is no room, only the search stands there until the others are wanted.
    if (viewport === 'phone') await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const filters = page.locator('main .ant-select');
    await filters.nth(1).waitFor();
    const boxes = await filters.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
    expect(boxes).toHaveLength(2);
    expect(boxes[0]?.right).toBeLessThanOrEqual(boxes[1]?.left ?? NaN);
  },
);

test.each([
  ['wide', 'h3 + p'],
  ['phone', 'h3 ~ p'],
] as const)('[look] setup lists line up names and what is below them: %s', async (viewport, below) => {
  const { open, page } = await journeys.visit({ as: 'owner', viewport });
  await open('/business/setup');
  const items = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) });
  await items.first().waitFor();
  const names = await measureEdges(items.locator('h3'));
  const others = await measureEdges(items.locator(below));
  expect(new Set([...names, ...others].map(({ left }) => left)).size).toBe(1);
});

test('[look] a row’s button stands on the line of its words', async () => {
  const { open, page } = await journeys.visit({ as: 'owner', viewport: 'wide' });
  await open('/business/billing');
  const rows = page.locator('tr[data-row]');
  await rows.first().waitFor();
  const months = await measureEdges(rows.locator('td').first());
  const statements = await measureEdges(rows.first().getByRole('button'));
  expect(Math.abs((months[0]?.middle ?? NaN) - (statements[0]?.middle ?? NaN))).toBeLessThanOrEqual(2);
});

test('[look] the bar below the form of a hall is as wide as the page beside the entries', async () => {
  for (const viewport of ['phone', 'wide'] as const) {
    const { open, page } = await journeys.visit({ as: 'owner', viewport });
    await open('/business/create-hall');
    await page.getByRole('button', { name: 'Create Hall' }).waitFor();
    const [scrolled, seen] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(scrolled).toBe(seen);
  }
});
