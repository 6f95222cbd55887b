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

/** Receipts that aren't numbered one after the other, proofs that aren't one receipt each, and what was confirmed unpaid. */
const WRONG_PAYMENTS = `
  select 'receipts with gaps or doubles' as problem, business_id as id from payment_entries where kind = 'receipt'
    group by business_id having count(*) <> max(receipt_number) or count(*) <> count(distinct receipt_number)
  union all
  select 'accepted without a receipt', q.id from payment_proofs q where q.status = 'accepted'
    and not exists (select from payment_entries p where p.proof_id = q.id)
  union all
  select 'a receipt without acceptance', q.id from payment_entries p join payment_proofs q on q.id = p.proof_id
    where q.status <> 'accepted'
  union all
  select 'two receipts of a proof', proof_id from payment_entries where proof_id is not null
    group by proof_id having count(*) > 1
  union all
  select 'confirmed unpaid', b.id from bookings b
    where b.status = 'confirmed' and b.accepted_at is not null and b.group_id is null and b.total_price > (
      select coalesce(sum(p.amount), 0) from payment_entries p where p.booking_id = b.id and p.kind = 'receipt')`;

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
  const { bookings, groups, functions, approved, ended, moved, entries, accepted } = acknowledged;
  const rows = await database.query<Row>('select id, group_id, status, start_time from bookings order by id');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const findStatus = (id: number) => byId.get(id)?.status;
  const recorded = await database.query<{ id: number; proof_id: number | null }>(
    'select id, proof_id from payment_entries',
  );
  const entryIds = new Set(recorded.map(({ id }) => id));
  const proofIds = new Set(recorded.map(({ proof_id }) => proof_id));
  const ids = (wanted: Iterable<number>) => [...new Set(wanted)].sort((a, b) => a - b);
  expect({
    surprises: acknowledged.surprises.slice(0, 5),
    overlaps: await database.query(OVERLAPS),
    broken: await database.query(BROKEN),
    deadlocks: await database.query(DEADLOCKS),
    wrongPayments: await database.query(WRONG_PAYMENTS),
    doubled: [...findDoubled(bookings), ...findDoubled(groups), ...findDoubled(entries)],
    bookings: rows.filter(({ group_id }) => group_id === null).map(({ id }) => id),
    groups: ids(rows.flatMap(({ group_id }) => group_id ?? [])),
    functions: rows.filter(({ group_id }) => group_id !== null).map(({ id }) => id),
    lostApprovals: [...approved].filter((id) => findStatus(id) !== 'confirmed' && !ended.has(id)),
    lostEnds: [...ended].filter((id) => findStatus(id) !== 'cancelled'),
    lostEntries: listIds(entries).filter((id) => !entryIds.has(id)),
    lostProofs: [...accepted].filter((id) => !proofIds.has(id)),
    // Whoever sends one twice has it once.
    entries: recorded.length,
    lostMoves: [...moved].filter(([id, start]) => byId.get(id)?.start_time.getTime() !== start),
  }).toEqual({
    surprises: [],
    overlaps: [],
    broken: [],
    deadlocks: [{ deadlocks: 0 }],
    wrongPayments: [],
    doubled: [],
    bookings: ids(listIds(bookings)),
    groups: ids(listIds(groups)),
    functions: ids(functions),
    lostApprovals: [],
    lostEnds: [],
    lostEntries: [],
    lostProofs: [],
    entries: entries.size + accepted.size,
    lostMoves: [],
  });
}

/** Whether the load has done each of what it is for. */
export function isAllDone({ approved, moved, groups, entries, held }: Acknowledged): boolean {
  return Math.min(approved.size, moved.size, groups.size, entries.size, held) > 0;
}

/** Checks that the load, however short, has really done each of what it is for. */
export function expectAllDone(acknowledged: Acknowledged): void {
  expect(isAllDone(acknowledged)).toBe(true);
}
