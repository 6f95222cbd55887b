import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { allInPriceWithMenu, hallCard, hallCards } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { ResultsMap } from './ResultsMap';

beforeEach(() => {
  localStorage.setItem('userCurrency', 'PKR');
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(() => void jest.restoreAllMocks());

const lahore = { latitude: 31.5, longitude: 74.3, location: 'Gulberg, Lahore', city: 'Lahore' };
const karachi = { latitude: 24.8, longitude: 67, location: 'Clifton, Karachi', city: 'Karachi' };

function show(
  halls: ReturnType<typeof hallCard>[],
  datePrices: ReturnType<typeof hallCards>['datePrices'] = [],
  allInPrices: ReturnType<typeof hallCards>['allInPrices'] = [],
) {
  return renderApp(<ResultsMap search={{}} featured={false} />, {
    server: fakeServer({
      SearchHalls: () => ({ halls: { ...hallCards(halls.length), nodes: halls, datePrices, allInPrices } }),
      MapConfig: () => ({ clientConfig: { __typename: 'ClientConfig', mapTilesUrl: '', mapAttribution: '' } }),
    }),
  });
}

const map = async () => within(await screen.findByRole('region', { name: 'Map of the venues found' }));

describe('[product: Halls and search] the map of results', () => {
  it('has a pin with the name and price of each hall, and names those without a place', async () => {
    const { container } = show([
      hallCard({ id: 1, title: 'Pearl Hall', fromPrice: 1850, ...lahore }),
      hallCard({ id: 2, title: 'Sea View', fromPrice: 2500, ...karachi }),
      hallCard({ id: 3, title: 'Nowhere', latitude: null, longitude: null }),
    ]);
    const pins = await map();
    expect(pins.getByText('Places as the venues state them')).toBeInTheDocument();
    expect(pins.getByRole('button', { name: /^Pearl Hall, ₨\s1,850$/ })).toBeInTheDocument();
    expect(pins.getByRole('button', { name: /^Sea View, ₨\s2,500$/ })).toBeInTheDocument();
    expect(screen.getByText('2 venues on the map')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nowhere' })).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('tells the price of the searched date', async () => {
    const price = {
      hallId: 1,
      date: '2026-03-03',
      shiftName: 'Evening',
      price: 3300,
      priceType: 'PER_PERSON',
    } as const;
    show(
      [hallCard({ id: 1, title: 'Pearl Hall', fromPrice: 1850, ...lahore })],
      [{ isFrom: false, rateReason: null, freeDates: [], ...price }],
    );
    expect((await map()).getByRole('button', { name: /^Pearl Hall, ₨\s3,300$/ })).toHaveTextContent('3,300');
  });

  it('says with which menu a sum is, at the pin and on its card', async () => {
    const hall = hallCard({ id: 1, title: 'Pearl Hall', ...lahore });
    const { user } = show([hall], [], [allInPriceWithMenu()]);
    const pin = (await map()).getByRole('button', { name: /^Pearl Hall, ₨\s.+, with Silver menu$/ });
    expect(pin).toHaveAttribute('title', 'with Silver menu');
    await user.click(pin);
    expect(await screen.findByRole('button', { name: /with Silver menu · 400 guests/ })).toBeInTheDocument();
  });

  it('opens a small card at a pin, to which the focus goes and from which Escape leads back', async () => {
    const { user } = show([hallCard({ id: 1, title: 'Pearl Hall', fromPrice: 1850, ...lahore })]);
    const pin = (await map()).getByRole('button', { name: /^Pearl Hall/ });
    await user.click(pin);
    expect((await map()).getByRole('link', { name: 'Pearl Hall' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(pin).toHaveFocus();
  });
});
