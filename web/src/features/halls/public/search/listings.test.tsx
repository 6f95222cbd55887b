import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { allInPrice, hallCard, hallCards } from '../../../../testing/halls';
import { person } from '../../../../testing/people';
import { renderApp, type Surroundings } from '../../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../../testing/server';
import { AllVenues } from './AllVenues';
import { FeaturedVenues } from './FeaturedVenues';
import { HallCard } from './HallCard';
import { HomeScreen } from './HomeScreen';
import { AllVenuesScreen, FeaturedVenuesScreen } from './ListingScreen';
import { useHallSearch } from './useHallSearch';

const scroll = jest.fn();
beforeEach(() => {
  localStorage.setItem('userCurrency', 'PKR');
  jest.spyOn(window, 'scrollTo').mockImplementation(scroll);
});
afterEach(() => {
  jest.restoreAllMocks();
  scroll.mockReset();
});

const serverWith = (...list: Parameters<typeof hallCards>): FakeServer =>
  fakeServer({ SearchHalls: () => ({ halls: hallCards(...list) }) });

const refusing = () =>
  fakeServer({
    SearchHalls: () => {
      throw new Refusal('INTERNAL', 'no');
    },
  });

const cards = () => screen.findAllByRole('article');
const variables = (server: FakeServer) =>
  server.asked.filter(({ operation }) => operation === 'SearchHalls').map((asked) => asked.variables);

describe('[customer §2 Landing and venue listings] a hall’s card', () => {
  const show = (particulars: Parameters<typeof hallCard>[0] = {}) =>
    renderApp(<HallCard hall={hallCard(particulars)} />);

  it.each([
    ['PER_PERSON', 'per person'],
    ['PER_HOUR', 'per hour'],
    ['FIXED', 'per booking'],
  ] as const)('names a hall of shifts by its cheapest one: %s', (fromPriceType, unit) => {
    show({ sellsShifts: true, fromPrice: 2500, fromPriceType });
    expect(screen.getByRole('article')).toHaveTextContent(new RegExp(`from ₨\\s?2,500 ${unit}`));
  });

  it('shows title, place, capacity, price, business and its currency, rating, reviews and the way to it', async () => {
    const { container } = show({ fromPrice: 1850.5, rating: 4.25, reviewCount: 3 });
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { name: 'Pearl Hall' })).toBeInTheDocument();
    expect(card.getByTitle('Canal Road, Lahore')).toHaveTextContent('Canal Road, Lahore');
    expect(card.getByText('Up to 1,200 guests')).toBeInTheDocument();
    expect(card.getByText('₨ 1,850.50')).toBeInTheDocument();
    expect(card.getByText('per person')).toBeInTheDocument();
    expect(card.getByTitle('Shalimar Banquets')).toHaveTextContent('Shalimar Banquets · PKR');
    expect(card.getByText('4.3')).toBeInTheDocument();
    expect(card.getByText('(3 reviews)')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'View Details, Pearl Hall' })).toHaveAttribute('href', '/hall/12/pearl-hall');
    expect(card.getByRole('link', { name: 'Ask Pearl Hall' })).toHaveAttribute('href', '/hall/12/pearl-hall#ask');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('names the hall in its own direction, so that a long name is cut at its end', () => {
    show({ title: 'Qasimabad Windcatcher Hall' });
    expect(screen.getByRole('heading', { name: 'Qasimabad Windcatcher Hall' })).toHaveAttribute('dir', 'auto');
  });

  it('offers no question to owners', async () => {
    renderApp(<HallCard hall={hallCard()} />, { viewer: person({ role: 'BUSINESS' }) });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ask Pearl Hall' })).toBeNull());
  });

  it('keeps the comma of an address with the street, so that a cut leaves no stray sign before the city', () => {
    show({ location: '52-B1, M. M. Alam Road, Gulberg, Lahore', city: 'Lahore' });
    expect(
      [...(screen.getByText(/Gulberg/).parentElement?.children ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['52-B1, M. M. Alam Road, Gulberg,', ' Lahore']);
  });

  it('tells the distance from the place that its own list was searched around', () => {
    const hall = hallCard({ latitude: 31.55, longitude: 74.36 });
    const near = { latitude: 31.48, longitude: 74.32 };
    renderApp(
      <>
        <HallCard hall={hall} from={near} />
        <HallCard hall={hall} />
        <HallCard hall={hallCard({ latitude: null, longitude: null })} from={near} />
      </>,
    );
    expect(screen.getAllByText(/Up to 1,200 guests/).map((line) => line.textContent)).toEqual([
      'Up to 1,200 guests · 8.7 km away',
      'Up to 1,200 guests',
      'Up to 1,200 guests',
    ]);
  });

  it.each([
    [0, 0, '0.0', '(0 reviews)'],
    [5, 1, '5.0', '(1 review)'],
  ])('a rating of %d from %d reads %s %s', (rating, reviewCount, shown, words) => {
    show({ rating, reviewCount });
    expect(screen.getByText(shown)).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryAllByText('New')).toHaveLength(reviewCount === 0 ? 1 : 0);
  });

  it.each([
    [[], []],
    [
      ['Valet', 'Stage'],
      ['Valet', 'Stage'],
    ],
    [
      ['Valet', 'Stage', 'Lights', 'DJ'],
      ['Valet', 'Stage', '+2 more'],
    ],
  ])('the services %j become the tags %j', (services, tags) => {
    show({ services });
    expect(
      within(screen.getByLabelText('Services'))
        .queryAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(tags);
  });

  it('its picture gives way to a placeholder where it is missing or can’t be loaded', () => {
    const { container, unmount } = show({ profileImage: null });
    expect(container.querySelectorAll('.missing')).toHaveLength(1);
    unmount();
    const { container: broken } = show({ profileImage: '/files/images/gone.webp' });
    const image = broken.querySelector('img');
    expect(broken.querySelectorAll('.missing')).toHaveLength(0);
    if (image) fireEvent.error(image);
    expect(broken.querySelectorAll('.missing')).toHaveLength(1);
  });

  it('[customer §4 Local toggles] the heart toggles locally for visitors', async () => {
    const { user, server } = show();
    const heart = screen.getByRole('button', { name: 'Save Pearl Hall' });
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(server.times('SaveHall') + server.times('UnsaveHall')).toBe(0);
  });
});

