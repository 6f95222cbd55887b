import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { mapNodes } from '../../database/paginate.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { NotificationAudience } from '../../domain/notifications/kinds.js';
import { markRead } from './notification.changes.js';
import type { MarkNotificationsReadInput } from './notification.inputs.js';
import { countUnread, findNotifications } from './notification.queries.js';
import type { NotificationView } from './notification.types.js';

/** A page of the viewer's notifications, newest first, without those whose place is closed to the viewer by now. */
export async function listNotifications(ctx: RequestContext, page: PageRequest): Promise<Connection<NotificationView>> {
  const found = await findNotifications(ctx.em, requireViewer(ctx), page);
  return mapNodes(found, (row) => ({
    ...row,
    customerName: row.audience === NotificationAudience.BUSINESS ? row.customerName : null,
  }));
}

/** How many notifications the viewer hasn't read, up to a limit. */
export function countUnreadNotifications(ctx: RequestContext): Promise<number> {
  return countUnread(ctx.em, requireViewer(ctx));
}

/**
 * Marks notifications of the viewer as read; those of others stay as they are.
 * @param which all if it says nothing
 * @returns how many are left unread, up to a limit
 */
export function markNotificationsRead(
  ctx: RequestContext,
  which: MarkNotificationsReadInput | null | undefined,
): Promise<number> {
  const viewer = requireViewer(ctx);
  return inTransaction(ctx.em, async (em) => {
    await markRead(em, { userId: viewer.id, now: ctx.now() }, which ?? {});
    return countUnread(em, viewer);
  });
}
