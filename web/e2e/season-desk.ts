import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { Visit } from './harness';
import { quote, type Paisa, type Payment, type PlannedBooking } from './season-plan';
import type { BookingSums, MethodSums, Months, OwedPart } from './season-sheet';

const AMOUNT = /^([−-]?)₨\s?(\d[\d,]*)(?:\.(\d\d))?$/;

/** An amount as a screen writes it, to the paisa. @throws Error for anything else */
export function readAmount(written: string): Paisa {
  const text = written.replaceAll(/[\u2066\u2069]/g, '').trim();
  if (text === '–') return 0;
  const [, sign, rupees = '', paisa = '00'] = AMOUNT.exec(text) ?? [];
  if (rupees === '') throw new Error(`No amount: ${written}`);
  return (sign === '' ? 1 : -1) * Number(`${rupees.replaceAll(',', '')}${paisa}`);
}

/** An amount as somebody types it. */
const writeAmount = (amount: Paisa): string => (amount / 100).toFixed(2);

/** `2026-11-28` of `November 28, 2026`. */
const readDay = (written: string): string => new Date(`${written} UTC`).toISOString().slice(0, 10);

/** The texts of a table's cells by row. */
async function readRows(table: Locator): Promise<string[][]> {
  await table.waitFor();
  return table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) => cell.innerText.trim())),
    );
}

async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByLabel(label).click();
  await dialog.page().locator(`.ant-select-item-option:visible[title="${option}"]`).click();
}

async function typeDay(field: Locator, day: string): Promise<void> {
  await field.fill(day);
  await field.press('Tab');
}

/** Enters a booking on the list of bookings, once its price is the one that the rates come to. */
export async function enterBooking(page: Page, booking: PlannedBooking): Promise<void> {
  await page.getByRole('button', { name: 'Add booking', exact: true }).first().click();
  const entry = page.getByRole('dialog', { name: 'Add booking' });
  await typeDay(entry.getByLabel(/^Date/), booking.day);
  await entry.getByLabel(/^Guests/).fill(String(booking.guests));
  await entry.getByLabel(/^Guest’s name/).fill(booking.customer);
  await entry.getByLabel(/^Guest’s phone/).fill(booking.phone);
  if (booking.dish !== null) {
    await entry.getByRole('radio', { name: /^Baraat dinner/ }).check();
    await entry.getByRole('checkbox', { name: new RegExp(`^${booking.dish}`) }).check();
  }
  if (booking.agreed !== null) {
    await entry.getByRole('button', { name: /agreed price/ }).click();
    await entry.getByLabel(/^Agreed total/).fill(writeAmount(booking.agreed));
    await entry.getByLabel(/^Reason for the agreed total/).fill('A returning family');
  }
  const { total } = quote(booking);
  const price = `₨ ${(total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await entry.getByRole('region', { name: 'Price' }).getByText(price, { exact: true }).waitFor();
  await entry.getByRole('button', { name: 'Add booking' }).click();
  await entry.waitFor({ state: 'detached' });
}

/** Looks a customer's booking up, and opens it beside the list. @returns the address of its page */
export async function findBooking({ open, page }: Visit, { customer }: PlannedBooking): Promise<string> {
  await open(`/business/bookings?q=${encodeURIComponent(customer)}`);
  await page.getByRole('row').filter({ hasText: customer }).getByRole('link').first().click();
  await page.getByRole('region', { name: 'Payments' }).waitFor();
  return new URL(page.url()).pathname;
}

/** Records a payment or refund of the open booking. */
export async function recordPayment(page: Page, payment: Payment): Promise<void> {
  await page.getByRole('region', { name: 'Payments' }).getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await choose(dialog, 'What it is', payment.kind);
  await dialog.getByLabel(/^Amount/).fill(writeAmount(payment.amount));
  await choose(dialog, 'How it was paid', payment.method);
  if (payment.reference) await dialog.getByLabel('Reference').fill(payment.reference);
  await typeDay(dialog.getByLabel('Day'), payment.day);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Calls the open booking off. */
export async function callOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Call off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call this booking off?' });
  await dialog.getByLabel(/^Reason/).fill('The family moved abroad');
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('To be given back').waitFor();
}

/** What a booking's page says of its money. */
export async function readBooking(page: Page, customer: string): Promise<BookingSums> {
  await page.getByText(customer).first().waitFor();
  const payments = page.getByRole('region', { name: 'Payments' });
  const recorded = payments.getByRole('table', { name: 'What was recorded' });
  await recorded.waitFor();
  const labels = await payments.locator('.ant-descriptions-item-label').allTextContents();
  const sums = await payments.locator('.ant-descriptions-item-content').allTextContents();
  const find = (label: string) => sums[labels.indexOf(label)];
  const [back, left] = [find('To be given back'), find('Left to pay')];
  const price = await readRows(page.getByRole('region', { name: 'Price' }).getByRole('table'));
  const parts = payments.getByRole('table', { name: 'What is due when' });
  return {
    customer,
    total: readAmount(price.at(-1)?.[1] ?? ''),
    paid: readAmount(find('Paid') ?? ''),
    left: back === undefined ? readAmount(left ?? '') : 0 - readAmount(back),
    overdue: readAmount(find('Overdue') ?? '–'),
    parts: (await parts.isVisible()) ? (await readRows(parts)).map(toPart) : [],
    moved: (await readRows(recorded)).map(
      ([entry = '', , amount = '']) => (entry.startsWith('Refund') ? -1 : 1) * readAmount(amount),
    ),
  };
}

function toPart([name = '', day = '', amount = '', left = '']: string[]): OwedPart {
  const open = left === 'Paid' ? '–' : (left.split('\n')[0] ?? '');
  return { name, day: readDay(day), amount: readAmount(amount), left: readAmount(open) };
}

/** A table of the books: its months, and its last row; a hall's column has to be the same as the total's. */
export async function readBooks(table: Locator): Promise<{ months: Months; total: Paisa }> {
  const rows = (await readRows(table)).map(([month = '', ...amounts]) => ({
    month: month.startsWith('Before') ? 'before' : month === 'Total' ? month : readDay(`1 ${month}`).slice(0, 7),
    amounts: [...new Set(amounts.map(readAmount))],
  }));
  const odd = rows.find(({ amounts }) => amounts.length !== 1);
  if (odd) throw new Error(`The hall and all halls differ: ${odd.month} ${odd.amounts.join()}`);
  const columns = Object.fromEntries(rows.map(({ month, amounts: [amount = NaN] }) => [month, amount]));
  const { Total: total = NaN, ...months } = columns;
  return { months, total };
}

/** The cash book of a day by method. */
export async function readMethods(page: Page): Promise<Record<string, MethodSums>> {
  const rows = await readRows(page.getByRole('table', { name: 'By method' }));
  return Object.fromEntries(
    rows.map(([method = '', received = '', refunded = '', net = '']) => [
      method,
      { received: readAmount(received), refunded: readAmount(refunded), net: readAmount(net) },
    ]),
  );
}

/** Saves a file with a button, and reads it: a record a line, by the names in its first one. */
export async function download(page: Page, button: string): Promise<Record<string, string>[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  const text = readFileSync(await file.path(), 'utf8').replace('\uFEFF', '');
  const [heading = [], ...lines] = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((cells) => {
    if (cells.length !== heading.length) throw new Error(`Not as many cells as names: ${cells.join()}`);
    return Object.fromEntries(heading.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** An amount of a file; empty is none. */
export const readNumber = (cell: string | undefined): Paisa => Math.round(Number(cell) * 100);
