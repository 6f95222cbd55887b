import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { booking } from '../../../../testing/bookings';
import { choose } from '../../../../testing/choose';
import { fakeLive } from '../../../../testing/live';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp, type Rendered } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { CalendarScreen } from './CalendarScreen';
import { FunctionSheet } from './FunctionSheet';
import { unpaid } from '../../page/testing';

const ZONE = 'Asia/Karachi';
const HALLS = [
  { __typename: 'HallChoice', id: 3, title: 'Moti Mahal', shifts: [] },
  { __typename: 'HallChoice', id: 4, title: 'Rose Garden', shifts: [] },
];
const STATS = {
  __typename: 'BookingStats',
  ...{
    totalBookings: 2,
    confirmed: 1,
    pending: 1,
    oldestPendingAt: null,
    revenue: 0,
    currency: 'PKR',
    halls: HALLS,
    labels: [],
  },
};
/** An evening past midnight that is agreed, a request, a night and a day of one hall that are blocked. */
const EVENING = booking({ id: 41, status: 'CONFIRMED', viewerCanAnswer: false });
const REQUEST = booking({
  ...{ id: 42, status: 'PENDING', viewerCanAnswer: true, customerName: 'Bilal Ahmed', hallId: 4 },
  ...{ hallTitle: 'Rose Garden', startTime: '2027-03-21T09:00:00.000Z', endTime: '2027-03-21T12:00:00.000Z' },
});
const BLOCK = {
  __typename: 'HallBlock',
  ...{ id: 5, hallIds: [3], note: 'Painting' },
  ...{ startTime: '2027-03-22T19:00:00.000Z', endTime: '2027-03-24T19:00:00.000Z' },
};
const EVENT = {
  __typename: 'ExternalEvent',
  ...{ calendarId: 7, calendarName: 'Family diary', title: 'Cousin’s mehndi', hallIds: [4] },
  ...{ startTime: '2027-03-26T13:00:00.000Z', endTime: '2027-03-26T18:00:00.000Z' },
};
const counted = (date: string, pending: number, confirmed: number) => ({
  __typename: 'CalendarDay',
  ...{ date, pending, confirmed },
});
const CALENDAR = {
  businessCalendar: {
    __typename: 'BusinessCalendar',
    ...{ timeZone: ZONE, today: '2027-03-02', bookings: [EVENING, REQUEST], blocks: [BLOCK], specialDays: [] },
    externalEvents: [EVENT],
    days: [counted('2027-03-20', 0, 1), counted('2027-03-21', 1, 0)],
  },
};

function open(at: string, answers: Record<string, Answer> = {}): Rendered {
  fakeLive();
  const server = fakeServer({
    BusinessBookingStats: () => ({ businessBookingStats: STATS }),
    CalendarHalls: () => ({
      businessBookingStats: { __typename: 'BookingStats', timeZone: 'Asia/Karachi', halls: HALLS },
    }),
    BusinessCalendar: () => CALENDAR,
    BookingDetail: ({ variables }) => ({ booking: variables.id === 42 ? REQUEST : EVENING }),
    BookingPayments: () => ({ bookingPayments: unpaid() }),
    BookingConflicts: () => ({ bookingConflicts: [] }),
    FunctionSheet: () => CALENDAR,
    ...answers,
  });
  const ui = at.startsWith('/business/functions') ? <FunctionSheet /> : <CalendarScreen />;
  return renderApp(ui, { at, viewer: person({ role: 'BUSINESS' }), server });
}

function lastAsked({ server }: Rendered, operation: string): Record<string, unknown> | undefined {
  return server.asked.filter((each) => each.operation === operation).at(-1)?.variables;
}

