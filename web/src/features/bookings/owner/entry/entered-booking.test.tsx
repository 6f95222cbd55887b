import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { booking, toPage } from '../../../../testing/bookings';
import { pasteInto } from '../../../../testing/paste-into';
import { open, ownersServer } from '../testing';

describe('a booking that was entered', () => {
  const entered = booking({
    status: 'CONFIRMED',
    source: 'OWNER',
    enteredBy: 'Sana Iqbal',
    customerEmail: '',
    adjustmentAmount: -100_000,
    quotedPrice: 1_289_340,
    priceReason: 'Family',
    viewerCanCallOff: true,
  });

  it('says so, with the quoted price and the reason, and is called off with one', async () => {
    const server = ownersServer();
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([entered]) }));
    server.answer('BookingDetail', () => ({ booking: entered }));
    server.answer('CallOffBooking', () => ({ callOffBooking: { ...entered, status: 'CANCELLED' } }));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'View Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking Details' }));
    expect(await dialog.findByText(/The quoted total was/)).toHaveTextContent(/1,289,340.*Family/);
    expect(dialog.getByText('Adjustment to the agreed price')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Call off' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Call this booking off?' }));
    await pasteInto(user, asking.getByLabelText(/^Reason/), 'The guest called');
    await user.click(asking.getByRole('button', { name: 'Call off' }));
    expect(await screen.findByText('Booking called off')).toBeVisible();
    const [call] = server.asked.filter(({ operation }) => operation === 'CallOffBooking');
    expect(call?.variables).toEqual({ id: 41, input: { reason: 'The guest called' } });
  });

  it('that is over is taken back without a mail', async () => {
    const over = { ...entered, startTime: '2026-02-14T14:00:00.000Z', endTime: '2026-02-14T18:00:00.000Z' };
    const server = ownersServer();
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([over]) }));
    server.answer('BookingDetail', () => ({ booking: over }));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'View Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking Details' }));
    await user.click(await dialog.findByRole('button', { name: 'Call off' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Call this booking off?' }));
    const hint = 'It counts no longer, and nobody is mailed.';
    expect(asking.getByLabelText(/^Reason/)).toHaveAccessibleDescription(hint);
  });
});
