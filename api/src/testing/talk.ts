import { Role } from '../domain/accounts/roles.js';
import { TEST_NOW, type Harness, type Person } from './harness.js';
import { givenBooking, givenMember, openVenue, type BookingScene, type Venue } from './scene.js';

/** Who talks about what: a customer with a booking in a venue that a clerk answers for, too. */
export interface Talk {
  customer: Person;
  clerk: Person;
  venue: Venue;
  bookingId: number;
}

/** Opens the scene of a test of messages at the tests' time, before anybody has written. */
export async function openTalk(at: Harness, booking?: BookingScene): Promise<Talk> {
  at.clock.set(TEST_NOW);
  const customer = await at.person(Role.USER, { name: 'Sana Iqbal' });
  const clerk = await at.person(Role.USER, { name: 'Bilal Khan' });
  const venue = await openVenue(at);
  const { em } = at.context();
  await givenMember(em, venue.businessId, clerk.id, 'CLERK');
  const bookingId = await givenBooking(em, { userId: customer.id, hallId: venue.hallId }, booking);
  return { customer, clerk, venue, bookingId };
}
