import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { bookingServer, startAt } from '../../../testing/booking-wizard';
import { bookableHall, booking, counts, toPage } from '../../../testing/bookings';
import { fakeLive } from '../../../testing/live';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { BookingSection } from './BookingSection';
import { MyBookingsScreen } from './MyBookingsScreen';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe('[customer §7 POST /api/user/bookings] after a booking was sent', () => {
  it('a booking that was sent is in My Bookings when that opens', async () => {
    fakeLive();
    const server = bookingServer();
    server.answer('ViewerBookingCounts', () => counts({}));
    function Pages() {
      const [listed, setListed] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setListed(!listed)}>
            turn
          </button>
          {listed ? <MyBookingsScreen /> : <BookingSection hall={bookableHall()} />}
        </>
      );
    }
    const { user } = renderApp(<Pages />, {
      at: '/',
      viewer: person({ phone: '+92 300 1112223' }),
      server,
    });
    await screen.findByText('No bookings yet');
    startAt(5);
    await user.click(screen.getByText('turn'));
    await screen.findByText('The price at this moment, as the hall owner will see it.');
    await user.click(screen.getByRole('button', { name: 'Submit Booking' }));
    await screen.findByText('Booking submitted successfully!');
    server.answer('ViewerBookingCounts', () => counts({ WAITING: 1 }));
    server.answer('ViewerBookings', () => ({ viewerBookings: toPage([booking()]) }));
    await user.click(screen.getByText('turn'));
    expect(await screen.findByRole('article', { name: 'Moti Mahal' })).toBeVisible();
  });
});
