import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { booking, toPage } from '../../../testing/bookings';
import { pasteInto } from '../../../testing/paste-into';
import { Refusal, type FakeServer } from '../../../testing/server';
import { open, ownersServer, request } from './testing';

describe('[business §2 Bookings management] several at once', () => {
  const later = booking({
    id: 42,
    invoiceNumber: 'INV-000042',
    hallTitle: 'Rose Garden',
    createdAt: '2027-03-02T07:00:00.000Z',
    viewerCanAnswer: true,
  });
  const confirmed = booking({ id: 43, hallTitle: 'Jasmine Wing', status: 'CONFIRMED', viewerCanAnswer: false });

  async function selectBoth(server: FakeServer, first = later) {
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([first, request, confirmed]) }));
    const page = open({ server });
    await page.user.click(await screen.findByRole('checkbox', { name: /^Select Rose Garden/ }));
    await page.user.click(screen.getByRole('checkbox', { name: /^Select Moti Mahal/ }));
    expect(screen.getByRole('checkbox', { name: /^Select Jasmine Wing/ })).toBeDisabled();
    return page;
  }

  const answered = (server: FakeServer, operation: string) =>
    server.asked.filter((asked) => asked.operation === operation).map(({ variables }) => variables);

  it('are approved, the earliest request first, and what was refused is said once with its reason', async () => {
    const server = ownersServer();
    server.answer('ApproveBooking', ({ variables }) => {
      if (variables.id === 42) throw new Refusal('SLOT_TAKEN', 'The hall is already booked at that time');
      return { approveBooking: booking({ status: 'CONFIRMED' }) };
    });
    const { user } = await selectBoth(server);
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve 2 bookings?' });
    expect(server.times('ApproveBooking')).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: 'Approve 2' }));
    const summary = await screen.findByRole('dialog', { name: 'Not every request could be answered' });
    expect(summary).toHaveTextContent('1 booking was approved.');
    expect(summary).toHaveTextContent(/INV-000042.*Rose Garden.*The hall is already booked at that time/);
    expect(answered(server, 'ApproveBooking')).toEqual([{ id: 41 }, { id: 42 }]);
    expect(screen.queryByText('Update failed')).toBeNull();
    await user.click(within(summary).getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('stay selected when the answer is called off, and not once it is given', async () => {
    const server = ownersServer();
    server.answer('ApproveBooking', () => ({ approveBooking: booking({ status: 'CONFIRMED' }) }));
    const { user } = await selectBoth(server);
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve 2 bookings?' });
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 2' }));
    await screen.findByText('2 bookings were approved.');
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('name the discount for which an entry waits, before it is approved with the others', async () => {
    const server = ownersServer();
    const waiting = booking({
      ...later,
      ...{ source: 'OWNER', enteredBy: 'Sana Iqbal', waitsForDiscount: true },
      ...{ totalPrice: 90_000, quotedPrice: 171_000, priceReason: 'Cousin' },
    });
    const { user } = await selectBoth(server, waiting);
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 bookings?' }));
    expect(dialog.getByText(/Sana Iqbal.* agreed on .*90,000.* instead of .*171,000/)).toBeVisible();
    expect(dialog.getByText(/Cousin/)).toBeVisible();
  });

  it('are accepted only where a payment confirms them, which is said before and after', async () => {
    const server = ownersServer();
    server.answer('ApproveBooking', () => ({ approveBooking: booking({ acceptedAt: '2027-03-02T07:00:00.000Z' }) }));
    const { user } = await selectBoth(server, { ...later, confirmsOnPayment: true });
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 bookings?' }));
    expect(dialog.getByText(/^Approving only accepts requests that their first payment confirms/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve 2' }));
    expect(await screen.findByText(/^1 booking was approved\. 1 request was accepted: its time is held/)).toBeVisible();
  });

  it('are declined with one reason', async () => {
    const server = ownersServer();
    server.answer('DeclineBooking', () => ({
      declineBooking: booking({ status: 'CANCELLED', cancellationReason: 'DECLINED' }),
    }));
    const { user } = await selectBoth(server);
    await user.click(screen.getByRole('button', { name: 'Decline selected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline 2 requests?' });
    await pasteInto(user, within(dialog).getByLabelText('Reason for all of them (optional)'), 'Renovating');
    await user.click(within(dialog).getByRole('button', { name: 'Decline 2' }));
    expect(await screen.findByText('2 requests were declined.')).toBeVisible();
    expect(answered(server, 'DeclineBooking')).toEqual([
      { id: 41, input: { reason: 'Renovating' } },
      { id: 42, input: { reason: 'Renovating' } },
    ]);
  });

  it('leave out what a colleague answers before they are sent', async () => {
    const server = ownersServer();
    const { user, live } = await selectBoth(server);
    await user.click(screen.getByRole('button', { name: 'Decline selected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline 2 requests?' });
    const accepted = booking({ ...later, acceptedAt: '2027-03-02T08:00:00.000Z' });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([accepted, request, confirmed]) }));
    server.answer('DeclineBooking', () => ({
      declineBooking: booking({ status: 'CANCELLED', cancellationReason: 'DECLINED' }),
    }));
    await live.tell('BusinessBookingChanged', { bookingChanged: accepted });
    expect(await within(dialog).findByText(/^1 request is left out/)).toBeVisible();
    expect(dialog).not.toHaveTextContent('Rose Garden');
    await user.click(within(dialog).getByRole('button', { name: 'Decline 1' }));
    expect(await screen.findByText('1 request was declined.')).toBeVisible();
    expect(answered(server, 'DeclineBooking')).toEqual([{ id: 41, input: { reason: null } }]);
  });

  it('are no longer selected once they are accepted, or on other pages', async () => {
    const server = ownersServer();
    const { user, live } = await selectBoth(server);
    const accepted = booking({ ...later, acceptedAt: '2027-03-02T08:00:00.000Z' });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([accepted, request, confirmed]) }));
    await live.tell('BusinessBookingChanged', { bookingChanged: accepted });
    expect(await screen.findByText('1 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Select Rose Garden/ })).not.toBeChecked();
    await user.click(screen.getByRole('columnheader', { name: 'Total' }).querySelector('button') as HTMLElement);
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    expect(screen.getByRole('checkbox', { name: /^Select Moti Mahal/ })).not.toBeChecked();
  });

  it('a single key on a row asks to approve or decline it', async () => {
    const server = ownersServer();
    const { user } = open({ server });
    (await screen.findByRole('row', { name: /^Moti Mahal/ })).focus();
    await user.keyboard('a');
    expect(await screen.findByRole('dialog', { name: 'Approve this booking?' })).toBeVisible();
  });
});
