import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { dayPeriod, formatPeriod, instantOf, periodOf, type Period } from '../../domain/time/zone.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { BlockHallInput } from './availability.inputs.js';
import type { HallBlock } from './availability.types.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';

function toBlockedPeriod({ date, untilDate, startTime, endTime }: BlockHallInput, zone: string): Period {
  if (startTime && endTime) return periodOf({ date, startTime, endTime, zone });
  return { start: instantOf(date, '00:00', zone), end: dayPeriod(untilDate ?? date, zone).end };
}

/** The halls of the business that a block applies to. */
async function findHallIds(
  em: EntityManager,
  businessId: number,
  hallId: number | null | undefined,
): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    'select id from halls where business_id = ? and deleted_at is null order by id',
    [businessId],
  );
  const ids = rows.map(({ id }) => id);
  if (hallId === null || hallId === undefined) {
    if (ids.length === 0) throw new DomainError('CONFLICT', 'There are no halls to block');
    return ids;
  }
  if (!ids.includes(hallId)) throw new DomainError('NOT_FOUND', 'Hall not found');
  return [hallId];
}

/** Refuses to block confirmed bookings. */
async function assertNoBookings(em: EntityManager, unitIds: number[], period: Period, zone: string): Promise<void> {
  const rows = await em.execute<{ id: number; hall_title: string; starts: string; ends: string }[]>(
    `select b.id, b.hall_title, b.start_time as starts, b.end_time as ends from bookings b
      where b.status = 'confirmed' and b.start_time < ? and b.end_time > ?
        and b.id in (select booking_id from occupancies where unit_id in (?) and period && tstzrange(?, ?))
      order by b.start_time, b.id limit 20`,
    [
      period.end.toISOString(),
      period.start.toISOString(),
      unitIds,
      period.start.toISOString(),
      period.end.toISOString(),
    ],
  );
  const first = rows[0];
  if (!first) return;
  const when = formatPeriod(new Date(first.starts), new Date(first.ends), zone);
  throw new DomainError('SLOT_TAKEN', `${first.hall_title} has a confirmed booking on ${when}`, {
    field: 'date',
    details: { bookingIds: rows.map(({ id }) => id) },
  });
}

/**
 * Blocks whole days or hours of one hall or all of them.
 * @throws DomainError NOT_FOUND for another owner's hall; SLOT_TAKEN by a confirmed booking, with ids in the details;
 * INVALID_INPUT for a past period
 */
export async function blockHall(ctx: RequestContext, input: BlockHallInput): Promise<HallBlock> {
  const viewer = requireViewer(ctx);
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const hallIds = await findHallIds(em, business.id, input.hallId);
    const period = toBlockedPeriod(input, business.timeZone);
    if (period.end <= ctx.now()) throw invalidInput([{ field: 'date', message: 'Date cannot be in the past' }]);
    const unitIds = [...new Set([...(await lockUnitsOfHalls(em, hallIds)).values()].flat())];
    await assertNoBookings(em, unitIds, period, business.timeZone);
    const rows = await em.execute<{ block_id: number }[]>(
      `with block as (select nextval('blocks_id')::int as id)
       insert into occupancies (unit_id, period, kind, block_id, note, created_by, created_at)
       select u.id, tstzrange(?, ?), 'block', block.id, ?, ?, ? from block, hall_units u where u.id in (?)
       returning block_id`,
      [
        period.start.toISOString(),
        period.end.toISOString(),
        input.note ?? null,
        viewer.id,
        ctx.now().toISOString(),
        unitIds,
      ],
    );
    return requireBlock(em, business.id, rows[0]?.block_id ?? 0);
  });
}

/**
 * Removes a block.
 * @returns the removed block
 * @throws DomainError NOT_FOUND unless it is the viewer's
 */
export async function unblock(ctx: RequestContext, id: number): Promise<HallBlock> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const block = await requireBlock(em, business.id, id);
    await lockUnitsOfHalls(em, block.hallIds);
    await em.execute('delete from occupancies where block_id = ?', [id]);
    return block;
  });
}

async function requireBlock(em: EntityManager, businessId: number, id: number): Promise<HallBlock> {
  const [block] = await queryBlocks(em, 'o.block_id = ?', [id], businessId);
  if (!block) throw new DomainError('NOT_FOUND', 'Block not found');
  return block;
}

/** The blocks of a business that overlap a period, by start. */
export function findBlocks(em: EntityManager, businessId: number, period: Period): Promise<HallBlock[]> {
  const range = [period.start.toISOString(), period.end.toISOString()];
  return queryBlocks(em, `o.kind = 'block' and o.period && tstzrange(?, ?)`, range, businessId);
}

async function queryBlocks(
  em: EntityManager,
  where: string,
  values: readonly (string | number)[],
  businessId: number,
): Promise<HallBlock[]> {
  const rows = await em.execute<
    { id: number; starts: string; ends: string; note: string | null; hall_ids: number[] }[]
  >(
    `select o.block_id as id, lower(o.period) as starts, upper(o.period) as ends, o.note,
            array_agg(distinct l.hall_id order by l.hall_id) as hall_ids
       from occupancies o join hall_units u on u.id = o.unit_id join hall_unit_links l on l.unit_id = o.unit_id
      where ${where} and u.business_id = ?
      group by o.block_id, o.period, o.note order by starts, id`,
    [...values, businessId],
  );
  return rows.map((row) => ({
    id: row.id,
    hallIds: row.hall_ids,
    startTime: new Date(row.starts),
    endTime: new Date(row.ends),
    note: row.note,
  }));
}
