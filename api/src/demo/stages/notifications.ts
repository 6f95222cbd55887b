import { requireViewer } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import { DEFAULT_TIME_ZONE } from '../../domain/time/zone.js';
import { saveSettings } from '../../modules/notifications/notification-settings.changes.js';
import { hoursAfter, type Simulation } from '../simulation.js';
import type { People } from './people.js';

/** People of the demo look at the bell as often. */
const READ_AFTER_DAYS = 4;

/** Since when the demo's customer keeps quiet at night. */
const QUIET_DAYS_AGO = 20;

/** Plans quiet hours of the demo's customer, and that everybody has read what they were told some days ago, and that the oldest has gone, as the nightly job would have it. */
export function planNotifications(simulation: Simulation, { customer }: Pick<People, 'customer'>): void {
  simulation.plan(simulation.daysAgo(QUIET_DAYS_AGO), () => {
    const ctx = simulation.as(customer);
    const change = { mail: [], push: [], quietHours: { from: '22:30', until: '07:30', timeZone: DEFAULT_TIME_ZONE } };
    return saveSettings(ctx.em, requireViewer(ctx).id, change, ctx.now());
  });
  simulation.plan(simulation.now, async () => {
    const db = simulation.as().em.getKysely<Database>();
    await db
      .deleteFrom('notifications')
      .where('created_at', '<', simulation.daysAgo(RETENTION.notifications.days))
      .execute();
    const readBefore = simulation.daysAgo(READ_AFTER_DAYS);
    await db
      .updateTable('notifications')
      .set({ read_at: hoursAfter(readBefore, 1) })
      .where('created_at', '<', readBefore)
      .execute();
  });
}
