import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { hallCards } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { AllVenuesScreen } from './ListingScreen';

beforeEach(() => localStorage.setItem('userCurrency', 'PKR'));

const ASKED = 'location=Lahore&guests=400&date=2026-12-19&partOfDay=evening';

/** Halls far from one another. */
function placed(list: ReturnType<typeof hallCards>) {
  return {
    ...list,
    nodes: list.nodes.map((hall, index) => ({ ...hall, latitude: 25 + index * 3, longitude: 68 + index })),
  };
}

/** @param goesOn whether there is a second part */
function open(query: string, found = 2, goesOn = false) {
  const server = fakeServer({
    SearchHalls: ({ variables: { after } }) => ({
      halls: after
        ? hallCards(found, { from: found + 1 })
        : placed(hallCards(found, { totalCount: found, ...(goesOn && { endCursor: 'next' }) })),
    }),
    MapConfig: () => ({ clientConfig: { __typename: 'ClientConfig', mapTilesUrl: '', mapAttribution: '' } }),
    FreeDates: () => ({ freeDates: [] }),
    HallTotal: ({ variables }) => {
      const { guests } = variables.filter as { guests?: number };
      const totalCount = guests === undefined ? 12 : 0;
      return { halls: { __typename: 'HallPage', totalCount, totalCountIsLowerBound: false } };
    },
  });
  return renderApp(<AllVenuesScreen />, { at: `/venues/all?${query}`, server });
}

function givePosition(getCurrentPosition: Geolocation['getCurrentPosition']) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

describe('[decision 0052] results', () => {
  it('say in a sentence what was asked, and carry it on to each hall', async () => {
    const { container } = open(`${ASKED}&minRating=4`);
    expect(
      await screen.findByRole('heading', {
        name: '2 venues in Lahore, free on Saturday, December 19 in the evening, for 400 guests',
      }),
    ).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: /^View Details/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`^/hall/\\d+/[^?]+\\?${ASKED}$`)));
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['date=2026-12-01&lastDate=2026-12-31&weekdays=6', /free on a Saturday from December 1\s–\s31$/],
    ['date=2026-12-19&startTime=12%3A00&endTime=16%3A00', /free on Saturday, December 19 from 12:00 PM to 4:00 PM$/],
  ])('say %s', async (query, sentence) => {
    open(query);
    expect(await screen.findByRole('heading', { name: sentence })).toBeInTheDocument();
  });

  it('each condition is a chip that takes it away', async () => {
    const { user, address } = open(`${ASKED}&minRating=4`);
    const conditions = within(await screen.findByRole('list', { name: 'What you asked for' }));
    const chips = conditions.getAllByRole('link').map(({ textContent }) => textContent);
    expect(chips).toEqual(['Lahore', 'Sat, Dec 19', 'Evening', '400 guests', '4.0+']);
    await user.click(conditions.getByRole('link', { name: 'Remove Sat, Dec 19' }));
    expect(address()).toBe('/venues/all?location=Lahore&minRating=4&guests=400');
    expect(screen.getByRole('list', { name: 'What you asked for' })).toHaveFocus();
  });

  it('name the number of guests and the size of the hall, each with its way out', async () => {
    const { user, address } = open('guests=400&capacity=100');
    expect(screen.getByRole('button', { name: /^Guests/ })).toHaveTextContent('400 guests · 100-300');
    await user.click(await screen.findByRole('link', { name: 'Remove 100-300' }));
    expect(address()).toBe('/venues/all?guests=400');
    expect(screen.getByRole('link', { name: 'Remove 400 guests' })).toBeInTheDocument();
  });

  it('are ordered beside the sentence', async () => {
    const { user, address } = open('location=Lahore');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Lowest price');
    expect(address()).toBe('/venues/all?location=Lahore&order=price');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Highest rating');
    expect(address()).toBe('/venues/all?location=Lahore');
  });

  it('come nearest first once the visitor has said where they are, in the place that was searched for', async () => {
    const at = { coords: { latitude: 31.52044, longitude: 74.35883 } } as GeolocationPosition;
    givePosition((found) => found(at));
    const { user, address } = open('location=Lahore');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Nearest');
    await waitFor(() => expect(address()).toBe('/venues/all?location=Lahore&near=31.52%2C74.359%2Cany&order=distance'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most reviewed');
    expect(address()).toBe('/venues/all?location=Lahore&near=31.52%2C74.359%2Cany&order=reviews');
  });

  it('stay in their order where the visitor doesn’t say it', async () => {
    givePosition((_found, fail) => fail?.({ message: 'no' } as GeolocationPositionError));
    const { user, address } = open('location=Lahore&order=recommended');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Nearest');
    expect(await screen.findByText(/^Your place could not be found/)).toBeInTheDocument();
    expect(address()).toBe('/venues/all?location=Lahore&order=recommended');
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Recommended');
  });

  it('without their place, are no longer ordered by distance', async () => {
    const { user, address } = open('guests=400&near=31.52%2C74.35%2C25&order=distance');
    await user.click(await screen.findByRole('link', { name: 'Remove Near me' }));
    expect(address()).toBe('/venues/all?guests=400');
  });

  it('that are none say what to change, with how many there are then', async () => {
    const { user, address } = open('location=Lahore&guests=4000', 0);
    await user.click(await screen.findByRole('link', { name: 'Without “4,000 guests”: 12 venues' }));
    expect(screen.queryByRole('link', { name: /Without “Lahore”/ })).not.toBeInTheDocument();
    expect(address()).toBe('/venues/all?location=Lahore');
  });
});

describe('[decision 0055] list and map', () => {
  const show = (view: string) => fireEvent.click(screen.getByRole('button', { name: view }));
  const wide = (matches: boolean) => {
    const real = window.matchMedia.bind(window);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(real(query), query === '(width >= 1000px)' && { matches }));
  };
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('stand side by side on a desktop, where card and pin mark each other', async () => {
    wide(true);
    const { user } = open('location=Lahore');
    const map = within(await screen.findByRole('region', { name: 'Map of the venues found' }));
    expect(screen.queryByRole('group', { name: 'View' })).not.toBeInTheDocument();
    const [first, second] = map.getAllByRole('button', { name: /^Hall \d/ });
    const [card, other] = screen.getAllByRole('article');
    await user.hover(card as HTMLElement);
    expect(first).toHaveAttribute('data-marked');
    expect(second).not.toHaveAttribute('data-marked');
    await user.hover(second as HTMLElement);
    expect(other?.parentElement).toHaveAttribute('data-marked');
    expect(card?.parentElement).not.toHaveAttribute('data-marked');
    act(() =>
      within(card as HTMLElement)
        .getByRole('link', { name: /^View Details/ })
        .focus(),
    );
    expect(first).toHaveAttribute('data-marked');
  });

  it('take turns on a phone: back in the list, the visitor finds the same cards at the same place', async () => {
    wide(false);
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    Element.prototype.scrollIntoView = jest.fn();
    const { user, address } = open('location=Lahore', 2, true);
    await user.click(await screen.findByRole('button', { name: 'Show more venues' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    expect(screen.queryByRole('region', { name: 'Map of the venues found' })).not.toBeInTheDocument();
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 1200 });
    show('Map');
    expect(await screen.findByRole('region', { name: 'Map of the venues found' })).toBeInTheDocument();
    expect(address()).toBe('/venues/all?location=Lahore&view=map');
    show('List');
    expect(scrolled).toHaveBeenCalledWith(0, 1200);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(address()).toBe('/venues/all?location=Lahore');
  });
});
