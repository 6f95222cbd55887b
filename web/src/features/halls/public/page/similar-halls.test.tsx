import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { allInPrice, hallCard, hallCards, hallOnPage } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { SimilarHalls } from './SimilarHalls';

const NEAR = { capacity: 400, fromPrice: 2000 };

/** Eight halls beside the one that is looked at, of which the last are the nearest; one is elsewhere. */
const FOUND = [
  hallCard({ id: 12, title: 'Itself', ...NEAR }),
  hallCard({ id: 20, title: 'Elsewhere', city: 'Karachi', ...NEAR }),
  ...[7, 6, 5, 4, 3, 2, 1].map((step) =>
    hallCard({ id: step, title: `Hall ${step}`, capacity: 400 + step * 20, fromPrice: 2000 }),
  ),
];

function open(query: string, nodes = FOUND, allIn: ReturnType<typeof allInPrice>[] = []) {
  const server = fakeServer({ SearchHalls: () => ({ halls: { ...hallCards(0), nodes, allInPrices: allIn } }) });
  const hall = hallOnPage({ capacity: 400, pricePerPerson: 2000 });
  return renderApp(<SimilarHalls hall={hall} />, { server, at: `/hall/12${query}` });
}

const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading', { level: 3 })
    .map((each) => each.textContent);

describe('similar halls', () => {
  it('are free as the address asks, at what they cost in all, nearest in capacity and price first', async () => {
    const asked = '?guests=380&date=2027-03-06&partOfDay=evening';
    const { server } = open(asked, FOUND, [allInPrice({ hallId: 1 })]);
    const list = await screen.findByRole('region', { name: 'Similar halls, free on Sat, Mar 6, 2027' });
    await within(list).findByRole('heading', { name: 'Hall 6' });
    expect(titles(list)).toEqual(['Hall 1', 'Hall 2', 'Hall 3', 'Hall 4', 'Hall 5', 'Hall 6']);
    expect(await within(list).findByText(/1,668,080/)).toBeInTheDocument();
    expect(within(list).getByRole('link', { name: 'Hall 1' })).toHaveAttribute('href', `/hall/1/hall-1${asked}`);
    expect(
      server.asked.filter(({ operation }) => operation === 'SearchHalls').map(({ variables }) => variables),
    ).toEqual([
      {
        filter: { location: 'Lahore', date: '2027-03-06', partOfDay: 'EVENING', guests: 380 },
        limit: 24,
        withTotal: false,
      },
    ]);
  });

  it('without a date, are about as large and as expensive', async () => {
    const { server } = open('');
    expect(await screen.findByRole('region', { name: 'Similar halls' })).toBeInTheDocument();
    expect(server.asked[0]?.variables).toMatchObject({
      filter: { location: 'Lahore', guests: 200, minPrice: 1000, maxPrice: 4000, currency: 'PKR' },
    });
  });

  it('there is nothing where there are none', async () => {
    const { server } = open('', FOUND.slice(0, 2));
    await waitFor(() => expect(server.times('SearchHalls')).toBe(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
