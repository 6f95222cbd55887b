import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { hallCards } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import type { DatePrice } from './FromPrice';
import { AllVenuesScreen } from './ListingScreen';

const SATURDAYS = ['2027-03-06', '2027-03-13', '2027-03-20', '2027-03-27'];

const datePrice = (particulars: Partial<DatePrice> = {}): DatePrice => ({
  hallId: 1,
  date: '2027-03-06',
  shiftName: 'Dinner',
  price: 1920,
  priceType: 'PER_PERSON',
  isFrom: true,
  rateReason: 'Saturday dinner +20%',
  freeDates: SATURDAYS,
  ...particulars,
});

beforeEach(() => localStorage.setItem('userCurrency', 'PKR'));

describe('[product: Halls and search] a list of halls that are free on a date', () => {
  it('names the price of the date, its shift and reason, and on how many days the hall is free', async () => {
    const prices = [
      datePrice(),
      datePrice({
        hallId: 2,
        shiftName: null,
        rateReason: null,
        isFrom: false,
        price: 1500,
        freeDates: ['2027-03-06'],
      }),
    ];
    const server = fakeServer({ SearchHalls: () => ({ halls: { ...hallCards(2), datePrices: prices } }) });
    const { container } = renderApp(<AllVenuesScreen />, {
      at: '/venues/all?date=2027-03-01&lastDate=2027-03-31&weekdays=6&partOfDay=evening&guests=400',
      server,
    });
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent(/from ₨\s?1,920 per person/);
    expect(first).toHaveTextContent('Sat, Mar 6, 2027 · Dinner · Saturday dinner +20% · 4 days free');
    expect(second).toHaveTextContent(/₨\s?1,500 per person/);
    expect(second).toHaveTextContent('Sat, Mar 6, 2027');
    expect(second).not.toHaveTextContent('from');
    expect(server.asked.find(({ operation }) => operation === 'SearchHalls')?.variables).toMatchObject({
      filter: { date: '2027-03-01', lastDate: '2027-03-31', weekdays: [6], partOfDay: 'EVENING', guests: 400 },
    });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says what an hour costs on top, unless a rate of the date changes it', async () => {
    const ordinary = { shiftName: null, rateReason: null, isFrom: false, price: 1850 };
    const datePrices = [datePrice(ordinary), datePrice({ ...ordinary, hallId: 2, rateReason: 'Saturday +20%' })];
    const server = fakeServer({ SearchHalls: () => ({ halls: { ...hallCards(2), datePrices } }) });
    renderApp(<AllVenuesScreen />, { at: '/venues/all?date=2027-03-06', server });
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent(/₨\s?1,850 per personand ₨\s?5,000 an hourSat, Mar 6, 2027/);
    expect(second).not.toHaveTextContent('an hour');
  });

  it('where nothing is free, leads to the nearest dates on which something is', async () => {
    const days = [
      '2027-02-24',
      '2027-03-01',
      '2027-03-04',
      '2027-03-05',
      '2027-03-07',
      '2027-03-08',
      '2027-03-09',
      '2027-03-16',
    ];
    const server = fakeServer({
      SearchHalls: () => ({ halls: hallCards(0) }),
      FreeDates: () => ({ freeDates: days.map((date) => ({ date, hallCount: 2 })) }),
    });
    const { user, address } = renderApp(<AllVenuesScreen />, {
      at: '/venues/all?location=Lahore&date=2027-03-06&partOfDay=evening',
      server,
    });
    expect(await screen.findByText('No venues found')).toBeInTheDocument();
    const nearby = (await screen.findByRole('heading', { name: 'Free on nearby dates' })).parentElement as HTMLElement;
    expect(
      within(nearby)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Mon, Mar 1, 2027',
      'Thu, Mar 4, 2027',
      'Fri, Mar 5, 2027',
      'Sun, Mar 7, 2027',
      'Mon, Mar 8, 2027',
      'Tue, Mar 9, 2027',
    ]);
    expect(server.asked.find(({ operation }) => operation === 'FreeDates')?.variables).toEqual({
      filter: { location: 'Lahore', date: '2027-02-24', lastDate: '2027-03-16', partOfDay: 'EVENING' },
    });
    await user.click(screen.getByRole('link', { name: 'Sun, Mar 7, 2027' }));
    expect(address()).toBe('/venues/all?location=Lahore&date=2027-03-07&partOfDay=evening');
  });

  it('looks around both ends of a range that is as long as a search may be', async () => {
    const days = ['2027-02-20', '2027-02-26', '2027-02-28', '2027-04-01', '2027-04-02', '2027-04-03', '2027-04-08'];
    const isWithin = (day: string, { date, lastDate = date }: { date: string; lastDate?: string }) =>
      day >= date && day <= lastDate;
    const server = fakeServer({
      SearchHalls: () => ({ halls: hallCards(0) }),
      FreeDates: ({ variables }) => ({
        freeDates: days
          .filter((day) => isWithin(day, variables.filter as { date: string }))
          .map((date) => ({ date, hallCount: 2 })),
      }),
    });
    renderApp(<AllVenuesScreen />, { at: '/venues/all?date=2027-03-01&lastDate=2027-03-31&weekdays=6', server });
    expect(await screen.findByRole('link', { name: 'Sat, Apr 3, 2027' })).toHaveAttribute(
      'href',
      '/venues/all?date=2027-04-03',
    );
    const nearby = screen.getByRole('heading', { name: 'Free on nearby dates' }).parentElement as HTMLElement;
    expect(
      within(nearby)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Fri, Feb 26, 2027',
      'Sun, Feb 28, 2027',
      'Thu, Apr 1, 2027',
      'Fri, Apr 2, 2027',
      'Sat, Apr 3, 2027',
      'Thu, Apr 8, 2027',
    ]);
    const asked = server.asked.filter(({ operation }) => operation === 'FreeDates').map(({ variables }) => variables);
    expect(asked).toEqual([
      { filter: { date: '2027-02-19', lastDate: '2027-03-21' } },
      { filter: { date: '2027-03-22', lastDate: '2027-04-10' } },
    ]);
  });

  it('goes on where the halls that were asked first are all taken', async () => {
    const server = fakeServer({
      SearchHalls: ({ variables: { after } }) => ({
        halls: after === 'next' ? hallCards(1) : hallCards(0, { endCursor: 'next', totalCountIsLowerBound: true }),
      }),
    });
    const { user } = renderApp(<AllVenuesScreen />, { at: '/venues/all?date=2027-03-06', server });
    await user.click(await screen.findByRole('button', { name: 'Show more venues' }));
    expect(await screen.findByRole('article')).toHaveTextContent('Hall 1');
    expect(screen.queryByText('No venues found')).not.toBeInTheDocument();
  });
});
