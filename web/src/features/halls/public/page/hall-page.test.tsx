import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { HallPageDocument } from '../../../../graphql/generated/hall-page';
import { accessibilityProblems } from '../../../../testing/axe';
import { readingDollars } from '../../../../testing/currency';
import { hallContact, hallOnPage } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../../testing/server';
import { executed } from '../../../../testing/typenames';
import { HallScreen } from './HallScreen';
import type { HallPageHall } from './hall-labels';

function serverWith(hall: Partial<HallPageHall> = {}, contact = hallContact()): FakeServer {
  return fakeServer({
    HallPage: () => ({ hall: hallOnPage(hall) }),
    HallContact: () => ({ hallContact: contact }),
    HallsSharingSpace: () => ({ hallsSharingSpace: [] }),
    HallAnswerTime: () => ({ hall: { __typename: 'HallDetail', id: 12, answersWithinHours: null } }),
    NextFreeDates: () => ({ nextFreeDates: [] }),
  });
}

function open(server = serverWith(), at = '/hall/12', rating?: { averageRating: number; totalReviews: number }) {
  const onShown = jest.fn();
  const rendered = renderApp(
    <HallScreen
      id={12}
      rating={rating}
      save={() => <button type="button">Save</button>}
      ask={() => null}
      reviews={() => <p>What people say</p>}
      booking={() => <p>Book it</p>}
      similar={() => null}
      onShown={onShown}
    />,
    { at, server },
  );
  return { ...rendered, onShown };
}

const refusing = (code: ConstructorParameters<typeof Refusal>[0]) =>
  fakeServer({
    HallPage: () => {
      throw new Refusal(code, 'no');
    },
  });

