import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { bookingServer, enterGuests, previous, quote, readInput, startAt } from '../../../testing/booking-wizard';
import { bookableHall } from '../../../testing/bookings';
import { allInPriceWithMenu } from '../../../testing/halls';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import type { Asked, FakeServer } from '../../../testing/server';
import { readDraft } from '../draft';
import { BookingSection } from './BookingSection';

beforeEach(() => sessionStorage.clear());

const dish = (dishId: number, name: string) => ({
  ...{ __typename: 'MenuDish', dishId, name, nameUrdu: null, surcharge: 0 },
});
const course = (name: string, choose: number | null, dishes: ReturnType<typeof dish>[]) => ({
  ...{ __typename: 'MenuCourse', name, nameUrdu: null, choose, isMain: false, dishes },
});
const menu = (id: number, name: string, price: number, shiftNames: string[] = []) => ({
  ...{ __typename: 'Menu', id, name, nameUrdu: null, description: null, picture: null, currency: 'PKR' },
  ...{ guaranteedHeads: 0, hallIds: null, shiftNames, firstDay: null, lastDay: null, isFixed: false },
  bands: [{ __typename: 'MenuBand', fromGuests: 1, price }],
  childrenShare: 50,
  courses: [course('Main', 1, [dish(1, 'Mutton'), dish(2, 'Chicken')]), course('Sweet', null, [dish(5, 'Kheer')])],
});

/** Silver (4) is the cheapest for few guests, Gold (6) for two hundred or more. */
function counted({ variables }: Asked) {
  const { guests } = variables.filter as { guests: number };
  const price = allInPriceWithMenu({ hallId: 3, guestCount: guests });
  const { menu: counts } = price;
  if (!counts || guests < 200) return { allInPrices: [price] };
  return { allInPrices: [{ ...price, menu: { ...counts, menuId: 6, name: 'Gold' } }] };
}

/** A server of a hall with menus, whose quote costs 2,000 a head with one and 1,500 without. */
function menuServer(menus = [menu(4, 'Silver', 2000), menu(6, 'Gold', 2200)]): FakeServer {
  const server = bookingServer();
  server.answer('HallMenus', () => ({ hallMenus: menus }));
  server.answer('AllInPrices', counted);
  server.answer('CalculatePrice', (asked) => {
    const { guestCount, menu: chosen } = readInput(asked);
    const { calculatePrice } = quote(asked);
    return { calculatePrice: { ...calculatePrice, totalPrice: guestCount * (chosen ? 2000 : 1500) } };
  });
  return server;
}

function open(server = menuServer()) {
  const hall = bookableHall({ capacity: 900 });
  return renderApp(<BookingSection hall={hall} />, { at: '/hall/3', viewer: person(), server });
}

const receipt = () => screen.getByRole('region', { name: 'Your price' });
const quoted = (server: FakeServer) =>
  server.asked.filter(({ operation }) => operation === 'CalculatePrice').map((asked) => readInput(asked).menu);

describe('[product: The price that is shown] the wizard of a hall that sells menus', () => {
  it('begins with the cheapest one, and so with the sum that the search has shown', async () => {
    startAt(3);
    const { server } = open();
    expect(await screen.findByRole('radio', { name: /^Silver/ })).toBeChecked();
    expect(screen.getByText(/^The cheapest menu for your guests is chosen/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Chicken' })).toBeChecked();
    await waitFor(() => expect(receipt()).toHaveTextContent('300,000.00'));
    await waitFor(() => expect(quoted(server)).toEqual([{ menuId: 4, dishIds: [2] }]));
    expect(server.asked.find(({ operation }) => operation === 'AllInPrices')?.variables).toEqual({
      hallIds: [3],
      filter: { date: '2027-03-20', startTime: '19:00', endTime: '23:00', guests: 150 },
    });
  });

  it('has no price before it is known', async () => {
    startAt(3);
    const server = menuServer();
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    server.answer('AllInPrices', async (asked) => {
      await waiting;
      return counted(asked);
    });
    open(server);
    await waitFor(() => expect(server.times('AllInPrices')).toBe(1));
    expect(receipt()).not.toHaveTextContent('₨');
    answer();
    await waitFor(() => expect(receipt()).toHaveTextContent('300,000.00'));
  });

  it('goes on with another one where that is cheaper for other guests', async () => {
    startAt(3);
    const { user } = open();
    await screen.findByRole('radio', { name: /^Silver/, checked: true });
    await user.click(previous());
    await enterGuests(user, 250);
    await waitFor(() => expect(readDraft(3, 7)?.values.menu?.menuId).toBe(6));
  });

  it('leaves a choice alone, none as well', async () => {
    startAt(3);
    const { user, server } = open();
    await screen.findByRole('radio', { name: /^Silver/, checked: true });
    await user.click(screen.getByRole('radio', { name: /^No menu/ }));
    expect(screen.queryByText(/^The cheapest menu/)).not.toBeInTheDocument();
    const asked = server.times('AllInPrices');
    await user.click(previous());
    await enterGuests(user, 250);
    await waitFor(() => expect(receipt()).toHaveTextContent('Guests: 250'));
    expect(readDraft(3, 7)?.values).toMatchObject({ menu: null, isMenuChosen: true, guests: 250 });
    expect(server.times('AllInPrices')).toBe(asked);
  });

  it('stays with a menu of which children eat', async () => {
    startAt(3);
    const { user } = open();
    await screen.findByRole('radio', { name: /^Silver/, checked: true });
    await user.type(screen.getByLabelText('Children among the guests'), '40');
    expect(screen.queryByText(/^The cheapest menu/)).not.toBeInTheDocument();
    await user.click(previous());
    await enterGuests(user, 250);
    await waitFor(() => expect(receipt()).toHaveTextContent('Guests: 250'));
    expect(readDraft(3, 7)?.values).toMatchObject({ menu: { menuId: 4 }, childCount: 40, guests: 250 });
  });

  it('chooses none that isn’t served then, and asks nothing where a hall has none', async () => {
    startAt(3);
    const lunch = open(menuServer([menu(4, 'Silver', 2000, ['Lunch'])]));
    await waitFor(() => expect(lunch.server.times('AllInPrices')).toBe(1));
    await waitFor(() => expect(receipt()).toHaveTextContent('₨'));
    expect(screen.queryByRole('radio', { name: /^Silver/ })).not.toBeInTheDocument();
    lunch.unmount();
    sessionStorage.clear();
    startAt(3);
    const none = open(menuServer([]));
    await waitFor(() => expect(receipt()).toHaveTextContent('₨'));
    expect(none.server.times('AllInPrices')).toBe(0);
  });
});
