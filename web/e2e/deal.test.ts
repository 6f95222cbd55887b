import type { Page } from 'playwright-core';
import { callApi } from './api';
import { useBrowser } from './harness';
import { keysOn } from './keys';

const journeys = useBrowser();

const QUESTION = 'Is there a generator for the whole evening?';
const REPLY = 'جی ہاں، جنریٹر پورے وقت کے لیے ہے۔';
const TERMS = { text: 'The hall closes at midnight.', textUrdu: 'ہال رات بارہ بجے بند ہو جاتا ہے۔' };

const reads = (page: Page, text: string) => page.getByText(text).first().waitFor();

test('[issue: conversations] an enquiry becomes a contract, on two phones, in English and Urdu, by keys alone', async () => {
  const { owner: account, hall } = await journeys.openBusiness();
  await callApi(journeys.url, '/business/terms', { body: TERMS, token: account.token });
  const guest = await journeys.register('user', 'Amna Sheikh');
  const customer = await journeys.visit({ viewport: 'phone', as: guest });
  const owner = await journeys.visit({ viewport: 'phone', as: account, locale: 'ur-PK' });
  const asked = await keysOn(customer.page);
  const answered = await keysOn(owner.page);

  await customer.open(`/hall/${hall.id}`);
  await asked.choose('button', 'Ask the hall');
  await customer.page.getByRole('dialog', { name: `Ask ${hall.hallName}` }).waitFor();
  await asked.type(QUESTION);
  await asked.tabTo('spinbutton', 'Guests');
  await asked.type('120');
  await asked.choose('button', 'Send');
  await customer.page.waitForURL('**/enquiries/*');
  await reads(customer.page, QUESTION);

  await owner.open('/business/enquiries');
  await answered.choose('link', /Amna Sheikh/);
  await reads(owner.page, QUESTION);
  await answered.tabTo('textbox', 'آپ کا پیغام');
  await owner.page.keyboard.type(REPLY);
  await answered.choose('button', 'بھیجیں');
  await reads(customer.page, REPLY);
  await owner.screenshot('deal-owner-conversation');
  await customer.screenshot('deal-customer-conversation');

  await asked.choose('link', 'Request a booking');
  await customer.page.getByRole('region', { name: 'Availability' }).waitFor();
  await asked.choose('button', 'Next month');
  await customer.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await asked.choose('button', /, (partly )?free/);
  for (const label of ['From', 'Until']) {
    await asked.tabTo('combobox', label);
    await asked.press('Enter');
    await customer.page.locator('.ant-select-item-option:visible').first().waitFor();
    await asked.press('Enter');
  }
  await asked.choose('button', 'Next');
  expect(await customer.page.getByRole('spinbutton', { name: 'Guests' }).inputValue()).toBe('120');
  await asked.choose('button', 'Next');
  await customer.page.getByRole('heading', { name: 'What would you like with it?' }).waitFor();
  await asked.choose('button', 'Next');
  await asked.tabTo('textbox', /^Phone/);
  await asked.type('+92 300 1234567');
  await asked.choose('button', 'Next');
  await asked.tabTo('checkbox', /have read and accept the terms of/);
  await asked.press('Space');
  await asked.choose('button', 'Submit Booking');
  await asked.choose('link', 'See my request');
  await customer.page.waitForURL('**/my-bookings**');

  const { data } = await callApi<{ data: { id: number }[] }>(journeys.url, '/user/bookings', { token: guest.token });
  const [request] = data;
  await owner.open(`/business/bookings/${request?.id}`);
  await reads(owner.page, QUESTION);
  await answered.choose('button', 'پیشکش کریں');
  await owner.page.getByRole('dialog', { name: 'پیشکش کریں' }).waitFor();
  await answered.choose('button', 'مد شامل کریں');
  await answered.tabTo('textbox', /^کس چیز کے لیے/);
  await answered.type('Stage in white and gold');
  await answered.tabTo('spinbutton', /^رقم/);
  await answered.type('25000');
  // The price of it appears above the buttons, and moves them.
  await owner.page
    .getByRole('dialog', { name: 'پیشکش کریں' })
    .getByText(/25,000\.00/)
    .first()
    .waitFor();
  await answered.choose('button', 'پیشکش بھیجیں');
  await reads(owner.page, 'آپ کی پیشکش گاہک کے جواب کی منتظر ہے');

  await customer.open(`/bookings/${request?.id}`);
  await asked.choose('button', 'Accept offer');
  await reads(customer.page, 'Offer accepted');
  await asked.choose('button', 'Contract');
  const contract = customer.page.getByRole('dialog', { name: 'Contract' });
  await contract.getByText(/Accepted by Amna Sheikh/).waitFor();
  await contract.getByText(TERMS.text).waitFor();
  await customer.screenshot('deal-customer-contract');
  await asked.press('Escape');

  await owner.open(`/business/bookings/${request?.id}`);
  await answered.choose('button', 'معاہدہ');
  await owner.page.getByRole('dialog', { name: 'معاہدہ' }).getByText(TERMS.textUrdu).waitFor();
  await owner.screenshot('deal-owner-contract');
  expect([...asked.faults(), ...answered.faults()]).toEqual([]);
});
