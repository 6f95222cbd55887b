import { useBrowser } from './harness';

const journeys = useBrowser();

test('[issue: beautiful] a hall is saved, put into a list from its toast, and shown to a visitor by a link that ends', async () => {
  const sana = await journeys.visit({ as: await journeys.register('user', 'Sana Iqbal') });
  const { page } = sana;
  await sana.open('/venues/all');
  const first = page.getByRole('button', { name: /^Save / }).first();
  const title = ((await first.getAttribute('aria-label')) ?? '').replace('Save ', '');
  await page.getByRole('button', { name: `Save ${title}`, exact: true }).click();
  await page.getByRole('button', { name: 'Add to a list' }).click();
  await page.getByLabel('Name of the list').fill('Valima');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your lists are up to date').waitFor();

  await sana.open('/saved-halls');
  await page.getByRole('tab', { name: /Valima/ }).click();
  await page.getByRole('heading', { level: 3, name: title }).waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = new URL(await page.getByRole('textbox', { name: 'Link of the list' }).inputValue()).pathname;
  expect(await sana.accessibilityProblems()).toEqual([]);

  const guest = await journeys.visit({ viewport: 'phone' });
  await guest.open(link);
  await guest.page.getByRole('heading', { level: 1, name: 'Valima' }).waitFor();
  await guest.page.getByText('Sana’s list · 1 hall').waitFor();
  expect(await guest.page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await guest.page.getByRole('button', { name: `Save ${title}` }).click();
  await guest.page.getByText('Added to saved').waitFor();
  expect(await guest.accessibilityProblems()).toEqual([]);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByText('The list is no longer shared').waitFor();
  guest.expectProblem(/404/);
  await guest.open(link);
  await guest.page.getByRole('heading', { name: 'This list is not shared, or no longer' }).waitFor();
});
