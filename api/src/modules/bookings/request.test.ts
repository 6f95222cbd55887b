import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../rules/index.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { openVenue, wishFor } from '../../testing/venue.js';

let at: Harness;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

interface Wire {
  id: number;
  status: string;
  totalPrice: number;
}

describe('[customer §7] requesting a booking', () => {
  it('is pending, priced by the server, and its owner and customer get a mail', async () => {
    const { hallId, owner } = await openVenue(at);
    const sent = await customer.rest<Wire>('POST', '/user/bookings', wishFor(hallId));
    expect(sent).toMatchObject({ status: 201, body: { status: 'pending', totalPrice: 190_000, hallId } });
    const approved = await owner.rest<Wire>('PUT', `/business/bookings/${sent.body.id}/status`, {
      status: 'confirmed',
    });
    expect(approved).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await customer.rest('GET', '/user/bookings')).body).toMatchObject({ data: [{ status: 'confirmed' }] });
    expect((await customer.rest('GET', `/public/halls/${hallId}/availability?month=2027-03`)).body).toMatchObject({});
  });
});
