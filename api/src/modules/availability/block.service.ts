import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type NotNull } from 'kysely';
import { requireViewer, type RequestContext } from '../../context.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { dayPeriod, formatPeriod, instantOf, periodOf, type Period } from '../../domain/time/zone.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { BlockHallInput } from './availability.inputs.js';
import type { HallBlock } from './availability.types.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { overlaps } from './ledger.js';

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
  const rows = await em
    .getKysely<Database>()
    .selectFrom('halls')
    .select('id')
    .where('business_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
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
  const rows = await em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(['b.id', 'b.hall_title as hallTitle', 'b.start_time as start', 'b.end_time as end'])
    .where('b.status', '=', OCCUPYING_BOOKING)
    .where('b.start_time', '<', period.end)
    .where('b.end_time', '>', period.start)
    .where('b.id', 'in', (eb) =>
      eb
        .selectFrom('occupancies')
        .select('booking_id')
        .where(isOneOf('unit_id', unitIds))
        .where(overlaps('period', period))
        .$narrowType<{ booking_id: NotNull }>(),
    )
    .orderBy('b.start_time')
    .orderBy('b.id')
    .limit(20)
    .execute();
  const first = rows[0];
  if (!first) return;
  const when = formatPeriod(first.start, first.end, zone);
  throw new DomainError('SLOT_TAKEN', `${first.hallTitle} has a confirmed booking on ${when}`, {
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
    // SQL: one number from a sequence for all rows of the block.
    const { rows } = await sql<{ id: number }>`
      with block as (select nextval('blocks_id')::int as id)
      insert into occupancies (unit_id, period, kind, block_id, note, created_by, created_at)
      select unit_id, tstzrange(${period.start}, ${period.end}), 'block', block.id, ${input.note ?? null}, ${viewer.id}::int,
             ${ctx.now()}::timestamptz
        from block, unnest(${unitIds}::int[]) unit_id
      returning block_id as id`.execute(em.getKysely<Database>());
    return requireBlock(em, business.id, rows[0]?.id ?? 0);
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
    await em.getKysely<Database>().deleteFrom('occupancies').where('block_id', '=', id).execute();
    return block;
  });
}

async function requireBlock(em: EntityManager, businessId: number, id: number): Promise<HallBlock> {
  const block = await selectBlocks(em, businessId).where('o.block_id', '=', id).executeTakeFirst();
  if (!block) throw new DomainError('NOT_FOUND', 'Block not found');
  return block;
}

/** The blocks of a business that overlap a period, by start. */
export function findBlocks(em: EntityManager, businessId: number, period: Period): Promise<HallBlock[]> {
  return selectBlocks(em, businessId).where('o.kind', '=', 'block').where(overlaps('o.period', period)).execute();
}

/** Rows of the ledger (`o`) of a business, together by block. */
function selectBlocks(em: EntityManager, businessId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('occupancies as o')
    .innerJoin('hall_units as u', 'u.id', 'o.unit_id')
    .innerJoin('hall_unit_links as l', 'l.unit_id', 'o.unit_id')
    .select(['o.block_id as id', 'o.note'])
    .$narrowType<{ id: NotNull }>()
    .select([
      sql<Date>`lower(o.period)`.as('startTime'),
      sql<Date>`upper(o.period)`.as('endTime'),
      sql<number[]>`array_agg(distinct l.hall_id order by l.hall_id)`.as('hallIds'),
    ])
    .where('u.business_id', '=', businessId)
    .groupBy(['o.block_id', 'o.period', 'o.note'])
    .orderBy('startTime')
    .orderBy('id');
}
