import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { bookingServer, chooseTimes, readInput, next, previous, quote, startAt } from '../../../testing/booking-wizard';
import { bookableHall, march } from '../../../testing/bookings';
import { readingDollars } from '../../../testing/currency';
import { accessibilityProblems } from '../../../testing/axe';
import { person } from '../../../testing/people';
import { renderApp, type Surroundings } from '../../../testing/render';
import { selected } from '../../../testing/selected';
import { Refusal } from '../../../testing/server';
import { BookingSection } from './BookingSection';
import type { BookableHall } from '../hall-terms';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

function open(surroundings: Surroundings = {}, hall: BookableHall = bookableHall()) {
  const server = surroundings.server ?? bookingServer();
  return renderApp(<BookingSection hall={hall} />, {
    at: '/hall/3',
    viewer: person({ phone: '+92 300 1112223' }),
    ...surroundings,
    server,
  });
}

const receipt = () => screen.getByRole('region', { name: 'Your price' });
describe('[customer §2 Hall detail] the booking section by who looks', () => {
  it('visitors see Ready to Book This Hall?, and signing in leads back', async () => {
    const { user } = open({ viewer: undefined });
    expect(await screen.findByText('Ready to Book This Hall?')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /Mar 20, 2027, free/ }));
    const signIn = screen.getByRole('link', { name: 'Sign In to Book' });
    expect(signIn).toHaveAttribute('href', `/login?from=${encodeURIComponent('/hall/3?date=2027-03-20#book')}`);
  });

  it('signed-in customers see Book This Hall, with the optional services on its third step', async () => {
    const { unmount } = open();
    expect(await screen.findByRole('heading', { name: 'Book This Hall' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Step 1 of 5' })).toHaveTextContent(
      '1Date & Time2Guest Count3Menu & Services4Contact Information5Review & Submit',
    );
    unmount();
    startAt(3);
    open();
    expect(await screen.findByRole('checkbox', { name: /Flowers/ })).toBeVisible();
  });

  it('a chosen service is wanted once, or as often as the customer says; the price follows', async () => {
    startAt(3);
    const { user, server } = open();
    await screen.findByRole('checkbox', { name: /Flowers/ });
    expect(screen.queryByRole('spinbutton', { name: 'Quantity of Flowers' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Flowers/ }));
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Flowers' });
    expect(quantity).toHaveValue('1');
    expect(screen.getByRole('button', { name: 'Less of Flowers' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'More of Flowers' }));
    expect(quantity).toHaveValue('2');
    expect(receipt()).toHaveTextContent(/Menu & services₨\s90,000/);
    await user.clear(quantity);
    await user.type(quantity, '99999');
    await user.tab();
    expect(quantity).toHaveValue('99999');
    expect(quantity).toHaveAccessibleDescription('Enter one number from 1 to 1000.');
    expect(next()).toBeDisabled();
    await user.clear(quantity);
    await user.type(quantity, '3');
    for (let step = 3; step < 5; step += 1) await user.click(next());
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    const asked = server.asked.find(({ operation }) => operation === 'CalculatePrice');
    expect(readInput(asked)).toMatchObject({ optionalServices: [{ id: 9, quantity: 3 }] });
  });

  it('[issue: screens] services stand by what they are, below what comes with the hall', async () => {
    startAt(3);
    const offered = (id: number, name: string) => ({
      id,
      name,
      description: null,
      price: 500,
      priceType: 'PER_PERSON' as const,
      picture: id === 4 ? '/files/scenes/service-mutton.webp' : null,
    });
    const { container } = open(
      {},
      bookableHall({
        fixedServices: [
          { ...offered(1, 'Standby generator'), isIncluded: true },
          { ...offered(6, 'Stage lights'), price: 0, isIncluded: true },
          { ...offered(2, 'Valet parking'), isIncluded: false },
        ],
        optionalServices: [offered(3, 'Qawwali party'), offered(4, 'Mutton menu'), offered(5, 'High tea')],
      }),
    );
    const included = within(await screen.findByRole('list', { name: 'Comes with the hall' }));
    expect(included.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Stage lights']);
    const added = within(screen.getByRole('list', { name: 'Always added' }));
    expect(added.getByRole('listitem')).toHaveTextContent(/^Standby generator₨\s500\.00 per guest$/);
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Food & drinks',
      'Music & entertainment',
    ]);
    const food = within(screen.getByRole('group', { name: 'Food & drinks' }));
    expect(food.getAllByRole('checkbox')).toHaveLength(2);
    expect(container.querySelectorAll('img[src="/files/scenes/service-mutton.webp"]')).toHaveLength(1);
    const music = within(screen.getByRole('group', { name: 'Music & entertainment' }));
    expect(music.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('[issue 17] on phones each step begins where the screen does', async () => {
    startAt(1);
    const { user } = open();
    await screen.findByText('When is your event?');
    const matchMedia = window.matchMedia.bind(window);
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }));
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(next());
    expect(screen.getByRole('heading', { level: 3, name: /How many guests/ })).toHaveFocus();
    expect(scroll).toHaveBeenCalledWith({ block: 'start' });
    jest.restoreAllMocks();
  });

  it('[issue: screens] on phones the sum at the foot opens the price in full', async () => {
    startAt(2);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Estimated total.*Show your price in full$/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Your price' });
    expect(within(sheet).getByText('Hall rental')).toBeVisible();
    expect(within(sheet).getByText(/An estimate from the hall’s prices/)).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[issue: screens] every field brings the keyboard that fits it, and is filled by the browser', async () => {
    startAt(2);
    const { user } = open();
    expect(await screen.findByRole('spinbutton', { name: 'Guests' })).toHaveAttribute('inputmode', 'numeric');
    for (let step = 2; step < 4; step += 1) await user.click(next());
    expect(screen.getByLabelText(/Your name/)).toHaveAttribute('autocomplete', 'name');
    for (const [label, kind] of [
      [/^Phone/, 'tel'],
      [/^Email/, 'email'],
    ] as const) {
      const field = screen.getByLabelText(label);
      expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual([kind, kind]);
    }
  });

  it('owners are told why not', async () => {
    open({ viewer: person({ role: 'BUSINESS' }) });
    expect(await screen.findByText('Booking is for customers')).toBeVisible();
    expect(screen.queryByText('Book This Hall')).toBeNull();
  });

  it('a hall that takes no bookings says so', async () => {
    open({}, bookableHall({ isPublic: false }));
    expect(await screen.findByText('This hall takes no bookings at present.')).toBeVisible();
  });
});

