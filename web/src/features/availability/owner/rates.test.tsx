import { hallRateSchema } from '@mehfil/api/domain/rates/inputs';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { choose } from '../../../testing/choose';
import { person } from '../../../testing/people';
import { renderApp, type Rendered } from '../../../testing/render';
import { scheduledHall, makeSchedule } from '../../../testing/schedule';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { RateSection } from './RateSection';

const GARDEN = scheduledHall(3, 'Garden');
const DINNER = {
  ...{ __typename: 'HallShift' as const, id: 7, name: 'Dinner', weekdays: [0, 5, 6] },
  ...{ startTime: '19:00', endTime: '00:30', price: 3000, priceType: 'PER_PERSON' as const, version: 'v1' },
};
const SCHEDULE = makeSchedule([GARDEN, scheduledHall(4, 'Moti Mahal', [DINNER])]);

const NO_PERIOD = { firstDay: null, lastDay: null, seasonStart: null, seasonEnd: null, hijriMonth: null };
const SATURDAY = {
  ...{ __typename: 'HallRate', id: 5, hallId: null as number | null, name: null as string | null },
  ...{ reason: 'Saturday dinner +20%', shiftName: 'Dinner' as string | null, weekdays: [6], ...NO_PERIOD },
  ...{ percentage: 20 as number | null, price: null as number | null, priceType: null as string | null, version: 'v1' },
};
const SEASON = {
  ...SATURDAY,
  ...{ id: 6, hallId: 3, name: 'Wedding season', reason: 'Wedding season price', shiftName: null, weekdays: [] },
  ...{ seasonStart: '11-15', seasonEnd: '02-28', percentage: null, price: 250000, priceType: 'FIXED' },
};
const RAMADAN = { __typename: 'HijriMonth', year: 1448, month: 9, name: 'Ramadan', firstDay: '2027-02-08' };

const MONTH = {
  hallId: 3,
  month: '2027-03',
  today: '2027-03-01',
  currency: 'PKR',
  days: [
    {
      date: '2027-03-19',
      price: { pricePerHour: 0, pricePerPerson: 1500, flatPrice: 0, rateReason: null },
      shifts: [],
    },
    {
      date: '2027-03-20',
      price: { pricePerHour: 12000, pricePerPerson: 1800, flatPrice: 0, rateReason: 'Saturday +20%' },
      shifts: [],
    },
    {
      date: '2027-03-21',
      price: null,
      shifts: [
        {
          ...{ __typename: 'DatedShift', shiftId: 7, name: 'Dinner', startTime: '2027-03-21T14:00:00.000Z' },
          ...{ price: 2100, priceType: 'PER_PERSON', rateReason: 'Ramadan −30%' },
        },
      ],
    },
    { date: '2027-03-22', price: null, shifts: [] },
  ],
};

function open(answers: Record<string, Answer> = {}, viewer = person({ role: 'BUSINESS' })): Rendered {
  const server = fakeServer({
    ViewerHallRates: () => ({ viewerHallRates: [SATURDAY, SEASON], hijriMonths: [RAMADAN] }),
    RateMonth: () => ({ hallAvailability: MONTH }),
    ...answers,
  });
  return renderApp(<RateSection schedule={SCHEDULE} hall={GARDEN} />, { viewer, server });
}

const sentBy = ({ server }: Rendered, operation: string) =>
  server.asked.filter((asked) => asked.operation === operation).at(-1)?.variables;

async function openDialog(page: Rendered) {
  await page.user.click(await screen.findByRole('button', { name: 'Add rate' }));
  return screen.findByRole('dialog', { name: 'Add rate' });
}

