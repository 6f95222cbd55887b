import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { booking } from '../../../../testing/bookings';
import { fakeLive } from '../../../../testing/live';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { bookingContract } from '../../../../testing/terms';
import { pagedBooking, pagedEvent, unpaid, unspent } from '../../page/testing';
import { CalendarScreen } from './CalendarScreen';

const DINNER = {
  __typename: 'HallShift',
  ...{ id: 5, name: 'Dinner', weekdays: [0, 1, 2, 3, 4, 5, 6], startTime: '19:00', endTime: '01:00' },
};
const HALLS = [
  { __typename: 'HallChoice', id: 3, title: 'Moti Mahal', shifts: [DINNER] },
  { __typename: 'HallChoice', id: 4, title: 'Rose Garden', shifts: [] },
];
const EVENING = booking({ id: 41, status: 'CONFIRMED', viewerCanAnswer: false });
const REQUEST = booking({ id: 42, status: 'PENDING', heldUntil: null, customerName: 'Bilal Ahmed', guestCount: 200 });
const BLOCK = {
  __typename: 'HallBlock',
  ...{ id: 5, hallIds: [4], note: 'Painting' },
  ...{ startTime: '2027-03-21T19:00:00.000Z', endTime: '2027-03-22T19:00:00.000Z' },
};

const calendarWith = (bookings: object[]) => ({
  businessCalendar: {
    __typename: 'BusinessCalendar',
    ...{ timeZone: 'Asia/Karachi', today: '2027-03-20', bookings, blocks: [BLOCK] },
    ...{ externalEvents: [], specialDays: [], days: [] },
  },
});

function open(bookings: object[], at = '/business/calendar?day=2027-03-20') {
  fakeLive();
  const server = fakeServer({
    CalendarHalls: () => ({
      businessBookingStats: { __typename: 'BookingStats', timeZone: 'Asia/Karachi', halls: HALLS },
    }),
    BusinessCalendar: () => calendarWith(bookings),
    BookingPage: () => ({ booking: pagedBooking(EVENING), bookingTimeline: [pagedEvent()] }),
    BookingPayments: () => ({ bookingPayments: unpaid() }),
    BookingExpenses: () => ({ bookingExpenses: unspent() }),
    BookingContract: () => ({ bookingContract: bookingContract() }),
    EntryHall: ({ variables }) => ({
      hall: {
        __typename: 'Hall',
        ...{ id: variables.id, capacity: 500, isPublic: true, optionalServices: [], shifts: [DINNER] },
        business: { __typename: 'Business', timeZone: 'Asia/Karachi' },
      },
    }),
  });
  return renderApp(<CalendarScreen />, { at, viewer: person({ role: 'BUSINESS' }), server });
}

const cell = (name: string | RegExp) => screen.findByRole('button', { name });

