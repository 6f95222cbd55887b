import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { booking, toPage } from '../../../testing/bookings';
import { fakeLive } from '../../../testing/live';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { bookingContract } from '../../../testing/terms';
import { pagedBooking, pagedEvent, unpaid, tasksOf, unspent } from '../page/testing';
import { OwnerBookingsScreen } from './OwnerBookingsScreen';
import { ownersServer } from './testing';

const BOOKINGS = [booking(), booking({ id: 42, invoiceNumber: 'INV-000042', hallTitle: 'Shish Mahal' })];
const realMedia = window.matchMedia;
let isWide = true;

beforeEach(() => {
  isWide = true;
  window.matchMedia = (query) => Object.assign(realMedia(query), { matches: isWide && query === '(width >= 1024px)' });
});
afterEach(() => {
  window.matchMedia = realMedia;
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function open(at = '/business/bookings?status=pending', server = ownersServer()) {
  server.answer('BusinessBookings', () => ({ businessBookings: toPage(BOOKINGS) }));
  server.answer('BookingPage', ({ variables }) => ({
    booking: pagedBooking(BOOKINGS.find(({ id }) => id === variables.id)),
    bookingTimeline: [pagedEvent()],
  }));
  server.answer('BookingPayments', () => ({ bookingPayments: unpaid() }));
  server.answer('BookingExpenses', () => ({ bookingExpenses: unspent() }));
  server.answer('BookingTasks', () => ({ bookingTasks: tasksOf([]) }));
  server.answer('BookingContract', () => ({ bookingContract: bookingContract() }));
  const page = <OwnerBookingsScreen />;
  const tree = (
    <>
      <Back />
      <Routes>
        <Route path="/business/bookings" element={page} />
        <Route path="/business/bookings/:id" element={page} />
      </Routes>
    </>
  );
  return renderApp(tree, { at, viewer: person({ role: 'BUSINESS' }), server });
}

describe('a booking of the owner’s list', () => {
  it('opens beside the list at its own address; j and k go on, Escape closes', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('link', { name: 'INV-000041' }));
    expect(await screen.findByRole('dialog', { name: 'Booking INV-000041' })).toBeVisible();
    expect(address()).toBe('/business/bookings/41?status=pending');
    await screen.findByRole('region', { name: 'What happened' });
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Booking INV-000042' })).toBeVisible();
    await user.keyboard('j');
    expect(address()).toBe('/business/bookings/42?status=pending');
    await user.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'Booking INV-000041' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/business/bookings?status=pending');
    expect(screen.getByRole('link', { name: 'INV-000041' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/business/bookings?status=pending');
  });

  it('goes on past the page of the list, and back', async () => {
    const server = ownersServer();
    const pages = [BOOKINGS, [booking({ id: 43, invoiceNumber: 'INV-000043' })]];
    const { user, address } = open('/business/bookings?status=pending', server);
    server.answer('BusinessBookings', ({ variables }) => {
      const { page } = variables.paging as { page: number };
      return { businessBookings: { ...toPage(pages[page - 1] ?? []), totalCount: 21 } };
    });
    await user.click(await screen.findByRole('link', { name: 'INV-000042' }));
    await screen.findByRole('dialog', { name: 'Booking INV-000042' });
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Booking INV-000043' })).toBeVisible();
    expect(address()).toBe('/business/bookings/43?status=pending&page=2');
    await user.keyboard('j');
    expect(address()).toBe('/business/bookings/43?status=pending&page=2');
    await user.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'Booking INV-000042' })).toBeVisible();
    expect(address()).toBe('/business/bookings/42?status=pending');
  });

  it('stays open once it has left the list, and goes on from its place', async () => {
    const live = fakeLive();
    const server = ownersServer();
    const { user, address } = open('/business/bookings?status=pending', server);
    const third = booking({ id: 43, invoiceNumber: 'INV-000043' });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([...BOOKINGS, third]) }));
    await user.click(await screen.findByRole('link', { name: 'INV-000042' }));
    await screen.findByRole('dialog', { name: 'Booking INV-000042' });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([booking(), third]) }));
    await live.tell('BusinessBookingChanged', { bookingChanged: booking({ id: 42, status: 'CONFIRMED' }) });
    await screen.findByText(/is no longer in this list/);
    expect(screen.getByRole('dialog', { name: 'Booking INV-000042' })).toBeVisible();
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Booking INV-000043' })).toBeVisible();
    expect(address()).toBe('/business/bookings/43?status=pending');
  });

  it('opens by Enter on its row', async () => {
    const { user } = open();
    (await screen.findByRole('row', { name: /^Moti Mahal/ })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Booking INV-000041' })).toBeVisible();
  });

  it('is a page where it is opened directly', async () => {
    open('/business/bookings/41');
    expect(await screen.findByRole('heading', { level: 1, name: 'Moti Mahal' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a page on a phone', async () => {
    isWide = false;
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'INV-000041' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Moti Mahal' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
