import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { booking, toPage } from '../../../testing/bookings';
import { fakeLive } from '../../../testing/live';
import { choose } from '../../../testing/choose';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
import { bookingContract } from '../../../testing/terms';
import { pagedBooking, pagedEvent, unpaid } from '../page/testing';
import { StaffBookingsTab } from './StaffBookingsTab';

function open(at = '/cpanel?tab=bookings', bookings = [booking()]) {
  const server = fakeServer({ StaffBookings: () => ({ bookings: toPage(bookings) }) });
  return { ...renderApp(<StaffBookingsTab />, { at, viewer: person({ role: 'MODERATOR' }), server }), server };
}

describe('[issue: dense lists] all bookings in the panel', () => {
  it('stand one a row, each with a link to its page', async () => {
    const { container, user, address } = open();
    const row = await screen.findByRole('row', { name: 'INV-000041, Ayesha Noor' });
    for (const text of ['Moti Mahal', 'Sat, Mar 20, 2027', '1,289,340', '0300 7654321', 'Pending'])
      expect(row).toHaveTextContent(text);
    expect(row).not.toHaveTextContent('.00');
    expect(screen.getByRole('link', { name: 'INV-000041' })).toHaveAttribute(
      'href',
      '/cpanel/bookings/41?tab=bookings',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
    row.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/cpanel/bookings/41?tab=bookings'));
  });

  it.each([
    ['/cpanel?tab=bookings', 'No bookings yet'],
    ['/cpanel?tab=bookings&q=0300', 'No booking matches these filters'],
  ])('are none at %s: %s', async (at, text) => {
    open(at, []);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('are filtered and sorted by the server, as the address says', async () => {
    const { user, server, address } = open(
      '/cpanel?tab=bookings&q=0300&business=moti&occasion=nikah&from=2027-03-02&order=soonest',
    );
    await screen.findByRole('row', { name: /^INV-000041/ });
    expect(server.asked.find(({ operation }) => operation === 'StaffBookings')?.variables).toEqual({
      filter: { text: '0300', business: 'moti', status: null, occasion: 'NIKAH', from: '2027-03-02', to: null },
      order: 'SOONEST',
      paging: { limit: 20, page: 1 },
    });
    await choose(user, 'Status', 'Confirmed');
    await waitFor(() => expect(address()).toContain('status=confirmed'));
    await user.click(screen.getByRole('button', { name: 'Remove the filter moti' }));
    await waitFor(() => expect(address()).not.toContain('business='));
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(address()).toBe('/cpanel?tab=bookings&order=soonest'));
  });

  it('open beside the list, where j and k go on past the page, and follow what happens', async () => {
    const live = fakeLive();
    const pages = [[booking()], [booking({ id: 42, invoiceNumber: 'INV-000042' })]];
    const { user, server, address } = open('/cpanel/bookings/41?tab=bookings&status=pending');
    server.answer('StaffBookings', ({ variables }) => {
      const { page } = variables.paging as { page: number };
      return { bookings: { ...toPage(pages[page - 1] ?? []), totalCount: 21 } };
    });
    server.answer('BookingPage', ({ variables }) => ({
      booking: pagedBooking(pages.flat().find(({ id }) => id === variables.id)),
      bookingTimeline: [pagedEvent()],
    }));
    server.answer('BookingPayments', () => ({ bookingPayments: unpaid() }));
    server.answer('BookingContract', () => ({ bookingContract: bookingContract() }));
    await screen.findByRole('row', { name: /^INV-000041/, hidden: true });
    await screen.findByRole('region', { name: 'What happened' });
    const read = server.times('BookingPage');
    await live.tell('AnyBookingChanged', { anyBookingChanged: 41 });
    await waitFor(() => expect(server.times('BookingPage')).toBe(read + 1));
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Booking INV-000042' })).toBeVisible();
    expect(address()).toBe('/cpanel/bookings/42?tab=bookings&status=pending&page=2');
    await user.keyboard('{Escape}');
    expect(address()).toBe('/cpanel?tab=bookings&status=pending&page=2');
  });

  it('have views by one press', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('link', { name: 'Waiting' }));
    await waitFor(() => expect(address()).toBe('/cpanel?tab=bookings&status=pending&order=oldest'));
  });
});
