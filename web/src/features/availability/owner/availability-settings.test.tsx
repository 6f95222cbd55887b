import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { choose } from '../../../testing/choose';
import { person } from '../../../testing/people';
import { renderApp, type Rendered } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { AvailabilitySettings } from './AvailabilitySettings';

const DINNER = {
  __typename: 'HallShift',
  id: 7,
  name: 'Dinner',
  weekdays: [0, 5, 6],
  startTime: '19:00',
  endTime: '00:30',
  price: 3000,
  priceType: 'PER_PERSON',
};

const EID = {
  __typename: 'ScheduleException',
  id: 9,
  hallId: null as number | null,
  firstDay: '2027-03-09',
  lastDay: '2027-03-11',
  openingTime: null as string | null,
  closingTime: null as string | null,
  note: 'Eid' as string | null,
};

const SCHEDULE = {
  timeZone: 'Asia/Karachi',
  currency: 'PKR',
  halls: [
    { hallId: 3, title: 'Garden', shifts: [] },
    { hallId: 4, title: 'Moti Mahal', shifts: [DINNER] },
  ],
  exceptions: [] as (typeof EID)[],
};

const SETTINGS = {
  __typename: 'BusinessSettings',
  currency: 'PKR',
  discountPercentage: 0,
  taxPercentage: 0,
  timeZone: 'Asia/Karachi',
  instantConfirmation: false,
  holdHours: 0,
  timeSlots: {
    slotDuration: 60,
    bufferTime: 0,
    allowMultipleSlots: true,
    maxAdvanceBookingDays: 90,
    minAdvanceBookingHours: 2,
  },
  operatingHours: [],
  taxNumber: null,
  logo: null,
};

function open(answers: Record<string, Answer> = {}, viewer = person({ role: 'BUSINESS' })): Rendered {
  const month = { hallId: 3, month: '2027-03', today: '2027-03-01', currency: 'PKR', days: [] };
  const server = fakeServer({
    ViewerSchedule: () => ({ viewerSchedule: SCHEDULE }),
    BusinessSettings: () => ({ businessSettings: SETTINGS }),
    ViewerHallRates: () => ({ viewerHallRates: [], hijriMonths: [] }),
    RateMonth: () => ({ hallAvailability: month }),
    ...answers,
  });
  return renderApp(<AvailabilitySettings Problem={() => <p>Problem</p>} />, { viewer, server });
}

const sentBy = ({ server }: Rendered, operation: string) =>
  server.asked.find((asked) => asked.operation === operation)?.variables;

