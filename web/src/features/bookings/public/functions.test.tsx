import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { booking, counts, toPage } from '../../../testing/bookings';
import { readingDollars } from '../../../testing/currency';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal } from '../../../testing/server';
import { businessTerms } from '../../../testing/terms';
import type { GroupedFieldsFragment } from '../../../graphql/generated/functions';
import { addToBasket, readBasket } from '../function-basket';
import { FunctionsScreen } from './FunctionsScreen';
import { MyBookingsScreen } from './MyBookingsScreen';
import { unpaid } from '../page/testing';

const NOW = Date.parse('2027-03-02T07:00:00.000Z');
const VIEWER = person();
const NAMES = ['MEHNDI', 'BARAAT'] as const;

function total(amount: number, currency = 'PKR') {
  return { __typename: 'CurrencyTotal', currency, total: amount };
}

function grouped(
  particulars: Partial<GroupedFieldsFragment['group']> = {},
  menu: GroupedFieldsFragment['bookings'][number]['menu'] = null,
) {
  const isOver = particulars.status === 'ENDED';
  const bookings = NAMES.map((functionName, index) => ({
    ...booking({ id: 41 + index, hallId: 3 + index, functionName, optionalServices: [] }),
    menu,
    status: isOver ? ('CANCELLED' as const) : ('PENDING' as const),
    acceptedAt: index === 0 && !isOver ? '2027-03-02T06:00:00.000Z' : null,
    cancellationReason: !isOver ? null : index === 0 ? ('DECLINED' as const) : ('GROUP_ENDED' as const),
  }));
  return {
    __typename: 'GroupedBookings',
    group: {
      __typename: 'BookingGroup',
      id: 5,
      name: 'Ayesha & Bilal',
      status: 'WAITING',
      endReason: null,
      answerBy: '2027-03-04T07:00:00.000Z',
      createdAt: '2027-03-01T07:00:00.000Z',
      endedAt: null,
      functions: [],
      ...particulars,
    },
    bookings,
    totals: [total(2_578_680)],
    viewerCanCancel: !isOver,
  };
}

function openMyBookings(group: object, bookings: Parameters<typeof toPage>[0] = []) {
  const server = fakeServer();
  server.answer('ViewerBookings', () => ({ viewerBookings: toPage(bookings) }));
  server.answer('ViewerBookingCounts', () => counts({ WAITING: bookings.length }));
  server.answer('ViewerWaitingList', () => ({ viewerWaitingList: { nodes: [] } }));
  server.answer('ViewerBookingGroups', () => ({ viewerBookingGroups: { nodes: [group], totalCount: 1 } }));
  return renderApp(<MyBookingsScreen now={() => NOW} />, { at: '/my-bookings', viewer: VIEWER, server });
}

/** Of a booking that is one of the group's functions. */
const OF_GROUP = {
  __typename: 'BookingGroup' as const,
  ...{ id: 5, name: 'Ayesha & Bilal', status: 'WAITING' as const, answerBy: '2027-03-04T07:00:00.000Z', functions: [] },
};

const FUNCTION = {
  occasion: null,
  hallId: 3,
  hallTitle: 'Moti Mahal',
  timeZone: 'Asia/Karachi',
  startTime: '2027-03-20T14:00:00.000Z',
  endTime: '2027-03-20T18:00:00.000Z',
  guestCount: 200,
  optionalServices: [],
  specialRequests: null,
};

const MENU = {
  ...{ __typename: 'Menu', id: 4, name: 'Royal', nameUrdu: null, description: null, picture: null, currency: 'PKR' },
  courses: [
    {
      ...{ __typename: 'MenuCourse', name: 'Main', nameUrdu: null, choose: 1, isMain: true },
      dishes: [
        { __typename: 'MenuDish', dishId: 1, name: 'Mutton qorma', nameUrdu: null, surcharge: 150 },
        { __typename: 'MenuDish', dishId: 2, name: 'Chicken qorma', nameUrdu: null, surcharge: 0 },
      ],
    },
    {
      ...{ __typename: 'MenuCourse', name: 'Bread', nameUrdu: null, choose: null, isMain: false },
      dishes: [{ __typename: 'MenuDish', dishId: 6, name: 'Naan', nameUrdu: null, surcharge: 0 }],
    },
  ],
  bands: [{ __typename: 'MenuBand', fromGuests: 1, price: 2000 }],
  ...{ guaranteedHeads: 0, childrenShare: 50, hallIds: null, shiftNames: [], firstDay: null, lastDay: null },
  isFixed: false,
};

