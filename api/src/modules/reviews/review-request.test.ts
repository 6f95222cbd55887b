import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { askForReviews } from './review-request.service.js';

let at: Harness;
let customer: Person;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER);
  venue = await openVenue(at, { timeZone: 'Asia/Karachi' });
});

/** A confirmed evening of the venue in Karachi, whose clocks are five hours ahead: until 23:00 on 1 March 2027 by default. */
function evening(end = '2027-03-01T18:00:00Z', status = BookingStatus.CONFIRMED, userId: number | null = customer.id) {
  const endTime = new Date(end);
  const startTime = new Date(endTime.getTime() - 4 * 3_600_000);
  const enteredBy = userId === null ? venue.owner.id : null;
  return givenBooking(at.context().em, { userId, enteredBy, hallId: venue.hallId }, { startTime, endTime, status });
}

async function askAt(instant: string): Promise<number> {
  at.clock.set(new Date(instant));
  return askForReviews(at.context());
}

function mails(person = customer): Promise<{ subject: string; text: string }[]> {
  return at
    .context()
    .em.execute(`select subject, text from outbox_mails where kind = 'review-request' and to_address = ?`, [
      person.email,
    ]);
}

/** Ten o’clock of the day after in Karachi. */
const TEN = '2027-03-02T05:00:00Z';

describe('[issue 16] a review is asked for the day after', () => {
  it('at ten o’clock in the hall’s time zone, once, with the way to write it', async () => {
    await evening();
    expect(await askAt('2027-03-02T04:59:59Z')).toBe(0);
    expect(await askAt(TEN)).toBe(1);
    expect(await askAt('2027-03-02T06:00:00Z')).toBe(0);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^How was your function at /);
    expect(mail?.text).toContain(`/hall/${venue.hallId}?tab=reviews`);
    const told = 'select kind from notifications where user_id = ?';
    expect(await at.context().em.execute(told, [customer.id])).toEqual([{ kind: 'review_requested' }]);
  });

  it('by the day on which it ended: half past midnight is the next one', async () => {
    await evening('2027-03-01T19:30:00Z');
    expect(await askAt(TEN)).toBe(0);
    expect(await askAt('2027-03-03T05:00:00Z')).toBe(1);
  });

  it('once for each hall, whatever is booked there later', async () => {
    await evening();
    await askAt(TEN);
    await evening('2027-03-08T18:00:00Z');
    expect(await askAt('2027-03-09T06:00:00Z')).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  it('after two bookings that end together with one mail', async () => {
    await evening();
    await evening('2027-03-01T13:00:00Z');
    expect(await askAt(TEN)).toBe(2);
    expect(await mails()).toHaveLength(1);
  });

  it('by one of two servers that ask at the same time', async () => {
    await evening();
    at.clock.set(new Date(TEN));
    const asked = await Promise.all([askForReviews(at.context()), askForReviews(at.context())]);
    expect(asked.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['a request that was never answered', () => evening(undefined, BookingStatus.PENDING)],
    ['a cancelled booking', () => evening(undefined, BookingStatus.CANCELLED)],
    ['an entry for a guest without an account', () => evening(undefined, undefined, null)],
    ['one that ended more than four days ago', () => evening('2027-02-26T04:59:00Z')],
    [
      'one that is reviewed already',
      async () => {
        await evening();
        const { status } = await customer.rest('POST', '/user/reviews', { hallId: venue.hallId, rating: 4 });
        expect(status).toBe(201);
      },
    ],
    [
      'a hall that isn’t public any more',
      async () => {
        await evening();
        await at.context().em.execute(`update halls set status = 'inactive' where id = ?`, [venue.hallId]);
      },
    ],
    [
      'a member of the hall’s business, who couldn’t write one',
      async () => {
        await evening();
        await givenMember(at.context().em, venue.businessId, customer.id, 'CLERK');
      },
    ],
  ])('but not after %s', async (_title, given) => {
    await given();
    expect(await askAt(TEN)).toBe(0);
    expect(await mails()).toEqual([]);
  });
});
