import type { Locator, Page } from 'playwright-core';
import { signInAs } from './accounts';
import { useBrowser } from './harness';

const journeys = useBrowser();

/** A month beyond all that the demo plans: `2028-11`. */
let month: string;
const TODAY = '{ businessCalendar(from: "2027-01-01", to: "2027-01-01") { today } }';
const HALLS = '{ businessBookingStats { halls { id } } }';
const ENTER = 'mutation Enter($input: EnterBookingInput!) { enterBooking(input: $input) { id } }';

async function ask<Data>(token: string, query: string, variables = {}): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${journeys.url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}

/** A hall of the demo's owner, with an afternoon that they took by phone on a day of the month. */
async function enterBooking(day: string, customerName: string): Promise<number> {
  const { token } = await signInAs(journeys.url, 'owner');
  const { businessBookingStats } = await ask<{ businessBookingStats: { halls: { id: number }[] } }>(token, HALLS);
  const hallId = businessBookingStats.halls[0]?.id ?? 0;
  const times = { startTime: `${month}-${day}T09:00:00Z`, endTime: `${month}-${day}T13:00:00Z` };
  const guest = { customerName, customerPhone: '+92 300 1234567', guestCount: 50 };
  await ask(token, ENTER, { input: { hallId, ...times, ...guest } });
  return hallId;
}

beforeAll(async () => {
  const { token } = await signInAs(journeys.url, 'owner');
  const { today } = (await ask<{ businessCalendar: { today: string } }>(token, TODAY)).businessCalendar;
  month = `${Number(today.slice(0, 4)) + 2}${today.slice(4, 7)}`;
});

const getDay = (page: Page, day: string): Locator => page.locator(`[data-day="${month}-${day}"]`);

/** Drags by mouse from the middle of one element to that of another. */
async function drag(page: Page, from: Locator, to: Locator, whileDragging?: () => Promise<void>): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await whileDragging?.();
  await page.mouse.up();
}

test('[issue: drag to block and to move] an owner drags over days to block them, and an entry to another day', async () => {
  const hallId = await enterBooking('12', 'Nadia Karim');
  const owner = await journeys.visit({ as: 'owner', viewport: 'wide' });
  const { page } = owner;
  await owner.open(`/business/calendar?day=${month}-10&hall=${hallId}`);
  await drag(page, getDay(page, '20'), getDay(page, '22'), async () => {
    expect(await page.locator('[data-day][class*="aimedAt"]').count()).toBe(3);
    await owner.screenshot('calendar-drag-block');
  });
  const blocking = page.getByRole('dialog', { name: 'Block time' });
  await blocking.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText('Time blocked').waitFor();
  for (const day of ['20', '21', '22']) await getDay(page, day).filter({ hasText: '1 blocked time' }).waitFor();

  const chip = getDay(page, '12').locator('[data-entry^="booking-"]');
  await drag(page, chip, getDay(page, '14'), () => owner.screenshot('calendar-drag-move'));
  const moving = page.getByRole('dialog', { name: 'Change this booking' });
  await moving.getByText('Nadia Karim').waitFor();
  await moving.getByText('Difference').waitFor();
  expect(await owner.accessibilityProblems()).toEqual([]);
  await moving.getByRole('button', { name: 'Change booking' }).click();
  await page.getByText('Booking changed').waitFor();
  await getDay(page, '14').filter({ hasText: '1 confirmed' }).waitFor();
  await getDay(page, '12').filter({ hasText: 'nothing planned' }).waitFor();

  // Without a drag: Escape ends it, and nothing has changed.
  await drag(page, getDay(page, '24'), getDay(page, '26'), () => page.keyboard.press('Escape'));
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('[issue: drag to block and to move] the buttons do the same on a phone', async () => {
  const hallId = await enterBooking('05', 'Sana Tariq');
  const owner = await journeys.visit({ as: 'owner', viewport: 'phone' });
  const { page } = owner;
  await owner.open(`/business/calendar?day=${month}-25&hall=${hallId}`);
  await page.getByRole('button', { name: 'Block time' }).click();
  const blocking = page.getByRole('dialog', { name: 'Block time' });
  await blocking.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText('Time blocked').waitFor();
  await getDay(page, '25').filter({ hasText: '1 blocked time' }).waitFor();

  await getDay(page, '05').click();
  await page.getByRole('button', { name: /^View Details: Sana Tariq/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change booking' }).click();
  const moving = page.getByRole('dialog', { name: 'Change this booking' });
  await moving.getByLabel(/^Date/).click();
  await page.locator(`.ant-picker-cell[title="${month}-06"]`).click();
  await moving.getByText('Difference').waitFor();
  await moving.getByRole('button', { name: 'Change booking' }).click();
  await page.getByText('Booking changed').waitFor();
  await getDay(page, '06').filter({ hasText: '1 confirmed' }).waitFor({ state: 'attached' });
});
