import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { ENQUIRY_LIMITS } from '../../domain/threads/enquiries.js';
import type { Jobs } from '../../jobs/queue.js';
import { notifyInApp } from '../notifications/notification.changes.js';
import { findEnquiryReaders } from './thread-mail.queries.js';

/** Enquiries per transaction. */
const BATCH = 50;

/** Takes enquiries whose follow-up day has come off its list, skipping those that another server has locked. */
async function takeDue(em: EntityManager, now: Date): Promise<{ id: number; day: string }[]> {
  const db = em.getKysely<Database>();
  const hours = sql.lit(`${ENQUIRY_LIMITS.followUpHour} hours`);
  const due = db
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .innerJoin('businesses as v', 'v.id', 'h.business_id')
    .select('e.id')
    .where('e.follow_up_on', 'is not', null)
    .where('e.followed_up_at', 'is', null)
    .where('e.lost_at', 'is', null)
    .where('v.is_trading', '=', true)
    .where(sql<SqlBool>`(e.follow_up_on + interval ${hours}) at time zone v.time_zone <= ${now}`)
    .limit(BATCH)
    .forNoKeyUpdate('e')
    .skipLocked();
  return db
    .updateTable('enquiries')
    .set({ followed_up_at: now })
    .where('id', 'in', due)
    .returning(['id', sql<string>`follow_up_on::text`.as('day')])
    .execute();
}

/** Reminds everybody who answers for a business of enquiries that it wanted to ask about again, once for each day. */
async function remindOfFollowUps(ctx: RequestContext): Promise<void> {
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  for (let taken = BATCH; taken === BATCH;) {
    taken = await inTransaction(ctx.em, async (em) => {
      const due = await takeDue(em, ctx.now());
      const ids = due.map(({ id }) => id);
      const readers = await findEnquiryReaders(em, ids, mustHaveFactor);
      const notice = { audience: NotificationAudience.BUSINESS, kind: NotificationKind.ENQUIRY_FOLLOW_UP };
      const notices = due.map(({ id, day }) => ({
        ...notice,
        userIds: readers.get(id) ?? [],
        subject: { enquiryId: id },
        event: Number(day.replaceAll('-', '')),
      }));
      await notifyInApp(ctx, em, notices);
      return due.length;
    });
  }
}

/** Jobs of follow-up days. */
export const followUpJobs: Jobs = { 'remind-of-follow-ups': (ctx) => remindOfFollowUps(ctx) };

/** Hourly: time zones have their mornings at different hours. */
export const FOLLOW_UP_CRONTAB = '21 * * * * remind-of-follow-ups';
