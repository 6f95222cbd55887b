import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { accessibilityProblems } from '../../../../testing/axe';
import { allInPrice, allInPriceWithMenu, hallCard, hallCards, hallOnPage } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { PricePanel } from '../page/PricePanel';
import { CompareScreen } from '../search/CompareScreen';
import { AllVenuesScreen } from '../search/ListingScreen';
import { PricedHalls } from '../search/PricedHalls';

beforeEach(() => localStorage.setItem('userCurrency', 'PKR'));

describe('[product: The price that is shown] a hall in a list, with a date and guests', () => {
  it('costs what it costs in all, per head and for which hours, with its parts a press away', async () => {
    const server = fakeServer({
      SearchHalls: () => ({
        halls: { ...hallCards(1), allInPrices: [allInPrice()] },
      }),
      AllInPrices: () => ({ allInPrices: [allInPrice()] }),
    });
    const at = '/venues/all?date=2027-03-06&partOfDay=evening&guests=400&location=Lahore';
    const { user, container } = renderApp(<AllVenuesScreen />, { at, server });
    const parts = await screen.findByRole('button', { name: /per head/ });
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent(/₨\s?1,668,080 in all/);
    expect(parts).toHaveTextContent(
      /₨\s?4,170.20 per head · 400 guests · Sat, Mar 6, 2027 · Dinner 7:00 PM – 11:00 PM/,
    );
    expect(card).not.toHaveTextContent('1,920');
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.click(parts);
    const bill = await screen.findByRole('dialog', { name: 'What this price is made of' });
    expect(await within(bill).findByText(/400 × ₨\s?3,375\.00 \+ 4 h × ₨\s?21,250\.00/)).toHaveTextContent(
      'Saturday +10%',
    );
    expect(bill).toHaveTextContent(/Always added: Generator₨\s?3,000.00/);
    expect(bill).toHaveTextContent(/Tax \(16%\)₨\s?230,080.00Total₨\s?1,668,080.00Per head₨\s?4,170.20/);
    expect(bill).not.toHaveTextContent('Category');
    expect(bill).not.toHaveTextContent('Discount');
    expect(server.asked.find(({ operation }) => operation === 'AllInPrices')?.variables).toEqual({
      hallIds: [1],
      filter: { date: '2027-03-06', partOfDay: 'EVENING', guests: 400 },
    });
  });

  it('says with which menu, and what of the sum it is', async () => {
    const server = fakeServer({
      SearchHalls: () => ({ halls: { ...hallCards(1), allInPrices: [allInPriceWithMenu()] } }),
      AllInPrices: () => ({ allInPrices: [allInPriceWithMenu()] }),
    });
    const { user } = renderApp(<AllVenuesScreen />, { at: '/venues/all?date=2027-03-06&guests=400', server });
    const parts = await screen.findByRole('button', { name: /2,656\.40 per head · with Silver menu · 400 guests/ });
    await user.click(parts);
    const bill = await screen.findByRole('dialog', { name: 'What this price is made of' });
    expect(await within(bill).findByText(/^Menu: Silver · 400 × ₨\s?2,070\.00$/)).toBeInTheDocument();
    expect(bill).toHaveTextContent(/₨\s?828,000\.00/);
    expect(bill).toHaveTextContent(/Hall rental · 4 h × ₨\s?21,250\.00₨\s?85,000\.00/);
    expect(bill).toHaveTextContent(
      'It counts the cheapest menu that is served then. You may choose another one, or none.',
    );
  });

  it('without them, says what comes on top of the price per person', async () => {
    const server = fakeServer({ SearchHalls: () => ({ halls: hallCards(1) }) });
    renderApp(<AllVenuesScreen />, { at: '/venues/all?guests=400', server });
    expect(await screen.findByRole('article')).toHaveTextContent(/₨\s?1,850 per personand ₨\s?5,000 an hour/);
  });

  it('costs the same in comparisons and in lists that people save and share', async () => {
    const halls = Array.from({ length: 21 }, (_, index) => hallCard({ id: index + 1, title: `Hall ${index + 1}` }));
    const server = fakeServer({
      HallCards: () => ({ hallCards: halls.slice(0, 2) }),
      AllInPrices: ({ variables }) => ({
        allInPrices: (variables.hallIds as number[]).map((hallId) => allInPrice({ hallId, totalPrice: 1000 + hallId })),
      }),
    });
    const query = 'date=2027-03-06&guests=400';
    const compared = renderApp(<CompareScreen />, { at: `/compare?ids=1,2&${query}`, server });
    expect(await screen.findByText(/₨\s?1,002/)).toBeInTheDocument();
    compared.unmount();
    renderApp(<PricedHalls halls={halls} />, { at: `/saved-halls?${query}`, server });
    expect(await screen.findByText(/₨\s?1,021/)).toBeInTheDocument();
    const asked = server.asked.filter(({ operation }) => operation === 'AllInPrices');
    expect(asked.map(({ variables }) => (variables.hallIds as number[]).length)).toEqual([2, 20, 1]);
  });
});

