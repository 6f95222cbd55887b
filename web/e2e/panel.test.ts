import { useBrowser } from './harness';
import { applyAs } from './owners';

const journeys = useBrowser();

test('[business §2 Businesses tab] a moderator clears the applications without the mouse', async () => {
  await applyAs(journeys.url, ['Clearing House 1', 'Clearing House 2', 'Clearing House 3']);
  const staff = await journeys.visit({ as: 'moderator' });
  const { page } = staff;
  await staff.open('/cpanel?tab=businesses&text=clearing');
  await page.getByRole('button', { name: 'View Clearing House 1' }).click();
  await page.getByRole('dialog', { name: 'Clearing House 1' }).getByText('No halls listed yet').waitFor();
  await page.keyboard.press('Escape');
  const row = page.locator('[data-row]:focus');
  for (let presses = 0; presses < 60 && (await row.count()) === 0; presses += 1) await page.keyboard.press('Tab');
  expect(await row.getAttribute('aria-label')).toBe('Clearing House 1');
  const read = async (name: string) => {
    await page.getByRole('dialog', { name }).waitFor();
    await page.locator('[role="dialog"] :focus').waitFor();
  };
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await read('Clearing House 2');
  await page.keyboard.press('a');
  await page.getByText('Approving Clearing House 2').waitFor();
  await page.locator('[data-row]').nth(2).waitFor({ state: 'detached' });
  // The next one opens by itself.
  await read('Clearing House 3');
  await page.keyboard.press('r');
  await page.getByRole('dialog', { name: 'Why is Clearing House 3 rejected?' }).waitFor();
  await page.keyboard.type('The address does not exist');
  await page.keyboard.press('Tab'); // Cancel
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Rejecting Clearing House 3').waitFor();
  await page.locator('[data-row]').nth(1).waitFor({ state: 'detached' });
  expect(await page.locator('[data-row]').count()).toBe(1);
  expect(await staff.accessibilityProblems()).toEqual([]);
});

test('[business §2 Users tab] the actions of a user are on a phone’s screen', async () => {
  const { open, page, accessibilityProblems } = await journeys.visit({ as: 'admin', viewport: 'phone' });
  const { user } = await journeys.register('user');
  await open(`/cpanel?tab=users&text=${user.email}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  const action = page.getByRole('menuitem', { name: 'Delete user' });
  await action.waitFor();
  const box = await action.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(390);
  expect(await accessibilityProblems()).toEqual([]);
});

// A test each: seven screens looked through by axe take a busy machine longer than one test may.
test.each(['overview', 'users', 'blog', 'settings', 'rates', 'audit', 'security-log', 'outbox'])(
  '[look] the panel fits a phone in the dark, without an accessibility problem: %s',
  async (tab) => {
    const staff = await journeys.visit({ as: 'admin', viewport: 'phone', theme: 'dark' });
    await staff.open(`/cpanel?tab=${tab}`);
    await staff.page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await staff.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await staff.accessibilityProblems()).toEqual([]);
  },
);
