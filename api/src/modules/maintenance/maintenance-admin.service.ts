import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { DEFAULT_MAINTENANCE_MESSAGE, maintenanceState } from '../../domain/maintenance/maintenance.js';
import { User } from '../accounts/user.entity.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { MaintenanceWindow } from './maintenance-window.entity.js';
import type { ScheduleMaintenanceInput } from './maintenance.inputs.js';
import type { MaintenanceSettings } from './maintenance.types.js';

async function findNewestWindow(
  em: EntityManager,
  lockMode?: LockMode.PESSIMISTIC_WRITE,
): Promise<MaintenanceWindow | null> {
  const [window = null] = await em.find(MaintenanceWindow, {}, { orderBy: { id: 'desc' }, limit: 1, lockMode });
  return window;
}

function toSettings(window: MaintenanceWindow | null, now: Date): MaintenanceSettings {
  const state = maintenanceState(window, now);
  return {
    isEnabled: window?.isEnabled ?? false,
    isActive: state === 'active',
    state,
    message: window?.message ?? DEFAULT_MAINTENANCE_MESSAGE,
    startTime: window?.startTime ?? null,
    endTime: window?.endTime ?? null,
  };
}

/** The audited values of the maintenance window; null if none was ever set. */
const toWindowSnapshot = (window: MaintenanceWindow | null) => window && toSnapshot(window);

/** The maintenance window, for staff. */
export async function getMaintenanceSettings(ctx: RequestContext): Promise<MaintenanceSettings> {
  return toSettings(await findNewestWindow(ctx.em), ctx.now());
}

function isSame(window: MaintenanceWindow, input: ScheduleMaintenanceInput): boolean {
  return (
    window.isEnabled === (input.isEnabled ?? false) &&
    window.message === input.message &&
    window.startTime?.getTime() === input.startTime?.getTime() &&
    window.endTime?.getTime() === input.endTime?.getTime()
  );
}

/**
 * Sets the maintenance window, which starts and ends on schedule. Earlier windows are kept as history. Setting the same one again
 * changes nothing.
 */
export async function scheduleMaintenance(
  ctx: RequestContext,
  input: ScheduleMaintenanceInput,
): Promise<MaintenanceSettings> {
  const settings = await inTransaction(ctx.em, async (em) => {
    const newest = await findNewestWindow(em, LockMode.PESSIMISTIC_WRITE);
    if (newest && isSame(newest, input)) return toSettings(newest, ctx.now());
    const before = toWindowSnapshot(newest);
    const now = ctx.now();
    await em.nativeUpdate(MaintenanceWindow, { isEnabled: true }, { isEnabled: false, updatedAt: now });
    const window = em.create(MaintenanceWindow, {
      isEnabled: input.isEnabled ?? false,
      message: input.message,
      startTime: input.startTime ?? null,
      endTime: input.endTime ?? null,
      createdBy: ref(em.getReference(User, requireViewer(ctx).id)),
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    const subject = auditSubject('maintenance', window.id);
    await recordChange(ctx, em, {
      action: 'maintenance.scheduled',
      ...subject,
      before,
      after: toWindowSnapshot(window),
    });
    await publishEvent(em, 'maintenance', window.id);
    return toSettings(window, now);
  });
  ctx.app.maintenance.invalidate();
  return settings;
}

/** Ends maintenance now, whether it is active or scheduled. */
export async function endMaintenance(ctx: RequestContext): Promise<MaintenanceSettings> {
  const settings = await inTransaction(ctx.em, async (em) => {
    const window = await findNewestWindow(em, LockMode.PESSIMISTIC_WRITE);
    if (!window?.isEnabled) return toSettings(window, ctx.now());
    const before = toWindowSnapshot(window);
    window.isEnabled = false;
    window.updatedAt = ctx.now();
    await em.flush();
    const subject = auditSubject('maintenance', window.id);
    await recordChange(ctx, em, { action: 'maintenance.ended', ...subject, before, after: toWindowSnapshot(window) });
    await publishEvent(em, 'maintenance', window.id);
    return toSettings(window, ctx.now());
  });
  ctx.app.maintenance.invalidate();
  return settings;
}
