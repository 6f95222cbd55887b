import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { booking, toPage } from '../../../testing/bookings';
import { choose } from '../../../testing/choose';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer } from '../../../testing/server';
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
    expect(screen.getByRole('link', { name: 'INV-000041' })).toHaveAttribute('href', '/cpanel/bookings/41?tab=bookings');
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
});
