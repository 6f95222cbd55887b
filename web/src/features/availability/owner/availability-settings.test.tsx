import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { choose } from '../../../testing/choose';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp, type Rendered } from '../../../testing/render';
import { AS_BUSINESS, scheduledHall as hall, makeSchedule, SLOTS } from '../../../testing/schedule';
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
  ...{ priceType: 'PER_PERSON' as const, version: 'v1' },
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

const SCHEDULE = makeSchedule([hall(3, 'Garden'), hall(4, 'Moti Mahal', [DINNER])]);

const SETTINGS = {
  __typename: 'BusinessSettings',
  currency: 'PKR',
  discountPercentage: 0,
  taxPercentage: 0,
  timeZone: 'Asia/Karachi',
  instantConfirmation: false,
  holdHours: 0,
  paymentRequired: false,
  paymentHoldHours: 48,
  changeDays: 7,
  cancellationRules: [{ __typename: 'CancellationStep' as const, days: 30, percent: 50 }],
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
    const [row] = within(screen.getByRole('region', { name: 'Shifts' })).getAllByRole('listitem');
    expect(row).toHaveTextContent(/Dinner7:00 PM – 12:30 AM · Fri, Sat, Sun/);
    expect(row).toHaveTextContent(/3,000(\.00)?\/person/);
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('adds a shift', async () => {
    const page = open({ AddHallShift: () => ({ addHallShift: DINNER }) });
    await page.user.click(await screen.findByRole('button', { name: 'Add shift' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add shift' });
    await pasteInto(page.user, within(dialog).getByRole('textbox', { name: /Name/ }), 'Mehndi night');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday'])
      await page.user.click(within(dialog).getByRole('checkbox', { name: day }));
    await pasteInto(page.user, within(dialog).getByRole('spinbutton', { name: /Price/ }), '2500');
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

  it('removes one after asking, and brings it back', async () => {
    const page = open({
      RemoveHallShift: () => ({ removeHallShift: DINNER }),
      AddHallShift: () => ({ addHallShift: { ...DINNER, id: 8 } }),
    });
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
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The shift is back')).toBeVisible();
    const { id: _id, __typename: _type, version: _version, ...input } = DINNER;
    expect(sentBy(page, 'AddHallShift')).toEqual({ hallId: 4, input });
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
    await pasteInto(page.user, within(dialog).getByRole('textbox', { name: /First day/ }), '09/03/2027');
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
    page.server.answer('AddScheduleException', () => ({ addScheduleException: EID }));
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The days are back')).toBeVisible();
    const { hallId, firstDay, lastDay, openingTime, closingTime, note } = EID;
    expect(sentBy(page, 'AddScheduleException')).toEqual({
      input: { hallId, firstDay, lastDay, openingTime, closingTime, note },
    });
  });
});

describe('[issue 16] for how long requests hold their time', () => {
  const field = () => screen.findByRole('spinbutton', { name: /Hold requested times for/ });

  it('is set in hours, and nothing else with it', async () => {
    const page = open({ UpdateBusinessSettings: () => ({ updateBusinessSettings: { ...SETTINGS, holdHours: 24 } }) });
    expect(await field()).toHaveValue('0');
    await page.user.clear(await field());
    await page.user.type(await field(), '24');
    await page.user.click(within(screen.getByRole('form', { name: 'Holds' })).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Holds saved')).toBeVisible();
    expect(sentBy(page, 'UpdateBusinessSettings')).toEqual({ input: { holdHours: 24 } });
  });

  it('is refused outside its limits before anything is sent', async () => {
    const page = open();
    await page.user.clear(await field());
    await page.user.click(within(screen.getByRole('form', { name: 'Holds' })).getByRole('button', { name: 'Save' }));
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

describe('[issue 16] until when customers may ask for changes', () => {
  const field = () => screen.findByRole('spinbutton', { name: /Customers may ask until/ });
  const save = () =>
    within(screen.getByRole('form', { name: 'Changes of bookings' })).getByRole('button', { name: 'Save' });

  it('is set in days, and nothing else with it', async () => {
    const page = open({ UpdateBusinessSettings: () => ({ updateBusinessSettings: { ...SETTINGS, changeDays: 14 } }) });
    expect(await field()).toHaveValue('7');
    await page.user.clear(await field());
    await page.user.type(await field(), '14');
    await page.user.click(save());
    expect(await screen.findByText('Changes of bookings saved')).toBeVisible();
    expect(sentBy(page, 'UpdateBusinessSettings')).toEqual({ input: { changeDays: 14 } });
  });

  it('shows the server’s refusal at its field', async () => {
    const page = open({
      UpdateBusinessSettings: () => {
        throw new Refusal('INVALID_INPUT', 'At most 365 days', { field: 'changeDays' });
      },
    });
    await page.user.clear(await field());
    await page.user.type(await field(), '30');
    await page.user.click(save());
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/At most 365 days/));
  });
});

const EVENINGS = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  ...{ __typename: 'OpeningHours', dayOfWeek, openingTime: '16:00', closingTime: '00:30' },
  isActive: dayOfWeek !== 1,
}));

describe('[decision 0025] hours and booking rules in the setup', () => {
  it('shows what holds for a hall, and what of it is its own', async () => {
    const own = {
      ...hall(3, 'Garden'),
      timeSlots: { ...SLOTS, bufferTime: 90 },
      operatingHours: EVENINGS,
      ownSettings: { ...AS_BUSINESS, bufferTime: 90, operatingHours: EVENINGS },
    };
    const page = open({ ViewerSchedule: () => ({ viewerSchedule: { ...SCHEDULE, halls: [own] } }) });
    const section = await screen.findByRole('region', { name: 'Hours and booking rules of Garden' });
    const facts = within(section).getAllByRole('term');
    const rows = facts.map((term) => term.parentElement?.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Opening hoursTue, Wed, Thu, Fri, Sat, Sun: 4:00.PM – 12:30.AMOwn$/),
      'Slot length60 minutesAs all halls',
      'A booking may take several slotsYesAs all halls',
      'Buffer after bookings90 minutesOwn',
      'Earliest advance booking2 hoursAs all halls',
      'Latest advance booking90 daysAs all halls',
    ]);
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('a hall says what is different, and leaves the rest to all halls', async () => {
    const page = open({ ChangeHallBookingSettings: () => ({ changeHallBookingSettings: hall(3, 'Garden') }) });
    await page.user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hours and rules of Garden' });
    expect(within(dialog).getByText('Empty: as all halls (30 minutes).')).toBeVisible();
    await page.user.type(within(dialog).getByLabelText('Buffer (minutes)'), '90');
    await choose(page.user, 'Opening hours', 'Hours of its own');
    await page.user.click(within(dialog).getByRole('checkbox', { name: 'Open at all hours, every day' }));
    await page.user.click(within(dialog).getByRole('checkbox', { name: 'Monday' }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Hours and rules of the hall saved')).toBeVisible();
    const sent = sentBy(page, 'ChangeHallBookingSettings') as { input: { operatingHours: { isActive: boolean }[] } };
    expect(sent).toMatchObject({
      hallId: 3,
      input: { slotDuration: null, bufferTime: 90, allowMultipleSlots: null, maxAdvanceBookingDays: null },
    });
    expect(sent.input.operatingHours.map(({ isActive }) => isActive)).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('goes back to what all halls say', async () => {
    const own = { ...hall(3, 'Garden'), ownSettings: { ...AS_BUSINESS, slotDuration: 120, operatingHours: EVENINGS } };
    const page = open({
      ViewerSchedule: () => ({ viewerSchedule: { ...SCHEDULE, halls: [own] } }),
      ChangeHallBookingSettings: () => ({ changeHallBookingSettings: hall(3, 'Garden') }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hours and rules of Garden' });
    await page.user.clear(within(dialog).getByLabelText('Slot length (minutes)'));
    await choose(page.user, 'Opening hours', 'As all halls');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Hours and rules of the hall saved')).toBeVisible();
    expect(sentBy(page, 'ChangeHallBookingSettings')).toEqual({ hallId: 3, input: AS_BUSINESS });
  });

  it('saves the hours of all halls, and no other settings', async () => {
    const page = open({ UpdateBusinessSettings: () => ({ updateBusinessSettings: SETTINGS }) });
    const form = await screen.findByRole('form', { name: 'Hours and booking rules of all halls' });
    await page.user.click(within(form).getByRole('checkbox', { name: 'Open at all hours, every day' }));
    await page.user.click(within(form).getByRole('checkbox', { name: 'Friday' }));
    await page.user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Hours and rules saved')).toBeVisible();
    const { input } = sentBy(page, 'UpdateBusinessSettings') as {
      input: { timeSlots: object; operatingHours: { isActive: boolean }[] };
    };
    expect(Object.keys(input).sort()).toEqual(['operatingHours', 'timeSlots']);
    expect(SLOTS).toMatchObject(input.timeSlots);
    expect(input.operatingHours.map(({ isActive }) => isActive)).toEqual([true, true, true, true, true, false, true]);
  });

  it('open at all hours sends no hours', async () => {
    const page = open({ UpdateBusinessSettings: () => ({ updateBusinessSettings: SETTINGS }) });
    const form = await screen.findByRole('form', { name: 'Hours and booking rules of all halls' });
    await page.user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Hours and rules saved')).toBeVisible();
    expect(sentBy(page, 'UpdateBusinessSettings')).toMatchObject({ input: { operatingHours: [] } });
  });

  it('[business §5] slot lengths out of range are told at their field', async () => {
    const page = open();
    const form = await screen.findByRole('form', { name: 'Hours and booking rules of all halls' });
    const field = within(form).getByLabelText('Slot length (minutes)');
    await page.user.clear(field);
    await page.user.type(field, '5');
    await page.user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Slot duration must be between 15 and 1440 minutes')).toBeVisible();
    expect(page.server.times('UpdateBusinessSettings')).toBe(0);
  });

  it('a clerk sees a hall’s hours and changes none', async () => {
    const rights = ['BOOKINGS', 'CALENDAR', 'REVIEWS', 'VIEW_HALLS'] as const;
    const membership = { businessId: 5, businessName: 'Shalimar', role: 'CLERK' as const, rights: [...rights] };
    open({}, person({ membership: membership as never }));
    expect(await screen.findByRole('region', { name: 'Hours and booking rules of Garden' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