function openFunctions() {
  const server = fakeServer();
  const price = { __typename: 'PriceQuote', isAvailable: true, currency: 'PKR', totalPrice: 1000 };
  server.answer('QuoteBookings', () => ({
    quoteBookings: {
      __typename: 'GroupQuote',
      functions: [price, price],
      totals: [total(2000)],
    },
  }));
  return renderApp(<FunctionsScreen />, { at: '/my-bookings/functions', viewer: VIEWER, server });
}

beforeEach(() => window.sessionStorage.clear());

describe('[product: Money] a request that its owner accepted until its first payment', () => {
  it('says until when its time is held, and what confirms it', async () => {
    const until = '2027-03-04T07:00:00.000Z';
    openMyBookings(grouped(), [
      booking({ heldUntil: until, acceptedAt: '2027-03-02T06:00:00.000Z', paymentDueAt: until }),
    ]);
    const words =
      'Accepted: the time is held for you until Mar 4, 2027, 12:00 PM. Make the first payment to confirm it.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/nobody else can book/)).toBeNull();
  });
});

describe('[issue 16] several functions on My Bookings', () => {
  it('the booking of a function says the same of it as the group does', async () => {
    const held = { group: OF_GROUP, functionName: 'MEHNDI' as const, heldUntil: OF_GROUP.answerBy };
    openMyBookings(grouped(), [
      booking({ ...held, hallTitle: 'Accepted hall', acceptedAt: '2027-03-02T06:00:00.000Z' }),
      booking({ ...held, id: 42, hallTitle: 'Asked hall' }),
    ]);
    const accepted = await screen.findByRole('article', { name: 'Accepted hall' });
    expect(within(accepted).getByText('Accepted')).toBeVisible();
    expect(accepted).toHaveTextContent('The hall owner has accepted. It is booked once all functions are accepted.');
    expect(accepted).toHaveTextContent('One of several functions: Ayesha & Bilal');
    expect(accepted).toHaveTextContent('It is held until Mar 4, 2027, 12:00 PM, and final once all functions are');
    expect(accepted).not.toHaveTextContent(/awaiting approval|Pending/);
    const asked = screen.getByRole('article', { name: 'Asked hall' });
    expect(within(asked).getByText('Not answered yet')).toBeVisible();
  });

  it('names why each function ended, and writes money in one way', async () => {
    openMyBookings(grouped({ status: 'ENDED', endReason: 'DECLINED' }));
    const card = await screen.findByRole('article', { name: 'Ayesha & Bilal' });
    expect(within(card).getByText('Declined')).toBeVisible();
    expect(within(card).getByText('Other function not possible')).toBeVisible();
    expect(card.textContent.match(/1,289,340(\.00)?/g)).toEqual(['1,289,340', '1,289,340']);
  });

  it('are one card with their states, their sum and the deadline', async () => {
    const { container } = openMyBookings(grouped());
    const card = await screen.findByRole('article', { name: 'Ayesha & Bilal' });
    expect(within(card).getByText(/All halls are held for you until Mar 4, 2027/)).toBeVisible();
    expect(within(card).getByText('Accepted')).toBeVisible();
    expect(within(card).getByText('Not answered yet')).toBeVisible();
    expect(within(card).getByText(/2,578,680/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('in two currencies have one line of both sums, and about what they come to in the reader’s own', async () => {
    const { server } = openMyBookings({ ...grouped(), totals: [total(703_656), total(1200, 'USD')] });
    readingDollars(server);
    const card = await screen.findByRole('article', { name: 'Ayesha & Bilal' });
    expect(await within(card).findByText(/in all/)).toHaveTextContent(/^≈ \$\s?3,713 in all$/);
    expect(within(card).getByText('Total of all functions').parentElement).toHaveTextContent(
      /₨\s?703,656 \+ \$\s?1,200≈.*\(rate of Feb 26, 2027\)/,
    );
  });

  it('are cancelled together, after a question', async () => {
    const { server, user } = openMyBookings(grouped());
    server.answer('CancelBookingGroup', () => ({
      cancelBookingGroup: grouped({ status: 'ENDED', endReason: 'CANCELLED' }),
    }));
    await user.click(await screen.findByRole('button', { name: 'Cancel all' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel all' }));
    await waitFor(() => expect(server.times('CancelBookingGroup')).toBe(1));
  });

  it('those that are asked for again keep their menus', async () => {
    const dish = (dishId: number) => ({ __typename: 'MenuDish', dishId, name: `Dish ${dishId}`, nameUrdu: null });
    const course = { __typename: 'MenuCourse', name: 'Main', nameUrdu: null };
    const menu = {
      ...{ __typename: 'BookedMenu', menuId: 4, name: 'Royal', nameUrdu: null, heads: 200 },
      ...{ pricePerHead: 2000, surchargePerHead: 0, childCount: 30, childrenShare: 50 },
      courses: [
        { ...course, choose: 1, dishes: [dish(2)] },
        { ...course, choose: null, dishes: [dish(6)] },
      ],
    };
    const { server, user } = openMyBookings(grouped({ status: 'ENDED', endReason: 'DECLINED' }, menu));
    server.answer('BookingDetail', ({ variables }) => ({ booking: booking({ id: Number(variables.id), menu }) }));
    server.answer('BookingPayments', () => ({ bookingPayments: unpaid() }));
    await user.click(await screen.findByRole('button', { name: 'Ask again for the others' }));
    await waitFor(() => expect(readBasket(VIEWER.id).functions).toHaveLength(1));
    expect(readBasket(VIEWER.id).functions).toMatchObject([{ menu: { menuId: 4, dishIds: [2] }, childCount: 30 }]);
  });

  it('after a no the others can be asked for again', async () => {
    const { user } = openMyBookings(grouped({ status: 'ENDED', endReason: 'DECLINED' }));
    await user.click(await screen.findByRole('button', { name: 'Ask again for the others' }));
    expect(readBasket(VIEWER.id)).toMatchObject({
      name: 'Ayesha & Bilal',
      functions: [{ functionName: 'BARAAT', hallId: 4 }],
    });
  });
});

describe('[issue 39: terms] the functions that a customer collects', () => {
  it('accept the terms of their business in the name that the customer gives', async () => {
    addToBasket(VIEWER.id, FUNCTION);
    addToBasket(VIEWER.id, { ...FUNCTION, hallId: 4, hallTitle: 'Noor Lawn' });
    const { server, user } = openFunctions();
    server.answer('HallBusinessTerms', () => ({ hallBusinessTerms: businessTerms() }));
    const accept = (name: string) => `I, ${name}, have read and accept the terms of Noor Venues.`;
    expect(await screen.findByRole('checkbox', { name: accept(VIEWER.name) })).toBeVisible();
    const name = screen.getByRole('textbox', { name: /Your name/ });
    await user.clear(name);
    await pasteInto(user, name, 'Bilal Noor');
    await user.click(screen.getByRole('checkbox', { name: accept('Bilal Noor') }));
    await pasteInto(user, screen.getByRole('textbox', { name: 'Your CNIC (optional)' }), '9999912345671');
    server.answer('RequestBookings', () => {
      throw new Refusal('SLOT_TAKEN', 'The time is taken', { field: 'functions[1].startTime' });
    });
    await pasteInto(user, screen.getByRole('textbox', { name: /Name of the celebration/ }), 'Ayesha & Bilal');
    await pasteInto(user, screen.getByRole('textbox', { name: /Phone/ }), '+92 300 7654321');
    await user.click(screen.getByRole('button', { name: 'Request all together' }));
    await screen.findAllByText('The time is taken');
    const sent = server.asked.find(({ operation }) => operation === 'RequestBookings');
    expect(sent?.variables.input).toMatchObject({
      ...{ customerName: 'Bilal Noor', acceptedTermsIds: [7], cnic: '9999912345671' },
    });
  });

  it('name the businesses that get the CNIC, and send none once none is left to give it to', async () => {
    const titles = ['Moti Mahal', 'Noor Lawn', 'Rose Lawn', 'Sky Lawn'];
    for (const [index, hallTitle] of titles.entries()) {
      addToBasket(VIEWER.id, { ...FUNCTION, hallId: 3 + index, hallTitle });
    }
    const { server, user } = openFunctions();
    const terms = { 5: businessTerms(), 6: businessTerms({ id: 8, businessName: 'Sky Halls' }) };
    server.answer('HallBusinessTerms', ({ variables }) => ({
      hallBusinessTerms: Object.entries(terms).find(([hallId]) => Number(hallId) === variables.hallId)?.[1] ?? null,
    }));
    server.answer('RequestBookings', () => {
      throw new Refusal('SLOT_TAKEN', 'The time is taken', { field: 'functions[1].startTime' });
    });
    const field = await screen.findByRole('textbox', { name: 'Your CNIC (optional)' });
    expect(field).toHaveAccessibleDescription(/^For the contracts with Noor Venues, Sky Halls\. /);
    await pasteInto(user, field, '99999-123');
    await pasteInto(user, screen.getByRole('textbox', { name: /Name of the celebration/ }), 'Ayesha & Bilal');
    await pasteInto(user, screen.getByRole('textbox', { name: /Phone/ }), '+92 300 7654321');
    await user.click(screen.getByRole('button', { name: 'Remove Sky Lawn' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^For the contract with Noor Venues\. /));
    await user.click(screen.getByRole('button', { name: 'Remove Rose Lawn' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Request all together' }));
    await screen.findAllByText('The time is taken');
    const sent = server.asked.find(({ operation }) => operation === 'RequestBookings');
    expect(sent?.variables.input).not.toHaveProperty('cnic');
  });
});

describe('[issue 16] the functions that a customer collects', () => {
  it('say how to begin, and need two', async () => {
    openFunctions();
    expect(await screen.findByText('No function chosen yet')).toBeVisible();
  });

  it('are named by the occasion that was chosen, where it is one of theirs and free', () => {
    for (const occasion of ['BARAAT', 'BARAAT', 'NIKAH', null] as const) {
      addToBasket(VIEWER.id, { ...FUNCTION, occasion });
    }
    const names = readBasket(VIEWER.id).functions.map(({ functionName }) => functionName);
    expect(names).toEqual(['BARAAT', 'MEHNDI', 'WALIMA', 'OTHER']);
  });

  it('name the menu that was chosen with its dishes, ask its price with it, and say when it is gone', async () => {
    addToBasket(VIEWER.id, { ...FUNCTION, menu: { menuId: 4, dishIds: [2] } });
    addToBasket(VIEWER.id, { ...FUNCTION, hallTitle: 'Noor Lawn', menu: { menuId: 5, dishIds: [] } });
    const { server } = openFunctions();
    server.answer('HallMenus', () => ({ hallMenus: [MENU] }));
    const kept = within(await screen.findByRole('article', { name: 'Moti Mahal' }));
    expect(await kept.findByText('Menu: Royal')).toBeVisible();
    expect(kept.getByText('Chicken qorma · Naan')).toBeVisible();
    const gone = within(screen.getByRole('article', { name: 'Noor Lawn' }));
    expect(gone.getByRole('alert')).toHaveTextContent('isn’t served in this hall');
    await screen.findByText(/2,000/);
    expect(server.asked.find(({ operation }) => operation === 'QuoteBookings')?.variables).toMatchObject({
      input: { functions: [{ menu: { menuId: 4, dishIds: [2] } }, { menu: { menuId: 5, dishIds: [] } }] },
    });
  });

  it('are sent together with the price that was shown; a refusal stands at its function', async () => {
    addToBasket(VIEWER.id, FUNCTION);
    addToBasket(VIEWER.id, { ...FUNCTION, hallId: 4, hallTitle: 'Noor Lawn' });
    const { server, user } = openFunctions();
    server.answer('RequestBookings', () => {
      throw new Refusal('SLOT_TAKEN', 'The time is taken', { field: 'functions[1].startTime' });
    });
    expect(await screen.findByText(/2,000/)).toBeVisible();
    await pasteInto(user, screen.getByRole('textbox', { name: /Name of the celebration/ }), 'Ayesha & Bilal');
    const phone = screen.getByRole('textbox', { name: /Phone/ });
    await user.clear(phone);
    await pasteInto(user, phone, '+92 300 7654321');
    await user.click(screen.getByRole('button', { name: 'Request all together' }));
    const card = await screen.findByRole('article', { name: 'Noor Lawn' });
    expect(await within(card).findByText('The time is taken')).toBeVisible();
    const sent = server.asked.find(({ operation }) => operation === 'RequestBookings');
    expect(sent?.variables.input).not.toHaveProperty('acceptedTermsIds');
    expect(readBasket(VIEWER.id).functions.map(({ functionName }) => functionName)).toEqual(['MEHNDI', 'BARAAT']);
  });
});
