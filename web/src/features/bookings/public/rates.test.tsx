import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { enterGuests, next } from '../../../testing/booking-wizard';
import { bookableHall, march } from '../../../testing/bookings';
import { choose } from '../../../testing/choose';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
import { leadPrice } from './day-price';
import { BookingSection } from './BookingSection';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const SATURDAY = { pricePerHour: 12000, pricePerPerson: 1800, flatPrice: 0, rateReason: 'Saturday +20%' };

/** March of a hall that asks a fifth more on the 20th. */
function ratedMarch() {
  const plain = march();
  const days = plain.days.map((day) => (day.date === '2027-03-20' ? { ...day, price: SATURDAY } : day));
  return { ...plain, days };
}

function open(isVisitor = false) {
  const viewer = isVisitor ? undefined : person({ phone: '+92 300 1112223' });
  const server = fakeServer({ HallAvailability: () => ({ hallAvailability: ratedMarch() }) });
  const hall = bookableHall();
  return renderApp(<BookingSection hall={hall} />, { at: '/hall/3', viewer, server });
}

describe('[decision 0025] a month of prices', () => {
  it('stands on the hall’s page before signing in, with the reason of a price that is not the ordinary one', async () => {
    const { user, container } = open(true);
    const saturday = await screen.findByRole('button', {
      name: /Mar 20, 2027, free, .*1,800.*\/person, Saturday \+20%/,
    });
    expect(saturday).toHaveTextContent('201,800');
    expect(screen.getByRole('button', { name: /Mar 21, 2027, free, .*1,500.*\/person$/ })).toHaveTextContent('211,500');
    expect(screen.getByRole('button', { name: /Mar 11, 2027, fully booked$/ })).toHaveTextContent(/^11$/);
    expect(screen.getByText(/^Prices in PKR, per guest\./)).toBeVisible();
    await user.click(saturday);
    expect(screen.getByText('Saturday +20%')).toBeVisible();
    expect(screen.getByText(/1,800\.00\/person \+ .*12,000\.00\/hour/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is what the wizard estimates by', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Mar 20, 2027, free/ }));
    await choose(user, 'From', '2:00 PM');
    await choose(user, 'Until', '6:00 PM (4 hours)');
    await user.click(next());
    await enterGuests(user, 150);
    // 150 guests at 1,800, and four hours at 12,000.
    const receipt = screen.getByRole('region', { name: 'Your price' });
    expect(receipt).toHaveTextContent(/Hall rentalSaturday \+20%₨\s318,000/);
  });
});

describe('[decision 0025] the price by which a day is compared', () => {
  const day = march().days[0];
  const shift = {
    shiftId: 1,
    name: 'Lunch',
    startTime: '',
    endTime: '',
    status: 'FREE',
    rateReason: null,
    heldUntil: null,
  } as const;
  it.each([
    ['by guest', { price: SATURDAY, shifts: [] }, [1800, 'PER_PERSON', 'Saturday +20%']],
    ['flat', { price: { ...SATURDAY, pricePerPerson: 0, flatPrice: 5 }, shifts: [] }, [5, 'FIXED', 'Saturday +20%']],
    ['by hour', { price: { ...SATURDAY, pricePerPerson: 0 }, shifts: [] }, [12000, 'PER_HOUR', 'Saturday +20%']],
    [
      'the cheapest shift by guest',
      {
        price: null,
        shifts: [
          { ...shift, price: 1, priceType: 'FIXED' as const },
          { ...shift, price: 3000, priceType: 'PER_PERSON' as const },
          { ...shift, price: 2000, priceType: 'PER_PERSON' as const },
        ],
      },
      [2000, 'PER_PERSON', null],
    ],
    [
      'the free shift, not a taken one',
      {
        price: null,
        shifts: [
          { ...shift, price: 2000, priceType: 'PER_PERSON' as const, status: 'TAKEN' as const },
          { ...shift, price: 3000, priceType: 'PER_PERSON' as const },
        ],
      },
      [3000, 'PER_PERSON', null],
    ],
    ['none', { price: null, shifts: [] }, [undefined, undefined, undefined]],
  ])('%s', (_what, changes, [amount, priceType, rateReason]) => {
    if (!day) throw new Error('March has days');
    const lead = leadPrice({ ...day, ...changes });
    expect([lead?.amount, lead?.priceType, lead?.rateReason]).toEqual([amount, priceType, rateReason]);
  });
});
