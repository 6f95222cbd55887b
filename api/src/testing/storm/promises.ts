import { expect } from '@jest/globals';
import { OVERLAPS, type Acknowledged, type Storm } from './storm.js';

/** After whatever happened: nothing overlaps, nothing that was answered is lost, and nothing exists twice. */
export async function expectPromisesKept(storm: Storm, told: Acknowledged): Promise<void> {
  const ids = [...told.bookings.values()].flatMap((all) => [...all]);
  const rows = await storm.query<{ id: number; status: string }>('select id, status from bookings order by id');
  const confirmed = new Set(rows.filter(({ status }) => status === 'confirmed').map(({ id }) => id));
  const [ledger] = await storm.query<{ taken: number }>(
    `select count(distinct booking_id)::int as taken from occupancies where kind = 'booking'`,
  );
  expect({
    surprises: told.surprises.slice(0, 5),
    overlaps: await storm.query(OVERLAPS),
    keysWithSeveralBookings: [...told.bookings].filter(([, all]) => all.size !== 1),
    bookings: rows.map(({ id }) => id),
    lostApprovals: [...told.approved].filter((id) => !confirmed.has(id)),
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
