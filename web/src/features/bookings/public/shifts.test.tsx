import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { enterGuests, next, quote, readInput } from '../../../testing/booking-wizard';
import { bookableHall, booking, march } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
import type { SoldShift } from '../hall-terms';
import { BookingSection } from './BookingSection';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const HELD_UNTIL = '2027-03-02T07:00:00.000Z';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const LUNCH = { name: 'Lunch', startTime: '12:00', endTime: '16:00', price: 2000, priceType: 'PER_PERSON' } as const;
const DINNER = { name: 'Dinner', startTime: '19:00', endTime: '00:30', price: 3000, priceType: 'PER_PERSON' } as const;
const SHIFTS: SoldShift[] = [LUNCH, DINNER].map((shift) => ({ ...shift, weekdays: EVERY_DAY }));

/** March of a hall that sells lunch and dinner; on the 10th its dinner is taken, on the 11th held. */
function marchOfShifts() {
  const plain = march();
  const days = plain.days.map((day) => {
    const at = (clock: string) => `${day.date}T${clock}:00.000Z`;
    const lunch = {
      ...{ shiftId: 1, ...LUNCH, rateReason: null, status: 'FREE' as const, heldUntil: null },
      ...{ startTime: at('07:00'), endTime: at('11:00') },
    };
    const isHeld = day.date.endsWith('11');
    const isTaken = isHeld || day.date.endsWith('10');
    const status = isTaken ? ('TAKEN' as const) : ('FREE' as const);
    const heldUntil = isHeld ? HELD_UNTIL : null;
    const rated = day.date.endsWith('27') ? { price: 3600, rateReason: 'Saturday dinner +20%' } : { rateReason: null };
    const dinner = {
      ...{ shiftId: 2, ...DINNER, startTime: at('14:00'), endTime: at('19:30'), status, heldUntil },
      ...rated,
    };
    return { ...day, status: isTaken ? ('PARTLY' as const) : ('FREE' as const), price: null, shifts: [lunch, dinner] };
  });
  return { ...plain, sellsShifts: true, days };
}

function open(isVisitor = false) {
  const viewer = isVisitor ? undefined : person({ phone: '+92 300 1112223' });
  const server = fakeServer({
    HallAvailability: () => ({ hallAvailability: marchOfShifts() }),
    CalculatePrice: (asked) => {
      const answer = quote(asked);
      const figures = { shiftName: 'Dinner', hallBasePrice: 450000, totalPrice: 455000 };
      return { calculatePrice: { ...answer.calculatePrice, ...figures } };
    },
    RequestBooking: () => ({
      requestBooking: booking(),
    }),
  });
  const hall = bookableHall({ shifts: SHIFTS });
  return renderApp(<BookingSection hall={hall} />, { at: '/hall/3', viewer, server });
}

const pickDay = async (user: ReturnType<typeof open>['user'], name: RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('[decision 0025] the wizard of a hall of shifts', () => {
  it('[issue 16] says until when a shift is held for somebody else', async () => {
    const { user } = open();
    await pickDay(user, /Mar 11, 2027, partly free/);
    const dinner = screen.getByRole('radio', { name: /Dinner.*Held for another request until Mar 2, 2027, 12:00 PM/ });
    expect(dinner).toBeDisabled();
  });

  it('offers what the hall sells that day as chips, and no lists of hours', async () => {
    const { user, container } = open();
    expect(await screen.findByText('Choose a day to see what the hall sells.')).toBeVisible();
    await pickDay(user, /Mar 20, 2027, free/);
    const chips = screen.getByRole('radiogroup', { name: 'What would you like to book?' });
    expect(
      within(chips).getByRole('radio', { name: /Lunch.*Free.*12:00 PM – 4:00 PM.*2,000.*\/person/ }),
    ).toBeEnabled();
    expect(screen.queryByRole('combobox', { name: 'From' })).toBeNull();
    expect(next()).toBeDisabled();
    await user.click(within(chips).getByRole('radio', { name: /Dinner/ }));
    expect(next()).toBeEnabled();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('prices the shift at once, and asks the server for its period', async () => {
    const { user, server } = open();
    await pickDay(user, /Mar 20, 2027, free/);
    await user.click(screen.getByRole('radio', { name: /Dinner/ }));
    const receipt = screen.getByRole('region', { name: 'Your price' });
    expect(receipt).toHaveTextContent(/Dinner, 7:00 PM – 12:30 AM \(next day\)/);
    await user.click(next());
    await enterGuests(user, 150);
    // 150 guests at 3,000.
    expect(receipt).toHaveTextContent(/₨\s450,000/);
    for (let step = 2; step < 5; step += 1) await user.click(next());
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    const asked = server.asked.find(({ operation }) => operation === 'CalculatePrice');
    expect(readInput(asked)).toMatchObject({
      startTime: '2027-03-20T14:00:00.000Z',
      endTime: '2027-03-20T19:30:00.000Z',
    });
  });

  it('[decision 0025] prices it by the rate of the day, and says why', async () => {
    const { user } = open();
    await pickDay(user, /Mar 27, 2027, free/);
    const dinner = screen.getByRole('radio', { name: /Dinner.*3,600.*Saturday dinner \+20%/ });
    await user.click(dinner);
    await user.click(next());
    await enterGuests(user, 150);
    const receipt = screen.getByRole('region', { name: 'Your price' });
    expect(receipt).toHaveTextContent(/Hall rentalSaturday dinner \+20%₨\s540,000/);
  });

  it('chooses the only one that is left, and shows what is taken', async () => {
    const { user } = open();
    await pickDay(user, /Mar 10, 2027, partly free/);
    expect(screen.getByRole('radio', { name: /Lunch/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Dinner.*Taken/ })).toBeDisabled();
    expect(next()).toBeEnabled();
  });
});

describe('[decision 0025] visitors', () => {
  it('see the shifts of a day with their prices before they sign in', async () => {
    const { user } = open(true);
    await pickDay(user, /Mar 10, 2027, partly free/);
    const shifts = screen.getAllByRole('listitem').filter((each) => /PM|AM/.test(each.textContent));
    expect(shifts.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/LunchFree12:00 PM – 4:00 PM₨\s?2,000(\.00)?\/person/),
      expect.stringMatching(/DinnerTaken7:00 PM – 12:30 AM \(next day\)₨\s?3,000(\.00)?\/person/),
    ]);
  });
});
