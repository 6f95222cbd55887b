import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { booking, toPage } from '../../../testing/bookings';
import { open, request, shownRows } from './testing';

describe('[issue Live updates] new requests', () => {
  it('appear by themselves, with a word', async () => {
    const { live, server } = open();
    await screen.findByRole('row', { name: /^Moti Mahal/ });
    const fresh = booking({ id: 60, customerName: 'Erum Shah', viewerCanAnswer: true });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([fresh, request]) }));
    await live.tell('BookingRequested', { bookingRequested: fresh });
    expect(await screen.findByText('New booking request')).toBeVisible();
    await waitFor(() => expect(shownRows()).toHaveLength(2));
    expect(server.times('BusinessBookingStats')).toBe(2);
  });

  it('an entry of the team that waits for the owner appears as well', async () => {
    const { live, server } = open();
    await screen.findByRole('row', { name: /^Moti Mahal/ });
    const entry = booking({ id: 61, source: 'OWNER', waitsForDiscount: true, viewerCanAnswer: true });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([entry, request]) }));
    await live.tell('BusinessBookingChanged', { bookingChanged: entry });
    expect(await screen.findByRole('button', { name: 'Approve discount' })).toBeVisible();
    await waitFor(() => expect(shownRows()).toHaveLength(2));
  });

  it('a request that its customer takes back is shown so at once', async () => {
    const { live, server } = open();
    await screen.findByRole('row', { name: /^Moti Mahal/ });
    const gone = booking({ status: 'CANCELLED', cancellationReason: 'WITHDRAWN' });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([gone]) }));
    await live.tell('BusinessBookingChanged', { bookingChanged: gone });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
    expect(screen.getByText('Withdrawn')).toBeVisible();
  });
});
