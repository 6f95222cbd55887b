import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { bookingServer, next, readInput, startAt, toReview } from '../../../testing/booking-wizard';
import { bookableHall, booking } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { Refusal } from '../../../testing/server';
import { BookingSection } from './BookingSection';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const open = (server = bookingServer(), viewer = person({ phone: '+92 300 1112223' }), hall = bookableHall()) =>
  renderApp(<BookingSection hall={hall} />, {
    at: '/hall/3',
    viewer,
    server,
  });

describe('[customer §7 POST /api/user/bookings] sending it', () => {
  it('sends instants, the day, the price and a key; then everything begins anew', async () => {
    const { user, server } = open();
    await toReview(user);
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    await user.click(screen.getByRole('button', { name: 'Submit Booking' }));
    expect(await screen.findByText('Booking submitted successfully!')).toBeVisible();
    expect(screen.getByText("You'll receive a confirmation email shortly.")).toBeVisible();
    expect(readInput(server.asked.find(({ operation }) => operation === 'RequestBooking'))).toMatchObject({
      hallId: 3,
      date: '2027-03-20',
      startTime: '2027-03-20T14:00:00.000Z',
      endTime: '2027-03-20T18:00:00.000Z',
      guestCount: 150,
      customerName: 'Ayesha Noor',
      customerPhone: '+92 300 1112223',
      optionalServices: [],
      totalAmount: 270000,
    });
    expect(await screen.findByRole('heading', { name: 'Your request is sent' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Request another time' }));
    expect(await screen.findByText('When is your event?')).toBeVisible();
    expect(next()).toBeDisabled();
    expect(sessionStorage.getItem('booking-draft:3')).not.toContain('2027-03-20');
  });

  it('[issue: screens] ends with a card to keep: the day in words, what was chosen, the sums, and whom to ask', async () => {
    startAt(5);
    const { user } = open();
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    await user.click(screen.getByRole('button', { name: 'Submit Booking' }));
    const card = within(await screen.findByRole('region', { name: 'Your request is sent' }));
    const { hallTitle, invoiceNumber, businessName } = booking();
    expect(card.getByText(hallTitle)).toBeVisible();
    expect(card.getByText('Saturday, March 20, 2027')).toBeVisible();
    expect(card.getByText(invoiceNumber)).toBeVisible();
    expect(card.getByText(businessName)).toBeVisible();
    expect(card.getByRole('row', { name: /^Menu A/ })).toHaveTextContent('630,000.00');
    expect(card.getByRole('row', { name: /^Total/ })).toBeVisible();
    expect(card.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await user.click(card.getByRole('button', { name: 'Print' }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('The print page could not be opened')).toBeVisible();
    opened.mockRestore();
  });

  it('an account without a phone number remembers the one given', async () => {
    startAt(4);
    const server = bookingServer();
    const { user } = open(server, person({ phone: null }));
    await user.type(await screen.findByLabelText(/^Phone/), '0300 7654321');
    server.answer('Viewer', () => ({ viewer: person({ phone: '0300 7654321' }) }));
    await user.click(next());
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    await user.click(screen.getByRole('button', { name: 'Submit Booking' }));
    await screen.findByRole('heading', { name: 'Your request is sent' });
    await waitFor(() => expect(server.times('Viewer')).toBe(2));
  });

  it('[product: Halls and search] of a hall that confirms at once doesn’t speak of waiting for it', async () => {
    const server = bookingServer();
    server.answer('RequestBooking', () => ({ requestBooking: booking({ status: 'CONFIRMED' }) }));
    startAt(5);
    const { user } = open(server);
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    await user.click(screen.getByRole('button', { name: 'Submit Booking' }));
    const card = await screen.findByRole('region', { name: 'Your booking is confirmed' });
    expect(card).toHaveTextContent('The owner sends payment instructions.');
    expect(card).not.toHaveTextContent('until the hall confirms');
  });

  it('[product: Money] of a hall whose first payment confirms it says that it accepts first', async () => {
    const server = bookingServer();
    server.answer('RequestBooking', () => ({ requestBooking: booking({ confirmsOnPayment: true }) }));
    startAt(5);
    const hall = bookableHall();
    const asked = { ...hall, business: { ...hall.business, confirmsOnPayment: true } };
    const { user } = open(server, undefined, asked);
    expect(await screen.findByText(/accepted it, its first payment makes it a booking/)).toBeVisible();
    expect(document.body).toHaveTextContent('No payment until the hall accepts');
    expect(document.body).not.toHaveTextContent('until the hall confirms');
    await user.click(screen.getByRole('button', { name: 'Submit Booking' }));
    const card = await screen.findByRole('region', { name: 'Your request is sent' });
    expect(card).toHaveTextContent('No payment until the hall accepts; the time is then held for you');
    expect(card).not.toHaveTextContent(/confirms or declines|until the hall confirms/);
  });

  it('[customer §8] a refusal without a word says Please try again later.', async () => {
    const server = bookingServer();
    server.answer('RequestBooking', () => {
      throw new Refusal('INTERNAL', '');
    });
    startAt(5);
    const { user } = open(server);
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    await user.click(screen.getByRole('button', { name: 'Submit Booking' }));
    expect(await screen.findByText('Booking failed')).toBeVisible();
    expect(screen.getByText('Please try again later.')).toBeVisible();
  });

  it('a refusal says why, keeps everything, and the same request keeps its key', async () => {
    const server = bookingServer();
    server.answer('RequestBooking', () => {
      throw new Refusal('SLOT_TAKEN', 'The hall is already booked at that time', { field: 'startTime' });
    });
    startAt(5);
    const { user } = open(server);
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    await user.click(screen.getByRole('button', { name: 'Submit Booking' }));
    expect(await screen.findByText('Booking failed')).toBeVisible();
    expect(await screen.findByText('When is your event?')).toBeVisible();
    expect(screen.getByText('The hall is already booked at that time', { selector: 'form p' })).toBeVisible();
    expect(screen.getAllByText('The hall is already booked at that time')).toHaveLength(2);
    server.answer('RequestBooking', () => ({ requestBooking: booking() }));
    for (let step = 1; step < 5; step += 1) await user.click(next());
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    await user.click(screen.getByRole('button', { name: 'Submit Booking' }));
    await screen.findByText('Booking submitted successfully!');
    const keys = server.asked
      .filter(({ operation }) => operation === 'RequestBooking')
      .map((asked) => readInput(asked).clientMutationId);
    expect(new Set(keys).size).toBe(1);
  });
});
