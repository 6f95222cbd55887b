import { randomUUID } from 'node:crypto';
import { callApi } from './api';
import { useBrowser, type Visit } from './harness';
import { keysOn, type Keys } from './keys';
import { applyAs, findDemoHall, requestBooking } from './owners';

const journeys = useBrowser();

test('[issue: keyboard] a visitor searches by place, day and guests, and opens a hall', async () => {
  const { open, page } = await journeys.visit({ viewport: 'wide' });
  const keys = await keysOn(page);
  await open('/venues/all');
  await keys.press('Tab');
  expect(await keys.isAt('link', 'Skip to content')).toBe(true);
  await keys.press('Enter', 'Tab');
  await keys.go('Shift+Tab', 'link', 'Skip to content');

  await keys.tabTo('combobox', 'Where');
  await keys.type('Lahore');
  await page.getByRole('option', { name: /^Lahore/ }).waitFor();
  await keys.press('ArrowDown', 'Enter');

  const date = page.getByRole('dialog', { name: 'Date' });
  await date.waitFor();
  const day = date.locator('[data-day]:focus');
  await day.waitFor();
  const today = await day.getAttribute('data-day');
  await keys.press('ArrowDown', 'ArrowRight', 'Enter');
  expect(await day.getAttribute('aria-pressed')).toBe('true');
  expect(Date.parse((await day.getAttribute('data-day')) ?? '') - Date.parse(today ?? '')).toBe(
    8 * 24 * 60 * 60 * 1000,
  );
  await keys.press('Escape');
  await keys.waitFor('button', /^Date/);

  await keys.choose('button', /^Guests/);
  await keys.waitFor('spinbutton', /./);
  await keys.type('200');
  await keys.press('Escape');
  await keys.waitFor('button', /^Guests 200/);
  await keys.choose('button', 'Search');
  await page.waitForURL(/location=Lahore/);
  await keys.tabTo('link', /^View Details, /);
  await keys.press('Enter');
  await page.waitForURL(/\/hall\/\d+/);
  await page.getByRole('link', { name: 'Book this hall' }).first().waitFor();
  await keys.choose('link', 'Book this hall');
  await keys.choose('link', 'Sign In to Book');
  await page.waitForURL(/\/login/);
  expect(keys.faults()).toEqual([]);
});

test('[issue: keyboard] a customer signs in, requests a hall and withdraws the request', async () => {
  const { hall } = await journeys.openBusiness();
  const account = await journeys.register('user');
  const { open, page } = await journeys.visit({ viewport: 'wide' });
  const keys = await keysOn(page);
  await open('/login');
  await keys.tabTo('textbox', /^Email or username/i);
  await keys.type(account.emailOrUsername);
  await keys.tabTo('textbox', /^Password/);
  await keys.type(account.password);
  await keys.press('Enter');
  await page.waitForURL('**/home');

  await open(`/hall/${hall.id}`);
  await keys.choose('link', 'Book this hall');
  await keys.choose('button', 'Next month');
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await keys.choose('button', /, (partly )?free/);
  for (const label of ['From', 'Until']) {
    await keys.tabTo('combobox', label);
    await keys.press('Enter');
    await page.locator('.ant-select-item-option:visible').first().waitFor();
    await keys.press('Enter');
  }
  await keys.choose('button', 'Next');
  await keys.tabTo('spinbutton', 'Guests');
  const guests = page.getByRole('spinbutton', { name: 'Guests' });
  await keys.type('120');
  await keys.press('ArrowDown');
  expect(await guests.inputValue()).toBe('119');
  await keys.choose('button', 'Next');
  await page.getByRole('heading', { name: 'What would you like with it?' }).waitFor();
  await keys.choose('button', 'Next');
  await keys.tabTo('textbox', /^Phone/);
  await keys.type('+92 300 1234567');
  await keys.choose('button', 'Next');
  await page.getByText('The price at this moment, as the hall owner will see it.').waitFor();
  await keys.choose('button', 'Submit Booking');
  await keys.choose('link', 'See my request');

  await page.waitForURL('**/my-bookings**');
  // What loads below the focus would push the end of the page away from it.
  await page.getByRole('button', { name: /^Withdraw Request/ }).waitFor();
  await keys.choose('button', /^Withdraw Request/);
  const dialog = page.getByRole('dialog', { name: 'Withdraw this request?' });
  await dialog.waitFor();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await keys.press(key);
    // Between its last and its first control lies the browser's own bar, as at the end of a page.
    expect(await page.locator('#root :focus').count()).toBe(0);
  }
  await keys.press('Escape');
  await keys.waitFor('button', /^Withdraw Request/);
  await keys.press('Enter');
  await dialog.waitFor();
  await keys.choose('button', 'Withdraw Request');
  await page.getByText('Request withdrawn').waitFor();
  expect(keys.faults()).toEqual([]);
});

