import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { bookableHall, counts, march, toPage } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { fakeLive } from '../../../testing/live';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal } from '../../../testing/server';
import { choose } from '../../../testing/choose';
import { BookingSection } from './BookingSection';
import { MyBookingsScreen } from './MyBookingsScreen';

const NOW = Date.parse('2027-03-02T07:00:00.000Z');

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

function entry(overrides: Record<string, unknown> = {}) {
  return {
    __typename: 'WaitingEntry',
    ...{
      id: 7,
      state: 'WAITING',
      place: 2,
      hallId: 3,
      hallTitle: 'Moti Mahal',
      hallNameUrdu: null,
      businessName: 'Moti Mahal Events',
    },
    ...{ timeZone: 'Asia/Karachi', date: '2027-03-20', startTime: '2027-03-20T14:00:00.000Z' },
    ...{ endTime: '2027-03-20T18:00:00.000Z', shiftName: null, guestCount: 200, offeredUntil: null },
    ...{ viewerCanLeave: true, ...overrides },
  };
}

const OFFER = { state: 'OFFERED', place: null, offeredUntil: '2027-03-02T10:00:00.000Z' };

function openMyBookings(entries: readonly object[]) {
  fakeLive();
  const server = fakeServer({
    ViewerBookings: () => ({ viewerBookings: toPage([]) }),
    ViewerBookingCounts: () => counts({}),
    ViewerWaitingList: () => ({ viewerWaitingList: { nodes: entries } }),
    LeaveWaitingList: () => ({ leaveWaitingList: entry({ state: 'LEFT', place: null, viewerCanLeave: false }) }),
  });
  return renderApp(<MyBookingsScreen now={() => NOW} />, { at: '/my-bookings', viewer: person(), server });
}

/** March of a hall that holds times: the 10th is full, the 11th and 14th are taken from 7 to 9 PM, the 15th from 6:45 to 10:15 PM. */
function marchOfHolds(holdHours: number) {
  const plain = march({ holdHours });
  const days = plain.days.map((day) => {
    const taken = [{ startTime: `${day.date}T14:00:00.000Z`, endTime: `${day.date}T16:00:00.000Z` }];
    if (day.date.endsWith('-10')) return { ...day, status: 'FULL' as const, free: [], taken };
    const toHours = (from: string, to: string) => ({
      startTime: `${day.date}T${from}Z`,
      endTime: `${day.date}T${to}Z`,
    });
    if (day.date.endsWith('-14')) {
      return { ...day, status: 'PARTLY' as const, free: [toHours('06:00:00', '14:00:00')], taken };
    }
    if (day.date.endsWith('-15')) {
      const opening = toHours('13:00:00', '17:30:00');
      return { ...day, status: 'FULL' as const, opening, free: [], taken: [toHours('13:45:00', '17:15:00')] };
    }
    return day.date.endsWith('-11') ? { ...day, status: 'PARTLY' as const, taken } : day;
  });
  return { ...plain, days };
}

function openWizard(holdHours = 24, at = '/hall/3') {
  const server = fakeServer({
    HallAvailability: () => ({ hallAvailability: marchOfHolds(holdHours) }),
    JoinWaitingList: () => ({ joinWaitingList: entry() }),
  });
  return renderApp(<BookingSection hall={bookableHall()} />, { at, viewer: person(), server });
}

describe('[issue 16] the waiting list in My Bookings', () => {
  it('shows the place of who waits, and lets them leave', async () => {
    const { user, server, container } = openMyBookings([entry()]);
    const card = await screen.findByRole('article', { name: 'Moti Mahal' });
    expect(card).toHaveTextContent('Number 2 on the list');
    expect(within(card).queryByRole('button', { name: 'Request it now' })).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(within(card).getByRole('button', { name: 'Leave the list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave the waiting list?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave the list' }));
    expect(await screen.findByText('You left the waiting list')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'LeaveWaitingList')?.variables).toEqual({ id: 7 });
  });

  it('says how long an offer is held, and opens the wizard with its time and guests', async () => {
    const { user } = openMyBookings([entry(OFFER)]);
    const card = await screen.findByRole('article', { name: 'Moti Mahal' });
    expect(card).toHaveTextContent('held for you until Mar 2, 2027, 3:00 PM. 3 hours left');
    await user.click(within(card).getByRole('button', { name: 'Request it now' }));
    expect(JSON.parse(sessionStorage.getItem('booking-draft:3') ?? '{}')).toMatchObject({
      values: { date: '2027-03-20', startTime: '19:00', endTime: '23:00', guests: 200 },
    });
  });

  it.each([
    ['an offer that was missed', { state: 'MISSED', place: null, viewerCanLeave: false }, true],
    ['what was left', { state: 'LEFT', place: null, viewerCanLeave: false }, false],
    ['what was requested', { state: 'REQUESTED', place: null, viewerCanLeave: false }, false],
  ])('shows %s or not', async (_title, overrides, isShown) => {
    openMyBookings([entry(overrides)]);
    expect(await screen.findByText('No bookings yet')).toBeVisible();
    expect(screen.queryAllByRole('article')).toHaveLength(isShown ? 1 : 0);
  });
});

