import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { isStaff } from '../../domain/accounts/roles.js';
import type { PersonalData } from '../../domain/security-log/events.js';
import { describeDevice } from '../../http/device.js';

/** What staff saw: data of one account (null when it has none), of a guest without one, of each of several, or rows of a list. */
type Seen =
  { accountId: number | null } | { bookingId: number } | { accountIds: readonly number[] } | { count: number };
type PersonalDataRead = { data: PersonalData } & Seen;

/**
 * Records that the viewer, if staff, read personal data of others: at most once per reader, account (or guest's
 * booking), kind of data and hour. One
 * statement; a unique index decides, so that parallel reads record one event.
 */
export async function recordPersonalDataRead(ctx: RequestContext, { data, ...seen }: PersonalDataRead): Promise<void> {
  const { viewer } = ctx;
  if (!viewer || !isStaff(viewer.role)) return;
  const accountIds = toAccountIds(seen).filter((id) => id !== viewer.id);
  if (accountIds.length === 0) return;
  const { numInsertedOrUpdatedRows } = await ctx.em
    .getKysely<Database>()
    .insertInto('security_events')
    .values(
      accountIds.map((accountId) => ({
        kind: 'personal_data_read' as const,
        account_id: accountId,
        actor_id: viewer.id,
        session_id: viewer.sessionId ?? null,
        address: ctx.address,
        device: describeDevice(ctx.userAgent),
        details: { data, ...toDetails(seen) },
        at: ctx.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  for (let row = 0n; row < (numInsertedOrUpdatedRows ?? 0n); row += 1n)
    ctx.app.metrics.countSecurityEvent('PERSONAL_DATA_READ');
}

function toDetails(seen: Seen): { count?: number; bookingId?: number } {
  if ('count' in seen) return { count: seen.count };
  return 'bookingId' in seen ? { bookingId: seen.bookingId } : {};
}

/** The accounts that an event is recorded for; null for a list, and for data without an account. */
function toAccountIds(seen: Seen): (number | null)[] {
  if ('accountIds' in seen) return [...seen.accountIds];
  if ('accountId' in seen) return [seen.accountId];
  if ('bookingId' in seen) return [null];
  return seen.count === 0 ? [] : [null];
}
