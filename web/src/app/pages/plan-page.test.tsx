import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseForFunction, readBasket } from '../../features/bookings/function-basket';
import { accessibilityProblems } from '../../testing/axe';
import { march } from '../../testing/bookings';
import { allInPrice, allInPriceWithMenu, hallCards } from '../../testing/halls';
import { person } from '../../testing/people';
import { renderApp, type Surroundings } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { PlanPage } from './PlanPage';

beforeEach(() => {
  localStorage.setItem('userCurrency', 'PKR');
  sessionStorage.clear();
});

const PLAN = 'location=Lahore&guests=300&mehndi=2099-12-18&mehndiPart=evening&walima=2099-12-20';

function price(hallId: number, date: string) {
  return {
    ...{ __typename: 'AllInPrice', hallId, date, timeZone: 'Asia/Karachi', shiftName: null, currency: 'PKR' },
    isTimeAssumed: false,
    ...{ startTime: `${date}T14:00:00.000Z`, endTime: `${date}T18:00:00.000Z` },
    ...{ guestCount: 300, totalPrice: 900_000, perHead: 3000, rateReason: null, menu: null },
  };
}

function open(at = '/plan', surroundings: Surroundings = {}) {
  const server = fakeServer({
    SearchHalls: ({ variables }) => {
      const { date = '', guests } = variables.filter as { date?: string; guests: number };
      const found = hallCards(2, { totalCount: 2 });
      return {
        halls: { ...found, allInPrices: found.nodes.map(({ id }) => ({ ...price(id, date), guestCount: guests })) },
      };
    },
  });
  return renderApp(<PlanPage />, { at, server, ...surroundings });
}

/** What is asked for one function. */
const fields = (name: string) => within(screen.getByRole('group', { name }));