test('[issue: keyboard] an owner answers a request, blocks a day and changes a hall', async () => {
  const business = await journeys.openBusiness();
  await requestBooking(journeys.url, business);
  const { open, page } = await journeys.visit({ viewport: 'wide', as: business.owner });
  const keys = await keysOn(page);
  await open('/business/dashboard');
  await keys.choose('link', /^Bookings/);
  await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor();
  await keys.choose('button', /^Approve/);
  const approval = page.getByRole('dialog');
  // Until it is known what else is affected, the button does nothing.
  await approval.getByText('No other request is affected.').waitFor();
  await keys.choose('button', /^Approve/);
  await page.getByText('Booking status updated').waitFor();

  await keys.go('Shift+Tab', 'link', /^Calendar/);
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  await open('/business/calendar?view=overview');
  const day = page.locator('[data-day]:focus');
  for (let presses = 0; presses < 60 && (await day.count()) === 0; presses += 1) await keys.press('Tab');
  await keys.press(...Array.from({ length: 9 }, () => 'PageDown'));
  await day.waitFor();
  await keys.press('ArrowRight');
  await keys.choose('button', 'Block time');
  const block = page.getByRole('dialog', { name: 'Block time' });
  await block.waitFor();
  await keys.tabTo('textbox', /^Note/);
  await keys.type('Repairs');
  await keys.choose('button', 'Block');
  await page.getByText('Time blocked').waitFor();
  await block.waitFor({ state: 'detached' });
  await keys.waitFor('button', 'Block time');
  await page.getByText('Repairs').first().waitFor();

  await open('/business/halls');
  await keys.choose('link', /^Edit /);
  await keys.choose('button', /^Prices and guests: /);
  await keys.tabTo('spinbutton', /^Capacity/);
  await keys.press('ArrowUp');
  await keys.choose('button', 'Update Hall');
  await page.getByText('Hall updated successfully').waitFor();
  expect(keys.faults()).toEqual([]);
});

test('[issue: keyboard] a moderator clears applications and hides a review', async () => {
  const word = `k${randomUUID().slice(0, 8)}`;
  await applyAs(journeys.url, [`${word} 1`, `${word} 2`, `${word} 3`]);
  const { hall } = await journeys.openBusiness();
  const { token } = await journeys.register('user');
  const review = { hallId: hall.id, rating: 2, comment: `The sound was too loud for ${word}.` };
  await callApi(journeys.url, '/user/reviews', { body: review, token });
  const { open, page } = await journeys.visit({ viewport: 'wide', as: 'moderator' });
  const keys = await keysOn(page);
  await open(`/cpanel?tab=businesses&text=${word}`);
  await page.locator('[data-row]').nth(2).waitFor();
  const focused = page.locator('[role="dialog"] :focus');
  await keys.press('j', 'j', 'a');
  await focused.waitFor();
  await keys.press('a');
  await page.getByText(`Approving ${word} 2`).waitFor();
  await page.locator('[data-row]').nth(2).waitFor({ state: 'detached' });
  // The next one opens by itself.
  await page.getByRole('dialog', { name: `${word} 3` }).waitFor();
  await focused.waitFor();
  await keys.press('r');
  await page.getByRole('dialog', { name: /^Why is/ }).waitFor();
  await page.keyboard.type('The address does not exist');
  await keys.choose('button', 'Reject');
  await page.getByText(`Rejecting ${word} 3`).waitFor();
  await page.locator('[data-row]').nth(1).waitFor({ state: 'detached' });
  // After the last row the first one that waits opens.
  await page.getByRole('dialog', { name: `${word} 1` }).waitFor();
  await keys.press('Escape');

  await keys.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type('Review');
  await page
    .getByRole('option', { name: /^Review Moderation/ })
    .first()
    .waitFor();
  await keys.press('Enter');
  await page.waitForURL(/tab=reviews/);
  await open(`/cpanel?tab=reviews&state=all&text=${word}`);
  await keys.choose('button', /^Hide/);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('Names a private person');
  await keys.choose('button', /^Hide/);
  await page.getByText('The review is hidden.').waitFor();
  expect(keys.faults()).toEqual([]);
});

test('[issue: keyboard] an admin changes the message of the next maintenance', async () => {
  const { open, page } = await journeys.visit({ viewport: 'wide', as: 'admin' });
  const keys = await keysOn(page);
  await open('/cpanel');
  await keys.choose('link', 'Maintenance');
  await page.getByRole('textbox', { name: /^Message/ }).waitFor();
  await keys.tabTo('textbox', /^Message/);
  await keys.type('We move to a new server.');
  await keys.choose('button', 'Save');
  await page.getByText('Maintenance mode updated successfully').waitFor();
  await keys.go('Shift+Tab', 'textbox', /^Start/);
  await keys.type('24/12/2030 7:15 PM');
  await page.keyboard.press('Tab');
  const start = page.getByRole('textbox', { name: /^Start/ });
  expect(await start.inputValue()).toBe('Dec 24, 2030 7:15 PM');
  // What is no time stays, with a word.
  await page.keyboard.press('Shift+Tab');
  await keys.type('tomorrow');
  await page.keyboard.press('Tab');
  await page.getByText(/^We don’t understand this time/).waitFor();
  expect(await start.inputValue()).toBe('tomorrow');
  expect(keys.faults()).toEqual([]);
});

