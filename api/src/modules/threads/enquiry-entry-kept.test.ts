import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue, type Venue } from '../../testing/scene.js';
import { personalDataJobs } from '../personal-data/retention.jobs.js';

const DAY_MS = 86_400_000;

let at: Harness;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
  venue = await openVenue(at);
});
afterAll(() => at.close());

const enter = (more: object = {}) =>
  venue.owner.rest<{ id: number }>('POST', '/business/enquiries', {
    ...{ hallId: venue.hallId, source: 'phone', customerName: 'Tariq Mehmood', customerPhone: '0321 4455667' },
    ...more,
  });
const follow = (id: number, day: string) => venue.owner.rest('PUT', `/business/enquiries/${id}/follow-up`, { day });
const ask = async (by: Person) =>
  (await by.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Is it free?' })).body.id;
const rows = <Row extends object>(sql: string, ...values: unknown[]) => at.context().em.execute<Row[]>(sql, values);

describe('[issue 40] what is known of guests who asked', () => {
  const enterMany = async (count: number) => {
    const ids: number[] = [];
    for (let each = 0; each < count; each += 1) ids.push((await enter()).body.id);
    return ids;
  };

  it('goes a year after it was entered or changed, later where the business asks again, and with a booking’s contact', async () => {
    await rows(`delete from enquiries where source <> 'app' returning id`);
    const [old = 0, changed = 0, followed = 0, booked = 0, forgotten = 0] = await enterMany(5);
    await follow(followed, '2027-04-01');
    const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
    const person = await at.person(Role.USER);
    for (const [id, daysAgo] of [
      [booked, RETENTION.bookingContacts.days - 1],
      [forgotten, RETENTION.bookingContacts.days + 1],
    ] as const) {
      const bookingId = await givenBooking(
        at.context().em,
        { userId: person.id, hallId: venue.hallId },
        { startTime: ago(daysAgo), status: BookingStatus.CONFIRMED },
      );
      await rows('update enquiries set booking_id = ? where id = ? returning id', bookingId, id);
    }
    const before = ago(RETENTION.enquiries.days + 1);
    await rows('update enquiries set created_at = ? where hall_id = ? returning id', before, venue.hallId);
    await rows('update enquiries set changed_at = ? where id in (?, ?, ?) returning id', before, old, followed, booked);
    await personalDataJobs['apply-retention']?.(at.context(), {}, new AbortController().signal);
    expect(await rows(`select id from enquiries where source <> 'app' order by id`)).toEqual(
      [changed, followed, booked].map((id) => ({ id })),
    );
  });

  it('goes with the account of the owner', async () => {
    const { id } = (await enter({ note: 'White stage' })).body;
    const asked = await ask(await at.person(Role.USER));
    await venue.owner.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
    expect(await rows('select id from enquiries where id in (?, ?)', id, asked)).toEqual([{ id: asked }]);
  });
});
