import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { booking, counts, toPage } from '../../../testing/bookings';
import { readingDollars } from '../../../testing/currency';
import { fakeLive } from '../../../testing/live';
import { person } from '../../../testing/people';
import { renderApp, type Surroundings } from '../../../testing/render';
import { fakeServer, Refusal } from '../../../testing/server';
import type { ShownBooking } from '../invoice-data';
import { MyBookingsScreen } from './MyBookingsScreen';
import { printPaper } from '../print-paper';
import { unpaid } from '../page/testing';

/** Some days before the bookings' event. */
const NOW = Date.parse('2027-03-02T07:00:00.000Z');
function open(bookings: readonly ShownBooking[], surroundings: Surroundings = {}, now = NOW) {
  const live = fakeLive();
  const server = surroundings.server ?? fakeServer();
  server.answer('ViewerBookings', () => ({ viewerBookings: toPage(bookings) }));
  server.answer('ViewerBookingCounts', () => counts({ WAITING: bookings.length }));
  server.answer('ViewerWaitingList', () => ({ viewerWaitingList: { nodes: [] } }));
  server.answer('BookingDetail', ({ variables }) => ({ booking: bookings.find(({ id }) => id === variables.id) }));
  server.answer('BookingPayments', () => ({ bookingPayments: unpaid() }));
  const rendered = renderApp(<MyBookingsScreen now={() => now} />, {
    at: '/my-bookings',
    viewer: person(),
    ...surroundings,
    server,
  });
  return { ...rendered, live };
}

/** A page that a browser opened to print on. */
function printPage(): { opened: Window; print: ReturnType<typeof jest.fn> } {
  class Sheet {
    replaceSync = jest.fn();
  }
  const print = jest.fn();
  const opened = {
    document: document.implementation.createHTMLDocument(),
    CSSStyleSheet: Sheet,
    focus: jest.fn(),
    print,
  };
  return { opened: opened as unknown as Window, print };
}

const CANCELLED = { status: 'CANCELLED', cancelledAt: '2027-03-02T07:00:00.000Z', viewerCanWithdraw: false } as const;

describe('an address that names a booking', () => {
  it('scrolls to it once it is on the page', async () => {
    const scrolled: string[] = [];
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent);
    });
    try {
      open([booking(), booking({ id: 42, hallTitle: 'Shish Mahal' })], { at: '/my-bookings#booking-42' });
      await waitFor(() => expect(scrolled).toEqual([expect.stringContaining('Shish Mahal')]));
    } finally {
      scrollIntoView.mockRestore();
    }
  });
});

describe('[issue 16] a request that holds its time', () => {
  it.each([
    ['until when', '2027-03-03T07:00:00.000Z', /The hall is held for you until Mar 3, 2027, 12:00 PM/],
    ['that it no longer does', '2027-03-02T07:00:00.000Z', /The hall is no longer held for you/],
  ])('says %s', async (_title, heldUntil, words) => {
    open([booking({ heldUntil })]);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says nothing once it is answered, or its time has begun', async () => {
    const heldUntil = '2027-03-03T07:00:00.000Z';
    open([
      booking({ heldUntil, status: 'CONFIRMED' }),
      booking({ id: 42, heldUntil, startTime: '2027-03-02T07:00:00.000Z' }),
    ]);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText(/held for you/)).toBeNull();
  });
});

