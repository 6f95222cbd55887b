import type { Visit } from './harness';
import type { OwnHall } from './owners';

/** Who asks, and for what. */
export interface WizardRequest {
  /** Which of the free days of the month after next. */
  day: 'first' | 'last';
  name: string;
  requests: string;
}

/** Takes a free day of the month after next, and its first three hours that can be had. */
export async function chooseEvening({ page }: Visit, day: WizardRequest['day']): Promise<void> {
  const month = page.getByRole('region', { name: 'Availability' });
  await month.getByRole('button', { name: 'Next month' }).click();
  const free = month.getByRole('button', { name: /, free/ });
  await free[day]().click();
  for (const label of ['From', 'Until']) {
    await page.getByLabel(label, { exact: true }).click();
    await page.locator('.ant-select-item-option:visible').first().click();
  }
}

/** Walks the wizard from a hall's page to its last step, where the request can be sent. */
export async function walkToReview(visit: Visit, hall: OwnHall, { day, name, requests }: WizardRequest): Promise<void> {
  const { page } = visit;
  await visit.open(`/hall/${hall.id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Book this hall' }).first().click();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await chooseEvening(visit, day);
  await next.click();
  await page.getByRole('button', { name: 'One guest more' }).click();
  await next.click();
  await next.click();
  await page.getByLabel(/^Your name/).fill(name);
  await page.getByLabel(/^Phone/).fill('+92 300 1234567');
  await page.getByLabel(/^Email/).fill('amna@mail.test');
  await page.getByLabel(/^Special requests/).fill(requests);
  await next.click();
  // Phones show the price in full in a sheet.
  await page.getByText('The price at this moment, as the hall owner will see it.').waitFor({ state: 'attached' });
}
