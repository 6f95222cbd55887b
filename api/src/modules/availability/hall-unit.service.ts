import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { formatClashes, UNIT_LIMITS, UNIT_MESSAGES } from '../../domain/halls/units.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { createSnapshot, toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { lockBusiness, requireTradingBusiness, toBusinessFacts } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import { requireVisibleHall } from '../halls/hall-detail.service.js';
import { findUnits } from '../halls/hall-units.js';
import { HallUnit } from '../halls/hall-unit.entity.js';
import { Hall } from '../halls/hall.entity.js';
import { canChange } from '../halls/hall.policy.js';
import type { HallUnitInput, SetHallUnitsInput } from './hall-unit.inputs.js';
import { deleteUnit, findClashes, isOccupied, writeUnits, type UnitChange } from './hall-unit.ledger.js';
import {
  countAddedUnits,
  findHallsOfUnits,
  findHallTitles,
  findHallUnits,
  findSharingHalls,
  lockBusinessUnits,
} from './hall-unit.queries.js';
import type { HallUnitItem, SharingHall } from './hall-unit.types.js';

function throwNotFound(): never {
  throw new DomainError('NOT_FOUND', UNIT_MESSAGES.notFound, { field: 'id' });
}

/** The units of the viewer's business with the halls that take them. */
export async function listViewerUnits(ctx: RequestContext): Promise<HallUnitItem[]> {
  return findHallUnits(ctx.em, (await requireTradingBusiness(ctx)).id);
}

/**
 * The other public halls that share space with a hall.
 * @throws DomainError NOT_FOUND for a hall that the viewer can't see
 */
export async function listSharingHalls(ctx: RequestContext, hallId: number): Promise<SharingHall[]> {
  await requireVisibleHall(ctx, hallId);
  return findSharingHalls(ctx.em, hallId);
}

async function readUnit(em: EntityManager, businessId: number, id: number): Promise<HallUnitItem> {
  const [unit] = await findHallUnits(em, businessId, id);
  return unit ?? throwNotFound();
}

/** A unit of the viewer's business, locked until the transaction ends. */
async function lockUnit(ctx: RequestContext, em: EntityManager, id: number): Promise<HallUnit> {
  const unit = await em.findOne(HallUnit, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!unit || !canChange(requireViewer(ctx), toBusinessFacts(await unit.business.loadOrFail()))) throwNotFound();
  return unit;
}

function recordUnit(
  ctx: RequestContext,
  em: EntityManager,
  action: 'added' | 'changed' | 'removed',
  { id, businessId, ...change }: { id: number; businessId: number; before: Snapshot | null; after: Snapshot | null },
): Promise<void> {
  const subject = auditSubject('space', id, { businessId, naming: ['name'] });
  return recordBusinessAction(ctx, em, { action: `space.${action}`, ...subject, ...change });
}

/**
 * Adds a unit, which no hall takes yet.
 * @throws DomainError CONFLICT when there are too many
 */
export function addHallUnit(ctx: RequestContext, { name }: HallUnitInput): Promise<HallUnitItem> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    if ((await countAddedUnits(em, business.id)) >= UNIT_LIMITS.addedMax)
      throw new DomainError('CONFLICT', UNIT_MESSAGES.full);
    const unit = em.create(HallUnit, { business: ref(business), name });
    await em.flush();
    await recordUnit(ctx, em, 'added', {
      id: unit.id,
      businessId: business.id,
      before: null,
      after: toSnapshot(unit),
    });
    return readUnit(em, business.id, unit.id);
  });
}

/**
 * Renames a unit.
 * @throws DomainError NOT_FOUND unless it is the viewer's
 */
export function changeHallUnit(ctx: RequestContext, id: number, { name }: HallUnitInput): Promise<HallUnitItem> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const unit = await lockUnit(ctx, em, id);
    const before = toSnapshot(unit);
    unit.name = name;
    await em.flush();
    await recordUnit(ctx, em, 'changed', { id, businessId: business.id, before, after: toSnapshot(unit) });
    return readUnit(em, business.id, id);
  });
}

