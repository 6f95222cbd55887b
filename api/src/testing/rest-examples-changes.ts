import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';

/** What changes answer of a booking. */
interface Changed {
  openChange: { id: number };
}

/** The customer asks for more guests, which the owner accepts; then the owner proposes another day, which the customer accepts. */
export async function recordChanges(
  recorder: ExampleRecorder,
  { customer, owner }: { customer: Person; owner: Person },
  bookingId: number,
): Promise<void> {
  const params = { id: bookingId };
  const body = { guestCount: 250 };
  await recorder.call(customer, 'POST /user/bookings/{id}/changes/calculate-price', { params, body });
  const asked = await recorder.call<Changed>(customer, 'POST /user/bookings/{id}/changes', { params, body });
  const accepted = { params: { id: asked.openChange.id }, body: { status: 'accepted' } };
  await recorder.call(owner, 'PUT /business/booking-changes/{id}/status', accepted);
  const moved = { params, body: { date: '2027-03-27' } };
  await recorder.call(owner, 'POST /business/bookings/{id}/changes/calculate-price', moved);
  const proposed = await recorder.call<Changed>(owner, 'POST /business/bookings/{id}/changes', moved);
  await recorder.call(owner, 'GET /business/bookings/{id}/changes', { params });
  const answer = { params: { id: proposed.openChange.id }, body: { status: 'refused' } };
  await recorder.call(customer, 'PUT /user/booking-changes/{id}/status', answer);
  await recorder.call(customer, 'GET /user/bookings/{id}/changes', { params });
  const guests = { params, body: { guestCount: 270 } };
  await recorder.call(customer, 'POST /user/bookings/{id}/final-guests/calculate-price', guests);
  await recorder.call(customer, 'PUT /user/bookings/{id}/final-guests', guests);
}

/** The owner answers a request with an offer. */
export async function recordOffer(recorder: ExampleRecorder, owner: Person, bookingId: number): Promise<void> {
  const body = {
    extras: [{ name: 'Fresh flowers for the stage', amount: 45000 }],
    note: 'The flowers are from our own florist.',
    validUntil: '2027-03-05T18:00:00.000Z',
  };
  const offer = { params: { id: bookingId }, body };
  await recorder.call(owner, 'POST /business/bookings/{id}/offers/calculate-price', offer);
  await recorder.call(owner, 'POST /business/bookings/{id}/offers', offer);
}

/** The booking and its timeline, as each of its readers gets them. */
export async function recordPages(
  recorder: ExampleRecorder,
  { customer, owner, moderator }: Record<'customer' | 'owner' | 'moderator', Person>,
  id: number,
): Promise<void> {
  for (const [reader, side] of [
    [customer, 'user'],
    [owner, 'business'],
    [moderator, 'admin'],
  ] as const) {
    await recorder.call(reader, `GET /${side}/bookings/{id}`, { params: { id } });
    await recorder.call(reader, `GET /${side}/bookings/{id}/timeline`, { params: { id } });
  }
}
