import { useBrowser } from './harness';
import { walkToReview } from './wizard';

const journeys = useBrowser();

test('[customer §2, business §2] from the landing page to a confirmed booking, told without reloading', async () => {
  const { owner: account, hall } = await journeys.openBusiness();
  const visitor = await journeys.visit({ viewport: 'phone' });
  await visitor.open('/');
  await visitor.page.getByRole('heading', { name: 'Featured Venues' }).waitFor();
  await visitor.open(`/hall/${hall.id}`);
  await visitor.page.getByRole('link', { name: 'Book this hall' }).first().click();
  await visitor.page.getByRole('link', { name: 'Sign In to Book' }).click();
  await visitor.page.waitForURL('**/login**');

  const customer = await journeys.visit({ as: await journeys.register('user') });
  const requests = 'A stage in white and gold';
  await walkToReview(customer, hall, { day: 'last', name: 'Amna Sheikh', requests });
  await customer.page.getByRole('button', { name: 'Submit Booking' }).click();
  await customer.page.getByText('Booking submitted successfully!').waitFor();
  const listens = customer.page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => payload.includes('"subscribe"')));
  await Promise.all([listens, customer.open('/my-bookings')]);
  const card = customer.page.getByRole('article');
  await card.getByText('Pending', { exact: true }).waitFor();
  expect(await customer.accessibilityProblems()).toEqual([]);
  await customer.screenshot('journey-my-bookings');

  const owner = await journeys.visit({ as: account });
  await owner.open('/business/bookings?status=pending');
  const request = owner.page.getByRole('row').filter({ hasText: 'Amna Sheikh' });
  await request.getByRole('button', { name: /^Approve/ }).click();
  await owner.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await owner.page.getByText('Booking status updated').waitFor();

  await card.getByText('Confirmed', { exact: true }).waitFor();
});

test('[customer §6] staff see the control panel and nothing else', async () => {
  const staff = await journeys.visit({ as: 'moderator' });
  await staff.open('/blog');
  await staff.page.getByRole('heading', { name: 'Recent Business Applications' }).waitFor();
  expect(new URL(staff.page.url()).pathname).toBe('/cpanel');
  expect(await staff.accessibilityProblems()).toEqual([]);
});

test('[look] the switch makes a page dark, and light again', async () => {
  const { open, page } = await journeys.visit();
  await open('/about');
  for (const to of ['dark', 'light']) {
    await page.getByRole('button', { name: `Switch to ${to} theme` }).click();
    await page.locator(`html[data-theme="${to}"]`).waitFor();
  }
});

test.each([
  ['/', 'Featured Venues'],
  ['/venues/all', 'All Venues'],
  ['/blog', 'All Articles'],
  ['/about', 'About Mehfil'],
])('[look] %s has no accessibility problem in either theme', async (path, heading) => {
  const visit = await journeys.visit();
  await visit.open(path);
  await visit.page.getByRole('heading', { name: heading }).first().waitFor();
  expect(await visit.accessibilityProblems()).toEqual([]);
  expect(await visit.colorProblemsInTheDark()).toEqual([]);
});