test.each([
  ['phone', undefined, ['/compare?ids=1,2,3', '/hall/1', '/register', '/venues/all']],
  ['wide', undefined, ['/venues/all', '/blog']],
  ['phone', 'owner', ['/business/create-hall', '/business/bookings']],
  ['wide', 'owner', ['/business/create-hall', '/business/setup?tab=availability']],
] as const)('[issue: keyboard] the focus is never hidden: %s, %s', async (viewport, as, paths) => {
  const { open, page } = await journeys.visit({ viewport, ...(as ? { as } : {}) });
  const keys = await keysOn(page);
  for (const path of paths) {
    await open(path);
    await keys.walk();
  }
  expect(keys.faults()).toEqual([]);
});

/** Where on the screen, or in its group, from the left edge, what has the focus is drawn. */
const readPlace = ({ page }: Visit): Promise<number> =>
  page.evaluate(() => {
    const box = (document.activeElement?.closest('label') ?? document.activeElement)?.getBoundingClientRect();
    // What a choice shows may move the whole group.
    const group = document.activeElement?.closest('[role="radiogroup"]')?.getBoundingClientRect();
    return box ? box.left + box.width / 2 - (group?.left ?? 0) : NaN;
  });

/** Presses the arrow that goes on along a line, and then the other one; each must lead the way it points. */
async function goOnAndBack(visit: Visit, keys: Keys): Promise<void> {
  const isRightToLeft = await visit.page.evaluate(() => document.documentElement.dir === 'rtl');
  const [on, back] = isRightToLeft ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const);
  const start = await readPlace(visit);
  await keys.press(on);
  expect(Math.sign((await readPlace(visit)) - start)).toBe(isRightToLeft ? -1 : 1);
  await keys.press(back);
  expect(Math.abs((await readPlace(visit)) - start)).toBeLessThan(1);
}

/** From a day that has the focus on to the Wednesday after it, which has days at both its sides. */
async function goToWednesday({ page }: Visit, keys: Keys): Promise<void> {
  const day = page.locator('[data-day]:focus');
  const isRightToLeft = await page.evaluate(() => document.documentElement.dir === 'rtl');
  await day.waitFor();
  while (new Date((await day.getAttribute('data-day')) ?? '').getUTCDay() !== 3)
    await keys.press(isRightToLeft ? 'ArrowLeft' : 'ArrowRight');
}

describe.each([
  ['en-US', 'Book this hall', 'Next month'],
  ['ur-PK', 'یہ ہال بک کریں', 'اگلا مہینہ'],
])('[issue: Urdu] arrow keys lead where they point (%s)', (locale, book, next) => {
  test('in the tabs and days of a hall', async () => {
    const visit = await journeys.visit({ viewport: 'wide', locale, as: await journeys.register('user') });
    const { page } = visit;
    const keys = await keysOn(page);
    const hall = await findDemoHall(journeys.url);
    await visit.open(`/hall/${hall.id}`);
    await keys.tabTo('tab', /./);
    await goOnAndBack(visit, keys);
    await keys.choose('link', book);
    await keys.choose('button', next);
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await keys.tabTo('button', /₨/);
    await keys.press('ArrowDown');
    await goToWednesday(visit, keys);
    await goOnAndBack(visit, keys);
    expect(keys.faults()).toEqual([]);
  });

  test('in the days and prices of the search', async () => {
    const visit = await journeys.visit({ viewport: 'wide', locale });
    const keys = await keysOn(visit.page);
    await visit.open('/venues/all');
    await keys.tabTo('combobox', /./);
    await keys.press('Tab', 'Enter');
    await visit.page.locator('[data-day]:focus').waitFor();
    await keys.press('PageDown');
    await goToWednesday(visit, keys);
    await goOnAndBack(visit, keys);
    // Past the guests, to the budget.
    await keys.press('Escape', 'Tab', 'Tab', 'Enter');
    await visit.page.getByRole('slider', { disabled: false }).first().waitFor();
    await visit.page.getByRole('dialog').locator(':focus').waitFor({ state: 'attached' });
    // The dearest end can't go on; the cheapest one can.
    await keys.go('Shift+Tab', 'slider', /./);
    await keys.press('Shift+Tab');
    await goOnAndBack(visit, keys);
    expect(keys.faults()).toEqual([]);
  });

  test('in the owner’s calendar and its views', async () => {
    const visit = await journeys.visit({ viewport: 'wide', locale, as: 'owner' });
    const keys = await keysOn(visit.page);
    // A view that has others at both its sides.
    await visit.open('/business/calendar?view=week');
    await keys.tabTo('radio', /./);
    await goOnAndBack(visit, keys);
    await visit.open('/business/calendar?view=overview');
    const day = visit.page.locator('[data-day]:focus');
    for (let presses = 0; presses < 60 && (await day.count()) === 0; presses += 1) await keys.press('Tab');
    await visit.page.keyboard.press('PageDown');
    await visit.page.locator('section[aria-busy="false"] [data-day]:focus').waitFor();
    await goToWednesday(visit, keys);
    await goOnAndBack(visit, keys);
    expect(keys.faults()).toEqual([]);
  });
});
