import { useBrowser } from './harness';
import { walkToReview } from './wizard';

const journeys = useBrowser();

test('[issue: availability] two functions are asked for together, held, and booked with the second yes', async () => {
  const business = await journeys.openBusiness();
  const name = 'Mahnoor Tariq';
  const customer = await journeys.visit({ as: await journeys.register('user', name), viewport: 'phone' });
  const { page } = customer;
  for (const day of ['first', 'last'] as const) {
    await walkToReview(customer, business.hall, { day, name, requests: '' });
    await page.getByRole('button', { name: /^Ask together/ }).click();
    await page.getByRole('heading', { name: 'Your functions' }).waitFor();
  }
  await page.getByLabel(/^Name of the celebration/).fill('Mahnoor & Zain');
  await page.getByLabel(/^Phone/).fill('+92 300 1234567');
  await page.getByText('Total of all functions').waitFor();
  expect(await customer.accessibilityProblems()).toEqual([]);
  await customer.screenshot('functions-collected');
  await page.getByRole('button', { name: 'Request all together' }).click();
  const card = page.getByRole('article', { name: 'Mahnoor & Zain' });
  await card.getByText('Waiting for all').waitFor();
  expect(await customer.accessibilityProblems()).toEqual([]);
  await customer.screenshot('functions-requested');

  const owner = await journeys.visit({ as: business.owner });
  for (const waiting of [2, 1]) {
    await owner.open('/business/bookings?status=pending');
    const requests = owner.page.getByRole('row').filter({ hasText: name });
    const answer = requests.getByRole('button', { name: /^Approve/ });
    await answer.first().waitFor();
    expect(await answer.count()).toBe(waiting);
    await answer.first().click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByText(/one of several functions/).waitFor();
    await dialog.getByRole('button', { name: /^Approve/ }).click();
    await owner.page.getByText('Booking status updated').waitFor();
  }
  await customer.open('/my-bookings');
  await card.getByText('All confirmed').waitFor();
});
