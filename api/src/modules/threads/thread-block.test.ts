import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;
let venue: Venue;
let bookingId: number;

interface ThreadBody {
  data: object[];
  viewerSide: string;
  viewerCanWrite: boolean;
  blockedBy: string | null;
  isAgreed: boolean;
}

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER);
  venue = await openVenue(at);
  bookingId = await givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId });
});

const toPath = (who: Person, id = bookingId, about = 'bookings') =>
  `${who === customer ? '/user' : '/business'}/${about}/${id}/messages`;
const send = (who: Person) => who.rest('POST', toPath(who), { text: 'Hello' });
const block = (who: Person) => who.rest<ThreadBody>('PUT', `${toPath(who)}/block`);
const unblock = (who: Person) => who.rest<ThreadBody>('DELETE', `${toPath(who)}/block`);
const read = async (who: Person, path = toPath(who)) => (await who.rest<ThreadBody>('GET', path)).body;
const conflict = { status: 409, body: { code: 'CONFLICT', message: THREAD_MESSAGES.blocked } };

describe('[product: Talk] a thread that a side has ended', () => {
  it('is ended for both, who still read it, until that side resumes it', async () => {
    await send(venue.owner);
    expect(await block(customer)).toMatchObject({
      status: 200,
      body: { blockedBy: 'customer', viewerCanWrite: false },
    });
    expect([await send(customer), await send(venue.owner)]).toMatchObject([conflict, conflict]);
    expect(await read(venue.owner)).toMatchObject({ blockedBy: 'customer', viewerCanWrite: false });
    expect((await read(venue.owner)).data).toHaveLength(1);
    expect([await unblock(venue.owner), await block(venue.owner)]).toMatchObject([conflict, conflict]);
    expect((await block(customer)).status).toBe(200);
    expect(await unblock(customer)).toMatchObject({ status: 200, body: { blockedBy: null, viewerCanWrite: true } });
    expect((await send(venue.owner)).status).toBe(201);
  });

  it('is told to who has it open', async () => {
    const told = new Promise<void>((resolve) => {
      at.app.live.listen(({ kind, id }) => {
        if (kind === 'thread' && id === bookingId) resolve();
      });
    });
    await block(customer);
    await expect(told).resolves.toBeUndefined();
  });

  it('is the side’s: whoever of the business may write resumes it', async () => {
    await send(customer);
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    expect(await block(clerk)).toMatchObject({ body: { blockedBy: 'business' } });
    expect((await unblock(venue.owner)).body.blockedBy).toBeNull();
  });

  it('leaves the booking as it is: it is confirmed, and its customer is told', async () => {
    const { body } = await customer.rest<{ id: number }>('POST', '/user/bookings', bookingInput(venue.hallId));
    expect((await customer.rest('PUT', `${toPath(customer, body.id)}/block`)).status).toBe(200);
    const status = 'confirmed';
    expect((await venue.owner.rest('PUT', `/business/bookings/${body.id}/status`, { status })).status).toBe(200);
    const told = await at
      .context()
      .em.execute<object[]>(`select kind from notifications where user_id = ?`, [customer.id]);
    expect(told).toContainEqual({ kind: 'booking_confirmed' });
  });

  it('stays ended when an enquiry becomes a booking, and can’t be asked around', async () => {
    const ask = () =>
      customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'A ramp?' });
    const { id } = (await ask()).body;
    await venue.owner.rest('PUT', `${toPath(venue.owner, id, 'enquiries')}/block`);
    expect(await ask()).toMatchObject(conflict);
    const { body } = await customer.rest<{ id: number }>('POST', '/user/bookings', bookingInput(venue.hallId));
    expect(await read(customer, toPath(customer, body.id))).toMatchObject({ blockedBy: 'business' });
    expect(await ask()).toMatchObject(conflict);
    await venue.owner.rest('DELETE', `${toPath(venue.owner, body.id)}/block`);
    expect((await ask()).status).toBe(201);
  });

  it('is known from the threads of strangers', async () => {
    expect((await read(customer)).isAgreed).toBe(false);
    const { em } = at.context();
    const place = { userId: customer.id, hallId: venue.hallId };
    const confirmed = await givenBooking(em, place, { status: BookingStatus.CONFIRMED });
    expect((await read(customer, toPath(customer, confirmed))).isAgreed).toBe(true);
  });
});
