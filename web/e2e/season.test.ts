import { runDocument } from './api';
import { useBrowser, type Visit } from './harness';
import type { OwnBusiness } from './owners';
import {
  callOff,
  download,
  enterBooking,
  findBooking,
  readAmount,
  readBooking,
  readBooks,
  readMethods,
  readNumber,
  recordPayment,
} from './season-desk';
import { addDays, getTotal, MENU, planSeason, quote, RATES, type PlannedBooking } from './season-plan';
import {
  listCashDays,
  listYears,
  MEASURES,
  sumBooking,
  sumMethods,
  sumMonths,
  sumOpenRefunds,
  sumYear,
  type Months,
  type SeasonBooking,
} from './season-sheet';

/** How many; two hundred are a whole season (docs/operations.md). */
const BOOKINGS = Number(process.env.SEASON_BOOKINGS ?? 6);
const PATIENCE_MS = 240_000 + BOOKINGS * 30_000;

const journeys = useBrowser();

const SETTINGS =
  'mutation Settings($input: BusinessSettingsInput!) { updateBusinessSettings(input: $input) { currency } }';
const PLAN = 'mutation Plan($input: PaymentPlanInput!) { savePaymentPlan(input: $input) { __typename } }';
const ADD_MENU = 'mutation Menu($input: MenuInput!) { addMenu(input: $input) { id } }';

const inRupees = (amount: number): number => amount / 100;

/** The rates, the plan and the menu of the season. */
async function setUp({ owner: { token }, hall }: OwnBusiness): Promise<void> {
  const run = (document: string, input: object) => runDocument(journeys.url, document, { input }, token);
  await run(SETTINGS, { discountPercentage: RATES.discount / 100, taxPercentage: RATES.tax / 100 });
  await run(PLAN, {
    hallId: hall.id,
    parts: [
      { label: 'Advance', percent: RATES.advance / 100, due: 'AFTER_CONFIRMATION', days: 0 },
      { label: 'Balance', due: 'BEFORE_START', days: RATES.balanceDays },
    ],
  });
  const dishes = Object.entries(MENU.dishes).map(([name, surcharge]) => ({ name, surcharge: inRupees(surcharge) }));
  await run(ADD_MENU, {
    name: MENU.name,
    courses: [{ name: 'Main course', choose: 1, dishes }],
    bands: MENU.bands.map(({ fromGuests, price }) => ({ fromGuests, price: inRupees(price) })),
    guaranteedHeads: MENU.leastHeads,
    shiftNames: [],
  });
}

/** Records what is planned of a booking, and compares what its page says after a new visit. */
async function workOff(visit: Visit, booking: PlannedBooking, today: string): Promise<SeasonBooking> {
  const { page } = visit;
  const path = await findBooking(visit, booking);
  const [advance, ...others] = booking.payments;
  if (advance) await recordPayment(page, advance);
  if (booking.isCalledOff) await callOff(page);
  for (const payment of others) await recordPayment(page, payment);
  await visit.open(path);
  const read = await readBooking(page, booking.customer);
  // The season may be entered around midnight. Nothing is due after the event.
  const confirmedOn = booking.day < today ? today : (read.parts[0]?.day ?? today);
  expect([today, addDays(today, 1)]).toContain(confirmedOn);
  expect(read).toEqual(sumBooking({ booking, confirmedOn }));
  return { booking, confirmedOn };
}

/** The file of all bookings has the sums of each. */
async function compareList({ open, page }: Visit, season: readonly SeasonBooking[]): Promise<void> {
  await open('/business/bookings');
  const rows = await download(page, 'Export CSV');
  const found = rows.map((row) => ({
    ...{ customer: row.Customer, status: row.Status, date: row.Date, total: readNumber(row.Total) },
    quoted: readNumber(row['Quoted total'] || row.Total),
    menu: readNumber(row['Menu amount']),
  }));
  const planned = season.map(({ booking }) => ({
    ...{ customer: booking.customer, status: booking.isCalledOff ? 'Cancelled' : 'Confirmed', date: booking.day },
    ...{ total: getTotal(booking), quoted: quote(booking).total, menu: quote(booking).menu },
  }));
  expect(found.sort((one, other) => (one.customer ?? '').localeCompare(other.customer ?? ''))).toEqual(planned);
}