describe('[decision 0025] Rates in the setup', () => {
  it('lists them with their hall, days and change', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'Saturday dinner +20%' })).toBeVisible();
    expect(screen.getByText('All halls · Dinner · Sat')).toBeVisible();
    expect(screen.getByText('Garden · Nov 15 – Feb 28')).toBeVisible();
    expect(screen.getByText(/250,000\.00$/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows a month of prices with their reasons, and other months', async () => {
    const page = open();
    const month = await screen.findByRole('region', { name: 'A month of prices: Garden' });
    expect(await within(month).findByText('Saturday +20%')).toBeVisible();
    const [friday, saturday, sunday, monday] = within(month).getAllByRole('cell', { name: /./ });
    expect(friday).toHaveTextContent(/Fri, Mar 19, 2027.*1,500\.00\/person/);
    expect(saturday).toHaveTextContent(/1,800\.00\/person.*12,000\.00\/hour.*Saturday \+20%$/);
    expect(sunday).toHaveTextContent(/Dinner .*2,100\.00\/person.*Ramadan −30%$/);
    expect(monday).toHaveTextContent(/Nothing is sold/);
    await page.user.click(within(month).getByRole('button', { name: 'Next month' }));
    expect(sentBy(page, 'RateMonth')).toEqual({ hallId: 3, month: '2027-04' });
  });

  it('adds a rate for a shift on Saturdays', async () => {
    const page = open({ AddHallRate: () => ({ addHallRate: SATURDAY }) });
    const dialog = await openDialog(page);
    await choose(page.user, 'Shift', 'Dinner');
    await page.user.click(within(dialog).getByRole('checkbox', { name: 'Saturday' }));
    await page.user.type(within(dialog).getByRole('spinbutton', { name: /Change in percent/ }), '20');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rate saved')).toBeVisible();
    expect(sentBy(page, 'AddHallRate')).toMatchObject({
      input: { hallId: null, shiftName: 'Dinner', weekdays: [6], percentage: 20, price: null, name: null },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds a price of its own in Ramadan, and says when that begins', async () => {
    const page = open({ AddHallRate: () => ({ addHallRate: SATURDAY }) });
    const dialog = await openDialog(page);
    await choose(page.user, 'When', 'In a Hijri month');
    expect(await within(dialog).findByText(/Ramadan begins on February 8, 2027/)).toBeVisible();
    await choose(page.user, 'Price', 'A price of its own');
    await page.user.type(within(dialog).getByRole('spinbutton', { name: /Price/ }), '900');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rate saved')).toBeVisible();
    expect(sentBy(page, 'AddHallRate')).toMatchObject({
      input: { hijriMonth: 9, weekdays: [], percentage: null, price: 900, priceType: 'PER_PERSON' },
    });
  });

  it('adds a season by months and days', async () => {
    const page = open({ AddHallRate: () => ({ addHallRate: SEASON }) });
    const dialog = await openDialog(page);
    await choose(page.user, 'When', 'In a season, every year');
    await choose(page.user, 'Until: month', 'March');
    await page.user.type(within(dialog).getByRole('spinbutton', { name: /Change in percent/ }), '15');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rate saved')).toBeVisible();
    expect(sentBy(page, 'AddHallRate')).toMatchObject({
      input: { seasonStart: '11-01', seasonEnd: '03-28', hijriMonth: null, firstDay: null, percentage: 15 },
    });
  });

  it('says at the field what is missing, and what the server refuses', async () => {
    const message = '“Busy nights” holds on the same days, and neither is more specific';
    const page = open({
      AddHallRate: () => {
        throw new Refusal('ALREADY_TAKEN', message, { field: 'weekdays' });
      },
    });
    const dialog = await openDialog(page);
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(
      await within(dialog).findByText('Choose days of the week, dates, a season, a Hijri month or a shift'),
    ).toBeVisible();
    expect(within(dialog).getByText('Give either a change in percent or a price')).toBeVisible();
    await page.user.click(within(dialog).getByRole('checkbox', { name: 'Saturday' }));
    await page.user.type(within(dialog).getByRole('spinbutton', { name: /Change in percent/ }), '20');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findAllByText(message))[0]).toBeVisible();
  });

  it('changes one, and empties what another choice makes void', async () => {
    const page = open({ ChangeHallRate: () => ({ changeHallRate: SEASON }) });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Wedding season price' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Wedding season price' });
    await choose(page.user, 'When', 'All year');
    await page.user.click(within(dialog).getByRole('checkbox', { name: 'Friday' }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rate saved')).toBeVisible();
    expect(sentBy(page, 'ChangeHallRate')).toMatchObject({
      id: 6,
      input: { hallId: 3, name: 'Wedding season', weekdays: [5], seasonStart: null, seasonEnd: null, price: 250000 },
    });
  });

  it('reads one anew that is opened, with what a colleague has changed', async () => {
    const page = open({ ChangeHallRate: () => ({ changeHallRate: SEASON }) });
    const edit = await screen.findByRole('button', { name: 'Edit Wedding season price' });
    const viewerHallRates = [SATURDAY, { ...SEASON, price: 275000 }];
    page.server.answer('ViewerHallRates', () => ({ viewerHallRates, hijriMonths: [] }));
    await page.user.click(edit);
    const dialog = await screen.findByRole('dialog', { name: 'Edit Wedding season price' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rate saved')).toBeVisible();
    expect(sentBy(page, 'ChangeHallRate')).toMatchObject({ id: 6, input: { price: 275000 } });
  });

  it('isn’t saved over what a colleague changes meanwhile, which then shows with its own fields', async () => {
    const priced = { ...SATURDAY, percentage: null, price: 1800, priceType: 'PER_PERSON', version: 'v2' };
    const page = open();
    page.server.answer('ChangeHallRate', () => {
      page.server.answer('ViewerHallRates', () => ({ viewerHallRates: [priced], hijriMonths: [RAMADAN] }));
      throw new Refusal('CONFLICT', 'Somebody changed this meanwhile.');
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Saturday dinner +20%' }));
    const dialog = await screen.findByRole('dialog');
    const percentage = await within(dialog).findByRole('spinbutton', { name: /Change in percent/ });
    await page.user.clear(percentage);
    await page.user.type(percentage, '25');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('This was changed elsewhere meanwhile')).toBeVisible();
    expect(sentBy(page, 'ChangeHallRate')).toMatchObject({ input: { percentage: 25, previousVersion: 'v1' } });
    await page.user.click(within(dialog).getByRole('button', { name: 'Discard it and show the change' }));
    expect(await within(dialog).findByRole('spinbutton', { name: /^Price/ })).toHaveValue('1800.00');
  });

  it('removes one after asking', async () => {
    const page = open({ RemoveHallRate: () => ({ removeHallRate: SATURDAY }) });
    await page.user.click(await screen.findByRole('button', { name: 'Remove Saturday dinner +20%' }));
    expect(await screen.findByText(/Bookings keep what was agreed\.$/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Rate removed')).toBeVisible();
    expect(sentBy(page, 'RemoveHallRate')).toEqual({ id: 5 });
    page.server.answer('AddHallRate', () => ({ addHallRate: { ...SATURDAY, id: 9 } }));
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The rate is back')).toBeVisible();
    const { id, reason, __typename, version, ...input } = SATURDAY;
    const sent = sentBy(page, 'AddHallRate');
    expect(sent).toEqual({ input });
    await expect(hallRateSchema.validate(sent?.input)).resolves.toMatchObject({ percentage: 20 });
  });

  it('says of a rate whose shift no hall sells', async () => {
    open({ ViewerHallRates: () => ({ viewerHallRates: [{ ...SATURDAY, hallId: 3 }], hijriMonths: [] }) });
    expect(await screen.findByText('No hall sells a shift of this name at the moment.')).toBeVisible();
  });

  it('can be looked at by clerks, not changed', async () => {
    const membership = { businessId: 5, businessName: 'Shalimar', role: 'CLERK' as const, rights: ['VIEW_HALLS'] };
    open({}, person({ membership: membership as never }));
    expect(await screen.findByText('Saturday dinner +20%')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add rate|Edit|Remove/ })).toBeNull();
  });

  it('says that they couldn’t be loaded, and tries again', async () => {
    let isDown = true;
    const page = open({
      ViewerHallRates: () => {
        if (isDown) throw new Refusal('UNAVAILABLE', 'Down');
        return { viewerHallRates: [], hijriMonths: [] };
      },
    });
    expect(await screen.findByText('The rates could not be loaded.')).toBeVisible();
    isDown = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The same price every day')).toBeVisible();
  });
});
