import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { booking, toPage } from '../../../testing/bookings';
import { pasteInto } from '../../../testing/paste-into';
import { open, ownersServer, request } from './testing';

describe('private labels', () => {
  it('stand in the list, are changed in the booking’s details, and filter the list', async () => {
    const server = ownersServer();
    const labeled = booking({ ...request, status: 'CONFIRMED', viewerCanAnswer: false, labels: ['VIP'] });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([labeled]) }));
    server.answer('BookingDetail', () => ({ booking: labeled }));
    server.answer('LabelBooking', () => ({
      labelBooking: { __typename: 'Booking', id: 41, labels: ['VIP', 'Stage ordered'] },
    }));
    const { user } = open({ server });
    const row = await screen.findByRole('row', { name: /^Moti Mahal/ });
    expect(within(row).getByRole('list', { name: 'Labels' })).toHaveTextContent('VIP');
    await user.click(within(row).getByRole('button', { name: /^View Details/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking Details' }));
    await user.type(await dialog.findByRole('combobox', { name: 'Labels' }), 'Stage ordered');
    await user.tab();
    const sent = () => server.asked.filter(({ operation }) => operation === 'LabelBooking');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const input = { labels: ['VIP', 'Stage ordered'], previousLabels: ['VIP'] };
    expect(sent()[0]?.variables).toEqual({ id: 41, input });
    expect(await dialog.findByText('Saved')).toBeVisible();
  });

  it('are offered as a filter, which stands in the address', async () => {
    const { server } = open({ at: '/business/bookings?label=VIP' });
    await screen.findByRole('row', { name: /^Moti Mahal/ });
    expect(await screen.findByLabelText('Label')).toBeInTheDocument();
    const asked = server.asked.findLast(({ operation }) => operation === 'BusinessBookings');
    expect(asked?.variables).toMatchObject({ filter: { label: 'VIP' } });
  });
});

describe('private notes', () => {
  it('are read and changed below the booking’s details', async () => {
    const server = ownersServer();
    const noted = booking({ ...request, status: 'CONFIRMED', viewerCanAnswer: false, notes: 'Paid 50,000' });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([noted]) }));
    server.answer('BookingDetail', () => ({ booking: noted }));
    server.answer('SetBookingNotes', () => ({
      setBookingNotes: { __typename: 'Booking', id: 41, notes: 'Paid in full' },
    }));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'View Details' }));
    const field = await screen.findByRole('textbox', { name: 'Private notes' });
    expect(field).toHaveValue('Paid 50,000');
    expect(field).toHaveAccessibleDescription(/^Only your team and the platform’s staff can read them/);
    await user.clear(field);
    await pasteInto(user, field, 'Paid in full');
    expect(await screen.findByText('Saved')).toBeVisible();
    const sent = server.asked.find(({ operation }) => operation === 'SetBookingNotes');
    expect(sent?.variables).toEqual({ id: 41, input: { notes: 'Paid in full', previousNotes: 'Paid 50,000' } });
  });
});
