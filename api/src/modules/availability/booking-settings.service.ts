import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError } from '../../domain/input/errors.js';
import { createSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import { loadSettings } from '../businesses/business.service.js';
import type { Hall } from '../halls/hall.entity.js';
import { HallBookingSettings } from '../halls/hall-booking-settings.entity.js';
import { HallOperatingHours } from '../halls/hall-operating-hours.entity.js';
import { lockHall } from './hall-lock.js';
import { findSchedules } from './schedule.queries.js';
import type { HallBookingSettingsInput } from './schedule.inputs.js';
import type { HallSchedule } from './schedule.types.js';

/** Replaces a hall's own week; null leaves it to its business. */
async function replaceWeek(em: EntityManager, hall: Hall, week: HallBookingSettingsInput['operatingHours']) {
  await em.nativeDelete(HallOperatingHours, { hall: hall.id });
  for (const day of week ?? []) em.create(HallOperatingHours, { hall: ref(hall), isActive: true, ...day });
}

async function writeSettings(em: EntityManager, hall: Hall, input: HallBookingSettingsInput): Promise<void> {
  const { operatingHours, ...rules } = input;
  const settings =
    (await em.findOne(HallBookingSettings, { hall: hall.id })) ?? em.create(HallBookingSettings, { hall: ref(hall) });
  for (const name of RULES) {
    const value = rules[name];
    if (value !== undefined) em.assign(settings, { [name]: value });
  }
  if (operatingHours !== undefined) {
    settings.hasOwnHours = operatingHours !== null;
    await replaceWeek(em, hall, operatingHours);
  }
  const saysNothing = !settings.hasOwnHours && RULES.every((name) => settings[name] === null);
  if (saysNothing) em.remove(settings);
  await em.flush();
}

const RULES = [
  'slotDuration',
  'bufferTime',
  'allowMultipleSlots',
  'maxAdvanceBookingDays',
  'minAdvanceBookingHours',
] as const;

function toSnapshot({ ownSettings }: HallSchedule): Snapshot {
  return createSnapshot({ ...ownSettings });
}

/**
 * Changes what one of the viewer's halls says for itself about when it can be booked: null is as its business, omitted fields stay
 * as they are. Bookings aren't changed.
 * @throws DomainError NOT_FOUND unless the hall is the viewer's
 */
export async function changeHallSettings(
  ctx: RequestContext,
  hallId: number,
  input: HallBookingSettingsInput,
): Promise<HallSchedule> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const hall = await lockHall(ctx, em, hallId);
    const { timeSlots, operatingHours } = await loadSettings(em, business);
    const read = async (): Promise<HallSchedule> => {
      const [schedule] = await findSchedules(em, business.id, { ...timeSlots, operatingHours }, ctx.now(), hallId);
      if (!schedule) throw new DomainError('NOT_FOUND', 'Hall not found');
      return schedule;
    };
    const before = toSnapshot(await read());
    await writeSettings(em, hall, input);
    const changed = await read();
    await recordBusinessAction(ctx, em, {
      action: 'hall.booking-settings-changed',
      ...auditSubject('hall', hallId, { businessId: business.id }),
      ...{ before, after: toSnapshot(changed) },
    });
    return changed;
  });
}
