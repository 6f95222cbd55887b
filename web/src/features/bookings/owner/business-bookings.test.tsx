import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { booking, toPage } from '../../../testing/bookings';
import { choose } from '../../../testing/choose';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { Refusal, type FakeServer } from '../../../testing/server';
import { open, ownersServer, request, shownRows, STATS } from './testing';
import { BOOKING_ADDRESS, toVariables } from './business-filters';

function askedFor(server: FakeServer): unknown {
  return server.asked.filter(({ operation }) => operation === 'BusinessBookings').at(-1)?.variables;
}

describe('[business §2 Bookings management] the screen', () => {
  it('shows four figures and the list', async () => {
    const { container } = open();
    const figures = await screen.findByText('Total Bookings');
    expect(figures.parentElement).toHaveTextContent('12');
    expect(screen.getByText('Revenue').parentElement).toHaveTextContent(/4,250,000(?!\.)/);
    const row = await screen.findByRole('row', { name: /^Moti Mahal/ });
    for (const text of [
      'Ayesha Noor',
      'Sat, Mar 20, 2027',
      '7:00 PM – 1:00 AM (next day)',
      '1,289,340',
      '0300 7654321',
    ]) {
      expect(row).toHaveTextContent(text);
    }
    expect(row).not.toHaveTextContent('.00');
    expect(within(row).getByTitle('Booking requested on Mar 1, 2027, 12:00 PM')).toHaveTextContent('INV-000041');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says of pending bookings no more than that they aren’t confirmed: some were answered', async () => {
    const server = ownersServer();
    const stats = { ...STATS, pending: 1, oldestPendingAt: null };
    server.answer('BusinessBookingStats', () => ({ businessBookingStats: stats }));
    open({ server });
    const pending = await screen.findByText('Pending', { selector: 'dt' });
    await waitFor(() => expect(pending.parentElement).toHaveTextContent(/1.*not confirmed yet/));
  });

  it('says of an offer to an enquiry when it was made, as nobody requested it', async () => {
    const server = ownersServer();
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([{ ...request, isOffered: true }]) }));
    open({ server });
    const row = await screen.findByRole('row', { name: /^Moti Mahal/ });
    expect(within(row).getByTitle('Offered on Mar 1, 2027, 12:00 PM')).toHaveTextContent('INV-000041');
    expect(within(row).queryByTitle(/requested/i)).toBeNull();
  });

  it('marks unread messages in the line of the booking’s number, so that no row moves when they are known', async () => {
    const server = ownersServer();
    const unread = { __typename: 'UnreadMessages', bookingId: request.id, unreadCount: 2 };
    server.answer('UnreadMessages', () => ({ unreadMessages: [unread] }));
    open({ server });
    const mark = await screen.findByRole('link', { name: '2 new messages' });
    expect(mark).toHaveTextContent(/^2$/);
    expect(mark).toHaveAttribute('href', `/business/bookings/${request.id}`);
    expect(screen.getByRole('link', { name: 'INV-000041' }).parentElement).toBe(mark.parentElement);
  });

  it('clears with its filters what was typed into one and not understood', async () => {
    const { user, address } = open({ at: '/business/bookings?status=pending' });
    const clear = await screen.findByRole('button', { name: 'Clear Filters' });
    await user.type(screen.getByLabelText('From'), 'sometime');
    await user.tab();
    expect(await screen.findByText(/^We don’t understand this day/)).toBeVisible();
    await user.click(clear);
    expect(address()).toBe('/business/bookings');
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue(''));
    expect(screen.queryByText(/^We don’t understand this day/)).toBeNull();
  });

  it('names halls to readers of Urdu by their Urdu names', async () => {
    const server = ownersServer();
    server.answer('BusinessBookings', () => ({
      businessBookings: toPage([booking({ ...request, hallNameUrdu: 'موتی محل' })]),
    }));
    open({ server, locale: 'ur' });
    expect(await screen.findByRole('row', { name: /^موتی محل/ })).toBeVisible();
  });

  it('offers by status: answer a request, look at a confirmed one, nothing for a cancelled one', async () => {
    const server = ownersServer();
    const bookings = [
      request,
      booking({ id: 42, status: 'CONFIRMED' }),
      booking({ id: 43, status: 'CANCELLED', cancellationReason: 'DECLINED', cancellationNote: 'Renovating' }),
    ];
    server.answer('BusinessBookings', () => ({ businessBookings: toPage(bookings) }));
    open({ server });
    await waitFor(() => expect(shownRows()).toHaveLength(3));
    const [pending, confirmed, cancelled] = shownRows();
    const names = (row: HTMLElement | undefined) =>
      within(row ?? document.body)
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(names(pending)).toEqual(['Approve', 'Decline']);
    expect(names(confirmed)).toEqual(['View Details']);
    expect(within(cancelled ?? document.body).getByRole('button', { name: 'Cancelled' })).toBeDisabled();
    expect(cancelled).toHaveTextContent('Declined: Renovating');
  });

  it.each([
    ['their own request', { viewerCanWithdraw: true }, /Your own request/],
    ['one whose time has come', { viewerCanWithdraw: false }, /Its time has come/],
  ])('a member who can’t answer %s reads why', async (_what, change, reason) => {
    const server = ownersServer();
    const own = booking({ id: 42, viewerCanAnswer: false, ...change });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([own]) }));
    open({ server });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeDisabled();
  });

  it.each([
    ['NOT_FOUND', 'No business found', 'Apply for Business Account'],
    ['FORBIDDEN', 'Business Pending Approval', 'View Application Status'],
  ] as const)('without an approved business (%s) it says %s', async (code, title, action) => {
    const server = ownersServer();
    server.answer('BusinessBookingStats', () => {
      throw new Refusal(code, title);
    });
    open({ server });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/business/apply');
  });

  it.each([
    ['rejected', 'Rejected', 'Business Pending Approval'],
    ['suspended', 'Suspended', 'Your business is suspended'],
  ])('[business §4 Business application] a %s one reads where it stands', async (status, tag, title) => {
    const server = ownersServer();
    server.answer('BusinessBookingStats', () => {
      throw new Refusal('FORBIDDEN', title, { details: { status } });
    });
    open({ server });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(tag)).toBeVisible();
  });

  it.each([
    ['whose business is closed', { status: 'suspended' }, 'This business is closed at the moment'],
    ['who was removed', {}, 'You no longer belong to this team'],
  ])('[issue: teams] a member %s reads so, without a word of an application', async (_which, details, title) => {
    const server = ownersServer();
    server.answer('BusinessBookingStats', () => {
      throw new Refusal('FORBIDDEN', 'Refused.', { details });
    });
    open({ server, viewer: person() });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText(/pending approval|application/i)).not.toBeInTheDocument();
  });

  it('bookings are stand-ins while they are on their way', async () => {
    const server = ownersServer();
    let arrive: () => void = () => undefined;
    server.answer(
      'BusinessBookings',
      () => new Promise((resolve) => (arrive = () => resolve({ businessBookings: toPage([request]) }))),
    );
    open({ server });
    const recent = await screen.findByRole('region', { name: 'Recent Bookings' });
    expect(within(recent).getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
    expect(within(recent).getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(shownRows()).toEqual([]);
    await waitFor(() => expect(server.times('BusinessBookings')).toBe(1));
    arrive();
    expect(await screen.findByRole('row', { name: /^Moti Mahal/ })).toBeVisible();
  });

  it('the details of a booking open in a dialog', async () => {
    const server = ownersServer();
    const confirmed = booking({ status: 'CONFIRMED' });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([confirmed]) }));
    server.answer('BookingDetail', () => ({ booking: confirmed }));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'View Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Booking Details' });
    await within(dialog).findByText('Ayesha Noor');
    for (const text of ['Ayesha Noor', 'Moti Mahal', '1,289,340.00']) expect(dialog).toHaveTextContent(text);
  });

  it('is empty with words', async () => {
    const server = ownersServer();
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([]) }));
    server.answer('BusinessBookingStats', () => ({ businessBookingStats: { ...STATS, totalBookings: 0, pending: 0 } }));
    open({ server });
    expect(await screen.findByText('No bookings yet')).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Search')).not.toBeInTheDocument());
  });
});

