import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { booking } from '../../../../testing/bookings';
import { choose } from '../../../../testing/choose';
import { fakeLive } from '../../../../testing/live';
import { person } from '../../../../testing/people';
import { renderApp, type Rendered } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { changeable, changeHall, lastSent, makeQuote } from '../../testing';
import { STATS } from '../testing';
import { CalendarScreen } from './CalendarScreen';
import { unpaid } from '../../page/testing';

/** A customer's evening that may be moved, and an afternoon that may not. */
const EVENING = changeable();
const FIXED = booking({
  ...{ id: 42, status: 'CONFIRMED', viewerCanChange: false, customerName: 'Bilal Ahmed' },
  ...{ startTime: '2027-03-19T09:00:00.000Z', endTime: '2027-03-19T12:00:00.000Z' },
});
const CALENDAR = {
  __typename: 'BusinessCalendar',
  ...{ timeZone: 'Asia/Karachi', today: '2027-03-16', bookings: [EVENING, FIXED] },
  ...{ blocks: [], specialDays: [], externalEvents: [], days: [] },
};

const HALLS = STATS.halls.map((hall) => ({ ...hall, shifts: [] }));

/** Days are drawn as boxes of 100 by 60 pixels, a week in a row; rows of the ledger below each other. */
function draw(this: Element): DOMRect {
  const { day } = (this as HTMLElement).dataset;
  if (day === undefined) return new DOMRect();
  const days = [...document.querySelectorAll('[data-day]')].map((element) => element.getAttribute('data-day'));
  const place = days.indexOf(day);
  if (this instanceof HTMLTableRowElement) return new DOMRect(0, place * 60, 700, 60);
  return new DOMRect((place % 7) * 100, Math.floor(place / 7) * 60, 100, 60);
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(draw);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function open(view: 'overview' | 'week', answers: Record<string, Answer> = {}): Promise<Rendered> {
  fakeLive();
  const server = fakeServer({
    BusinessBookingStats: () => ({ businessBookingStats: STATS }),
    CalendarHalls: () => ({
      businessBookingStats: { __typename: 'BookingStats', timeZone: 'Asia/Karachi', halls: HALLS },
    }),
    BusinessCalendar: () => ({ businessCalendar: CALENDAR }),
    BookingDetail: () => ({ booking: EVENING }),
    BookingPayments: () => ({ bookingPayments: unpaid() }),
    HallForChange: () => ({ hall: changeHall() }),
    HallsForChange: () => ({ businessBookingStats: { __typename: 'BookingStats', halls: STATS.halls } }),
    QuoteBookingChange: () => ({ quoteBookingChange: makeQuote() }),
    ...answers,
  });
  const at = `/business/calendar?view=${view}&day=2027-03-20`;
  const page = renderApp(<CalendarScreen />, { at, viewer: person({ role: 'BUSINESS' }), server });
  await screen.findAllByText('Moti Mahal', { exact: false });
  return page;
}

const dayButton = (day: string) => document.querySelector(`[data-day="${day}"]`) as HTMLElement;
const entryOn = (day: HTMLElement, id: number) => day.querySelector(`[data-entry="booking-${id}"]`) as HTMLElement;

interface Place {
  x: number;
  y: number;
}

/** The middle of a day in the month. */
function middle(day: string): Place {
  const { left, top } = dayButton(day).getBoundingClientRect();
  return { x: left + 50, y: top + 30 };
}

function send(type: 'pointerdown' | 'pointermove' | 'pointerup', target: EventTarget, { x, y }: Place, kind = 'mouse') {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 });
  Object.assign(event, { pointerId: 1, pointerType: kind });
  act(() => void target.dispatchEvent(event));
}

function drag(target: HTMLElement, from: Place, to: Place, kind = 'mouse') {
  send('pointerdown', target, from, kind);
  send('pointermove', window, to, kind);
}

const drop = (at: Place) => send('pointerup', window, at);
/** Answers what the free time is for. */
async function chooseFor({ user }: Rendered, name: 'Add booking' | 'Block time') {
  const dialog = await screen.findByRole('dialog', { name: 'What is this time for?' });
  await user.click(within(dialog).getByRole('button', { name }));
}

const aimedAt = () => [...document.querySelectorAll<HTMLElement>('.aimedAt')].map(({ dataset }) => dataset.day);

