import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { STAFF } from '../../graphql/auth.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { notifyInApp } from '../notifications/notification.changes.js';

/** Tells all staff in the app that a venue owner has applied, or applied again. */
export async function notifyOfApplication(ctx: RequestContext, em: EntityManager, businessId: number): Promise<void> {
  const staff = await em
    .getKysely<Database>()
    .selectFrom('users as u')
    .select('u.id')
    .where('u.role', 'in', STAFF)
    .where('u.deleted_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .orderBy('u.id')
    .execute();
  const [audience, kind] = [NotificationAudience.STAFF, NotificationKind.APPLICATION_RECEIVED];
  const userIds = staff.map(({ id }) => id);
  await notifyInApp(ctx, em, [{ audience, kind, userIds, subject: { businessId }, event: ctx.now().getTime() }]);
}
