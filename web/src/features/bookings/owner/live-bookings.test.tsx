import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { booking, toPage } from '../../../testing/bookings';
import { open, ownersServer, request, shownRows } from './testing';

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

  it('a request that a colleague has accepted leaves those that wait for an answer', async () => {
    const { live, server } = open({ at: '/business/bookings?needs=ACTION' });
    await screen.findByRole('row', { name: /^Moti Mahal/ });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([]) }));
    const accepted = booking({ id: request.id, acceptedAt: '2027-03-02T07:00:00.000Z', viewerCanAnswer: true });
    await live.tell('BusinessBookingChanged', { bookingChanged: accepted });
    await waitFor(() => expect(shownRows()).toHaveLength(0));
    expect(server.times('BusinessBookingStats')).toBe(2);
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

describe('[issue 38] a list that changes under the pointer', () => {
  const second = booking({ id: 62, customerName: 'Bilal Khan', viewerCanAnswer: true });
  const fresh = booking({ id: 63, customerName: 'Erum Shah', viewerCanAnswer: true });
  /** The list with two requests, of which the first is answered elsewhere while a new one comes. */
  const change = async ({ live, server }: ReturnType<typeof open>) => {
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([fresh, second]) }));
    await live.tell('BusinessBookingChanged', { bookingChanged: booking({ id: request.id, status: 'CONFIRMED' }) });
  };
  const openTwo = async () => {
    const server = ownersServer();
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([request, second]) }));
    const opened = open({ server, at: '/business/bookings?needs=ACTION' });
    await screen.findByRole('row', { name: /Bilal Khan/ });
    return opened;
  };
  const names = () => shownRows().map((row) => row.getAttribute('aria-label'));

  it('keeps its rows in their places, and says what has left and come', async () => {
    const opened = await openTwo();
    await opened.user.hover(screen.getByRole('row', { name: /Bilal Khan/ }));
    const before = names();
    await change(opened);
    const gone = await screen.findByText(/is no longer in this list/);
    expect(names()).toEqual(before);
    expect(gone).toBeVisible();
    const [left, stays] = shownRows();
    expect(left).toContainElement(gone);
    expect(within(left as HTMLElement).queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(within(left as HTMLElement).getByRole('checkbox')).toBeDisabled();
    expect(within(stays as HTMLElement).getByRole('button', { name: 'Approve' })).toBeEnabled();
    await opened.user.click(screen.getByRole('button', { name: 'Show 1 new row' }));
    expect(names()).toEqual([expect.stringContaining('Erum Shah'), expect.stringContaining('Bilal Khan')]);
  });

  it('shows all as it is once the pointer has left', async () => {
    const opened = await openTwo();
    await opened.user.hover(screen.getByRole('row', { name: /Bilal Khan/ }));
    await change(opened);
    await screen.findByText(/is no longer in this list/);
    await opened.user.hover(screen.getByRole('heading', { level: 1 }));
    expect(names()).toEqual([expect.stringContaining('Erum Shah'), expect.stringContaining('Bilal Khan')]);
    expect(screen.queryByText(/is no longer in this list/)).toBeNull();
  });

  it('keeps its rows for a finger as well, until it touches something else', async () => {
    const opened = await openTwo();
    await opened.user.pointer({ keys: '[TouchA]', target: screen.getByText('Bilal Khan') });
    const before = names();
    await change(opened);
    expect(await screen.findByText(/is no longer in this list/)).toBeVisible();
    expect(names()).toEqual(before);
    expect(screen.getByRole('button', { name: 'Show 1 new row' })).toBeVisible();
    await opened.user.pointer({ keys: '[TouchA]', target: screen.getByRole('heading', { level: 1 }) });
    expect(names()).toEqual([expect.stringContaining('Erum Shah'), expect.stringContaining('Bilal Khan')]);
  });

  it('does nothing with a key on a row that has left', async () => {
    const opened = await openTwo();
    await opened.user.hover(screen.getByRole('row', { name: /Bilal Khan/ }));
    await opened.user.keyboard('j');
    await change(opened);
    await screen.findByText(/is no longer in this list/);
    await opened.user.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    await opened.user.keyboard('ja');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
