import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { findStaffIds } from '../accounts/staff.queries.js';
import { notifyInApp } from '../notifications/notification.changes.js';

/** Tells all staff in the app that a venue owner has applied, or applied again. */
export async function notifyOfApplication(ctx: RequestContext, em: EntityManager, businessId: number): Promise<void> {
  const [audience, kind] = [NotificationAudience.STAFF, NotificationKind.APPLICATION_RECEIVED];
  const userIds = await findStaffIds(em);
  await notifyInApp(ctx, em, [{ audience, kind, userIds, subject: { businessId }, event: ctx.now().getTime() }]);
}