/**
 * Deletes a unit that no hall takes.
 * @returns the deleted unit
 * @throws DomainError NOT_FOUND unless it is the viewer's; IN_USE while a hall takes it or the calendar needs it
 */
export function removeHallUnit(ctx: RequestContext, id: number): Promise<HallUnitItem> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const unit = await lockUnit(ctx, em, id);
    const titles = await findHallTitles(em, id);
    if (titles.length > 0)
      throw new DomainError('IN_USE', UNIT_MESSAGES.takenBy(titles), { details: { halls: titles } });
    if (await isOccupied(em, id, ctx.now())) throw new DomainError('IN_USE', UNIT_MESSAGES.stillOccupied);
    const before = toSnapshot(unit);
    await deleteUnit(em, id);
    await recordUnit(ctx, em, 'removed', { id, businessId: business.id, before, after: null });
    return { id, name: unit.name, halls: [] };
  });
}

/** Locks a hall of the viewer's so that nobody locks its units meanwhile (`lock_hall_units`). */
async function lockHall(ctx: RequestContext, em: EntityManager, id: number): Promise<Hall> {
  const hall = await em.findOne(Hall, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!hall || !canChange(requireViewer(ctx), toBusinessFacts(await hall.business.loadOrFail())))
    throw new DomainError('NOT_FOUND', 'Hall not found', { field: 'id' });
  return hall;
}

/** What changes for a hall, with all units locked. */
async function lockChange(
  ctx: RequestContext,
  em: EntityManager,
  { hall, business, unitIds }: { hall: Hall; business: Business; unitIds: readonly number[] },
): Promise<UnitChange> {
  const before = await findUnits(em, hall.id);
  const locked = await lockBusinessUnits(em, business.id, [...before, ...unitIds]);
  if (unitIds.some((id) => !locked.includes(id)))
    throw invalidInput([{ field: 'unitIds', message: UNIT_MESSAGES.unknown }]);
  return {
    hallId: hall.id,
    before,
    added: unitIds.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !unitIds.includes(id)),
    now: ctx.now(),
  };
}

async function assertNoClash(em: EntityManager, change: UnitChange, zone: string): Promise<void> {
  const clashes = await findClashes(em, change);
  if (clashes.length === 0) return;
  const ids = clashes.flatMap(({ booking, other }) => [booking.bookingId, other.bookingId]);
  const bookingIds = [...new Set(ids)].filter((id) => id !== null);
  throw new DomainError('SLOT_TAKEN', formatClashes(clashes, zone), {
    field: 'unitIds',
    details: { bookingIds, clashes },
  });
}

/**
 * Sets the units that a hall takes. Its coming bookings and blocks move along; pending requests stay.
 * @returns all units of the business
 * @throws DomainError NOT_FOUND unless the hall is the viewer's; INVALID_INPUT for units that aren't; SLOT_TAKEN when coming
 * bookings would overlap, with them in the details
 */
export function setHallUnits(
  ctx: RequestContext,
  hallId: number,
  { unitIds }: SetHallUnitsInput,
): Promise<HallUnitItem[]> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const hall = await lockHall(ctx, em, hallId);
    const change = await lockChange(ctx, em, { hall, business, unitIds });
    if (change.added.length > 0 || change.removed.length > 0) {
      await assertNoClash(em, change, business.timeZone);
      await writeUnits(em, change);
      await ctx.app.hooks.onTimeFreed(ctx, em, [...(await findHallsOfUnits(em, change.removed)), hallId]);
      await recordBusinessAction(ctx, em, {
        action: 'hall.spaces-changed',
        subjectType: 'hall',
        subjectId: hallId,
        businessId: business.id,
        before: createSnapshot({ units: change.before }),
        after: createSnapshot({ units: unitIds }),
      });
    }
    return findHallUnits(em, business.id);
  });
}
