import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import {
  ALARM_LIMITS,
  countedSince,
  SecurityAlarmKind,
  toAlarm,
  type NewAlarm,
} from '../../domain/security-log/alarms.js';
import type { Jobs } from '../../jobs/queue.js';
import { User } from '../accounts/user.entity.js';
import { queueMails } from '../notifications/outbox.service.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { SecurityAlarm } from './security-alarm.entity.js';
import { createAlarmMail } from './security-alarm.mails.js';
import { findAdminAddresses, findAlarms, findEventGroups, findLastAlarms } from './security-alarm.queries.js';
import type { SecurityAlarmView } from './security-alarm.types.js';

const DAY_MS = 86_400_000;
/** Longer than any writer of the security log takes. Sign-ins wait meanwhile; past it the next minute tries again. */
const WRITERS_WAIT_MS = 1_000;

async function findDueAlarms(em: EntityManager, now: Date): Promise<NewAlarm[]> {
  const last = new Map((await findLastAlarms(em)).map((alarm) => [alarm.kind, alarm]));
  const due: NewAlarm[] = [];
  for (const kind of Object.values(SecurityAlarmKind)) {
    const since = countedSince(kind, now, last.get(kind)?.raisedAt ?? null);
    if (!since) continue;
    const groups = await findEventGroups(em, kind, { since, afterId: last.get(kind)?.lastEventId ?? 0 });
    const alarm = toAlarm(kind, groups);
    if (alarm) due.push(alarm);
  }
  return due;
}

/** Looks at the security log and raises what is due: a row, and a mail to every admin. */
async function raiseAlarms(ctx: RequestContext): Promise<void> {
  const now = ctx.now();
  await inTransaction(ctx.em, async (em) => {
    const db = em.getKysely<Database>();
    // SQL: Kysely has no locks of tables. Two servers must not raise the same alarm.
    await sql`lock table security_alarms in share row exclusive mode`.execute(db);
    if ((await findDueAlarms(em, now)).length === 0) return;
    // Ids are given before commit: with every writer waited for, none below the last one can still appear.
    await sql`set local lock_timeout = ${sql.lit(WRITERS_WAIT_MS)}`.execute(db);
    await sql`lock table security_events in share mode`.execute(db);
    const due = await findDueAlarms(em, now);
    for (const { kind, count, accountId, address, lastId } of due) {
      const account = accountId === null ? null : em.getReference(User, accountId, { wrapped: true });
      em.create(SecurityAlarm, { kind, count, account, address, lastEventId: lastId, raisedAt: now });
    }
    await em.flush();
    const admins = await findAdminAddresses(em);
    await queueMails(
      ctx,
      em,
      due.flatMap((alarm) => admins.map((to) => createAlarmMail(to, alarm))),
    );
    const before = new Date(now.getTime() - ctx.app.env.securityLogDays * DAY_MS);
    await db.deleteFrom('security_alarms').where('raised_at', '<', before).execute();
  });
}

/** The alarms of the last week, the newest first; the security log records the read. */
export async function listAlarms(ctx: RequestContext): Promise<SecurityAlarmView[]> {
  const alarms = await findAlarms(ctx.em, new Date(ctx.now().getTime() - ALARM_LIMITS.shownDays * DAY_MS));
  await recordPersonalDataRead(ctx, { data: 'alarms', count: alarms.length });
  return alarms;
}

export const securityAlarmJobs: Jobs = {
  'raise-security-alarms': (ctx) => raiseAlarms(ctx),
};

/** The schedule of the recurring jobs. */
export const SECURITY_ALARM_CRONTAB = '* * * * * raise-security-alarms';
