import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { isStaff } from '../../domain/accounts/roles.js';
import type { PersonalData } from '../../domain/security-log/events.js';
import { describeDevice } from '../../http/device.js';

/** What staff saw: data of one account (null when it has none), or so many rows of a list. */
type PersonalDataRead = { data: PersonalData } & ({ accountId: number | null } | { count: number });

/**
 * Records that the viewer, if staff, read personal data of others: at most once per reader, account, kind of data and hour. One
 * statement; a unique index decides, so that parallel reads record one event.
 */
export async function recordPersonalDataRead(ctx: RequestContext, { data, ...seen }: PersonalDataRead): Promise<void> {
  const { viewer } = ctx;
  const accountId = 'accountId' in seen ? seen.accountId : null;
  const isEmpty = 'count' in seen && seen.count === 0;
  if (!viewer || !isStaff(viewer.role) || viewer.id === accountId || isEmpty) return;
  const { numInsertedOrUpdatedRows } = await ctx.em
    .getKysely<Database>()
    .insertInto('security_events')
    .values({
      kind: 'personal_data_read',
      account_id: accountId,
      actor_id: viewer.id,
      session_id: viewer.sessionId ?? null,
      address: ctx.address,
      device: describeDevice(ctx.userAgent),
      details: { data, ...('count' in seen ? { count: seen.count } : {}) },
      at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) ctx.app.metrics.countSecurityEvent('PERSONAL_DATA_READ');
}
