import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { startHarness, TEST_NOW, type Harness } from '../../testing/harness.js';
import { givenBooking, givenHall, openVenue, type Venue } from '../../testing/scene.js';
import { findClashes, isOccupied, writeUnits } from './hall-unit.ledger.js';

let at: Harness;
let venue: Venue;
let otherId: number;

const DAY_MS = 86_400_000;
const PAST_BOOKINGS = 120;

beforeAll(async () => {
  at = await startHarness();
  venue = await openVenue(at);
  const { em } = at.context();
  otherId = await givenHall(em, venue.businessId);
  const entry = { userId: null, enteredBy: venue.owner.id, hallId: venue.hallId };
  for (let day = -PAST_BOOKINGS; day <= 1; day += 1) {
    const startTime = new Date(TEST_NOW.getTime() + day * DAY_MS);
    await givenBooking(em, entry, { startTime, status: BookingStatus.CONFIRMED });
  }
});
afterAll(() => at.close());

/** The rows of bookings and of the ledger that this connection has read so far. */
async function countRead(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ read: number }[]>(
    `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
       from pg_stat_xact_user_tables where relname in ('occupancies', 'bookings')`,
  );
  return row?.read ?? 0;
}

async function listUnitIds(hallId: number): Promise<number[]> {
  const rows = await at
    .context()
    .em.execute<{ unit_id: number }[]>('select unit_id from hall_unit_links where hall_id = ?', [hallId]);
  return rows.map(({ unit_id: id }) => id);
}

describe('[decision 0006] changes of units', () => {
  it('read what is still to come, however long the past of their units is', async () => {
    const [taken, added] = [await listUnitIds(venue.hallId), await listUnitIds(otherId)];
    const change = { hallId: venue.hallId, before: taken, now: TEST_NOW };
    const read = await at.context().em.transactional(async (em) => {
      // So few rows would be read whole rather than by an index.
      await em.execute('analyze bookings, occupancies, hall_unit_links');
      await em.execute('set local enable_seqscan = off');
      const before = await countRead(em);
      const join = { ...change, added, removed: [] };
      expect(await findClashes(em, join)).toEqual([]);
      await writeUnits(em, join);
      // What is checked at commit.
      await em.execute('set constraints all immediate');
      await writeUnits(em, { ...change, before: [...taken, ...added], added: [], removed: taken });
      expect(await isOccupied(em, taken[0] ?? 0, TEST_NOW)).toBe(false);
      await em.execute('set constraints all immediate');
      return (await countRead(em)) - before;
    });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(PAST_BOOKINGS / 2);
    const [kept] = await at.context().em.execute<{ past: number; coming: number }[]>(
      `select count(*) filter (where unit_id = ?)::int as past, count(*) filter (where unit_id = ?)::int as coming
           from occupancies where kind = 'booking'`,
      [taken[0], added[0]],
    );
    expect(kept).toEqual({ past: PAST_BOOKINGS, coming: 2 });
  });
});
