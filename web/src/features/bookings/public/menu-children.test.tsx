import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { bookingServer, next, quote, readInput, startAt } from '../../../testing/booking-wizard';
import { bookableHall } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import type { WizardValues } from '../draft';
import { BookingSection } from './BookingSection';

beforeEach(() => sessionStorage.clear());

const MENU = {
  ...{ __typename: 'Menu', id: 4, name: 'Royal', nameUrdu: null, description: null, picture: null, currency: 'PKR' },
  ...{ guaranteedHeads: 0, childrenShare: 50, hallIds: null, shiftNames: [], firstDay: null, lastDay: null },
  ...{ isFixed: false, courses: [], bands: [{ __typename: 'MenuBand', fromGuests: 1, price: 2000 }] },
};

/** The menu of a quote for the guests that are asked for. */
function toBooked({ guestCount, childCount = 0 }: { guestCount: number; childCount?: unknown }) {
  return {
    ...{ __typename: 'BookedMenu', menuId: 4, name: 'Royal', nameUrdu: null, heads: guestCount, courses: [] },
    ...{ pricePerHead: 2000, surchargePerHead: 0, childrenShare: 50, childCount },
  };
}

/** The wizard of a customer who has chosen the menu for 150 guests. */
function open(step: number, values: Partial<WizardValues> = {}) {
  startAt(step, { menu: { menuId: 4, dishIds: [] }, ...values });
  const server = bookingServer();
  server.answer('HallMenus', () => ({ hallMenus: [MENU] }));
  server.answer('CalculatePrice', (asked) => {
    const { calculatePrice } = quote(asked);
    return { calculatePrice: { ...calculatePrice, menuAmount: 30_000, menu: toBooked(readInput(asked)) } };
  });
  const page = renderApp(<BookingSection hall={bookableHall({ capacity: 900 })} />, {
    ...{ at: '/hall/3', viewer: person(), server },
  });
  const asked = () => readInput(server.asked.filter(({ operation }) => operation === 'CalculatePrice').at(-1));
  return { ...page, server, asked };
}

const receipt = () => screen.getByRole('region', { name: 'Your price' });
const children = () => screen.findByRole('spinbutton', { name: 'Children among the guests' });

describe('[issue: Menus] children in the wizard', () => {
  it('are asked for with the menu, and the price moves at once', async () => {
    const page = open(3);
    await waitFor(() => expect(receipt()).toHaveTextContent('Menu'));
    expect(page.asked()).not.toHaveProperty('childCount');
    await page.user.type(await children(), '40');
    await waitFor(() => expect(receipt()).toHaveTextContent('Menu: Royal, 110 adults, 40 children at 50%'));
    expect(page.asked()).toMatchObject({ guestCount: 150, childCount: 40 });
  });

  it('can’t be more than the guests', async () => {
    const page = open(3);
    await page.user.type(await children(), '151');
    await waitFor(() => expect(next()).toBeDisabled());
    await page.user.tab();
    expect(await screen.findByText('There can’t be more children than guests')).toBeVisible();
    await page.user.clear(await children());
    await waitFor(() => expect(next()).toBeEnabled());
  });

  it('are sent with the request', async () => {
    const page = open(5, { childCount: 40, customerName: 'Ayesha', customerPhone: '0300 1234567' });
    const send = await screen.findByRole('button', { name: 'Submit Booking' });
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
    await page.user.click(send);
    await waitFor(() => expect(page.server.times('RequestBooking')).toBe(1));
    const sent = page.server.asked.find(({ operation }) => operation === 'RequestBooking');
    expect(readInput(sent)).toMatchObject({ menu: { menuId: 4 }, childCount: 40 });
  });
});
