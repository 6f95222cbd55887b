import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import { SHIFT_INPUT_MESSAGES } from '../../domain/availability/inputs.js';
import { SHIFT_LIMITS } from '../../domain/availability/limits.js';
import { findClash } from '../../domain/availability/shifts.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { assertPrevious, toVersion } from '../../graphql/version.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import type { Hall } from '../halls/hall.entity.js';
import { renameShiftOfMenus } from '../menus/shift-names.js';
import { renameShiftOfRates } from '../rates/shift-names.js';
import { HallShift } from '../halls/hall-shift.entity.js';
import type { HallShift as HallShiftType } from '../halls/hall-shift.types.js';
import { lockHall } from './hall-lock.js';
import type { HallShiftInput } from './schedule.inputs.js';

/** One of the viewer's shifts, with its hall locked. */
async function lockShift(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
): Promise<{ hall: Hall; shift: HallShift }> {
  const found = await em.findOne(HallShift, { id });
  if (!found) throw new DomainError('NOT_FOUND', SHIFT_NOT_FOUND, { field: 'id' });
  const hall = await lockHall(ctx, em, found.hall.id, SHIFT_NOT_FOUND);
  // Somebody may have removed it while we waited for the hall.
  const shift = await em.findOne(HallShift, { id }, { refresh: true });
  if (!shift) throw new DomainError('NOT_FOUND', SHIFT_NOT_FOUND, { field: 'id' });
  return { hall, shift };
}

const SHIFT_NOT_FOUND = 'Shift not found';

/** Refuses a shift that a period or a name couldn't tell from another one of its hall. */
async function assertNoClash(em: EntityManager, hall: Hall, input: HallShiftInput, id?: number): Promise<void> {
  const others = (await em.find(HallShift, { hall: hall.id })).filter((other) => other.id !== id);
  if (id === undefined && others.length >= SHIFT_LIMITS.perHallMax) {
    throw new DomainError('CONFLICT', SHIFT_INPUT_MESSAGES.tooMany);
  }
  const clash = findClash(input, others);
  if (!clash) return;
  const message = clash.field === 'name' ? SHIFT_INPUT_MESSAGES.sameName : SHIFT_INPUT_MESSAGES.sameHours;
  throw invalidInput([{ field: clash.field, message: message(clash.name) }]);
}

interface ShiftChange {
  hall: Hall;
  id: number;
  before: Snapshot | null;
  after: Snapshot | null;
}

function recordShift(ctx: RequestContext, em: EntityManager, action: AuditAction, change: ShiftChange): Promise<void> {
  const { hall, id, before, after } = change;
  const subject = auditSubject('hall-shift', id, { businessId: hall.business.id, naming: ['name'] });
  return recordBusinessAction(ctx, em, { action, ...subject, before, after });
}

function toValues({ name, weekdays, startTime, endTime, price, priceType }: HallShiftInput) {
  return { name, weekdays: [...weekdays].sort((a, b) => a - b), startTime, endTime, price, priceType };
}

/** The version of a shift. */
export function getShiftVersion(shift: Omit<HallShiftType, 'id'>): string {
  const { name, weekdays, startTime, endTime, price, priceType } = shift;
  return toVersion([name, weekdays, startTime, endTime, price, priceType]);
}

function toShift({ id, name, weekdays, startTime, endTime, price, priceType }: HallShift): HallShiftType {
  return { id, name, weekdays, startTime, endTime, price, priceType };
}

/**
 * Adds a shift to one of the viewer's halls, which from then on sells its shifts only. Bookings aren't changed.
 * @throws DomainError NOT_FOUND unless the hall is the viewer's; INVALID_INPUT for hours or a name that another shift has; CONFLICT
 * when the hall has too many
 */
export async function addShift(ctx: RequestContext, hallId: number, input: HallShiftInput): Promise<HallShiftType> {
  return inTransaction(ctx.em, async (em) => {
    await requireTradingBusiness(ctx, em);
    const hall = await lockHall(ctx, em, hallId);
    await assertNoClash(em, hall, input);
    const shift = em.create(HallShift, { hall: ref(hall), ...toValues(input), createdAt: ctx.now() });
    await em.flush();
    await recordShift(ctx, em, 'hall.shift-added', { hall, id: shift.id, before: null, after: toSnapshot(shift) });
    return toShift(shift);
  });
}

/**
 * Changes a shift; bookings keep its name, hours and price as agreed. Rates and menus that are for it by its name follow it.
 * @throws DomainError NOT_FOUND unless it is the viewer's; CONFLICT if it isn't the one that the input replaces; INVALID_INPUT for
 * hours or a name that another shift has, and for a name that makes two rates hold alike
 */
export async function changeShift(ctx: RequestContext, id: number, input: HallShiftInput): Promise<HallShiftType> {
  return inTransaction(ctx.em, async (em) => {
    const { id: businessId } = await requireTradingBusiness(ctx, em);
    // Rates and menus that are for it by its name follow, one change after the other.
    await lockBusiness(em, businessId);
    const { hall, shift } = await lockShift(ctx, em, id);
    const values = toValues(input);
    assertPrevious(input.previousVersion, { current: getShiftVersion(shift), wanted: getShiftVersion(values) });
    await assertNoClash(em, hall, input, id);
    const [before, from] = [toSnapshot(shift), shift.name];
    em.assign(shift, values);
    await em.flush();
    const renamed = { businessId, hallId: hall.id, from, to: input.name };
    await renameShiftOfRates(em, renamed, ctx.now());
    await renameShiftOfMenus(em, renamed);
    await recordShift(ctx, em, 'hall.shift-changed', { hall, id, before, after: toSnapshot(shift) });
    return toShift(shift);
  });
}

/**
 * Removes a shift. Without any, the hall sells free times again.
 * @returns the removed shift
 * @throws DomainError NOT_FOUND unless it is the viewer's
 */
export async function removeShift(ctx: RequestContext, id: number): Promise<HallShiftType> {
  return inTransaction(ctx.em, async (em) => {
    await requireTradingBusiness(ctx, em);
    const { hall, shift } = await lockShift(ctx, em, id);
    const [removed, before] = [toShift(shift), toSnapshot(shift)];
    await em.remove(shift).flush();
    await recordShift(ctx, em, 'hall.shift-removed', { hall, id, before, after: null });
    return removed;
  });
}
