import { expect } from '@jest/globals';
import { OVERLAPS, type Acknowledged, type LoadTest } from './load-test.js';

/** Checks the invariants after the load: no overlaps, no acknowledged change lost, no duplicates. */
export async function expectConsistent(loadTest: LoadTest, acknowledged: Acknowledged): Promise<void> {
  const ids = [...acknowledged.bookings.values()].flatMap((all) => [...all]);
  const rows = await loadTest.query<{ id: number; status: string }>('select id, status from bookings order by id');
  const confirmed = new Set(rows.filter(({ status }) => status === 'confirmed').map(({ id }) => id));
  const [ledger] = await loadTest.query<{ taken: number }>(
    `select count(distinct booking_id)::int as taken from occupancies where kind = 'booking'`,
  );
  expect({
    surprises: acknowledged.surprises.slice(0, 5),
    overlaps: await loadTest.query(OVERLAPS),
    keysWithSeveralBookings: [...acknowledged.bookings].filter(([, all]) => all.size !== 1),
    bookings: rows.map(({ id }) => id),
    lostApprovals: [...acknowledged.approved].filter((id) => !confirmed.has(id)),
    inTheLedger: ledger?.taken,
  }).toEqual({
    surprises: [],
    overlaps: [],
    keysWithSeveralBookings: [],
    bookings: ids.sort((a, b) => a - b),
    lostApprovals: [],
    inTheLedger: confirmed.size,
  });
  expect(confirmed.size).toBeGreaterThan(0);
}