describe('[issue: ledger] the ledger of dates and halls', () => {
  it('is one query of fourteen days, with a column for each hall and shift', async () => {
    const page = open([EVENING]);
    const grid = await screen.findByRole('grid', { name: 'Calendar' });
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Date', 'Moti Mahal', 'Rose Garden', 'Dinner', 'All day']]);
    expect(within(grid).getAllByRole('rowheader')).toHaveLength(14);
    expect(
      page.server.asked.filter(({ operation }) => operation === 'BusinessCalendar').map(({ variables }) => variables),
    ).toEqual([{ from: '2027-03-20', to: '2027-04-02', hallId: null, perDay: null }]);
    expect(await cell('Sat, Mar 20, 2027, Moti Mahal, Dinner: Ayesha Noor 350 · Confirmed')).toBeVisible();
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('a cell whose space another hall takes says so, and opens that booking', async () => {
    const page = open([{ ...EVENING, takenHallIds: [3, 4] }]);
    await page.user.click(
      await cell('Sat, Mar 20, 2027, Rose Garden: Ayesha Noor taken by Moti Mahal · 7 PM · 350 · Confirmed'),
    );
    expect(await screen.findByRole('dialog', { name: 'Booking INV-000041' })).toBeVisible();
  });

  it('a free cell enters a booking there, a taken one opens it', async () => {
    const page = open([EVENING]);
    await page.user.click(await cell('Sun, Mar 21, 2027, Moti Mahal, Dinner: Free'));
    const entry = within(await screen.findByRole('dialog', { name: 'Add booking' }));
    expect(entry.getByLabelText(/^Date/)).toHaveValue('Mar 21, 2027');
    expect(entry.getByLabelText(/^Start time/)).toHaveValue('7:00 PM');
    expect(entry.getByLabelText(/^End time/)).toHaveValue('1:00 AM');
    expect(entry.getByLabelText(/^Hall/).closest('.ant-select')).toHaveTextContent('Moti Mahal');
    await page.user.click(entry.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await cell('Sat, Mar 20, 2027, Moti Mahal, Dinner: Ayesha Noor 350 · Confirmed'));
    expect(await screen.findByRole('dialog', { name: 'Booking INV-000041' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'What happened' })).toBeVisible();
    expect(page.server.times('BookingDetail')).toBe(0);
  });

  it('a cell with several, or a block, opens the hall’s day', async () => {
    const second = booking({ id: 43, status: 'PENDING', heldUntil: null, customerName: 'Erum Shah' });
    const page = open([REQUEST, second]);
    await page.user.click(
      await cell('Sat, Mar 20, 2027, Moti Mahal, Dinner: Bilal Ahmed 200 · Pending Erum Shah 350 · Pending'),
    );
    const day = within(await screen.findByRole('dialog', { name: 'Moti Mahal' }));
    expect(day.getByRole('button', { name: 'View Details: Erum Shah, Moti Mahal' })).toBeVisible();
    await page.user.keyboard('{Escape}');
    await page.user.click(await cell(/^Mon, Mar 22, 2027, Rose Garden: Painting .*Blocked$/));
    const blocked = within(await screen.findByRole('dialog', { name: 'Rose Garden' }));
    expect(blocked.getByRole('button', { name: /^Unblock/ })).toBeVisible();
  });

  it('while other days load, it calls nothing free, and can’t be printed', async () => {
    const page = open([]);
    await cell('Sat, Mar 20, 2027, Moti Mahal, Dinner: Free');
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
    let arrive: () => void = () => undefined;
    const loaded = new Promise<void>((resolve) => (arrive = resolve));
    page.server.answer('BusinessCalendar', () => loaded.then(() => calendarWith([])));
    await page.user.click(screen.getByRole('button', { name: 'Next days' }));
    const date = await screen.findByRole('button', { name: 'Sat, Apr 3' });
    expect(screen.getByRole('region', { name: 'Calendar' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryAllByRole('button', { name: /Free$/ })).toEqual([]);
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    await page.user.click(date);
    await screen.findByRole('region', { name: 'Sat, Apr 3, 2027' });
    expect(screen.queryByText('Nothing is planned on this day.')).toBeNull();
    arrive();
    expect(await screen.findByText('Nothing is planned on this day.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print', hidden: true })).toBeEnabled();
    expect(screen.getAllByRole('button', { name: /Free$/, hidden: true })).not.toHaveLength(0);
  });

  it('is walked by keys; one cell is reached by Tab', async () => {
    const page = open([]);
    (await screen.findByRole('button', { name: /^Sat, Mar 20 ?Today/ })).focus();
    await page.user.keyboard('{ArrowRight}{ArrowDown}');
    expect(await cell('Sun, Mar 21, 2027, Moti Mahal, Dinner: Free')).toHaveFocus();
    await page.user.keyboard('{Control>}{End}{/Control}');
    expect(await cell('Fri, Apr 2, 2027, Rose Garden: Free')).toHaveFocus();
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });
});
