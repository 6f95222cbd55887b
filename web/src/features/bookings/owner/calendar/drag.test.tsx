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

/** Days are drawn as boxes of 100 by 60 pixels, a week in a row; the week's axes of 9 to 24 o'clock as ones of 100 by 600. */
function draw(this: Element): DOMRect {
  const { day, axis } = (this as HTMLElement).dataset;
  if (axis !== undefined) return new DOMRect(new Date(axis).getUTCDay() * 100, 0, 100, 600);
  if (day === undefined) return new DOMRect();
  const days = [...document.querySelectorAll('[data-day]')].map((element) => element.getAttribute('data-day'));
  const place = days.indexOf(day);
  return new DOMRect((place % 7) * 100, Math.floor(place / 7) * 60, 100, 60);
}

const realMedia = window.matchMedia;
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(draw);
  window.matchMedia = (query) => Object.assign(realMedia(query), { matches: query === '(width >= 900px)' });
});
afterEach(() => {
  jest.restoreAllMocks();
  window.matchMedia = realMedia;
});

async function open(view: 'month' | 'week', answers: Record<string, Answer> = {}): Promise<Rendered> {
  fakeLive();
  const server = fakeServer({
    BusinessBookingStats: () => ({ businessBookingStats: STATS }),
    BusinessCalendar: () => ({ businessCalendar: CALENDAR }),
    BookingDetail: () => ({ booking: EVENING }),
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
const column = (day: string) => document.querySelector(`[data-axis="${day}"]`) as HTMLElement;
const entryOn = (day: HTMLElement, id: number) => day.querySelector(`[data-entry="booking-${id}"]`) as HTMLElement;
const hour = (hours: number) => ((hours - 9) / 15) * 600;

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
    const page = await open('month', { BlockHall: () => ({ blockHall: { ...block, ...times } }) });
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

  it('of a day of a week offers to add a booking first, with its hours', async () => {
    const page = await open('week');
    drag(column('2027-03-18'), { x: 450, y: hour(14) + 2 }, { x: 450, y: hour(17) - 2 });
    drop({ x: 450, y: hour(17) - 2 });
    const asked = await screen.findByRole('dialog', { name: 'What is this time for?' });
    expect(asked).toHaveTextContent(/Thu, Mar 18, 2027, 2:00.PM – 5:00.PM/);
    await waitFor(() => expect(within(asked).getByRole('button', { name: 'Add booking' })).toHaveFocus());
    await chooseFor(page, 'Add booking');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add booking' }));
    expect(dialog.getByLabelText(/^Date/)).toHaveValue('Mar 18, 2027');
    expect(dialog.getByLabelText(/^Start time/)).toHaveValue('2:00 PM');
    expect(dialog.getByLabelText(/^End time/)).toHaveValue('5:00 PM');
  });

  it('of a day of a week fills its hours in to block them', async () => {
    const page = await open('week');
    drag(column('2027-03-18'), { x: 450, y: hour(14) + 2 }, { x: 450, y: hour(17) - 2 });
    expect(column('2027-03-18')).toHaveTextContent('2:00 PM – 5:00 PM');
    drop({ x: 450, y: hour(17) - 2 });
    await chooseFor(page, 'Block time');
    const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
    expect(dialog.getByLabelText(/^Start date/)).toHaveValue('Mar 18, 2027');
    expect(dialog.getByRole('checkbox', { name: 'Whole days' })).not.toBeChecked();
    expect(dialog.getByLabelText(/^Start time/)).toHaveValue('2:00 PM');
    expect(dialog.getByLabelText(/^End time/)).toHaveValue('5:00 PM');
  });

  it('is given up by Escape, and beside the calendar; the click that ends it chooses no day', async () => {
    const page = await open('month');
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
    const page = await open('month');
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
    const page = await open('month', { ChangeBooking: () => ({ changeBooking: EVENING }) });
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

  it('to another time of a week keeps its length; what the server refuses stands in the dialog', async () => {
    const page = await open('week', {
      QuoteBookingChange: () => {
        throw new Refusal('INVALID_INPUT', 'Date cannot be in the past', { field: 'startTime' });
      },
    });
    drag(entryOn(column('2027-03-20'), 41), { x: 650, y: hour(20) }, { x: 450, y: hour(15) });
    expect(column('2027-03-18')).toHaveTextContent('2:00 PM – 8:00 PM');
    drop({ x: 450, y: hour(15) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }));
    expect(await dialog.findByLabelText(/^Date/)).toHaveValue('Mar 18, 2027');
    expect(dialog.getByLabelText(/^Start time/)).toHaveValue('2:00 PM');
    expect(dialog.getByLabelText(/^End time/)).toHaveValue('8:00 PM');
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
      HallForChange: () => ({ hall: changeHall({ shifts: sold }) }),
    };
  };
  const moveToMonday = async (sold: object[]) => {
    await open('month', bySold(sold));
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

  it.each(['month', 'week'] as const)(
    'that can’t be changed, or to where it is, opens nothing in a %s',
    async (view) => {
      await open(view);
      const day = view === 'month' ? dayButton : column;
      const at =
        view === 'month' ? middle : (date: string) => ({ x: new Date(date).getUTCDay() * 100 + 50, y: hour(20) });
      for (const [id, from, to] of [
        [42, '2027-03-19', '2027-03-20'],
        [41, '2027-03-20', '2027-03-20'],
        [41, '2027-03-20', '2027-03-15'],
      ] as const) {
        drag(entryOn(day(from), id), at(from), at(to));
        expect(document.querySelector('.aimedAt, .aimedSpan')).toBeNull();
        drop(at(to));
      }
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
