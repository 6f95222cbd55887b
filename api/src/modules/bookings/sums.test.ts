import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { openVenue, bookingInput, type Venue } from '../../testing/scene.js';
import { findWrongSums } from './testing.js';

let at: Harness;
let customer: Person;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
  venue = await openVenue(at, { discount: 10 });
});
afterAll(() => at.close());

const sql = <Row>(statement: string) => at.context().em.execute<Row[]>(statement);

async function requested(day: number): Promise<number> {
  const start = Date.parse('2027-03-05T12:00:00Z') + day * 86_400_000;
  const times = {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + (4 + (day % 4)) * 3_600_000).toISOString(),
  };
  const { body } = await customer.rest<{ id: number }>('POST', '/user/bookings', bookingInput(venue.hallId, times));
  return body.id;
}

const answer = (id: number, status: string) => venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status });
const stats = async () =>
  (
    await venue.owner.graphql<{ businessBookingStats: object }>(
      '{ businessBookingStats { totalBookings confirmed pending revenue } }',
    )
  ).data?.businessBookingStats;

describe('[issue 4] the sums of bookings', () => {
  it('follow requests, answers, withdrawals and deletions, before and after compaction', async () => {
    const ids: number[] = [];
    for (let day = 0; day < 6; day += 1) ids.push(await requested(day));
    expect(await findWrongSums(at.context().em)).toEqual([]);
    expect(await stats()).toMatchObject({ totalBookings: 6, confirmed: 0, pending: 6, revenue: 0 });

    const [confirmed = 0, other = 0, declined = 0, withdrawn = 0] = ids;
    expect(
      (await Promise.all([confirmed, other].map((id) => answer(id, 'confirmed')))).map((one) => one.status),
    ).toEqual([200, 200]);
    await answer(declined, 'cancelled');
    await customer.rest('DELETE', `/user/bookings/${withdrawn}`);
    expect(await findWrongSums(at.context().em)).toEqual([]);
    const before = await stats();
    expect(before).toMatchObject({ totalBookings: 6, confirmed: 2, pending: 2 });

    const [many] = await sql<{ count: number }>('select count(*)::int as count from booking_sums');
    await sql('select fold_booking_sums()');
    const [few] = await sql<{ count: number }>('select count(*)::int as count from booking_sums');
    expect(few?.count).toBeLessThan(many?.count ?? 0);
    expect(await sql('select 1 as found from booking_sums where not is_folded')).toEqual([]);
    expect(await findWrongSums(at.context().em)).toEqual([]);
    expect(await stats()).toEqual(before);

    await sql(`delete from bookings where status = 'cancelled'`);
    await sql('select fold_booking_sums()');
    expect(await findWrongSums(at.context().em)).toEqual([]);
    expect(await stats()).toMatchObject({ totalBookings: 4, confirmed: 2, pending: 2 });
  });

  it('keep the days of existing bookings when the business changes its time zone', async () => {
    await venue.owner.rest('PUT', '/business/settings', { timeZone: 'Pacific/Auckland' });
    await requested(20);
    expect(await findWrongSums(at.context().em)).toEqual([]);
    const rows = await sql<{ day: string }>(
      `select to_char(day, 'YYYY-MM-DD') as day from booking_sums where kind = 'planned' and day >= '2027-03-20' order by 1`,
    );
    expect(rows.at(-1)?.day).toBe('2027-03-26');
  });
});