describe('[customer §2 Hall detail] the page of a hall', () => {
  it('shows a skeleton, then the hall, and names the window', async () => {
    const { container, onShown } = open();
    expect(screen.getByRole('status', { name: 'Loading hall' })).toBeInTheDocument();
    expect(screen.getByText('Hall Details')).toBeInTheDocument();
    screen.getByRole('button', { name: 'Back' }).focus();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pearl Hall' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    expect(screen.getByText('Canal Road, Lahore')).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Amenities',
      'Location',
      'Contact',
      expect.stringMatching(/^Reviews/),
    ]);
    expect(document.title).toBe('Pearl Hall, Lahore · Mehfil');
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows category and type of their own, though their ids are the same', async () => {
    const priced = { price: 0, priceType: 'FIXED' } as const;
    const hall = hallOnPage({
      category: { id: 3, name: 'Wedding', ...priced },
      type: { id: 3, name: 'Marquee', ...priced },
    });
    const { client } = open(
      fakeServer({
        HallPage: (asked) => executed(asked, { hall }),
        HallContact: () => ({ hallContact: hallContact() }),
        HallsSharingSpace: () => ({ hallsSharingSpace: [] }),
      }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Pearl Hall' });
    expect(screen.getByText('Wedding')).toBeInTheDocument();
    expect(screen.getByText('Marquee')).toBeInTheDocument();
    const kept = client.readQuery({ query: HallPageDocument, variables: { id: 12 } });
    expect([kept?.hall.category?.name, kept?.hall.type?.name]).toEqual(['Wedding', 'Marquee']);
  });

  it('[issue: shared space] names the halls that share its space, with links', async () => {
    const sharing = [{ __typename: 'SharingHall', id: 13, title: 'Pearl Hall, North', hallNameUrdu: 'موتی محل، شمال' }];
    const { container } = open(
      fakeServer({
        HallPage: () => ({ hall: hallOnPage() }),
        HallContact: () => ({ hallContact: hallContact() }),
        HallsSharingSpace: () => ({ hallsSharingSpace: sharing }),
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Shares its space with' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pearl Hall, North' })).toHaveAttribute(
      'href',
      '/hall/13/pearl-hall-north',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('[customer §8] says Hall Not Found, with the way back', async () => {
    const { user, address } = open(refusing('NOT_FOUND'));
    expect(await screen.findByRole('heading', { name: 'Hall Not Found' })).toBeInTheDocument();
    expect(screen.getByText("The hall you're looking for doesn't exist or has been removed.")).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(address()).toBe('/venues/all');
  });

  it('Back leads to where somebody came from', async () => {
    window.history.replaceState({ idx: 1 }, '');
    const { user, address } = renderApp(
      <Routes>
        <Route path="/venues/featured" element={<Link to="/hall/12">to the hall</Link>} />
        <Route
          path="/hall/:id"
          element={
            <HallScreen
              id={12}
              rating={undefined}
              save={() => null}
              ask={() => null}
              reviews={() => null}
              booking={() => null}
              similar={() => null}
              onShown={() => undefined}
            />
          }
        />
      </Routes>,
      { at: '/venues/featured', server: serverWith() },
    );
    await user.click(screen.getByText('to the hall'));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(address()).toBe('/venues/featured');
    window.history.replaceState(null, '');
  });

  it('leads who came to book, as from signing in, to the booking section', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    open(serverWith(), '/hall/12#book');
    const section = (await screen.findByText('Book it')).parentElement;
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([section]));
    scrolled.mockRestore();
  });

  it('offers to try again when the server can’t be asked', async () => {
    const server = refusing('INTERNAL');
    const { user } = open(server);
    await screen.findByText('This hall could not be loaded');
    server.answer('HallPage', () => ({ hall: hallOnPage() }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pearl Hall' })).toBeInTheDocument();
  });

  it('takes the gallery’s pictures, else the others, else says that there are none', async () => {
    const { unmount } = open();
    expect(await screen.findByText('1 / 2')).toBeInTheDocument();
    unmount();
    const { unmount: close } = open(serverWith({ sliderImages: [] }));
    expect(await screen.findByText('1 / 3')).toBeInTheDocument();
    close();
    open(serverWith({ sliderImages: [], images: [] }));
    expect(await screen.findByText('No images available')).toBeInTheDocument();
    expect(screen.getByText('Images will be displayed here once uploaded.')).toBeInTheDocument();
  });

  it('tells owner and staff that nobody else sees it yet', async () => {
    open(serverWith({ isPublic: false }));
    expect(await screen.findByText(/Only you and our staff can see this hall/)).toBeInTheDocument();
  });
});

describe('[product: Labels tell the truth]', () => {
  it('shows what holds for an ordinary hall', async () => {
    open();
    await screen.findByText('Up to 1,200 Guests');
    for (const label of [
      'Verified',
      'Wedding',
      'Marquee',
      'Flexible Booking',
      '24/7 Available',
      'Instant booking request',
    ]) {
      expect(screen.getByText(label)).toBeInTheDocument();
    }
    expect(screen.queryByText('Premium')).not.toBeInTheDocument();
    expect(screen.getByText('No payment until the hall confirms')).toBeInTheDocument();
    expect(screen.queryByText('Secure payment')).not.toBeInTheDocument();
    expect(screen.getByText('Scroll down to book this hall')).toBeInTheDocument();
  });

  it('names hours, slots and what else is different', async () => {
    const hall = hallOnPage();
    open(
      serverWith({
        isFeatured: true,
        business: { ...hall.business, isVerified: false, instantConfirmation: true },
        timeSlots: { slotDuration: 360, allowMultipleSlots: false },
        operatingHours: [5, 6].map((dayOfWeek) => ({
          dayOfWeek,
          openingTime: '18:00',
          closingTime: '01:30',
          isActive: true,
        })),
      }),
    );
    expect(await screen.findByText('Premium')).toBeInTheDocument();
    expect(screen.getByText('Booked in slots of 6 hours')).toBeInTheDocument();
    expect(screen.getByText('Open Fri – Sat 6:00 PM – 1:30 AM')).toBeInTheDocument();
    expect(screen.getByText('Instant booking')).toBeInTheDocument();
    expect(screen.getByText('No payment when you book')).toBeInTheDocument();
    expect(screen.queryByText('No payment until the hall confirms')).not.toBeInTheDocument();
    for (const label of ['Verified', '24/7 Available', 'Flexible Booking']) {
      expect(screen.queryByText(label)).not.toBeInTheDocument();
    }
  });

  it('names the shifts that a hall sells, and their prices', async () => {
    const dinner = { name: 'Dinner', startTime: '19:00', endTime: '00:30', priceType: 'PER_PERSON' as const };
    const lunch = {
      id: 1,
      name: 'Lunch',
      startTime: '12:00',
      endTime: '16:00',
      price: 2000,
      priceType: 'PER_PERSON' as const,
    };
    open(
      serverWith({
        business: { ...hallOnPage().business, confirmsOnPayment: true },
        shifts: [
          { ...lunch, weekdays: [5, 6] },
          { ...dinner, id: 2, weekdays: [1, 2, 3, 4], price: 2500 },
          { ...dinner, id: 3, weekdays: [5, 6, 0], price: 3000 },
        ],
      }),
    );
    expect(await screen.findByText('Booked by the shift')).toBeInTheDocument();
    expect(screen.getByText('Lunch 12:00 PM – 4:00 PM (Fri – Sat), Dinner 7:00 PM – 12:30 AM')).toBeInTheDocument();
    for (const label of ['24/7 Available', 'Flexible Booking'])
      expect(screen.queryByText(label)).not.toBeInTheDocument();
    const panel = screen.getByRole('complementary', { name: 'Price' });
    expect(panel).toHaveTextContent('No payment until the hall accepts');
    expect(panel).toHaveTextContent(/from₨\s?2,000(\.00)?per person/);
    expect(
      within(panel)
        .getAllByRole('listitem')
        .slice(0, 3)
        .map((each) => each.textContent),
    ).toEqual([
      expect.stringMatching(/Lunch Fri – Sat₨\s?2,000(\.00)? per person/),
      expect.stringMatching(/Dinner Mon – Thu₨\s?2,500(\.00)? per person/),
      expect.stringMatching(/Dinner Fri – Sun₨\s?3,000(\.00)? per person/),
    ]);
  });

  it('shows the price in the business’s currency', async () => {
    open(serverWith({ currency: 'USD', pricePerPerson: 25.5, pricePerHour: 100 }));
    const panel = await screen.findByRole('complementary', { name: 'Price' });
    expect(within(panel).getByText('$25.50')).toBeInTheDocument();
    expect(within(panel).getByText('per person')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'Book this hall' })).toHaveAttribute('href', '#book');
  });

  it('[customer §4 Currency] shows about what the price is in the visitor’s currency, after the hall’s own', async () => {
    open(readingDollars(serverWith({ currency: 'PKR', pricePerPerson: 2800 })));
    const panel = await screen.findByRole('complementary', { name: 'Price' });
    expect(await within(panel).findByText('≈ $10')).toBeInTheDocument();
    expect(panel).toHaveTextContent(/₨ 2,800\.00per person≈ \$10 \(rate of Feb 26, 2027\)/);
  });

  it.each([
    [undefined, '4.2 (3 reviews)'],
    [{ averageRating: 5, totalReviews: 1 }, '5.0 (1 review)'],
    [{ averageRating: 0, totalReviews: 0 }, 'No reviews yet'],
  ])(
    '[customer §2] shows the rating of the reviews’ response, before it the hall’s own (%p)',
    async (rating, words) => {
      open(serverWith(), '/hall/12', rating);
      expect(await screen.findByText(words)).toBeInTheDocument();
    },
  );
});

describe('[customer §2 Hall detail] tabs', () => {
  it('begin with Overview: the description and what comes with the hall', async () => {
    const { address } = open();
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'About This Hall' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Included Services' })).toBeInTheDocument();
    expect(screen.getByText('With flowers')).toBeInTheDocument();
    expect(address()).toBe('/hall/12');
  });

  it('[product: The price that is shown] name what is charged with every booking, with its price', async () => {
    const service = { description: null, priceType: 'FIXED' as const, isIncluded: true };
    open(serverWith({ fixedServices: [{ ...service, id: 3, name: 'Generator', price: 5000 }] }));
    const added = await screen.findByRole('heading', { name: 'Always added' });
    expect(added.closest('section')).toHaveTextContent(/Generator₨\s5,000\.00 per booking/);
    expect(screen.queryByRole('heading', { name: 'Included Services' })).not.toBeInTheDocument();
  });

  it('leave out what isn’t there', async () => {
    open(serverWith({ description: null }));
    await screen.findByRole('heading', { name: 'Included Services' });
    expect(screen.queryByRole('heading', { name: 'About This Hall' })).not.toBeInTheDocument();
  });

  it('keep their place in the address, and are walked with the arrow keys', async () => {
    const { user, address, container } = open(serverWith(), '/hall/12?tab=amenities');
    expect(await screen.findByRole('tab', { name: 'Amenities', selected: true })).toBeInTheDocument();
    expect(screen.getByText('Free wifi')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Amenities' }));
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe('/hall/12?tab=location');
    expect(screen.getByRole('tab', { name: 'Location' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(await screen.findByText('What people say')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe('/hall/12');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('say that there are no amenities', async () => {
    open(serverWith({ amenities: [] }), '/hall/12?tab=amenities');
    expect(await screen.findByText('No amenities available for this hall')).toBeInTheDocument();
  });

  it('[product: Halls and search] Location says that a map is coming where there are no coordinates', async () => {
    open(serverWith(), '/hall/12?tab=location');
    expect(await screen.findByText('Interactive map coming soon')).toBeInTheDocument();
    expect(screen.getAllByText('Canal Road, Lahore').length).toBeGreaterThan(0);
  });

  it('[product: Halls and search] Location shows a map where the owner has given coordinates', async () => {
    const server = serverWith({ latitude: 31.5, longitude: 74.3 });
    server.answer('MapSource', () => ({
      clientConfig: { __typename: 'ClientConfig', mapTilesUrl: '', mapAttribution: '' },
    }));
    server.answer('HallsAround', () => ({ halls: { __typename: 'HallCardConnection', nodes: [] } }));
    open(server, '/hall/12?tab=location');
    expect(await screen.findByText('In Canal Road, Lahore')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Map around Pearl Hall' })).toBeInTheDocument();
    expect(screen.queryByText('Interactive map coming soon')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=31.5%2C74.3',
    );
  });

  it('a tab that doesn’t exist is Overview', async () => {
    open(serverWith(), '/hall/12?tab=nothing');
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeInTheDocument();
  });
});

describe('[customer §2 Hall detail] contact', () => {
  it('offers Call Now and WhatsApp above the tabs and in Contact', async () => {
    const { user } = open();
    expect(await screen.findByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+923001234567');
    expect(screen.getByText('0300 1234567')).toBeVisible();
    const chat = screen.getByRole('link', { name: /^WhatsApp/ });
    expect(chat).toHaveAttribute('href', 'https://wa.me/923001234567');
    expect(chat).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('tab', { name: 'Contact' }));
    expect(screen.getByText('Professional event space provider')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Call Now' })).toHaveLength(2);
  });

  it('says what to do without a phone', async () => {
    open(serverWith({}, hallContact({ contact: null })), '/hall/12?tab=contact');
    expect(await screen.findByText('Contact information not available')).toBeInTheDocument();
    expect(screen.getByText('Please check back later or contact support')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Call Now' })).not.toBeInTheDocument();
  });

  it('Contact shows stand-ins while it loads', async () => {
    const server = serverWith();
    server.answer('HallContact', () => new Promise(() => undefined));
    open(server, '/hall/12?tab=contact');
    await screen.findByRole('tab', { name: 'Contact', selected: true });
    expect(screen.getByRole('status', { name: 'Loading contact information' })).toBeInTheDocument();
  });

  it('[customer §8] says that it could not be loaded', async () => {
    const server = serverWith();
    server.answer('HallContact', () => {
      throw new Refusal('INTERNAL', 'no');
    });
    open(server, '/hall/12?tab=contact');
    expect(await screen.findByText('Unable to load contact information')).toBeInTheDocument();
  });
});