describe('[business §2 Bookings management] the calendar', () => {
  it('shows a month with what each day holds, and the chosen day in full', async () => {
    const page = open('/business/calendar?view=overview&day=2027-03-20');
    const grid = await screen.findByRole('grid', { name: 'Calendar' });
    expect(lastAsked(page, 'BusinessCalendar')).toEqual({
      ...{ from: '2027-02-28', to: '2027-04-03', hallId: null, perDay: 3 },
    });
    expect(screen.getByRole('heading', { name: 'March 2027' })).toBeVisible();
    const day = (name: string) => within(grid).getByRole('button', { name });
    expect(day('Sat, Mar 20, 2027: 1 confirmed')).toHaveTextContent('7 PM Moti Mahal');
    const sunday = day('Sun, Mar 21, 2027: 1 pending, 1 from the day before');
    expect(sunday).toHaveTextContent('until 1 AM2 PM Rose Garden');
    expect(sunday).not.toHaveTextContent('Moti Mahal');
    expect(day('Tue, Mar 23, 2027: 1 blocked time')).toHaveTextContent('Painting');
    expect(day('Tue, Mar 2, 2027: nothing planned')).toHaveAttribute('aria-current', 'date');
    const panel = screen.getByRole('region', { name: 'Sat, Mar 20, 2027' });
    expect(panel).toHaveTextContent('7:00 PM – 1:00 AM (until Mar 21, 2027)');
    expect(within(panel).getByRole('link', { name: 'Function sheet' })).toHaveAttribute(
      'href',
      '/business/functions?day=2027-03-20',
    );
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('an evening past midnight is one entry; the next day only marks it, in month and day alike', async () => {
    open('/business/calendar?view=overview&day=2027-03-21');
    const panel = await screen.findByRole('region', { name: 'Sun, Mar 21, 2027' });
    const headings = () =>
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(headings()).toEqual(['From the day before', 'Rose Garden']);
    const before = within(panel).getByRole('region', { name: 'From the day before' });
    expect(before).toHaveTextContent('Moti Mahal, 7:00 PM – 1:00 AM (since Mar 20, 2027)');
  });

  it('of a day that holds more than it names, the rest is told, and read once the day is chosen', async () => {
    const many = { ...CALENDAR.businessCalendar, days: [counted('2027-03-20', 4, 20), counted('2027-03-21', 1, 0)] };
    const third = booking({ id: 43, status: 'CONFIRMED', viewerCanAnswer: false, customerName: 'Erum Shah' });
    const page = open('/business/calendar?view=overview&day=2027-03-10', {
      BusinessCalendar: ({ variables }) => ({
        businessCalendar: variables.perDay === null ? { ...many, bookings: [EVENING, third] } : many,
      }),
    });
    const grid = await screen.findByRole('grid', { name: 'Calendar' });
    const day = within(grid).getByRole('button', { name: 'Sat, Mar 20, 2027: 20 confirmed, 4 pending' });
    expect(day).toHaveTextContent('+23 more');
    expect(page.server.times('BusinessCalendar')).toBe(1);
    await page.user.click(day);
    const panel = screen.getByRole('region', { name: 'Sat, Mar 20, 2027' });
    await waitFor(() => expect(panel).toHaveTextContent('Erum Shah'));
    expect(lastAsked(page, 'BusinessCalendar')).toEqual({
      ...{ from: '2027-03-20', to: '2027-03-20', hallId: null, perDay: null },
    });
  });

  it('names special days, in month and day, and bookings by their shift', async () => {
    const special = { __typename: 'ScheduleException', openingTime: null, closingTime: null, note: null };
    const page = open('/business/calendar?view=overview&day=2027-03-26', {
      BusinessCalendar: () => ({
        businessCalendar: {
          ...CALENDAR.businessCalendar,
          bookings: [booking({ id: 41, status: 'CONFIRMED', viewerCanAnswer: false, shiftName: 'Dinner' })],
          externalEvents: [],
          specialDays: [
            { ...special, id: 1, hallId: null, firstDay: '2027-03-25', lastDay: '2027-03-26', note: 'Eid' },
            { ...special, id: 2, hallId: 4, firstDay: '2027-03-27', lastDay: '2027-03-27' },
            {
              ...{ ...special, id: 3, hallId: null, firstDay: '2027-03-28', lastDay: '2027-03-28' },
              ...{ openingTime: '18:00', closingTime: '00:30' },
            },
          ],
        },
      }),
    });
    const grid = await screen.findByRole('grid', { name: 'Calendar' });
    const day = (name: string) => within(grid).getByRole('button', { name });
    expect(day('Fri, Mar 26, 2027: Closed, nothing planned')).toHaveTextContent('Closed');
    expect(day('Sat, Mar 27, 2027: Partly closed, nothing planned')).toBeVisible();
    expect(day('Sat, Mar 20, 2027: 1 confirmed')).toHaveTextContent('Dinner Moti Mahal');
    const panel = screen.getByRole('region', { name: 'Fri, Mar 26, 2027' });
    expect(within(panel).getByRole('list', { name: 'Special days' })).toHaveTextContent('Closed: Every hallEid');
    expect(await accessibilityProblems(page.container)).toEqual([]);
    await page.user.click(day('Sun, Mar 28, 2027: Other hours, nothing planned'));
    expect(screen.getByRole('list', { name: 'Special days' })).toHaveTextContent('Open 6:00 PM – 12:30 AM: Every hall');
  });

  it('is used by keys: arrows choose days, also of the next month, and the focus follows', async () => {
    const page = open('/business/calendar?view=overview&day=2027-03-31');
    (await screen.findByRole('button', { name: /^Wed, Mar 31/ })).focus();
    await page.user.keyboard('{ArrowRight}');
    await waitFor(() => expect(page.address()).toBe('/business/calendar?view=overview&day=2027-04-01'));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Thu, Apr 1, / })).toHaveFocus());
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.querySelector('[tabindex="0"]'))).toHaveLength(1);
    await page.user.keyboard('{PageUp}');
    await waitFor(() => expect(page.address()).toBe('/business/calendar?view=overview&day=2027-03-01'));
  });

  it('shows a week, of one hall where one is chosen; all of it stands in the address', async () => {
    const page = open('/business/calendar?view=overview&day=2027-03-20');
    await screen.findByRole('grid');
    await page.user.click(screen.getByRole('radio', { name: 'Week' }));
    await choose(page.user, 'Hall', 'Rose Garden');
    expect(page.address()).toBe('/business/calendar?view=week&day=2027-03-20&hall=4');
    expect(screen.getByRole('heading', { name: /^Mar 14\s–\s20, 2027$/ })).toBeVisible();
    await waitFor(() =>
      expect(lastAsked(page, 'BusinessCalendar')).toEqual({
        ...{ from: '2027-03-14', to: '2027-03-20', hallId: 4, perDay: null },
      }),
    );
    await page.user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(page.address()).toContain('day=2027-03-27');
    await page.user.click(screen.getByRole('button', { name: 'Today' }));
    expect(page.address()).toContain('day=2027-03-02');
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('a request is approved from it', async () => {
    const page = open('/business/calendar?view=overview&day=2027-03-21', {
      ApproveBooking: () => ({ approveBooking: { ...REQUEST, status: 'CONFIRMED', viewerCanAnswer: false } }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Approve: Bilal Ahmed, Rose Garden' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve this booking?' });
    await within(dialog).findByText('No other request is affected.');
    await page.user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Booking status updated')).toBeVisible();
    await waitFor(() => expect(page.server.times('BusinessCalendar')).toBe(2));
  });

  it.each([
    ['NOT_FOUND', 'No business found'],
    ['FORBIDDEN', 'Business Pending Approval'],
  ] as const)('without an approved business (%s) it says %s', async (code, title) => {
    open('/business/calendar', {
      CalendarHalls: () => {
        throw new Refusal(code, title);
      },
    });
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('that can’t be loaded offers to try again', async () => {
    let fails = true;
    const page = open('/business/calendar?view=overview&day=2027-03-20', {
      BusinessCalendar: () => {
        if (fails) throw new Refusal('INTERNAL', 'Broken');
        return CALENDAR;
      },
    });
    expect(await screen.findByText('The calendar could not be loaded')).toBeVisible();
    fails = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});

describe('[issue: external calendars] events of other calendars', () => {
  it('are shown like blocked times, with their title and calendar, and can’t be unblocked here', async () => {
    open('/business/calendar?view=overview&day=2027-03-26');
    expect(await screen.findByText('From the calendar Family diary')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Rose Garden' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Unblock/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Fri, Mar 26, 2027: 1 blocked time' })).toHaveTextContent(
      'Cousin’s mehndi',
    );
  });
});

describe('[business §2 Bookings management] blocking and unblocking from the calendar', () => {
  async function openDialog(answers: Record<string, Answer> = {}): Promise<Rendered> {
    const page = open('/business/calendar?view=overview&day=2027-03-25&hall=3', answers);
    await page.user.click(await screen.findByRole('button', { name: 'Block time' }));
    return page;
  }
  const sent = (page: Rendered) => lastAsked(page, 'BlockHall')?.input;

  it('whole days of one hall', async () => {
    const page = await openDialog({ BlockHall: () => ({ blockHall: BLOCK }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
    expect(dialog.getByLabelText(/^Hall/).closest('.ant-select')).toHaveTextContent('Moti Mahal');
    expect(dialog.getByLabelText(/^Start date/)).toHaveValue('Mar 25, 2027');
    await page.user.clear(dialog.getByLabelText('End date'));
    await pasteInto(page.user, dialog.getByLabelText('End date'), '27/03/2027');
    await page.user.tab();
    await pasteInto(page.user, dialog.getByLabelText('Note (only you see it)'), ' Painting ');
    await page.user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Time blocked')).toBeVisible();
    expect(sent(page)).toEqual({
      ...{ hallId: 3, date: '2027-03-25', untilDate: '2027-03-27', startTime: null, endTime: null, note: 'Painting' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(page.server.times('BusinessCalendar')).toBe(2));
  });

  it('hours of a day for every hall; both times are needed', async () => {
    const page = await openDialog({ BlockHall: () => ({ blockHall: BLOCK }) });
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByLabelText(/^Hall/));
    await page.user.click(await screen.findByTitle('Every hall'));
    await page.user.click(dialog.getByRole('checkbox', { name: 'Whole days' }));
    const clear = dialog
      .getByLabelText(/^Start time/)
      .closest('.ant-picker')
      ?.querySelector('.ant-picker-clear');
    await page.user.click(clear as HTMLElement);
    await page.user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await dialog.findByText('Give both a start and an end time')).toBeVisible();
    expect(page.server.times('BlockHall')).toBe(0);
    await pasteInto(page.user, dialog.getByLabelText(/^Start time/), '10:00 PM');
    await page.user.tab();
    await page.user.click(dialog.getByRole('button', { name: 'Block' }));
    await screen.findByText('Time blocked');
    expect(sent(page)).toEqual({
      ...{ hallId: null, date: '2027-03-25', untilDate: null, startTime: '22:00', endTime: '23:00', note: null },
    });
  });

  it('a confirmed booking stands in the way, at the field', async () => {
    const page = await openDialog({
      BlockHall: () => {
        throw new Refusal('SLOT_TAKEN', 'Moti Mahal has a confirmed booking', { field: 'date' });
      },
    });
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Moti Mahal has a confirmed booking')).toBeVisible();
    expect(screen.getByLabelText(/^Start date/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('is unblocked after a question', async () => {
    const page = open('/business/calendar?view=overview&day=2027-03-23', {
      Unblock: () => ({ unblock: { ...BLOCK } }),
    });
    await page.user.click(await screen.findByRole('button', { name: /^Unblock: Moti Mahal/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unblock this time?' }));
    expect(dialog.getByText(/Moti Mahal can be booked again/)).toHaveTextContent('Mar 23, 2027 – Mar 24, 2027');
    await page.user.click(dialog.getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByText('Time unblocked')).toBeVisible();
    expect(lastAsked(page, 'Unblock')).toEqual({ id: 5 });
  });

  it('isn’t offered for a day that is over', async () => {
    open('/business/calendar?view=overview&day=2027-03-01');
    expect(await screen.findByText('Nothing was planned on this day.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Block time' })).toBeNull();
  });
});

describe('[business §2 Bookings management] the function sheet of a day', () => {
  const print = jest.fn();
  const realPrint = window.print;
  beforeEach(() => {
    print.mockReset();
    window.print = print;
  });
  afterEach(() => {
    window.print = realPrint;
  });

  it('holds the confirmed functions with times, guests, services, contact and requests, and no prices', async () => {
    const page = open('/business/functions?day=2027-03-20&hall=3');
    const sheet = await screen.findByRole('region', { name: 'Shalimar Banquets: functions of Sat, Mar 20, 2027' });
    expect(lastAsked(page, 'FunctionSheet')).toEqual({ day: '2027-03-20', hallId: 3 });
    expect(within(sheet).getAllByRole('article')).toHaveLength(1);
    for (const text of [
      '7:00 PM – 1:00 AM (until Mar 21, 2027)',
      'Moti Mahal · 350 guests',
      'Ayesha Noor',
      '0300 7654321',
      'Always addedStage',
      'Comes with the hallValet',
      'Menu A',
      'Stage with roses',
    ])
      expect(sheet).toHaveTextContent(text);
    expect(sheet).not.toHaveTextContent('1,289,340');
    expect(sheet).not.toHaveTextContent('Bilal Ahmed');
    await page.user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('is for everybody to read: it prints no private notes, and counts what begins on the day', async () => {
    const before = { startTime: '2027-03-19T14:00:00.000Z', endTime: '2027-03-19T20:00:00.000Z' };
    const bookings = [booking({ id: 40, status: 'CONFIRMED', ...before }), { ...EVENING, notes: 'Pays late' }];
    open('/business/functions?day=2027-03-20', {
      FunctionSheet: () => ({ businessCalendar: { ...CALENDAR.businessCalendar, bookings } }),
    });
    const sheet = await screen.findByRole('region', { name: /: functions of Sat, Mar 20, 2027$/ });
    expect(within(sheet).getAllByRole('article')).toHaveLength(2);
    expect(sheet).toHaveTextContent('1 function, 1 from the day before ·');
    expect(sheet).not.toHaveTextContent('Pays late');
  });

  it('without a day it is the day that it is where the business is', async () => {
    const page = open('/business/functions');
    await screen.findByRole('region', { name: /: functions of Tue, Mar 2, 2027$/ });
    expect(lastAsked(page, 'FunctionSheet')).toEqual({ day: '2027-03-02', hallId: null });
  });

  it('a day without functions says so and prints nothing', async () => {
    open('/business/functions?day=2027-03-20', {
      FunctionSheet: () => ({ businessCalendar: { ...CALENDAR.businessCalendar, bookings: [REQUEST] } }),
    });
    expect(await screen.findByText('No confirmed functions on this day')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });
});
