import { expect } from '@jest/globals';
import type { Acknowledged } from './acknowledged.js';
import type { LoadTest } from './load-test.js';

/** Pairs of confirmed bookings of a hall that are closer than their buffers. */
const OVERLAPS = `
  select a.id, b.id as other from bookings a join bookings b on a.id < b.id and a.hall_id = b.hall_id
   where a.status = 'confirmed' and b.status = 'confirmed'
     and a.start_time < b.end_time + make_interval(mins => b.buffer_minutes)
     and b.start_time < a.end_time + make_interval(mins => a.buffer_minutes)`;

/** Bookings whose time in the ledger isn't what their state says, and groups of which only some functions are confirmed. */
const BROKEN = `
  select 'not in the ledger' as problem, b.id from bookings b where b.status = 'confirmed' and not exists (
    select from occupancies o where o.booking_id = b.id and o.kind = 'booking'
      and o.period = tstzrange(b.start_time, b.end_time + make_interval(mins => b.buffer_minutes)))
  union all
  select 'left in the ledger', o.booking_id from occupancies o join bookings b on b.id = o.booking_id
    where o.kind = 'booking' and b.status <> 'confirmed'
  union all
  select 'held for nothing', o.booking_id from occupancies o join bookings b on b.id = o.booking_id
    where o.kind = 'hold' and o.expires_at > now() and b.status <> 'pending'
  union all
  select 'half confirmed', g.id from booking_groups g join bookings b on b.group_id = g.id
    where (g.status = 'waiting' and b.status <> 'pending') or (g.status = 'confirmed' and b.status <> 'confirmed')
      or (g.status = 'ended' and b.status <> 'cancelled')`;

interface Row {
  id: number;
  group_id: number | null;
  status: string;
  start_time: Date;
}

/** Transactions that PostgreSQL ended as deadlocks, since its last crash. */
const DEADLOCKS = 'select deadlocks::int from pg_stat_database where datname = current_database()';

/** Keys that have made more than one thing. */
function findDoubled(ids: Map<string, Set<number>>): [string, Set<number>][] {
  return [...ids].filter(([, all]) => all.size !== 1);
}

function listIds(ids: Map<string, Set<number>>): number[] {
  return [...ids.values()].flatMap((all) => [...all]);
}

/**
 * Checks the invariants after the load: no overlaps, no acknowledged change lost, no duplicates.
 * @param database the load test's own, or a copy of it
 */
export async function expectConsistent(database: Pick<LoadTest, 'query'>, acknowledged: Acknowledged): Promise<void> {
  const { bookings, groups, functions, approved, ended, moved } = acknowledged;
  const rows = await database.query<Row>('select id, group_id, status, start_time from bookings order by id');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const findStatus = (id: number) => byId.get(id)?.status;
  const ids = (wanted: Iterable<number>) => [...new Set(wanted)].sort((a, b) => a - b);
  expect({
    surprises: acknowledged.surprises.slice(0, 5),
    overlaps: await database.query(OVERLAPS),
    broken: await database.query(BROKEN),
    deadlocks: await database.query(DEADLOCKS),
    doubled: [...findDoubled(bookings), ...findDoubled(groups)],
    bookings: rows.filter(({ group_id }) => group_id === null).map(({ id }) => id),
    groups: ids(rows.flatMap(({ group_id }) => group_id ?? [])),
    functions: rows.filter(({ group_id }) => group_id !== null).map(({ id }) => id),
    lostApprovals: [...approved].filter((id) => findStatus(id) !== 'confirmed' && !ended.has(id)),
    lostEnds: [...ended].filter((id) => findStatus(id) !== 'cancelled'),
    lostMoves: [...moved].filter(([id, start]) => byId.get(id)?.start_time.getTime() !== start),
  }).toEqual({
    surprises: [],
    overlaps: [],
    broken: [],
    deadlocks: [{ deadlocks: 0 }],
    doubled: [],
    bookings: ids(listIds(bookings)),
    groups: ids(listIds(groups)),
    functions: ids(functions),
    lostApprovals: [],
    lostEnds: [],
    lostMoves: [],
  });
  // The load has really done each of these.
  expect(Math.min(approved.size, moved.size, groups.size, acknowledged.held)).toBeGreaterThan(0);
}