describe('[decision 0055] planning the functions of a wedding', () => {
  it('asks once for place and guests, and for the day of each function; all of it stands in the address', async () => {
    const { user, address, container } = open('/plan?location=Lahore');
    expect(screen.getByLabelText('City or area')).toHaveValue('Lahore');
    await user.type(screen.getByLabelText(/^Guests/), '300');
    fireEvent.change(fields('Mehndi').getByLabelText('Date'), { target: { value: '2099-12-18' } });
    await user.selectOptions(fields('Mehndi').getByLabelText('Part of day'), 'Evening');
    fireEvent.change(fields('Walima').getByLabelText('Date'), { target: { value: '2099-12-20' } });
    await user.click(screen.getByRole('button', { name: 'Find halls' }));
    await waitFor(() => expect(address()).toBe(`/plan?${PLAN}`));
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says what is missing, and what can’t be', async () => {
    const { user, server } = open();
    fireEvent.change(fields('Baraat').getByLabelText('Date'), { target: { value: '2020-01-01' } });
    await user.click(screen.getByRole('button', { name: 'Find halls' }));
    expect(await screen.findByText('Date cannot be in the past')).toBeInTheDocument();
    expect(screen.getByText(/^Say how many guests/)).toBeInTheDocument();
    fireEvent.change(fields('Baraat').getByLabelText('Date'), { target: { value: '' } });
    expect(await screen.findByText('Give the date of one function at least')).toBeInTheDocument();
    expect(server.times('SearchHalls')).toBe(0);
  });

  it('says at the field what can’t be, as soon as it is left', async () => {
    const { user } = open();
    const date = fields('Baraat').getByLabelText('Date');
    await user.click(date);
    fireEvent.change(date, { target: { value: '2020-01-01' } });
    expect(screen.queryByText('Date cannot be in the past')).toBeNull();
    await user.click(screen.getByLabelText(/^Guests/));
    expect(await screen.findByText('Date cannot be in the past')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Guests/), '250-300');
    await user.click(date);
    expect(await screen.findByText(/^Say how many guests/)).toBeInTheDocument();
    // What is missing isn't asked for before the form is sent.
    expect(screen.queryByText('Give the date of one function at least')).toBeNull();
  });

  it.each([
    ['250-300', undefined],
    ['250 guests', undefined],
    ['۳۰۰', '300'],
  ])('takes %s guests as they were typed, or says why not', async (typed, guests) => {
    const { user, address } = open();
    await user.type(screen.getByLabelText(/^Guests/), typed);
    expect(screen.getByLabelText(/^Guests/)).toHaveValue(typed);
    fireEvent.change(fields('Walima').getByLabelText('Date'), { target: { value: '2099-12-20' } });
    await user.click(screen.getByRole('button', { name: 'Find halls' }));
    if (guests === undefined) expect(await screen.findByText(/^Say how many guests/)).toBeInTheDocument();
    else await waitFor(() => expect(address()).toBe(`/plan?guests=${guests}&walima=2099-12-20`));
  });

  it('shows what is free for each function, and leads on with that function’s day', async () => {
    const { server } = open(`/plan?${PLAN}`);
    const mehndi = within(await screen.findByRole('region', { name: 'Mehndi' }));
    expect(await mehndi.findAllByRole('article')).toHaveLength(2);
    expect(
      mehndi.getByText('2 venues in Lahore, free on Friday, December 18 in the evening, for 300 guests'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Baraat' })).not.toBeInTheDocument();
    const walima = within(screen.getByRole('region', { name: 'Walima' }));
    expect(walima.getByRole('link', { name: 'See all halls for the walima' })).toHaveAttribute(
      'href',
      '/venues/all?location=Lahore&guests=300&date=2099-12-20',
    );
    const [hall] = await walima.findAllByRole('link', { name: /^View Details/ });
    expect(hall).toHaveAttribute('href', expect.stringMatching(/\?location=Lahore&guests=300&date=2099-12-20$/));
    expect(server.times('SearchHalls')).toBe(2);
  });

  it.each([
    [null, true],
    ['next', false],
  ])('says that there are none only where no more are to be asked: cursor %p', async (endCursor, isSaid) => {
    const server = fakeServer({ SearchHalls: () => ({ halls: hallCards(0, { endCursor }) }) });
    open('/plan?guests=400&walima=2099-12-20', { server });
    expect(await screen.findByText(/^0 venues, free on/)).toBeInTheDocument();
    expect(screen.queryAllByText('No venues found')).toHaveLength(isSaid ? 1 : 0);
  });

  it('says what a price is made of, on the day of its function', async () => {
    const server = fakeServer({
      SearchHalls: () => ({ halls: { ...hallCards(1), allInPrices: [allInPrice()] } }),
      AllInPrices: () => ({ allInPrices: [allInPrice()] }),
    });
    const { user } = open('/plan?guests=400&walima=2099-12-20&walimaPart=evening', { server });
    await user.click(await screen.findByRole('button', { name: /per head/ }));
    const bill = await screen.findByRole('dialog', { name: 'What this price is made of' });
    expect(await within(bill).findByText('Always added: Generator')).toBeInTheDocument();
    expect(server.asked.find(({ operation }) => operation === 'AllInPrices')?.variables).toEqual({
      hallIds: [1],
      filter: { date: '2099-12-20', partOfDay: 'EVENING', guests: 400 },
    });
  });

  it('collects one hall for each function, to ask for them together', async () => {
    const { user } = open(`/plan?${PLAN}`, { viewer: person({ id: 7 }) });
    await user.click(await screen.findByRole('button', { name: 'Choose for the mehndi, Hall 1' }));
    await user.click(screen.getByRole('button', { name: 'Choose for the mehndi, Hall 2' }));
    expect(screen.getByRole('button', { name: 'Chosen for the mehndi, Hall 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByText(/^Choose a hall for another function/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Choose for the walima, Hall 2' }));
    expect(readBasket(7).functions).toEqual([
      expect.objectContaining({ functionName: 'MEHNDI', hallId: 2, guestCount: 300 }),
      expect.objectContaining({ functionName: 'WALIMA', hallId: 2, startTime: '2099-12-20T14:00:00.000Z' }),
    ]);
    const chosen = within(screen.getByRole('region', { name: 'Halls that you chose' }));
    expect(chosen.getByRole('link', { name: 'Ask together' })).toHaveAttribute('href', '/my-bookings/functions');
  });

  it.each([
    ['other guests', { guests: 500 }],
    ['another day', { date: '2099-12-19' }],
    ['another end', { endTime: '2099-12-18T17:00:00.000Z' }],
    ['another menu', { menu: { menuId: 9, dishIds: [1] } }],
  ])('says which halls were chosen, none that was chosen for %s', async (_difference, change) => {
    const { guests, date, ...kept } = { guests: 300, date: '2099-12-18', ...change };
    const stay = { startTime: `${date}T14:00:00.000Z`, endTime: `${date}T18:00:00.000Z`, guestCount: guests, ...kept };
    const hall = {
      hallId: 1,
      hallTitle: 'Hall 1',
      timeZone: 'Asia/Karachi',
      optionalServices: [],
      specialRequests: null,
    };
    chooseForFunction(7, { functionName: 'MEHNDI', ...hall, ...stay });
    open(`/plan?${PLAN}`, { viewer: person({ id: 7 }) });
    const button = await screen.findByRole('button', { name: 'Choose for the mehndi, Hall 1' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('button', { name: /^Chosen/ })).not.toBeInTheDocument();
  });

  it('keeps the services and requests that were added to what was chosen', async () => {
    const chosen = {
      ...{ functionName: 'MEHNDI' as const, hallId: 1, hallTitle: 'Hall 1', timeZone: 'Asia/Karachi', guestCount: 300 },
      ...{ startTime: '2099-12-18T14:00:00.000Z', endTime: '2099-12-18T18:00:00.000Z' },
      ...{ optionalServices: [{ id: 5, quantity: 1 }], specialRequests: 'Roses on the stage' },
    };
    chooseForFunction(7, chosen);
    const { user } = open(`/plan?${PLAN}`, { viewer: person({ id: 7 }) });
    await user.click(await screen.findByRole('button', { name: 'Chosen for the mehndi, Hall 1' }));
    expect(readBasket(7).functions).toEqual([chosen]);
  });

  it('names day, hours and guests of what was chosen, whatever is searched for since', async () => {
    const { user } = open(`/plan?${PLAN}`, { viewer: person({ id: 7 }) });
    await user.click(await screen.findByRole('button', { name: 'Choose for the mehndi, Hall 1' }));
    const guests = screen.getByLabelText(/^Guests/);
    await user.clear(guests);
    await user.type(guests, '500');
    await user.click(screen.getByRole('button', { name: 'Find halls' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Chosen/ })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Halls that you chose' })).toHaveTextContent(
      'Mehndi Hall 1Fri, Dec 18, 2099 · 7:00 PM – 11:00 PM · 300 guests',
    );
  });

  it('keeps the menu that the price of a hall counts', async () => {
    const server = fakeServer({
      SearchHalls: () => ({ halls: { ...hallCards(1), allInPrices: [allInPriceWithMenu()] } }),
    });
    const { user } = open('/plan?guests=400&walima=2099-12-20', { viewer: person({ id: 7 }), server });
    await user.click(await screen.findByRole('button', { name: 'Choose for the walima, Hall 1' }));
    expect(readBasket(7).functions[0]?.menu).toEqual({ menuId: 4, dishIds: [2] });
  });

  describe('of a hall of free times, whose price assumes the hours', () => {
    const closing = {
      ...{ __typename: 'CityRule', id: 1, kind: 'CLOSING_HOUR' as const, effect: 'REFUSE' as const, city: 'Lahore' },
      ...{ closingTime: '22:00', firstDay: '2020-01-01', lastDay: null, source: 'Punjab Marriage Functions Act 2016' },
    };

    /** Opens a plan for one day of March 2027. */
    function openMarch(date: string, month: Parameters<typeof march>[0] = {}, part = '') {
      const server = fakeServer({
        SearchHalls: () => ({
          halls: { ...hallCards(1), allInPrices: [{ ...price(1, date), isTimeAssumed: true }] },
        }),
        HallAvailability: () => ({ hallAvailability: march(month) }),
      });
      return open(`/plan?guests=300&walima=${date}${part}`, { viewer: person({ id: 7 }), server });
    }

    it.each([
      ['those', {}, '', ['14:00', '18:00'], null],
      ['those until the city’s closing hour', { cityRules: [closing] }, '', ['14:00', '17:00'], '7:00 PM – 10:00 PM'],
      ['lunch', {}, '&walimaPart=daytime', ['07:00', '11:00'], '12:00 PM – 4:00 PM'],
    ])('chooses %s where they can be booked', async (_hours, month, part, [start, end], said) => {
      const { user } = openMarch('2027-03-20', month, part);
      await user.click(await screen.findByRole('button', { name: 'Choose for the walima, Hall 1', busy: false }));
      expect(readBasket(7).functions).toMatchObject([
        { startTime: `2027-03-20T${start}:00.000Z`, endTime: `2027-03-20T${end}:00.000Z` },
      ]);
      expect(screen.getByRole('button', { name: 'Chosen for the walima, Hall 1' })).toBeInTheDocument();
      expect(screen.queryByText(/can be booked\.$/)?.textContent ?? null).toBe(said && `${said} can be booked.`);
    });

    it('names the hall while they aren’t known yet, and keeps the focus once they are', async () => {
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const { server } = openMarch('2027-03-20');
      server.answer('HallAvailability', async () => {
        await answered;
        return { hallAvailability: march() };
      });
      await waitFor(() => expect(server.times('HallAvailability')).toBeGreaterThan(0));
      const button = screen.getByRole('button', { name: 'Choose for the walima, Hall 1', busy: true });
      button.focus();
      answer();
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      expect(button).toHaveFocus();
    });

    it.each([
      ['taken', '2027-03-10'],
      ['closed', '2027-03-12'],
    ])('leads to the hall’s own times where they are %s', async (_reason, date) => {
      openMarch(date, {}, '&walimaPart=evening');
      const link = await screen.findByRole('link', { name: 'Choose hours for the walima, Hall 1' });
      const asked = `occasion=walima&guests=300&date=${date}&partOfDay=evening`;
      expect(link).toHaveAttribute('href', `/hall/1/hall-1?${asked}#book`);
      expect(screen.queryByRole('button', { name: /^Choose for/ })).not.toBeInTheDocument();
    });
  });

  it('lets visitors sign in first, and come back to their plan', async () => {
    open(`/plan?${PLAN}`);
    const [link] = await screen.findAllByRole('link', { name: 'Sign in to choose for the mehndi, Hall 1' });
    expect(link).toHaveAttribute('href', `/login?from=${encodeURIComponent(`/plan?${PLAN}`)}`);
  });

  it('offers owners nothing to choose', async () => {
    open(`/plan?${PLAN}`, { viewer: person({ role: 'BUSINESS' }) });
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Choose for/ })).not.toBeInTheDocument();
  });
});