describe('[customer §4 Booking wizard] steps', () => {
  it('Next waits for the step, Previous is off on the first one, going back leaves Next on', async () => {
    const { user } = open();
    await screen.findByText('When is your event?');
    expect(next()).toBeDisabled();
    expect(previous()).toBeDisabled();
    await chooseTimes(user);
    expect(next()).toBeEnabled();
    await user.click(next());
    expect(screen.getByText('How many guests do you expect?')).toHaveFocus();
    await user.click(previous());
    expect(next()).toBeEnabled();
    expect(selected('From')).toHaveTextContent('7:00 PM');
  });

  it('full, closed and past days can’t be chosen; the taken hours of a day are named', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Mar 11, 2027, fully booked/ }));
    await user.click(screen.getByRole('button', { name: /Mar 12, 2027, closed/ }));
    expect(screen.queryByLabelText('From')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Mar 10, 2027, partly free/ }));
    expect(await screen.findByText('7:00 PM – 11:00 PM')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'From' }));
    expect(screen.getByTitle('6:00 AM')).toBeInTheDocument();
    expect(screen.queryByTitle('7:00 PM')).toBeNull();
    expect(screen.getByText(/The minimum booking duration is 2 hours/)).toBeVisible();
  });

  it('guests stay between 1 and the hall’s capacity', async () => {
    startAt(2);
    const { user } = open();
    const guests = await screen.findByRole('spinbutton', { name: 'Guests' });
    await waitFor(() => expect(guests).toHaveValue('150'));
    await user.click(screen.getByRole('button', { name: 'One guest more' }));
    expect(guests).toHaveValue('151');
    await user.clear(guests);
    await user.type(guests, '5000');
    await user.tab();
    expect(guests).toHaveValue('5000');
    expect(screen.getByText('Enter one number from 1 to 300.')).toBeVisible();
    expect(next()).toBeDisabled();
    await user.clear(guests);
    await user.type(guests, '250');
    expect(next()).toBeEnabled();
  });

  it('contact details need a name, a phone and a valid address', async () => {
    startAt(4);
    const { user } = open();
    expect(await screen.findByLabelText(/Your name/)).toHaveValue('Ayesha Noor');
    expect(next()).toBeEnabled();
    const email = screen.getByLabelText(/^Email/);
    await user.clear(email);
    await user.type(email, 'nowhere');
    await user.tab();
    expect(await screen.findByText('Valid email required')).toBeVisible();
    expect(next()).toBeDisabled();
  });

  it('a step complains about none of its fields before it was used', async () => {
    startAt(4);
    const { user } = open({ viewer: person({ phone: null }) });
    const name = await screen.findByLabelText(/Your name/);
    await user.type(name, ' Khan');
    await user.tab();
    expect(screen.queryByText('Phone is required')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Phone is required')).toBeVisible();
  });

  it('[customer §4 Currency] the receipt says about what the total is in the visitor’s currency', async () => {
    startAt(2);
    open({ server: readingDollars(bookingServer()) });
    await screen.findByRole('region', { name: 'Your price' });
    await waitFor(() => expect(receipt()).toHaveTextContent(/₨ 270,000\.00≈ \$964 \(rate of Feb 26, 2027\)/));
  });

  it('the month is left with the keyboard alone', async () => {
    const { user } = open();
    const first = await screen.findByRole('button', { name: /Mar 1, 2027/ });
    first.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('button', { name: /Mar 9, 2027/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('From')).toBeVisible();
    expect(screen.getByRole('button', { name: /Mar 9, 2027/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('holds no accessibility problem on any step', async () => {
    startAt(1);
    const { user, container } = open();
    await screen.findByRole('button', { name: /Mar 20, 2027/ });
    expect(await accessibilityProblems(container)).toEqual([]);
    for (let step = 1; step < 5; step += 1) {
      await user.click(next());
      expect(await accessibilityProblems(container)).toEqual([]);
    }
  });
});

describe('[customer §5 Price rules] the price beside it', () => {
  it('is the documented estimate until the last step, where the server is asked once', async () => {
    startAt(1);
    const { user, server } = open();
    await screen.findByText('When is your event?');
    await user.click(next());
    await waitFor(() => expect(receipt()).toHaveTextContent('270,000.00'));
    await user.click(next());
    await user.click(screen.getByRole('checkbox', { name: /Flowers/ }));
    expect(receipt()).toHaveTextContent('315,000.00');
    await user.click(screen.getByRole('checkbox', { name: /Flowers/ }));
    await user.click(next());
    expect(server.times('CalculatePrice')).toBe(0);
    await user.click(next());
    expect(await screen.findByText('The price at this moment, as the hall owner will see it.')).toBeVisible();
    expect(server.times('CalculatePrice')).toBe(1);
    expect(screen.getByText('Booking Request')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(receipt()).toHaveTextContent('No payment until the hall confirms');
  });

  it('[product: Halls and search] the preview for a hall that confirms at once doesn’t speak of waiting for it', async () => {
    startAt(5);
    const hall = bookableHall();
    open({}, { ...hall, business: { ...hall.business, instantConfirmation: true } });
    expect(await screen.findByText(/It becomes a booking at once if it fits; the owner then sends/)).toBeVisible();
    expect(receipt()).toHaveTextContent('the owner then sends payment instructions');
    expect(document.body).not.toHaveTextContent('until the hall confirms');
  });

  it('[issue 12] no price is told before guests were chosen', async () => {
    startAt(1, { guests: 0 });
    const { user } = open({}, bookableHall({ capacity: 900 }));
    await screen.findByText('When is your event?');
    expect(receipt()).toHaveTextContent('Choose a date, a time and the number of guests');
    expect(receipt()).not.toHaveTextContent('Guests:');
    await user.click(next());
    await user.type(screen.getByRole('spinbutton', { name: 'Guests' }), '450');
    expect(receipt()).toHaveTextContent('Guests: 450');
    expect(receipt()).toHaveTextContent('720,000.00');
  });

  it('[customer §7 POST /api/user/bookings/calculate-price] the price is asked for anew each time the last step opens', async () => {
    startAt(5);
    const { user, server } = open();
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    await user.click(previous());
    await user.click(next());
    await waitFor(() => expect(server.times('CalculatePrice')).toBe(2));
  });

  it('three more tries, then the estimate stands and 0 is sent', async () => {
    // They come seconds apart.
    jest.useFakeTimers();
    startAt(5);
    const server = bookingServer();
    server.answer('CalculatePrice', () => {
      throw new Refusal('UNAVAILABLE', 'Busy');
    });
    const { user } = open({ server });
    expect(await screen.findByText(/The exact price could not be loaded/)).toBeVisible();
    expect(server.times('CalculatePrice')).toBe(4);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Calculating the price...');
    expect(await screen.findByText(/The exact price could not be loaded/)).toBeVisible();
    expect(server.times('CalculatePrice')).toBe(8);
    await user.click(screen.getByRole('button', { name: 'Submit Booking' }));
    await screen.findByText('Booking submitted successfully!');
    expect(readInput(server.asked.find(({ operation }) => operation === 'RequestBooking')).totalAmount).toBe(0);
  });

  it('[issue 16] says for how long a request holds the time, and that it does', async () => {
    const server = bookingServer();
    server.answer('HallAvailability', () => ({ hallAvailability: march({ holdHours: 24 }) }));
    open({ server });
    expect(await screen.findByText(/Your request holds this time for 24 hours/)).toBeVisible();
  });

  it('submitting before the price is there says Please wait', async () => {
    startAt(5);
    const server = bookingServer();
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    server.answer('CalculatePrice', async (asked) => {
      await waiting;
      return quote(asked);
    });
    const { user } = open({ server });
    const submit = await screen.findByRole('button', { name: 'Submit Booking' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit);
    expect(await screen.findByText('Please wait')).toBeVisible();
    expect(screen.getByText('Pricing is still being calculated')).toBeVisible();
    expect(server.times('RequestBooking')).toBe(0);
    answer();
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('a time that was taken meanwhile is said before anything is sent', async () => {
    startAt(5);
    const server = bookingServer();
    server.answer('CalculatePrice', (asked) => {
      const { calculatePrice } = quote(asked);
      return { calculatePrice: { ...calculatePrice, isAvailable: false } };
    });
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
    expect(screen.getByText('When is your event?')).toBeVisible();
  });
});

describe('[issue Wizard] drafts', () => {
  it('survive signing in: the same person goes on where they were', async () => {
    const { user, unmount } = open();
    await chooseTimes(user);
    await user.click(next());
    await waitFor(() => expect(sessionStorage.getItem('booking-draft:3')).toContain('"step":2'));
    unmount();
    open();
    expect(await screen.findByText('How many guests do you expect?')).toBeVisible();
  });

  it('keep another person’s contact details to themselves', async () => {
    startAt(5, { customerName: 'Somebody Else' }, 99);
    open();
    expect(await screen.findByLabelText(/Your name/)).toHaveValue('Ayesha Noor');
  });
});
