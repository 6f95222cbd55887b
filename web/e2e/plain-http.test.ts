import { randomUUID } from 'node:crypto';
import { useBrowser, type Visit } from './harness';
import { chooseEvening } from './wizard';

const journeys = useBrowser();

async function register({ page }: Visit): Promise<void> {
  const username = `remote_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  await page.getByLabel(/^Full name/i).fill('Amna Sheikh');
  await page.getByLabel(/^Username/i).fill(username);
  await page.getByLabel(/^Email/i).fill(`${username}@mail.test`);
  await page.getByLabel(/^Password/i).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/home');
}

test('[issue 12] over plain HTTP from another machine: register, share, book', async () => {
  const { hall } = await journeys.openBusiness();
  const visit = await journeys.visit({ remote: true });
  // The browser itself notes that it ignores the headers that isolate windows here.
  visit.expectProblem(/Cross-Origin-Opener-Policy header has been ignored|Origin-Agent-Cluster header/);
  const { page } = visit;
  await visit.open('/register');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await register(visit);

  await visit.open(`/hall/${hall.id}`);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByText('Link copied').waitFor();
  await visit.screenshot('plain-http-hall');

  await page.getByRole('link', { name: 'Book this hall' }).first().click();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await chooseEvening(visit, 'last');
  await visit.screenshot('plain-http-wizard-when');
  await next.click();
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('120');
  await visit.screenshot('plain-http-wizard-guests');
  await next.click();
  await next.click();
  await page.getByLabel(/^Phone/).fill('+92 300 1234567');
  await next.click();
  await page.getByText('The price at this moment, as the hall owner will see it.').waitFor();
  await visit.screenshot('plain-http-wizard-review');
  await page.getByRole('button', { name: 'Submit Booking' }).click();
  await page.getByText('Booking submitted successfully!').waitFor();

  await visit.open('/my-bookings');
  const card = page.getByRole('article');
  await card.getByText('Pending', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('dialog').getByText('Booking Request').waitFor();
  await visit.screenshot('plain-http-invoice');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
});
