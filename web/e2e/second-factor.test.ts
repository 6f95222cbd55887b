import { useBrowser } from './harness';

const journeys = useBrowser();

test.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('[look] the set-up of an authenticator app on a %s in the %s', async (viewport, theme) => {
  const account = await journeys.register('user', 'Amna Sheikh');
  const { page, ...visit } = await journeys.visit({ viewport, theme, as: account });
  await visit.open('/settings');
  await page.getByRole('button', { name: 'Set up app' }).click();
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await setup.getByRole('img', { name: 'QR code of the key' }).waitFor();
  expect(await visit.accessibilityProblems()).toEqual([]);
  await visit.screenshot(`authenticator-${viewport}-${theme}`);
});