describe('[customer §2 My Bookings] the list', () => {
  it('tells who isn’t signed in', async () => {
    open([], { viewer: undefined });
    expect(await screen.findByText('Please log in to view your bookings.')).toBeVisible();
  });

  it('is headed My Bookings, and says so while it loads', async () => {
    const server = fakeServer();
    open([], { server });
    server.answer('ViewerBookingCounts', () => new Promise(() => undefined));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
    expect(await screen.findByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  });

  it('is empty with a way to the halls', async () => {
    open([]);
    expect(await screen.findByText('No bookings yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Halls' })).toHaveAttribute('href', '/home');
  });

  it('[customer §4 Currency] shows about what it costs in the visitor’s currency, after what is owed', async () => {
    open([booking({ totalPrice: 1_289_340 })], { server: readingDollars(fakeServer()) });
    const card = await screen.findByRole('article', { name: 'Moti Mahal' });
    expect(await within(card).findByText('≈ $4,605')).toBeInTheDocument();
    expect(card).toHaveTextContent(/₨ 1,289,340≈ \$4,605 \(rate of Feb 26, 2027\)/);
  });

  it('shows everything of a booking in the hall’s own time', async () => {
    const { container } = open([booking()]);
    const card = await screen.findByRole('article', { name: 'Moti Mahal' });
    for (const text of [
      'Sat, Mar 20, 2027',
      '7:00 PM – 1:00 AM (next day)',
      '350',
      'Ayesha Noor, +92 300 7654321',
      'Stage with roses',
      'Booking ID: 41',
      'Requested on March 1, 2027 at 12:00 PM',
      'Your booking is awaiting approval from the hall owner.',
    ]) {
      expect(card).toHaveTextContent(text);
    }
    expect(within(card).getByText('Pending')).toBeVisible();
    expect(card).toHaveTextContent(/1,289,340(?!\.)/);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    [{ status: 'CONFIRMED', viewerCanWithdraw: false } as const, 'Confirmed', /Your booking is confirmed/],
    [{ ...CANCELLED, cancellationReason: 'DECLINED' } as const, 'Declined', /Your booking request was declined/],
    [{ ...CANCELLED, cancellationReason: 'WITHDRAWN' } as const, 'Withdrawn', /You withdrew this booking request/],
    [{ ...CANCELLED, cancellationReason: 'SLOT_TAKEN' } as const, 'Time taken', /Another booking was confirmed/],
    [{ ...CANCELLED, cancellationReason: 'EXPIRED' } as const, 'Expired', /did not answer before it was to start/],
  ])('%j reads %s', async (particulars, label, banner) => {
    open([booking(particulars)]);
    const card = await screen.findByRole('article');
    expect(within(card).getByText(label)).toBeVisible();
    expect(card).toHaveTextContent(banner);
    expect(within(card).queryByRole('button', { name: 'Withdraw Request' })).toBeNull();
  });

  it.each([
    ['is upcoming', '2027-03-20T13:59:59.000Z', 'Further details will come from the hall owner.'],
    ['runs', '2027-03-20T14:00:00.000Z', 'Your booking is confirmed and takes place now.'],
    ['is over', '2027-03-20T20:00:00.000Z', 'Your booking was confirmed and has taken place.'],
  ])('[issue 12] a confirmed booking that %s at %s says %s', async (_what, now, banner) => {
    open([booking({ status: 'CONFIRMED', viewerCanWithdraw: false })], {}, Date.parse(now));
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent(banner);
    if (!banner.startsWith('Further')) expect(card).not.toHaveTextContent('Further details');
  });

  it('[issue 12] a confirmed booking tells whom to call', async () => {
    const { container } = open([booking({ status: 'CONFIRMED', viewerCanWithdraw: false })]);
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('Shalimar Banquets, 0300 1234567');
    expect(within(card).getByRole('link', { name: '0300 1234567' })).toHaveAttribute('href', 'tel:+923001234567');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    [{ status: 'CONFIRMED' } as const, true],
    [{ ...CANCELLED, cancellationReason: 'DECLINED' } as const, true],
    [{ ...CANCELLED, cancellationReason: 'EXPIRED' } as const, true],
    [{ ...CANCELLED, cancellationReason: 'WITHDRAWN' } as const, false],
    [{ ...CANCELLED, cancellationReason: 'ACCOUNT_DELETED' } as const, false],
    [{ ...CANCELLED, cancellationReason: 'BUSINESS_SUSPENDED' } as const, false],
  ])('[issue 12] Contact Business is offered for %j: %p', async (particulars, offered) => {
    open([booking(particulars)]);
    const card = await screen.findByRole('article');
    expect(within(card).queryAllByRole('button', { name: 'Contact Business' })).toHaveLength(offered ? 1 : 0);
  });

  it('the owner’s reason stands below the banner', async () => {
    open([booking({ ...CANCELLED, cancellationReason: 'DECLINED', cancellationNote: 'We are renovating' })]);
    expect(await screen.findByText('Reason: We are renovating')).toBeVisible();
  });

  it('Contact Business gives the number to call and to write to', async () => {
    const { user } = open([booking()]);
    await user.click(await screen.findByRole('button', { name: 'Contact Business' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Shalimar Banquets' });
    expect(within(dialog).getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+923001234567');
    expect(within(dialog).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/923001234567\?text=Hello%20Shalimar%20Banquets/),
    );
  });

  it('says when it can’t be loaded, and tries again', async () => {
    const server = fakeServer();
    const { user } = open([booking()], { server });
    server.answer('ViewerBookings', () => {
      throw new Refusal('UNAVAILABLE', 'Busy', { status: 503 });
    });
    expect(await screen.findByText('Your bookings could not be loaded')).toBeVisible();
    server.answer('ViewerBookings', () => ({ viewerBookings: toPage([booking()]) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

describe('[customer §2 My Bookings] withdrawing', () => {
  it('asks first, then the card says so and the buttons are gone', async () => {
    const server = fakeServer();
    const { user } = open([booking()], { server });
    server.answer('WithdrawBooking', () => {
      const withdrawn = booking({ ...CANCELLED, cancellationReason: 'WITHDRAWN' });
      server.answer('ViewerBookings', () => ({ viewerBookings: toPage([withdrawn]) }));
      return { withdrawBooking: withdrawn };
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Request' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(server.times('WithdrawBooking')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Withdraw Request' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw Request' }));
    expect(await screen.findByText('Request withdrawn')).toBeVisible();
    expect(await screen.findByText('You withdrew this booking request.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw Request' })).toBeNull();
    // The button that had the focus is gone: its row has it.
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  });

  it('tells why it was refused', async () => {
    const server = fakeServer({
      WithdrawBooking: () => {
        throw new Refusal('FINAL_STATUS', 'This booking is already confirmed', { field: 'status' });
      },
    });
    const { user } = open([booking()], { server });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Request' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw Request' }));
    expect(await screen.findByText('Withdrawal failed')).toBeVisible();
    expect(screen.getByText('This booking is already confirmed')).toBeVisible();
  });
});

describe('[issue Live updates] the status of a booking', () => {
  it('changes without a reload, with a word', async () => {
    const { live, server } = open([booking()]);
    await screen.findByText('Pending');
    await live.tell('BookingChanged', { bookingChanged: booking({ status: 'CONFIRMED', viewerCanWithdraw: false }) });
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.getByText('Your booking of Moti Mahal is confirmed')).toBeVisible();
    expect(server.times('ViewerBookings')).toBe(1);
  });

  it('a booking made elsewhere is read with the list', async () => {
    const { live, server } = open([booking()]);
    await screen.findByRole('article');
    server.answer('ViewerBookings', () => ({ viewerBookings: toPage([booking({ id: 42 }), booking()]) }));
    await live.tell('BookingChanged', { bookingChanged: booking({ id: 42 }) });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });
});

describe('[customer §2 Invoice view] the invoice', () => {
  async function openInvoice(particulars: Partial<ShownBooking> = {}) {
    const rendered = open([booking(particulars)]);
    await rendered.user.click(await screen.findByRole('button', { name: 'View Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invoice' });
    await within(dialog).findByText('INV-000041');
    return { ...rendered, dialog };
  }

  it('opens at once, fills when the booking has come, and closes with a word where it doesn’t come', async () => {
    const server = fakeServer();
    let arrive: (answer: { booking: ShownBooking }) => void = () => undefined;
    const { user } = open([booking()], { server });
    server.answer('BookingDetail', () => new Promise((resolve) => (arrive = resolve)));
    await user.click(await screen.findByRole('button', { name: 'View Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invoice' });
    expect(within(dialog).getByRole('status', { name: 'Loading...' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Print Invoice' })).toBeDisabled();
    arrive({ booking: booking() });
    expect(await within(dialog).findByText('INV-000041')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Print Invoice' })).toBeEnabled();
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    server.answer('BookingDetail', () => {
      throw new Refusal('NOT_FOUND', 'Booking not found');
    });
    await user.click(screen.getByRole('button', { name: 'View Details' }));
    expect(await screen.findByText('The booking could not be opened')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows number, people, hall, groups, discount, tax and a total that adds up', async () => {
    const { dialog } = await openInvoice();
    for (const text of [
      'INV-000041',
      'Booking Request',
      'Pending',
      'Ayesha Noor',
      'ayesha@example.com',
      '0300 7654321',
      'Moti Mahal',
      'Sat, Mar 20, 2027',
      'Guests: 350',
      '7:00 PM – 1:00 AM (next day) (6 hours)',
      'Hall Rental',
      'Category fee',
      'Included Services',
      'Menu & Services',
      'Discount (10%)',
      'Tax (16%)',
      'Stage with roses',
    ]) {
      expect(dialog).toHaveTextContent(text);
    }
    expect(within(dialog).getByRole('table', { name: 'Included Services' })).toHaveTextContent(/Valet.*not charged$/);
    expect(within(dialog).getByRole('row', { name: /Total amount/ })).toHaveTextContent('1,289,340.00');
  });

  it('is a confirmation once it isn’t pending, without lines for what is 0', async () => {
    const { dialog } = await openInvoice({
      status: 'CONFIRMED',
      discountAmount: 0,
      taxAmount: 0,
      totalPrice: 1235000,
      viewerCanWithdraw: false,
    });
    expect(dialog).toHaveTextContent('Booking Confirmation');
    expect(dialog).not.toHaveTextContent('Discount');
    expect(dialog).not.toHaveTextContent('Tax (');
  });

  it('[issue 12] a cancelled one says who and why, and is no confirmation', async () => {
    const { dialog } = await openInvoice({
      ...CANCELLED,
      cancellationReason: 'DECLINED',
      cancellationNote: 'We are renovating',
      issuedAt: '2027-03-02T07:00:00.000Z',
    });
    expect(dialog).toHaveTextContent('Booking Cancelled');
    expect(within(dialog).getByText('Declined')).toBeVisible();
    expect(dialog).toHaveTextContent('Issued March 2, 2027');
    expect(dialog).toHaveTextContent('The hall owner declined this request. This paper confirms no booking');
    expect(dialog).toHaveTextContent('Reason: We are renovating');
    expect(dialog).toHaveTextContent('DECLINED');
    expect(dialog).not.toHaveTextContent('Confirmation');
  });

  it('[issue 12] names the seller as it was: address, phone, tax number and logo', async () => {
    const logo = `/files/images/${'a'.repeat(32)}.webp`;
    const { dialog } = await openInvoice({ sellerLogo: logo });
    for (const text of ['Shalimar Banquets', 'Main Boulevard, Lahore', '0300 1234567', 'Tax no. 1234567-8'])
      expect(dialog).toHaveTextContent(text);
    expect(dialog.querySelector('img')).toHaveAttribute('src', `${logo}?size=320`);
  });

  it('Print Invoice opens a page with the paper alone and prints it', async () => {
    const { user, dialog } = await openInvoice();
    const { opened, print } = printPage();
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(opened);
    await user.click(within(dialog).getByRole('button', { name: 'Print Invoice' }));
    expect(opened.document.title).toBe('INV-000041');
    expect(opened.document.body.textContent).toContain('Total amount');
    expect(opened.document.body.textContent).not.toContain('Print Invoice');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    openWindow.mockRestore();
  });

  it('prints 250 ms after the page was opened, in the light theme', () => {
    const { opened, print } = printPage();
    const waits: { run: () => void; delay: number | undefined }[] = [];
    const page = {
      ...{ document, open: () => opened },
      setTimeout: (run: () => void, delay?: number) => waits.push({ run, delay }),
    };
    expect(printPaper(document.createElement('div'), 'INV-000041', page as unknown as Window)).toBe(true);
    expect(opened.document.documentElement.dataset.theme).toBe('light');
    expect(waits.map(({ delay }) => delay)).toEqual([250]);
    waits[0]?.run();
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('says when the browser blocks the page', async () => {
    const { user, dialog } = await openInvoice();
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    await user.click(within(dialog).getByRole('button', { name: 'Print Invoice' }));
    expect(await screen.findByText('The print page could not be opened')).toBeVisible();
    openWindow.mockRestore();
  });

  it('closes', async () => {
    const { user, dialog } = await openInvoice();
    const [, close] = within(dialog).getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
