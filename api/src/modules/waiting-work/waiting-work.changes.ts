import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { toEnumValue, type Database } from '../../database/tables.js';
import { NotificationKind } from '../../domain/notifications/kinds.js';
import type { Asked } from './waiting-work.queries.js';

/** Removes the reminders of earlier days that people had of the same business; one statement. */
export async function removeEarlierReminders(em: EntityManager, people: readonly Asked[]): Promise<void> {
  await em
    .getKysely<Database>()
    .deleteFrom('notifications')
    // SQL, since Kysely has no `unnest`.
    .using(
      sql<{ business_id: number; user_id: number; came_in_by: Date }>`unnest(
        ${people.map(({ businessId }) => businessId)}::int[], ${people.map(({ userId }) => userId)}::int[],
        ${people.map(({ cameInBy }) => cameInBy.toISOString())}::timestamptz[])`.as<'p'>(
        sql`p(business_id, user_id, came_in_by)`,
      ),
    )
    .where('notifications.kind', '=', toEnumValue(NotificationKind.WORK_WAITING))
    .whereRef('notifications.user_id', '=', 'p.user_id')
    .whereRef('notifications.business_id', '=', 'p.business_id')
    .whereRef('notifications.created_at', '<', 'p.came_in_by')
    .execute();
}