describe('[issue: drag to block] dragging over free time', () => {
  it('of several days of a month fills them into the dialog, and sends what is confirmed', async () => {
    const block = { __typename: 'HallBlock', id: 5, hallIds: [3], note: null };
    const times = { startTime: '2027-03-21T19:00:00.000Z', endTime: '2027-03-24T19:00:00.000Z' };
    const page = await open('overview', { BlockHall: () => ({ blockHall: { ...block, ...times } }) });
    drag(dayButton('2027-03-24'), middle('2027-03-24'), middle('2027-03-22'));
    expect(aimedAt()).toEqual(['2027-03-22', '2027-03-23', '2027-03-24']);
    drop(middle('2027-03-22'));
    await chooseFor(page, 'Block time');
    const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
    expect(dialog.getByLabelText(/^Start date/)).toHaveValue('Mar 22, 2027');
    expect(dialog.getByLabelText('End date')).toHaveValue('Mar 24, 2027');
    await page.user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await dialog.findByText('Choose a hall, or every hall')).toBeVisible();
    expect(page.server.times('BlockHall')).toBe(0);
    await choose(page.user, 'Hall (required)', 'Moti Mahal');
    await page.user.click(dialog.getByRole('button', { name: 'Block' }));
    await screen.findByText('Time blocked');
    expect(lastSent(page.server, 'BlockHall')?.input).toMatchObject({
      ...{ hallId: 3, date: '2027-03-22', untilDate: '2027-03-24' },
    });
  });

  it('of a hall in the ledger fills in its days and the hall', async () => {
    const page = await open('week');
    const cell = within(dayButton('2027-03-17')).getByRole('button', { name: /Rose Garden/ });
    drag(cell, middle('2027-03-17'), middle('2027-03-19'));
    expect(aimedAt()).toEqual(['2027-03-17', '2027-03-18', '2027-03-19']);
    drop(middle('2027-03-19'));
    const asked = await screen.findByRole('dialog', { name: 'What is this time for?' });
    await waitFor(() => expect(within(asked).getByRole('button', { name: 'Add booking' })).toHaveFocus());
    await chooseFor(page, 'Block time');
    const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
    expect(dialog.getByLabelText(/^Hall/).closest('.ant-select')).toHaveTextContent('Rose Garden');
    expect(dialog.getByLabelText(/^Start date/)).toHaveValue('Mar 17, 2027');
    expect(dialog.getByLabelText('End date')).toHaveValue('Mar 19, 2027');
  });

  it('is given up by Escape, and beside the calendar; the click that ends it chooses no day', async () => {
    const page = await open('overview');
    const target = dayButton('2027-03-22');
    drag(target, middle('2027-03-22'), middle('2027-03-24'));
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(aimedAt()).toEqual([]);
    drop(middle('2027-03-24'));
    fireEvent.click(target);
    expect(page.address()).toContain('day=2027-03-20');
    drag(target, middle('2027-03-22'), middle('2027-03-24'));
    send('pointermove', window, { x: 900, y: 100 });
    expect(aimedAt()).toEqual([]);
    drop({ x: 900, y: 100 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a click within one day, and nothing to a finger or on days that are over', async () => {
    const page = await open('overview');
    const target = dayButton('2027-03-22');
    drag(target, middle('2027-03-22'), { ...middle('2027-03-22'), y: middle('2027-03-22').y + 12 });
    drop(middle('2027-03-22'));
    await page.user.click(target);
    await waitFor(() => expect(page.address()).toContain('day=2027-03-22'));
    drag(target, middle('2027-03-22'), middle('2027-03-24'), 'touch');
    expect(aimedAt()).toEqual([]);
    drop(middle('2027-03-24'));
    drag(dayButton('2027-03-12'), middle('2027-03-12'), middle('2027-03-14'));
    drop(middle('2027-03-14'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('[issue: drag to move] dragging a booking', () => {
  it('to another day of a month proposes the same hours there, with the difference before', async () => {
    const page = await open('overview', { ChangeBooking: () => ({ changeBooking: EVENING }) });
    drag(entryOn(dayButton('2027-03-20'), 41), middle('2027-03-20'), middle('2027-03-22'));
    expect(aimedAt()).toEqual(['2027-03-22']);
    expect(entryOn(dayButton('2027-03-22'), 41)).toBeVisible();
    drop(middle('2027-03-22'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }));
    expect(await dialog.findByLabelText(/^Date/)).toHaveValue('Mar 22, 2027');
    expect(dialog.getByText('Ayesha Noor')).toBeVisible();
    expect(dialog.getByLabelText(/^Start time/)).toHaveValue('7:00 PM');
    expect(dialog.getByLabelText(/^End time/)).toHaveValue('1:00 AM');
    await waitFor(() => expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent(/Difference−/));
    expect(page.server.times('ChangeBooking')).toBe(0);
    await page.user.click(dialog.getByRole('button', { name: 'Propose change' }));
    expect(await screen.findByText('Change proposed')).toBeVisible();
    expect(lastSent(page.server, 'ChangeBooking')?.input).toMatchObject({
      ...{ startTime: '2027-03-22T14:00:00.000Z', endTime: '2027-03-22T20:00:00.000Z' },
    });
  });

  it('in the ledger as in the overview; what the server refuses stands in the dialog', async () => {
    const page = await open('week', {
      QuoteBookingChange: () => {
        throw new Refusal('INVALID_INPUT', 'Date cannot be in the past', { field: 'startTime' });
      },
    });
    drag(entryOn(dayButton('2027-03-20'), 41), middle('2027-03-20'), middle('2027-03-18'));
    drop(middle('2027-03-18'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }));
    expect(await dialog.findByLabelText(/^Date/)).toHaveValue('Mar 18, 2027');
    expect(dialog.getByLabelText(/^Start time/)).toHaveValue('7:00 PM');
    expect(await dialog.findByText('Date cannot be in the past')).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Propose change' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Start time/)).toHaveAttribute('aria-invalid', 'true'));
  });

  const EVENINGS = {
    __typename: 'SoldShift',
    id: 5,
    name: 'Dinner',
    weekdays: [5, 6],
    startTime: '19:00',
    endTime: '01:00',
  };
  const MONDAYS = { ...EVENINGS, id: 6, weekdays: [1], startTime: '18:00', endTime: '23:00' };
  const bySold = (sold: object[]): Record<string, Answer> => {
    const dinner = changeable({ shiftName: 'Dinner' });
    return {
      BusinessCalendar: () => ({ businessCalendar: { ...CALENDAR, bookings: [dinner, FIXED] } }),
      BookingDetail: () => ({ booking: dinner }),
      BookingPayments: () => ({ bookingPayments: unpaid() }),
      HallForChange: () => ({ hall: changeHall({ shifts: sold }) }),
    };
  };
  const moveToMonday = async (sold: object[]) => {
    await open('overview', bySold(sold));
    drag(entryOn(dayButton('2027-03-20'), 41), middle('2027-03-20'), middle('2027-03-22'));
    drop(middle('2027-03-22'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }));
    expect(await dialog.findByLabelText(/^Date/)).toHaveValue('Mar 22, 2027');
    return dialog;
  };

  it('sold by shift to a day on which the shift has other hours keeps the shift', async () => {
    const dialog = await moveToMonday([EVENINGS, MONDAYS]);
    expect(dialog.getByLabelText(/^Start time/)).toHaveValue('6:00 PM');
    expect(dialog.getByLabelText(/^End time/)).toHaveValue('11:00 PM');
    expect(dialog.getByRole('radio', { name: /Dinner/ })).toBeChecked();
    expect(dialog.queryByText(/leaves its shift/)).toBeNull();
  });

  it('sold by shift to a day without it says that the shift is left', async () => {
    const dialog = await moveToMonday([EVENINGS]);
    expect(dialog.getByLabelText(/^Start time/)).toHaveValue('7:00 PM');
    expect(await dialog.findByText(/leaves its shift.*Dinner/)).toBeVisible();
  });

  it.each(['overview', 'week'] as const)(
    'that can’t be changed, or to where it is, opens nothing in %s',
    async (view) => {
      await open(view);
      for (const [id, from, to] of [
        [42, '2027-03-19', '2027-03-20'],
        [41, '2027-03-20', '2027-03-20'],
        [41, '2027-03-20', '2027-03-15'],
      ] as const) {
        drag(entryOn(dayButton(from), id), middle(from), middle(to));
        expect(document.querySelector('.aimedAt')).toBeNull();
        drop(middle(to));
      }
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