describe('[decision 0025] Availability in the setup', () => {
  it('shows a hall’s shifts, or that it sells free times', async () => {
    const page = open();
    expect(await screen.findByText('This hall sells free times')).toBeVisible();
    await choose(page.user, 'Hall', 'Moti Mahal');
    const [row] = screen.getAllByRole('listitem');
    expect(row).toHaveTextContent(/Dinner7:00 PM – 12:30 AM · Fri, Sat, Sun/);
    expect(row).toHaveTextContent(/3,000(\.00)?\/person/);
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('adds a shift', async () => {
    const page = open({ AddHallShift: () => ({ addHallShift: DINNER }) });
    await page.user.click(await screen.findByRole('button', { name: 'Add shift' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add shift' });
    await page.user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Mehndi night');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday'])
      await page.user.click(within(dialog).getByRole('checkbox', { name: day }));
    await page.user.type(within(dialog).getByRole('spinbutton', { name: /Price/ }), '2500');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shift saved')).toBeVisible();
    expect(sentBy(page, 'AddHallShift')).toEqual({
      hallId: 3,
      input: {
        name: 'Mehndi night',
        weekdays: [5, 6, 0],
        startTime: '19:00',
        endTime: '00:00',
        price: 2500,
        priceType: 'PER_PERSON',
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what the server refuses at its field', async () => {
    const message = 'There is a shift called Dinner on one of these days';
    const page = open({
      ChangeHallShift: () => {
        throw new Refusal('INVALID_INPUT', message, { field: 'name' });
      },
    });
    await choose(page.user, 'Hall', 'Moti Mahal');
    await page.user.click(screen.getByRole('button', { name: 'Edit Dinner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Dinner' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findAllByText(message))[0]).toBeVisible();
    expect(sentBy(page, 'ChangeHallShift')).toMatchObject({ id: 7, input: { weekdays: [0, 5, 6], price: 3000 } });
  });

  it('removes one after asking', async () => {
    const page = open({ RemoveHallShift: () => ({ removeHallShift: DINNER }) });
    await choose(page.user, 'Hall', 'Moti Mahal');
    await page.user.click(screen.getByRole('button', { name: 'Remove Dinner' }));
    expect(
      await screen.findByText(
        'It is not sold any more. Bookings keep what was agreed. Without shifts the hall sells free times.',
      ),
    ).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Shift removed')).toBeVisible();
    expect(sentBy(page, 'RemoveHallShift')).toEqual({ id: 7 });
  });

  it('clerks only look', async () => {
    const rights = ['VIEW_HALLS', 'BOOKINGS'] as const;
    const membership = { businessId: 5, businessName: 'Shalimar', role: 'CLERK' as const, rights: [...rights] };
    const page = open({}, person({ membership: membership as never }));
    await choose(page.user, 'Hall', 'Moti Mahal');
    expect(screen.getByText('Dinner')).toBeVisible();
    expect(screen.queryByRole('button', { name: /shift|Dinner/ })).toBeNull();
  });
});

describe('[decision 0025] special days in the setup', () => {
  const withDays = {
    ViewerSchedule: () => ({
      viewerSchedule: {
        ...SCHEDULE,
        exceptions: [
          EID,
          {
            ...EID,
            id: 10,
            hallId: 4,
            firstDay: '2027-03-20',
            lastDay: '2027-03-20',
            note: null,
            openingTime: '18:00',
            closingTime: '01:00',
          },
        ],
      },
    }),
  };

  it('are listed with their halls, hours and notes', async () => {
    const { container } = open(withDays);
    const days = await screen.findByRole('region', { name: 'Special days and closed dates' });
    expect(
      within(days)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'Tue, Mar 9, 2027 – Thu, Mar 11, 2027All halls · EidClosed',
      'Sat, Mar 20, 2027Moti Mahal6:00 PM – 1:00 AM',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('close days', async () => {
    const page = open({ AddScheduleException: () => ({ addScheduleException: EID }) });
    expect(await screen.findByText('No special days ahead')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Add days' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add days' });
    await page.user.type(within(dialog).getByRole('textbox', { name: /First day/ }), '09/03/2027');
    await page.user.tab();
    await page.user.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'Eid');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Days saved')).toBeVisible();
    expect(sentBy(page, 'AddScheduleException')).toMatchObject({ input: { firstDay: '2027-03-09', note: 'Eid' } });
  });

  it('are made ordinary again after asking', async () => {
    const page = open({ ...withDays, RemoveScheduleException: () => ({ removeScheduleException: EID }) });
    await page.user.click(await screen.findByRole('button', { name: 'Remove Sat, Mar 20, 2027' }));
    await page.user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Days removed')).toBeVisible();
    expect(sentBy(page, 'RemoveScheduleException')).toEqual({ id: 10 });
  });
});

describe('[issue 16] for how long requests hold their time', () => {
  const field = () => screen.findByRole('spinbutton', { name: /Hold requested times for/ });

  it('is set in hours, and nothing else with it', async () => {
    const page = open({ UpdateBusinessSettings: () => ({ updateBusinessSettings: { ...SETTINGS, holdHours: 24 } }) });
    expect(await field()).toHaveValue('0');
    await page.user.clear(await field());
    await page.user.type(await field(), '24');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Holds saved')).toBeVisible();
    expect(sentBy(page, 'UpdateBusinessSettings')).toEqual({ input: { holdHours: 24 } });
  });

  it('is refused outside its limits before anything is sent', async () => {
    const page = open();
    await page.user.clear(await field());
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Hold is required')).toBeVisible();
    expect(sentBy(page, 'UpdateBusinessSettings')).toBeUndefined();
  });

  it('is no matter of clerks', async () => {
    open(
      {},
      person({
        membership: {
          businessId: 5,
          businessName: 'Shalimar',
          role: 'CLERK',
          rights: ['VIEW_HALLS', 'BOOKINGS'],
          requestMails: true,
        },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Shifts' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Holds' })).toBeNull();
  });
});