describe('[business §2 Bookings management] answering', () => {
  it('shows which requests an approval cancels before it is given', async () => {
    const server = ownersServer();
    server.answer('BookingConflicts', () => ({
      bookingConflicts: [{ ...booking({ id: 50, customerName: 'Bilal Ahmed' }) }],
    }));
    server.answer('ApproveBooking', () => {
      const approved = booking({ status: 'CONFIRMED' });
      server.answer('BusinessBookings', () => ({ businessBookings: toPage([approved]) }));
      return { approveBooking: approved };
    });
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve this booking?' });
    expect(await within(dialog).findByText(/Bilal Ahmed, Moti Mahal/)).toBeVisible();
    expect(server.times('ApproveBooking')).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: 'Approve and cancel 1' }));
    expect(await screen.findByText('Booking status updated')).toBeVisible();
    expect(await screen.findByText('Confirmed', { selector: 'span' })).toBeVisible();
    expect(server.times('BusinessBookingStats')).toBe(2);
  });

  it.each([
    ['CLOSED', 'You have closed this date. Approved, the booking takes place all the same.'],
    ['OTHER_HOURS', 'You have set other hours for this date. Approved, the booking keeps its own.'],
  ] as const)('warns that the date is %s since the request, and approves all the same', async (conflict, warning) => {
    const server = ownersServer();
    const pending = booking({ viewerCanAnswer: true, scheduleConflict: conflict });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([pending]) }));
    server.answer('BookingConflicts', () => ({ bookingConflicts: [] }));
    server.answer('ApproveBooking', () => ({ approveBooking: booking({ status: 'CONFIRMED' }) }));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve this booking?' }));
    expect(dialog.getByText(warning)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Booking status updated')).toBeVisible();
  });

  it('a refused approval says why', async () => {
    const server = ownersServer();
    server.answer('ApproveBooking', () => {
      throw new Refusal('SLOT_TAKEN', 'The hall is already booked at that time', { field: 'startTime' });
    });
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await within(await screen.findByRole('dialog')).findByText('No other request is affected.');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(screen.getByText('The hall is already booked at that time')).toBeVisible();
  });

  it('[business §8 Booking status] an approval that fails without a word says Failed to update booking status', async () => {
    const server = ownersServer();
    server.answer('ApproveBooking', () => {
      throw new Refusal('INTERNAL', '');
    });
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await within(await screen.findByRole('dialog')).findByText('No other request is affected.');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(screen.getByText('Failed to update booking status. Please try again.')).toBeVisible();
  });

  it('[business §4 Booking] a second click while an answer is on its way sends nothing', async () => {
    const server = ownersServer();
    let arrive: () => void = () => undefined;
    server.answer(
      'ApproveBooking',
      () => new Promise((resolve) => (arrive = () => resolve({ approveBooking: booking({ status: 'CONFIRMED' }) }))),
    );
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('No other request is affected.');
    await user.dblClick(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(server.times('ApproveBooking')).toBe(1));
    arrive();
    // The words move from the dialog to the page as it closes.
    await waitFor(() => expect(screen.getByText('Booking status updated')).toBeVisible());
    expect(server.times('ApproveBooking')).toBe(1);
  });

  it('declines with a reason, or without one', async () => {
    const server = ownersServer();
    server.answer('DeclineBooking', () => ({
      declineBooking: booking({ status: 'CANCELLED', cancellationReason: 'DECLINED' }),
    }));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog');
    await pasteInto(user, within(dialog).getByLabelText('Reason (optional)'), '  We are renovating ');
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await screen.findByText('Booking status updated');
    const sent = server.asked.find(({ operation }) => operation === 'DeclineBooking')?.variables;
    expect(sent).toEqual({ id: 41, input: { reason: 'We are renovating' } });
  });

  it('the keyboard goes on at the next request when the answered one leaves the list', async () => {
    const next = booking({ id: 42, hallTitle: 'Rose Garden', viewerCanAnswer: true });
    const server = ownersServer();
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([request, next]) }));
    server.answer('DeclineBooking', () => {
      server.answer('BusinessBookings', () => ({ businessBookings: toPage([next]) }));
      return { declineBooking: booking({ status: 'CANCELLED', cancellationReason: 'DECLINED' }) };
    });
    const { user } = open({ server, at: '/business/bookings?status=pending' });
    const row = await screen.findByRole('row', { name: /^Moti Mahal/ });
    within(row).getByRole('button', { name: 'Decline' }).focus();
    await user.keyboard('{Enter}');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Moti Mahal/ })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /^Rose Garden/ })).toHaveFocus();
  });
});

