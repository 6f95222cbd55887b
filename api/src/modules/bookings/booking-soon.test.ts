import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue, type Venue } from '../../testing/scene.js';
import { tellOfSoonBookings } from './booking-soon.service.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let at: Harness;
let customer: Person;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  [customer, venue] = [await at.person(Role.USER), await openVenue(at)];
});

const afterHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

/** A booking that begins so many hours after the start of the test. */
function given(hours: number, status = BookingStatus.CONFIRMED): Promise<number> {
  const period = { startTime: afterHours(hours), endTime: afterHours(hours + 4) };
  return givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId }, { status, ...period });
}

/** Lets the job run at several servers at once, so many hours later. @returns what the customer was told of until then */
async function toldAfter(hours: number): Promise<number[]> {
  at.clock.set(afterHours(hours));
  await Promise.all([0, 1, 2].map(() => tellOfSoonBookings(at.context())));
  const told = await at
    .context()
    .em.execute<{ id: number }[]>(
      `select booking_id as id from notifications where user_id = ? and kind = 'booking_soon' order by id`,
      [customer.id],
    );
  return told.map(({ id }) => id);
}

describe('[product: Talk] the day before a booking', () => {
  it('its customer is told in the app, once, whatever servers there are', async () => {
    const id = await given(48);
    expect(await toldAfter(23)).toEqual([]);
    expect(await toldAfter(24)).toEqual([id]);
    expect(await toldAfter(40)).toEqual([id]);
    expect(await toldAfter(60)).toEqual([id]);
  });

  it('is told again of one that was moved', async () => {
    const id = await given(48);
    await toldAfter(24);
    // Its ledger follows by itself.
    const moved = [new Date(TEST_NOW.getTime() + 5 * DAY_MS), new Date(TEST_NOW.getTime() + 5 * DAY_MS + HOUR_MS), id];
    const [{ em }, update] = [at.context(), 'set start_time = ?, end_time = ? where id = ?'];
    await em.transactional(async (own) => {
      await own.execute(`update occupancies set period = tstzrange(?, ?) where booking_id = ?`, moved);
      await own.execute(`update bookings ${update}`, moved);
    });
    expect(await toldAfter(30)).toEqual([id]);
    expect(await toldAfter(4 * 24)).toEqual([id, id]);
  });

  it('nobody is told of requests, of cancelled ones, or of what was confirmed within the day', async () => {
    await given(48, BookingStatus.PENDING);
    await given(60, BookingStatus.CANCELLED);
    const late = await given(72);
    await at.context().em.execute('update bookings set confirmed_at = ? where id = ?', [afterHours(50), late]);
    expect(await toldAfter(55)).toEqual([]);
  });
});
