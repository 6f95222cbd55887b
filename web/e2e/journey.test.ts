import { signInAs } from './accounts';
import { useBrowser, type Visit } from './harness';

const journeys = useBrowser();

interface OwnHall {
  id: number;
  hallName: string;
  status: string;
}

/** A hall of the demo's owner that people can book. */
async function hallOfOwner(): Promise<OwnHall> {
  const { token } = await signInAs(journeys.url, 'owner');
  const response = await fetch(`${journeys.url}/api/business/halls`, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as OwnHall[] | { data: OwnHall[] };
  const halls = Array.isArray(body) ? body : body.data;
  const hall = halls.find(({ status }) => status === 'active');
  if (!hall) throw new Error('The demo owner has no active hall');
  return hall;
}

/** Takes the last day of the month after next that is free, and its first three hours that can be had. */
async function chooseEvening({ page }: Visit): Promise<void> {
  const month = page.getByRole('region', { name: 'Availability' });
  await month.getByRole('button', { name: 'Next month' }).click();
  await month
    .getByRole('button', { name: /, free/ })
    .last()
    .click();
  for (const label of ['From', 'Until']) {
    await page.getByLabel(label, { exact: true }).click();
    await page.locator('.ant-select-item-option:visible').first().click();
  }
}

/** Walks the wizard from the first step to the request. */
async function askFor(visit: Visit, hall: OwnHall, requests: string): Promise<void> {
  const { page } = visit;
  await visit.open(`/hall/${hall.id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Book this hall' }).first().click();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await chooseEvening(visit);
  await next.click();
  await page.getByRole('button', { name: 'One guest more' }).click();
  await next.click();
  await next.click();
  await page.getByLabel(/^Your name/).fill('Amna Sheikh');
  await page.getByLabel(/^Phone/).fill('+92 300 1234567');
  await page.getByLabel(/^Email/).fill('amna@mail.test');
  await page.getByLabel(/^Special requests/).fill(requests);
  await next.click();
  await page.getByText('The price at this moment, as the hall owner will see it.').waitFor();
  await page.getByRole('button', { name: 'Submit Booking' }).click();
  await page.getByText('Booking submitted successfully!').waitFor();
}

test('[customer §2, business §2] from the landing page to a confirmed booking, told without reloading', async () => {
  const hall = await hallOfOwner();
  const visitor = await journeys.visit({ viewport: 'phone' });
  await visitor.open('/');
  await visitor.page.getByRole('heading', { name: 'Featured Venues' }).waitFor();
  await visitor.open(`/hall/${hall.id}`);
  await visitor.page.getByRole('link', { name: 'Book this hall' }).first().click();
  await visitor.page.getByRole('link', { name: 'Sign In to Book' }).click();
  await visitor.page.waitForURL('**/login**');

  const customer = await journeys.visit({ as: await journeys.register('user') });
  const requests = 'A stage in white and gold';
  await askFor(customer, hall, requests);
  await customer.open('/my-bookings');
  const card = customer.page.getByRole('article').first();
  await card.getByText('Pending', { exact: true }).waitFor();
  expect(await customer.accessibilityProblems()).toEqual([]);
  await customer.screenshot('journey-my-bookings');

  const owner = await journeys.visit({ as: 'owner' });
  await owner.open('/business/bookings?status=pending');
  const request = owner.page.getByRole('row').filter({ hasText: 'Amna Sheikh' }).first();
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

test.each([
  ['/', 'Featured Venues'],
  ['/venues/all', 'All Venues'],
  ['/blog', 'All Articles'],
  ['/about', 'About Mehfil'],
])('[look] %s has no accessibility problem in either theme', async (path, heading) => {
  for (const theme of ['light', 'dark'] as const) {
    const visit = await journeys.visit({ theme });
    await visit.open(path);
    await visit.page.getByRole('heading', { name: heading }).first().waitFor();
    expect(await visit.accessibilityProblems()).toEqual([]);
  }
});