describe('[issue 16] joining the waiting list in the wizard', () => {
  it('is offered for hours of a full day, and sends them', async () => {
    const { user, server } = openWizard();
    await user.click(await screen.findByRole('button', { name: /Mar 10, 2027, fully booked/ }));
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    await screen.findByRole('dialog', { name: 'Join the waiting list' });
    const dialog = () => screen.getByRole('dialog', { name: 'Join the waiting list' });
    await choose(user, 'From (required)', '2:00 AM');
    await choose(user, 'Until (required)', '4:00 AM (2 hours)');
    await user.type(within(dialog()).getByRole('spinbutton'), '120');
    await user.click(within(dialog()).getByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByText('You are number 2 on the waiting list')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'JoinWaitingList')?.variables).toMatchObject({
      input: { hallId: 3, startTime: '2027-03-09T21:00:00.000Z', endTime: '2027-03-09T23:00:00.000Z' },
    });
  });

  it('takes hours that were searched for as they are', async () => {
    const { user, server } = openWizard(24, '/hall/3?date=2027-03-10&guests=120&startTime=18:45&endTime=22:15');
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Join the waiting list' });
    await user.click(within(dialog).getByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByText('You are number 2 on the waiting list')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'JoinWaitingList')?.variables).toMatchObject({
      input: { guestCount: 120, startTime: '2027-03-10T13:45:00.000Z', endTime: '2027-03-10T17:15:00.000Z' },
    });
  });

  it('begins without the hours that were searched for where they are free', async () => {
    const { user } = openWizard(24, '/hall/3?date=2027-03-14&guests=120&startTime=11:45&endTime=15:15');
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Join the waiting list' });
    expect(within(dialog).queryByText('11:45 AM')).toBeNull();
  });

  it('offers the hours of another booking as they are', async () => {
    const { user, server } = openWizard(24, '/hall/3?date=2027-03-15&guests=120');
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    await screen.findByRole('dialog', { name: 'Join the waiting list' });
    const dialog = () => screen.getByRole('dialog', { name: 'Join the waiting list' });
    await choose(user, 'From (required)', '6:45 PM');
    await choose(user, 'Until (required)', '10:15 PM (3½ hours)');
    await user.click(within(dialog()).getByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByText('You are number 2 on the waiting list')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'JoinWaitingList')?.variables).toMatchObject({
      input: { startTime: '2027-03-15T13:45:00.000Z', endTime: '2027-03-15T17:15:00.000Z' },
    });
  });

  it.each([
    ['the place of who waits already', {}, /You are number 2 on the waiting list/],
    ['what is held for them', OFFER, /held for you until Mar 2, 2027, 3:00 PM/],
  ])('names %s, and is offered for other hours of the day', async (_title, overrides, named) => {
    const { user, server } = openWizard();
    const day = { date: '2027-03-10', startTime: '2027-03-10T14:00:00.000Z', endTime: '2027-03-10T16:00:00.000Z' };
    server.answer('ViewerWaitingList', () => ({ viewerWaitingList: { nodes: [entry({ ...day, ...overrides })] } }));
    await user.click(await screen.findByRole('button', { name: /Mar 10, 2027, fully booked/ }));
    expect(await screen.findByText(named)).toHaveTextContent(/^7:00 PM – 9:00 PM: /);
    expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Mar 11, 2027, partly free/ }));
    expect(screen.queryByText(named)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  });

  it('is not offered where nothing is held, nor on a day that is free', async () => {
    const { user } = openWizard(0);
    await user.click(await screen.findByRole('button', { name: /Mar 11, 2027, partly free/ }));
    expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  });

  it('says what the server has against it', async () => {
    const { user, server } = openWizard();
    server.answer('JoinWaitingList', () => {
      throw new Refusal('CONFLICT', 'This time is free: request it now', { field: 'startTime' });
    });
    await user.click(await screen.findByRole('button', { name: /Mar 10, 2027, fully booked/ }));
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    await screen.findByRole('dialog', { name: 'Join the waiting list' });
    const dialog = () => screen.getByRole('dialog', { name: 'Join the waiting list' });
    await choose(user, 'From (required)', '2:00 AM');
    await choose(user, 'Until (required)', '4:00 AM (2 hours)');
    await user.type(within(dialog()).getByRole('spinbutton'), '120');
    await user.click(within(dialog()).getByRole('button', { name: 'Join the waiting list' }));
    expect((await screen.findAllByText(/This time is free: request it now/))[0]).toBeVisible();
  });
});