describe('[customer §2 Landing and venue listings] Featured Venues on the landing page', () => {
  it.each([
    [11, false],
    [12, true],
  ])('of %d halls three are shown; View All Featured Venues: %p', async (count, viewAll) => {
    const server = serverWith(count);
    renderApp(<FeaturedVenues />, { server });
    expect(await cards()).toHaveLength(3);
    expect(variables(server)).toEqual([expect.objectContaining({ filter: { featured: true }, limit: 12 })]);
    const link = screen.queryByRole('link', { name: 'View All Featured Venues' });
    if (viewAll) expect(link).toHaveAttribute('href', '/venues/featured');
    else expect(link).not.toBeInTheDocument();
  });

  it('says so where there are none', async () => {
    renderApp(<FeaturedVenues />, { server: serverWith(0) });
    expect(await screen.findByText('No featured venues yet')).toBeInTheDocument();
    expect(screen.getByText('Check back soon for our handpicked premium venues.')).toBeInTheDocument();
  });

  it('[customer §8] offers no View All where they could not be counted, and tries again', async () => {
    const server = refusing();
    const { user } = renderApp(<FeaturedVenues />, { server });
    expect(await screen.findByText('The venues could not be loaded')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    server.answer('SearchHalls', () => ({ halls: hallCards(3) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(3);
  });
});

function AllVenuesPart() {
  return <AllVenues state={useHallSearch()} />;
}

describe('[customer §2 Landing and venue listings] All Venues on the landing page', () => {
  it.each([
    [7, false, 7],
    [11, false, 11],
    [12, true, 6],
  ])('with %d results View More Venues is there: %p', async (count, viewMore, shown) => {
    renderApp(<AllVenuesPart />, { server: serverWith(count) });
    await waitFor(async () => expect(await cards()).toHaveLength(shown));
    const link = screen.queryByRole('link', { name: 'View More Venues' });
    if (viewMore) expect(link).toHaveAttribute('href', '/venues/all');
    else expect(link).not.toBeInTheDocument();
  });

  it('says what halls cost in all for the date and guests of the search', async () => {
    const server = fakeServer({
      SearchHalls: () => ({ halls: { ...hallCards(1), allInPrices: [allInPrice()] } }),
    });
    renderApp(<AllVenuesPart />, { at: '/?date=2027-03-06&guests=400', server });
    expect(await screen.findByRole('button', { name: /per head · 400 guests/ })).toBeInTheDocument();
    expect(screen.getByRole('article')).not.toHaveTextContent('per person');
  });

  it.each([0, 7])('leads on where %d halls came first and more are to be asked', async (count) => {
    renderApp(<AllVenuesPart />, { at: '/?date=2027-03-06', server: serverWith(count, { endCursor: 'next' }) });
    expect(await screen.findByRole('link', { name: 'View More Venues' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reset Search' })).toBeInTheDocument();
    expect(screen.queryByText('No venues found')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(Math.min(count, 6)));
  });

  it('without results it says so, and Reset Search begins anew at the top', async () => {
    const { user, address } = renderApp(<AllVenuesPart />, { at: '/?location=Nowhere', server: serverWith(0) });
    expect(await screen.findByText('No venues found')).toBeInTheDocument();
    expect(
      screen.getByText('Try adjusting your search criteria or browse our featured venues above.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset Search' }));
    expect(address()).toBe('/');
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it('shows three stand-ins meanwhile', () => {
    const { container } = renderApp(<AllVenuesPart />, {
      server: fakeServer({ SearchHalls: () => new Promise(() => undefined) }),
    });
    expect(container.querySelectorAll('.shape.picture')).toHaveLength(3);
  });
});

describe.each([
  ['featured', FeaturedVenuesScreen, 'Featured Venues', 'Premium Collection', 9, 'No featured venues found', true],
  ['all', AllVenuesScreen, 'All Venues', 'Browse All Venues', 12, 'No venues found', undefined],
] as const)(
  '[customer §2 Landing and venue listings] /venues/%s',
  (name, Screen, title, eyebrow, skeletons, empty, featured) => {
    const open = (surroundings: Surroundings = {}) => renderApp(<Screen />, { at: `/venues/${name}`, ...surroundings });

    it('shows its headings, the search, the count and the halls, the best rated first', async () => {
      const server = serverWith(2, { totalCount: 2 });
      const { container } = open({ server });
      expect(await cards()).toHaveLength(2);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(screen.getByText(eyebrow)).toBeInTheDocument();
      expect(screen.getByRole('form', { name: 'Search halls' })).toBeInTheDocument();
      expect(screen.getByText('2 venues')).toBeInTheDocument();
      const [asked] = variables(server);
      expect(asked?.order).toBeUndefined();
      expect(asked?.filter).toEqual(featured ? { featured } : {});
      expect(await accessibilityProblems(container)).toEqual([]);
    });

    it('says More than 100 venues where they are counted up to there', async () => {
      open({ server: serverWith(2, { totalCount: 100, totalCountIsLowerBound: true }) });
      expect(await screen.findByText('More than 100 venues')).toBeInTheDocument();
    });

    it(`shows ${skeletons} stand-ins meanwhile`, () => {
      const { container } = open({ server: fakeServer({ SearchHalls: () => new Promise(() => undefined) }) });
      expect(container.querySelectorAll('.shape.picture')).toHaveLength(skeletons);
    });

    it(`says ${empty}, and Reset Search begins anew`, async () => {
      const { user, address } = open({ at: `/venues/${name}?location=Nowhere`, server: serverWith(0) });
      expect(await screen.findByText(empty)).toBeInTheDocument();
      expect(screen.getByText('0 venues in Nowhere')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Reset Search' }));
      expect(address()).toBe(`/venues/${name}`);
      expect(scroll).toHaveBeenCalledWith(0, 0);
    });

    it('says Detecting local currency... while it is looked for', async () => {
      localStorage.removeItem('userCurrency');
      const server = serverWith(1, { totalCount: 1 });
      server.answer('Currency', () => new Promise(() => undefined));
      open({ server });
      expect(await screen.findByText(/Detecting local currency\.\.\./)).toBeInTheDocument();
    });
  },
);

describe('[customer §7 GET /api/public/halls] what a listing asks', () => {
  it('sends only the filters that are set, and the currency with prices', async () => {
    const server = serverWith(1);
    renderApp(<AllVenuesScreen />, {
      at: '/venues/all?location=Lahore&capacity=300&services=Catering,Valet&minRating=4.5&minPrice=1000&maxPrice=2000',
      server,
    });
    await cards();
    expect(variables(server)[0]?.filter).toEqual({
      location: 'Lahore',
      capacity: 300,
      services: ['Catering', 'Valet'],
      minRating: 4.5,
      minPrice: 1000,
      maxPrice: 2000,
      currency: 'PKR',
    });
  });

  it('goes on by cursor, never all at once', async () => {
    const server = fakeServer({
      SearchHalls: ({ variables: { after } }) => ({
        halls: after ? hallCards(1, { from: 13 }) : hallCards(12, { totalCount: 13, endCursor: 'next' }),
      }),
    });
    const { user } = renderApp(<AllVenuesScreen />, { at: '/venues/all', server });
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    await user.click(screen.getByRole('button', { name: 'Show more venues' }));
    await waitFor(async () => expect(await cards()).toHaveLength(13));
    expect(variables(server).map(({ limit, after }) => [limit, after])).toEqual([
      [12, undefined],
      [12, 'next'],
    ]);
    expect(screen.queryByRole('button', { name: 'Show more venues' })).not.toBeInTheDocument();
  });

  it('says when it failed, and tries again', async () => {
    const server = refusing();
    const { user } = renderApp(<AllVenuesScreen />, { at: '/venues/all', server });
    expect(await screen.findByText('The venues could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText('Loading venues')).toBeNull();
    server.answer('SearchHalls', () => ({ halls: hallCards(1) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });
});

describe('[customer §2 Route table] /home', () => {
  it('is the customer’s dashboard with hall browsing', async () => {
    const { container } = renderApp(<HomeScreen />, { at: '/home', viewer: person(), server: serverWith(2) });
    expect(await screen.findByRole('heading', { name: 'Welcome, Ayesha Noor' })).toBeInTheDocument();
    for (const [name, href] of [
      [/^My Bookings/, '/my-bookings'],
      [/^Saved Halls/, '/saved-halls'],
      [/^Settings/, '/settings'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(await cards()).toHaveLength(2);
    expect(screen.getByRole('form', { name: 'Search halls' })).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
