import type { Database } from '../../database/tables.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import { hoursAfter, type Simulation } from '../simulation.js';

/** People of the demo look at the bell as often. */
const READ_AFTER_DAYS = 4;

/** Plans that everybody has read what they were told some days ago, and that the oldest has gone, as the nightly job would have it. */
export function planNotifications(simulation: Simulation): void {
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
