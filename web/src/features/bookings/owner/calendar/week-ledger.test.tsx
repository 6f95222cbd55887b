import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { PHONE } from '../../../../lib/media';
import { accessibilityProblems } from '../../../../testing/axe';
import { booking } from '../../../../testing/bookings';
import { fakeLive } from '../../../../testing/live';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { bookingContract } from '../../../../testing/terms';
import { pagedBooking, pagedEvent, unpaid, unspent } from '../../page/testing';
import { WeekLedger } from './WeekLedger';

const EVENING = booking({ id: 41, status: 'CONFIRMED', viewerCanAnswer: false });
const NOW = Date.parse('2027-03-19T07:00:00.000Z');
const real = window.matchMedia;
const HALLS = {
  businessBookingStats: {
    __typename: 'BookingStats',
    timeZone: 'Asia/Karachi',
    halls: [{ __typename: 'HallChoice', id: 3, title: 'Moti Mahal', shifts: [] }],
  },
};

function open(calendarHalls: Answer = () => HALLS) {
  fakeLive();
  const server = fakeServer({
    CalendarHalls: calendarHalls,
    BusinessCalendar: () => ({
      businessCalendar: {
        __typename: 'BusinessCalendar',
        ...{ timeZone: 'Asia/Karachi', today: '2027-03-19', bookings: [EVENING], blocks: [] },
        ...{ externalEvents: [], specialDays: [], days: [] },
      },
    }),
    BookingPage: () => ({ booking: pagedBooking(EVENING), bookingTimeline: [pagedEvent()] }),
    BookingPayments: () => ({ bookingPayments: unpaid() }),
    BookingExpenses: () => ({ bookingExpenses: unspent() }),
    BookingContract: () => ({ bookingContract: bookingContract() }),
  });
  return renderApp(<WeekLedger now={() => NOW} />, {
    at: '/business/dashboard',
    viewer: person({ role: 'BUSINESS' }),
    server,
  });
}

afterEach(() => {
  window.matchMedia = real;
});

describe('[issue: ledger] the owner’s start', () => {
  it('is the ledger of seven days, in one query, whose cells enter and open bookings', async () => {
    const page = open();
    const week = within(await screen.findByRole('region', { name: 'Your next seven days' }));
    await week.findByRole('grid', { name: 'Calendar' });
    expect(week.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute('href', '/business/calendar');
    expect(
      page.server.asked.filter(({ operation }) => operation === 'BusinessCalendar').map(({ variables }) => variables),
    ).toEqual([{ from: '2027-03-19', to: '2027-03-25', hallId: null, perDay: null }]);
    await page.user.click(await week.findByRole('button', { name: /^Sat, Mar 20, 2027, Moti Mahal: Ayesha Noor/ }));
    await waitFor(() => expect(page.server.times('BookingPage')).toBe(1));
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('says that its halls could not be loaded, and asks again', async () => {
    let isDown = true;
    const page = open(() => {
      if (isDown) throw new Refusal('INTERNAL', 'Something went wrong');
      return HALLS;
    });
    const week = within(await screen.findByRole('region', { name: 'Your next seven days' }));
    const again = await week.findByRole('button', { name: 'Try again' });
    expect(week.queryByRole('grid')).toBeNull();
    isDown = false;
    await page.user.click(again);
    expect(await week.findByRole('grid', { name: 'Calendar' })).toBeVisible();
  });

  it('waits for its halls before it shows a ledger', async () => {
    let arrive: () => void = () => undefined;
    open(() => new Promise((resolve) => (arrive = () => resolve(HALLS))));
    const week = within(await screen.findByRole('region', { name: 'Your next seven days' }));
    const stage = await week.findByRole('region', { name: 'Calendar' });
    await waitFor(() => expect(stage).toHaveAttribute('aria-busy', 'false'));
    expect(week.queryByRole('grid')).toBeNull();
    arrive();
    expect(await week.findByRole('grid', { name: 'Calendar' })).toBeVisible();
  });

  it('is one day at a time on a phone, with the guest’s number to call', async () => {
    window.matchMedia = (query) => Object.assign(real(query), { matches: query === PHONE });
    const page = open();
    await screen.findByRole('region', { name: 'Fri, Mar 19, 2027' });
    expect(await screen.findByText('Nothing is planned on this day.')).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: /20/ }));
    const day = within(await screen.findByRole('region', { name: 'Sat, Mar 20, 2027' }));
    expect(day.getByRole('link', { name: 'Call Ayesha Noor, 0300 7654321' })).toHaveAttribute(
      'href',
      'tel:+923007654321',
    );
    expect(page.server.times('BusinessCalendar')).toBe(1);
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });
});
