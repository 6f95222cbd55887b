import { useBrowser } from './harness';

const journeys = useBrowser();

test.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('[issue: accounts] new terms are asked about and accepted, on a %s in the %s', async (viewport, theme) => {
  const account = await journeys.register('user', 'Amna Sheikh');
  const { page, ...visit } = await journeys.visit({ viewport, theme, as: account });
  const state = { isEarlier: true };
  // The account accepted an earlier version, as far as the page knows.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = state.isEarlier ? text.replaceAll('"termsAccepted":true', '"termsAccepted":false') : text;
    if (route.request().postData()?.includes('AcceptTerms')) state.isEarlier = false;
    await route.fulfill({ response, body });
  });
  await visit.open('/settings');
  const dialog = page.getByRole('dialog', { name: 'Our terms have changed' });
  await dialog.waitFor();
  expect(await visit.accessibilityProblems()).toEqual([]);
  await visit.screenshot(`terms-${viewport}-${theme}`);
  await dialog.getByRole('link', { name: 'privacy policy' }).click();
  await page.waitForURL('**/privacy-policy');
  await dialog.waitFor({ state: 'detached' });
  await visit.open('/settings');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await dialog.waitFor({ state: 'detached' });
  // Questions that are still under way end with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
