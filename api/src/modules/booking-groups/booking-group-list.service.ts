import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { paginate } from '../../database/paginate.js';
import type { Database } from '../../database/tables.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import { GROUP_MESSAGES, sumByCurrency } from '../../domain/bookings/groups.js';
import { DomainError } from '../../domain/input/errors.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { canCancelGroup, canSeeGroup } from './booking-group.policy.js';
import { findGroup, selectGroups } from './booking-group.queries.js';
import { presentGroup, type GroupRow } from '../bookings/booking-function.queries.js';
import { createPresenter } from '../bookings/booking.queries.js';
import { findFunctionsOfGroups } from './grouped-bookings.queries.js';
import type { GroupedBookings } from './grouped-bookings.types.js';

/** Groups with their bookings as the viewer sees them; one statement for all of them. */
async function withBookings(
  ctx: RequestContext,
  em: EntityManager,
  groups: readonly GroupRow[],
): Promise<GroupedBookings[]> {
  const [viewer, now] = [requireViewer(ctx), ctx.now()];
  const rows = await findFunctionsOfGroups(
    em,
    groups.map(({ id }) => id),
  );
  const present = createPresenter(ctx, rows);
  return groups.map((row) => {
    const functions = rows.filter(({ groupId }) => groupId === row.id);
    const group = presentGroup(row, now);
    return {
      group,
      bookings: functions.map(({ acceptedBy: _by, groupId: _group, accountEmail: _email, ...each }) => present(each)),
      totals: sumByCurrency(functions),
      viewerCanCancel: canCancelGroup(viewer, row, group.status),
    };
  });
}

/** The viewer's requests for several functions, latest first. */
export async function listViewerGroups(
  ctx: RequestContext,
  paging?: PagingInput | null,
): Promise<Connection<GroupedBookings>> {
  const found = ctx.em
    .getKysely<Database>()
    .selectFrom('booking_groups as g')
    .where('g.user_id', '=', requireViewer(ctx).id);
  const order = { by: 'g.created_at', type: 'timestamptz', direction: 'desc' } as const;
  const list = { found, rows: selectGroups(ctx.em), id: 'g.id' };
  const page = await paginate(ctx.em, list, order, toPageRequest(paging));
  const nodes = await withBookings(
    ctx,
    ctx.em,
    page.nodes.map(({ group }) => group),
  );
  return { ...page, nodes };
}

/**
 * Several functions that were requested together; the security log records it when staff read it.
 * @throws DomainError NOT_FOUND unless they are the viewer's, or the viewer is staff
 */
export async function getGroup(ctx: RequestContext, id: number): Promise<GroupedBookings> {
  const viewer = requireViewer(ctx);
  const row = await findGroup(ctx.em, id);
  if (!row || !canSeeGroup(viewer, row)) {
    throw new DomainError('NOT_FOUND', GROUP_MESSAGES.notFound);
  }
  await recordPersonalDataRead(ctx, { data: 'booking', accountId: row.userId });
  const [grouped] = await withBookings(ctx, ctx.em, [row]);
  if (!grouped) throw new Error(`Group ${id} has no bookings.`);
  return grouped;
}