describe('[product: The price that is shown] the price on the page of a hall', () => {
  const hall = hallOnPage({ business: { ...hallOnPage().business, taxPercentage: 16 } });

  it('is per person with what comes on top, without a date and guests', async () => {
    renderApp(<PricePanel hall={hall} />, { at: '/hall/12?date=2027-03-06', server: fakeServer({}) });
    const price = await screen.findByRole('complementary', { name: 'Price' });
    expect(price).toHaveTextContent(/1,850.00per person.*and ₨\s?5,000.00 per hour, 16% tax/);
  });

  it('is what a search with date and guests has found in all', async () => {
    const server = fakeServer({ AllInPrices: () => ({ allInPrices: [allInPrice({ hallId: 12 })] }) });
    renderApp(<PricePanel hall={hall} />, { at: '/hall/12?date=2027-03-06&partOfDay=evening&guests=400', server });
    expect(await screen.findByRole('button', { name: /4,170.20 per head/ })).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'Price' })).toHaveTextContent(/1,668,080 in all/);
    expect(server.asked.find(({ operation }) => operation === 'AllInPrices')?.variables).toEqual({
      hallIds: [12],
      filter: { date: '2027-03-06', partOfDay: 'EVENING', guests: 400 },
    });
  });

  it('stays while another one is on its way', async () => {
    const server = fakeServer({
      AllInPrices: ({ variables }) => {
        const { guests } = variables.filter as { guests: number };
        return guests === 400 ? { allInPrices: [allInPrice({ hallId: 12 })] } : new Promise(() => undefined);
      },
    });
    const page = (
      <>
        <PricePanel hall={hall} />
        <Link to="?date=2027-03-06&guests=410">More guests</Link>
      </>
    );
    const { user } = renderApp(page, { at: '/hall/12?date=2027-03-06&guests=400', server });
    await screen.findByRole('button', { name: /4,170.20 per head/ });
    await user.click(screen.getByRole('link', { name: 'More guests' }));
    await waitFor(() => expect(server.times('AllInPrices')).toBe(2));
    expect(screen.getByRole('button', { name: /400 guests/ })).toBeInTheDocument();
    expect(screen.queryByText('per person')).not.toBeInTheDocument();
  });

  it('isn’t asked for while nobody else sees the hall', () => {
    const server = fakeServer({ AllInPrices: () => ({ allInPrices: [] }) });
    const at = '/hall/12?date=2027-03-06&guests=400';
    renderApp(<PricePanel hall={{ ...hall, isPublic: false }} />, { at, server });
    expect(screen.getByText('per person')).toBeInTheDocument();
    expect(server.asked.map(({ operation }) => operation)).not.toContain('AllInPrices');
  });

  it('is the ordinary one where nothing is free then', async () => {
    const server = fakeServer({ AllInPrices: () => ({ allInPrices: [] }) });
    renderApp(<PricePanel hall={hall} />, { at: '/hall/12?date=2027-03-06&guests=400', server });
    expect(await screen.findByText('per person')).toBeInTheDocument();
    expect(await screen.findByText(/^Not free then for this many guests/)).toBeInTheDocument();
  });
});