/** The books of a year by month, on screen and as a file. */
async function compareBooks({ open, page }: Visit, season: readonly SeasonBooking[], year: number): Promise<void> {
  const columns = MEASURES.map((measure) => ({ measure, months: sumMonths(season, measure, year) }));
  await open(`/business/billing?view=books&year=${year}`);
  const figures = page.getByRole('region', { name: `Sums of ${year}` }).locator('dl > div');
  for (const { measure, months } of columns) {
    await page.getByRole('radio', { name: measure, exact: true }).locator('..').click();
    const table = page.getByRole('table', { name: `${measure} by month and hall` });
    expect(await readBooks(table)).toEqual({ months, total: sumYear(months) });
    const figure = figures.filter({ hasText: measure }).locator('dd').first();
    expect(readAmount(await figure.innerText())).toBe(sumYear(months));
  }
  const rows = await download(page, `Download ${year} as CSV`);
  for (const { measure, months } of columns) {
    const found = rows.map(
      (row) => [row.Month?.replace(/^Before .*/, 'before') ?? '', readNumber(row[measure])] as const,
    );
    const amounts: Months = Object.fromEntries(found.filter(([, amount]) => amount !== 0));
    const total = sumYear(months);
    expect(amounts).toEqual({ ...months, ...(total !== 0 && { Total: total }) });
  }
}

/** The notice of what is to be given back. */
async function compareOpenRefunds({ page }: Visit, season: readonly SeasonBooking[]): Promise<void> {
  const { amount, bookings } = sumOpenRefunds(season);
  if (bookings === 0) return;
  const notice = await page.getByText(/^To be refunded:/).innerText();
  const [, written = '', count] = /: (.+) of (\d+) cancelled/.exec(notice) ?? [];
  expect({ amount: readAmount(written), bookings: Number(count) }).toEqual({ amount, bookings });
}

/** The cash book of a day by method, on screen and as a file. */
async function compareCashBook({ open, page }: Visit, season: readonly SeasonBooking[], day: string): Promise<void> {
  await open(`/business/billing?view=cash&day=${day}`);
  const methods = sumMethods(season, day);
  expect(await readMethods(page)).toEqual(methods);
  const expected = await page
    .getByRole('region', { name: 'Count of the cash' })
    .getByText(/^Expected:/)
    .innerText();
  expect(readAmount(expected.replace('Expected:', ''))).toBe(Math.max(0, methods.Cash?.net ?? 0));
  const rows = await download(page, 'Download as CSV');
  const entries = rows.filter(({ Recorded }) => Recorded !== 'Total');
  const found = entries.map((row) => [row.Customer, row.Reference, readNumber(row.Amount)].join(' '));
  const planned = season.flatMap(({ booking: { customer, payments } }) =>
    payments
      .filter((payment) => payment.day === day)
      .map(({ kind, reference, amount }) => [customer, reference, kind === 'Refund' ? -amount : amount].join(' ')),
  );
  expect(found.sort()).toEqual(planned.sort());
  const totals = rows.filter(({ Recorded }) => Recorded === 'Total').map((row) => readNumber(row.Amount));
  const nets = Object.values(methods).map(({ net }) => net);
  expect(totals.sort((one, other) => one - other)).toEqual(nets.sort((one, other) => one - other));
}

test(
  '[issue: a season] a season that is entered on screen comes to what a spreadsheet of it does, to the paisa',
  async () => {
    const business = await journeys.openBusiness();
    const { owner, today } = business;
    await setUp(business);
    const visit = await journeys.visit({ viewport: 'wide' });
    // By the form, so that the session is renewed however long the season takes.
    await visit.signIn(owner);
    const planned = planSeason(BOOKINGS, today);
    await visit.open('/business/bookings');
    for (const booking of planned) await enterBooking(visit.page, booking);
    const season: SeasonBooking[] = [];
    for (const booking of planned) season.push(await workOff(visit, booking, today));

    await compareList(visit, season);
    for (const year of listYears(season)) await compareBooks(visit, season, year);
    await compareOpenRefunds(visit, season);
    for (const day of listCashDays(season)) await compareCashBook(visit, season, day);
  },
  PATIENCE_MS,
);
