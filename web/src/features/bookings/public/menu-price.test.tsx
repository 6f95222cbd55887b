import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { bookingServer, quote, readInput, startAt } from '../../../testing/booking-wizard';
import { bookableHall } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { BookingSection } from './BookingSection';

beforeEach(() => sessionStorage.clear());

describe('[issue: Menus] the price beside the wizard with a menu', () => {
  it('is asked once for what is typed, and stays until the next one is there', async () => {
    startAt(2, { menu: { menuId: 4, dishIds: [] } });
    const server = bookingServer();
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    server.answer('HallMenus', () => ({ hallMenus: [] }));
    server.answer('CalculatePrice', async (asked) => {
      const { guestCount } = readInput(asked) as { guestCount: number };
      if (guestCount !== 150) await waiting;
      return { calculatePrice: { ...quote(asked).calculatePrice, totalPrice: guestCount * 1000 } };
    });
    const { user } = renderApp(<BookingSection hall={bookableHall({ capacity: 900 })} />, {
      ...{ at: '/hall/3', viewer: person(), server },
    });
    const receipt = () => screen.getByRole('region', { name: 'Your price' });
    await waitFor(() => expect(receipt()).toHaveTextContent('150,000.00'));
    const guests = screen.getByRole('spinbutton', { name: 'Guests' });
    await user.type(guests, '{Backspace}{Backspace}{Backspace}321');
    await waitFor(() => expect(server.times('CalculatePrice')).toBe(2));
    expect(receipt()).toHaveTextContent('Guests: 321');
    expect(receipt()).toHaveTextContent('150,000.00');
    expect(receipt()).toHaveTextContent('Calculating the price...');
    answer();
    await waitFor(() => expect(receipt()).toHaveTextContent('321,000.00'));
    expect(server.times('CalculatePrice')).toBe(2);
  });

  it('and everything else in the wizard is written with two decimals', async () => {
    const dish = { __typename: 'MenuDish', dishId: 1, name: 'Qorma', nameUrdu: null, surcharge: 0 };
    const course = { name: 'Main', nameUrdu: null, choose: null, isMain: true, dishes: [dish] };
    const menu = {
      ...{
        __typename: 'Menu',
        id: 4,
        name: 'Royal',
        nameUrdu: null,
        description: null,
        picture: null,
        currency: 'PKR',
      },
      ...{
        guaranteedHeads: 0,
        childrenShare: null,
        hallIds: null,
        shiftNames: [],
        firstDay: null,
        lastDay: null,
        isFixed: false,
      },
      ...{ courses: [course], bands: [{ fromGuests: 1, price: 2000 }] },
    };
    const part = { __typename: 'PaymentPlanPart', percent: null, amount: null, due: 'AFTER_CONFIRMATION', days: 0 };
    const parts = [
      { ...part, label: 'Advance', percent: 25 },
      { ...part, label: 'Rest' },
    ];
    const server = bookingServer();
    server.answer('HallMenus', () => ({ hallMenus: [menu] }));
    server.answer('HallPaymentPlan', () => ({ hallPaymentPlan: { __typename: 'HallPaymentPlan', hallId: 3, parts } }));
    startAt(3);
    renderApp(<BookingSection hall={bookableHall({ capacity: 900 })} />, { at: '/hall/3', viewer: person(), server });
    expect(await screen.findByText(/2,000\.00/)).toBeVisible();
    expect((await screen.findAllByText(/67,500\.00 \(Advance\)/)).length).toBeGreaterThan(0);
    const amounts = document.body.textContent.match(/₨\s?[\d,]+(?:\.\d+)?/g) ?? [];
    expect(amounts.filter((amount) => !/\.\d\d$/.test(amount))).toEqual([]);
  });
});
