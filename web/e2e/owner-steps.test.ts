import { callApi, runDocument } from './api';
import { useBrowser } from './harness';
import { requestBooking, type OwnBusiness } from './owners';
import { countSteps } from './steps';

const journeys = useBrowser();

const DAY_MS = 24 * 60 * 60 * 1000;
const ENTER = 'mutation Enter($input: EnterBookingInput!) { enterBooking(input: $input) { id } }';
const PHONE = '0321 4455667';

/** The Saturday of the seven days that begin today. */
function findSaturday({ today }: OwnBusiness): string {
  const start = Date.parse(today);
  return new Date(start + ((6 - new Date(start).getUTCDay() + 7) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/** A guest who called has booked the evening of a day. */
async function enterEvening({ owner, hall }: OwnBusiness, day: string): Promise<number> {
  const input = {
    ...{ hallId: hall.id, date: day, startTime: `${day}T14:00:00Z`, endTime: `${day}T18:00:00Z` },
    ...{ guestCount: 150, customerName: 'Hina Qureshi', customerPhone: PHONE, isConfirmed: true },
  };
  const { enterBooking } = await runDocument<{ enterBooking: { id: number } }>(
    journeys.url,
    ENTER,
    { input },
    owner.token,
  );
  return enterBooking.id;
}

test('[issue: ledger] whoever is booked on Saturday is seen and called with two presses, at a desk and on a phone', async () => {
  const business = await journeys.openBusiness();
  await enterEvening(business, findSaturday(business));
  const desk = await journeys.visit({ as: business.owner, viewport: 'wide' });
  await desk.open('/business/dashboard');
  const atDesk = countSteps();
  await atDesk.press(desk.page.getByRole('button', { name: /^Sat, .*Hina Qureshi/ }));
  await desk.page.getByRole('dialog').locator('a[href="tel:+923214455667"]').first().waitFor();
  expect(atDesk.steps.presses + 1).toBeLessThanOrEqual(2);

  const phone = await journeys.visit({ as: business.owner, viewport: 'phone' });
  await phone.open('/business/dashboard');
  const onPhone = countSteps();
  await onPhone.press(
    phone.page.getByRole('region', { name: 'Your next seven days' }).getByText('Sat', { exact: true }),
  );
  await phone.page.getByRole('link', { name: /^Call Hina Qureshi/ }).waitFor();
  expect(onPhone.steps.presses + 1).toBeLessThanOrEqual(2);
  expect(await phone.accessibilityProblems()).toEqual([]);
  await phone.screenshot('owner-start-phone');
});

test('[issue: ledger] a booking by phone takes at most eight presses and five fields', async () => {
  const business = await journeys.openBusiness();
  const { open, page } = await journeys.visit({ as: business.owner, viewport: 'wide' });
  await open('/business/dashboard');
  const { steps, press, fill } = countSteps();
  // The last of the days is never over.
  await press(page.getByRole('button', { name: /: Free$/ }).last());
  const entry = page.getByRole('dialog', { name: 'Add booking' });
  await fill(entry.getByLabel(/^Guests/), '150');
  await fill(entry.getByLabel(/^Guest’s name/), 'Bilal Ahmed');
  await fill(entry.getByLabel(/^Guest’s phone/), '0301 2345678');
  await press(entry.getByRole('button', { name: 'Add booking' }));
  await page.getByText('Booking added').waitFor();
  expect(steps.presses).toBeLessThanOrEqual(8);
  expect(steps.fields).toBeLessThanOrEqual(5);
});

test('[issue: ledger] a booking is found by its guest’s number with three presses, and says what happened with one', async () => {
  const business = await journeys.openBusiness();
  const id = await enterEvening(business, findSaturday(business));
  const { open, page } = await journeys.visit({ as: business.owner, viewport: 'wide' });
  await open('/business/dashboard');
  const found = countSteps();
  await found.press(page.getByRole('button', { name: /^Search or go to/ }));
  await found.fill(page.getByRole('combobox'), PHONE);
  await found.press(page.getByRole('option', { name: /Hina Qureshi/ }));
  await page.waitForURL(`**/business/bookings/${id}`);
  expect(found.steps.presses).toBeLessThanOrEqual(3);

  await open('/business/bookings');
  const told = countSteps();
  await told.press(page.getByRole('row').filter({ hasText: 'Hina Qureshi' }).getByRole('link').first());
  await page.getByText('Entered by', { exact: false }).first().waitFor();
  expect(told.steps.presses).toBe(1);
});

test('[issue: ledger] three requests are answered with six presses', async () => {
  const business = await journeys.openBusiness();
  for (const days of [40, 41, 42]) await requestBooking(journeys.url, business, { days });
  const { open, page } = await journeys.visit({ as: business.owner, viewport: 'wide' });
  await open('/business/dashboard');
  const { steps, press } = countSteps();
  for (let left = 3; left > 0; left -= 1) {
    await press(page.getByRole('button', { name: /^Approve/ }).first());
    const dialog = page.getByRole('dialog');
    // Until it is known what else is affected, the button does nothing.
    await dialog.getByText('No other request is affected.').waitFor();
    await press(dialog.getByRole('button', { name: /^Approve/ }));
    await dialog.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: /^Approve/ }).waitFor({ state: 'detached' });
  expect(steps.presses).toBeLessThanOrEqual(6);
});

test('[issue: payments] cash is recorded with four presses, and a transfer proved on a phone with six', async () => {
  const business = await journeys.openBusiness();
  const { customer, id } = await requestBooking(journeys.url, business);
  const approval = { method: 'PUT' as const, body: { status: 'confirmed' }, token: business.owner.token };
  await callApi(journeys.url, `/business/bookings/${id}/status`, approval);
  const guest = await journeys.visit({ as: customer, viewport: 'phone' });
  await guest.open('/my-bookings');
  const proved = countSteps();
  await proved.press(guest.page.getByRole('link', { name: `Booking ID: ${id}` }));
  await proved.press(guest.page.getByRole('button', { name: 'Send proof of payment' }));
  const proof = guest.page.getByRole('dialog', { name: 'Send proof of payment' });
  const [chooser] = await Promise.all([
    guest.page.waitForEvent('filechooser'),
    proved.press(proof.getByRole('button', { name: 'Choose file' })),
  ]);
  await chooser.setFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: await guest.page.screenshot() });
  await proof.getByText('transfer.png').waitFor();
  await proved.press(proof.getByRole('button', { name: 'Send proof of payment' }));
  await guest.page.getByText('Proof sent').waitFor();
  expect(proved.steps.presses).toBeLessThanOrEqual(6);

  const owner = await journeys.visit({ as: business.owner, viewport: 'phone' });
  await owner.open(`/business/bookings/${id}`);
  const recorded = countSteps();
  await recorded.press(owner.page.getByRole('button', { name: 'Record payment' }).first());
  await recorded.press(owner.page.getByRole('dialog').getByRole('button', { name: 'Record payment' }));
  await owner.page.getByText('Recorded', { exact: true }).waitFor();
  expect(recorded.steps.presses).toBeLessThanOrEqual(4);
});
