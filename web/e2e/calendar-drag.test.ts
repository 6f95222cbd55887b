import type { Locator, Page } from 'playwright-core';
import { runDocument } from './api';
import { useBrowser } from './harness';
import type { OwnBusiness } from './owners';

const journeys = useBrowser();

const ENTER = 'mutation Enter($input: EnterBookingInput!) { enterBooking(input: $input) { id } }';

interface Planned extends OwnBusiness {
  /** A month two years on: `2028-11`. */
  month: string;
}

/** An owner whose hall somebody took by phone on the afternoon of a day of the month. */
async function enterBooking(day: string, customerName: string): Promise<Planned> {
  const business = await journeys.openBusiness();
  const { hall, owner, today } = business;
  const month = `${Number(today.slice(0, 4)) + 2}${today.slice(4, 7)}`;
  const times = { startTime: `${month}-${day}T09:00:00Z`, endTime: `${month}-${day}T13:00:00Z` };
  const input = { hallId: hall.id, ...times, customerName, customerPhone: '+92 300 1234567', guestCount: 50 };
  await runDocument(journeys.url, ENTER, { input }, owner.token);
  return { ...business, month };
}

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
  const { hall, month, ...business } = await enterBooking('12', 'Nadia Karim');
  const owner = await journeys.visit({ as: business.owner, viewport: 'wide' });
  const { page } = owner;
  const getDay = (day: string): Locator => page.locator(`[data-day="${month}-${day}"]`);
  await owner.open(`/business/calendar?view=overview&day=${month}-10&hall=${hall.id}`);
  await drag(page, getDay('20'), getDay('22'), async () => {
    expect(await page.locator('[data-day][class*="aimedAt"]').count()).toBe(3);
    await owner.screenshot('calendar-drag-block');
  });
  await page
    .getByRole('dialog', { name: 'What is this time for?' })
    .getByRole('button', { name: 'Block time' })
    .click();
  const blocking = page.getByRole('dialog', { name: 'Block time' });
  await blocking.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText('Time blocked').waitFor();
  for (const day of ['20', '21', '22']) await getDay(day).filter({ hasText: '1 blocked time' }).waitFor();

  const chip = getDay('12').locator('[data-entry^="booking-"]');
  await drag(page, chip, getDay('14'), () => owner.screenshot('calendar-drag-move'));
  const moving = page.getByRole('dialog', { name: 'Change this booking' });
  await moving.getByText('Nadia Karim').waitFor();
  await moving.getByText('Difference').waitFor();
  expect(await owner.accessibilityProblems()).toEqual([]);
  await moving.getByRole('button', { name: 'Change booking' }).click();
  await page.getByText('Booking changed').waitFor();
  await getDay('14').filter({ hasText: '1 confirmed' }).waitFor();
  await getDay('12').filter({ hasText: 'nothing planned' }).waitFor();

  // Without a drag: Escape ends it, and nothing has changed.
  await drag(page, getDay('24'), getDay('26'), () => page.keyboard.press('Escape'));
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('[issue: drag to block and to move] the buttons do the same on a phone', async () => {
  const { hall, month, ...business } = await enterBooking('05', 'Sana Tariq');
  const owner = await journeys.visit({ as: business.owner, viewport: 'phone' });
  const { page } = owner;
  const getDay = (day: string): Locator => page.locator(`[data-day="${month}-${day}"]`);
  await owner.open(`/business/calendar?view=overview&day=${month}-25&hall=${hall.id}`);
  await page.getByRole('button', { name: 'Block time' }).click();
  const blocking = page.getByRole('dialog', { name: 'Block time' });
  await blocking.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText('Time blocked').waitFor();
  await getDay('25').filter({ hasText: '1 blocked time' }).waitFor();

  await getDay('05').click();
  await page.getByRole('button', { name: /^View Details: Sana Tariq/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change booking' }).click();
  const moving = page.getByRole('dialog', { name: 'Change this booking' });
  await moving.getByLabel(/^Date/).click();
  await page.locator(`.ant-picker-cell[title="${month}-06"]`).click();
  await moving.getByText('Difference').waitFor();
  await moving.getByRole('button', { name: 'Change booking' }).click();
  await page.getByText('Booking changed').waitFor();
  await getDay('06').filter({ hasText: '1 confirmed' }).waitFor({ state: 'attached' });
});
