import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { PERIOD_MESSAGES } from '../../domain/availability/availability.js';
import { occupies } from '../../domain/bookings/transitions.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { dayPeriod, formatMoment, formatPeriod, toInstant, toPeriod, type Period } from '../../domain/time/zone.js';
import { auditSubject, writeAuditEntry } from '../audit/audit.service.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { BlockHallInput } from './availability.inputs.js';
import type { HallBlock } from './availability.types.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { findBlock, findHallIds, findOccupyingBookings } from './block.queries.js';
import { blockUnits, findTakenByUnits, releaseBlock, sweepHolds } from './ledger.js';

function toBlockedPeriod({ date, untilDate, startTime, endTime }: BlockHallInput, zone: string): Period {
  if (startTime && endTime) return toPeriod({ date, startTime, endTime, zone });
  return { start: toInstant(date, '00:00', zone), end: dayPeriod(untilDate ?? date, zone).end };
}

/** The halls of the business that a block applies to. */
async function requireHallIds(
  em: EntityManager,
  businessId: number,
  hallId: number | null | undefined,
): Promise<number[]> {
  const ids = await findHallIds(em, businessId);
  if (hallId === null || hallId === undefined) {
    if (ids.length === 0) throw new DomainError('CONFLICT', 'There are no halls to block');
    return ids;
  }
  if (!ids.includes(hallId)) throw new DomainError('NOT_FOUND', 'Hall not found');
  return [hallId];
}

/** Refuses to block confirmed bookings, and requests that hold their time. */
async function assertNoBookings(
  ctx: RequestContext,
  em: EntityManager,
  { unitIds, period, zone }: { unitIds: number[]; period: Period; zone: string },
): Promise<void> {
  const bookings = await findOccupyingBookings(em, unitIds, period, ctx.now());
  const first = bookings[0];
  if (!first) return assertNoOffers(ctx, em, { unitIds, period, zone });
  const when = formatPeriod(first.start, first.end, zone);
  const words =
    occupies(first.status) || !first.heldUntil
      ? `${first.hallTitle} has a confirmed booking on ${when}`
      : `${first.hallTitle} is held for a request on ${when}, until ${formatMoment(first.heldUntil, zone)}`;
  throw new DomainError('SLOT_TAKEN', `${words}: ${first.customerName}, ${invoiceNumber(first.id)}`, {
    field: 'date',
    details: { bookingIds: bookings.map(({ id }) => id) },
  });
}

/** Refuses to block a time that is held for somebody on the waiting list. */
async function assertNoOffers(
  ctx: RequestContext,
  em: EntityManager,
  { unitIds, period, zone }: { unitIds: number[]; period: Period; zone: string },
): Promise<void> {
  const taken = await findTakenByUnits(em, unitIds, { period, now: ctx.now() });
  const offer = taken.find(({ isOffered }) => isOffered);
  if (!offer?.heldUntil) return;
  const words = PERIOD_MESSAGES.offered(formatMoment(offer.heldUntil, zone));
  throw new DomainError('SLOT_TAKEN', `${words} (${formatPeriod(offer.start, offer.end, zone)})`, { field: 'date' });
}

function recordBlock(
  ctx: RequestContext,
  em: EntityManager,
  action: 'blocked' | 'unblocked',
  { id, businessId }: { id: number; businessId: number },
): Promise<void> {
  const subject = auditSubject('block', id, { businessId });
  return writeAuditEntry(ctx, em, { action: `calendar.${action}`, ...subject });
}

/**
 * Blocks whole days or hours of one hall or all of them.
 * @throws DomainError NOT_FOUND for another owner's hall; SLOT_TAKEN by a confirmed booking or a hold, with ids in the details;
 * INVALID_INPUT for a past period
 */
export async function blockHall(ctx: RequestContext, input: BlockHallInput): Promise<HallBlock> {
  const viewer = requireViewer(ctx);
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const hallIds = await requireHallIds(em, business.id, input.hallId);
    const period = toBlockedPeriod(input, business.timeZone);
    if (period.end <= ctx.now()) throw invalidInput([{ field: 'date', message: PERIOD_MESSAGES.inPast }]);
    const unitIds = [...new Set([...(await lockUnitsOfHalls(em, hallIds)).values()].flat())];
    await sweepHolds(em, unitIds, ctx.now());
    await ctx.app.hooks.onTimeFreed(ctx, em, hallIds);
    await assertNoBookings(ctx, em, { unitIds, period, zone: business.timeZone });
    const id = await blockUnits(em, { unitIds, period, note: input.note ?? null, by: viewer.id, now: ctx.now() });
    await recordBlock(ctx, em, 'blocked', { id, businessId: business.id });
    return requireBlock(em, business.id, id);
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
    await releaseBlock(em, id);
    await ctx.app.hooks.onTimeFreed(ctx, em, block.hallIds);
    await recordBlock(ctx, em, 'unblocked', { id, businessId: business.id });
    return block;
  });
}

async function requireBlock(em: EntityManager, businessId: number, id: number): Promise<HallBlock> {
  const block = await findBlock(em, businessId, id);
  if (!block) throw new DomainError('NOT_FOUND', 'Block not found');
  return block;
}