describe('[business §2 Bookings management] filters in the address', () => {
  it('are read from it, asked for, and written back', async () => {
    const { user, server, address } = open({
      at: '/business/bookings?status=pending&hall=4&occasion=nikah&q=ali&order=soonest',
    });
    await screen.findByRole('row', { name: /^Moti Mahal/ });
    expect(askedFor(server)).toEqual({
      filter: {
        status: 'PENDING',
        hallId: 4,
        occasion: 'NIKAH',
        from: null,
        to: null,
        label: null,
        needsAction: null,
        text: 'ali',
      },
      order: 'SOONEST',
      paging: { limit: 20, page: 1 },
    });
    await choose(user, 'Status', 'Confirmed');
    await waitFor(() =>
      expect(address()).toBe('/business/bookings?status=confirmed&hall=4&occasion=nikah&q=ali&order=soonest'),
    );
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(address()).toBe('/business/bookings?order=soonest'));
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('the search waits for a pause in typing', async () => {
    const { user, server, address } = open();
    await screen.findByRole('row', { name: /^Moti Mahal/ });
    await pasteInto(user, screen.getByLabelText('Search'), 'bilal');
    await waitFor(() => expect(address()).toBe('/business/bookings?q=bilal'));
    const texts = server.asked
      .filter(({ operation }) => operation === 'BusinessBookings')
      .map(({ variables }) => (variables.filter as { text: string | null }).text);
    expect(texts).toEqual([null, 'bilal']);
  });

  it('the export carries them, and asks for every page', async () => {
    const asked: string[] = [];
    const realFetch = globalThis.fetch;
    globalThis.fetch = (address) => {
      asked.push(address instanceof Request ? address.url : address.toString());
      return Promise.resolve(new Response('', { status: 500 }));
    };
    try {
      const { user } = open({ at: '/business/bookings?status=pending&hall=4&q=a%26b&order=soonest&page=2' });
      await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
      expect(await screen.findByText('The file could not be created')).toBeVisible();
      expect(asked).toEqual(['/api/business/bookings/export.csv?status=pending&hallId=4&text=a%26b&order=soonest']);
    } finally {
      globalThis.fetch = realFetch;
    }
  });

  it('nonsense in the address counts as absent', () => {
    const filters = BOOKING_ADDRESS.read(new URLSearchParams('status=x&hall=-1&from=2027-02-30&to=1&order=y&page=0'));
    expect(BOOKING_ADDRESS.write(filters).toString()).toBe('');
    expect(
      toVariables(BOOKING_ADDRESS.read(new URLSearchParams('from=2027-03-02&to=2027-03-01'))).filter,
    ).toMatchObject({
      from: '2027-03-02',
      to: null,
    });
  });
});
