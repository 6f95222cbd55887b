import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import type { Database } from '../../database/tables.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { DEFAULT_TIME_ZONE } from '../../domain/time/zone.js';

/** The total time without any running server since the first heartbeat, in milliseconds. */
export async function totalDowntimeMs(em: EntityManager): Promise<number> {
  // Heartbeats are half a minute apart: anything above a minute is a gap. SQL, since Kysely has no ranges.
  const { rows } = await sql<{ ms: number }>`
    with seen as (
      select range_agg(tstzrange(started_at, last_seen_at + interval '60 seconds')) as alive,
             tstzrange(min(started_at), max(last_seen_at)) as whole
        from heartbeats),
    gaps as (select unnest(tstzmultirange(whole) - alive) as gap from seen where not isempty(whole))
    select coalesce(extract(epoch from sum(upper(gap) - lower(gap))) * 1000, 0)::float8 as ms from gaps`.execute(
    em.getKysely<Database>(),
  );
  return Math.round(rows[0]?.ms ?? 0);
}

/** Counts of the job queue and the outbox, and the database's cache hit ratio; one statement. */
function selectBacklog(em: EntityManager) {
  return em.getKysely<Database>().selectNoFrom((eb) => {
    const jobs = eb.selectFrom('graphile_worker.jobs').select(({ fn }) => fn.countAll<number>().as('count'));
    return [
      jobs.whereRef('attempts', '<', 'max_attempts').$asScalar().$notNull().as('jobsWaiting'),
      jobs.whereRef('attempts', '>=', 'max_attempts').$asScalar().$notNull().as('jobsFailed'),
      eb
        .selectFrom('outbox_mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'waiting')
        .$asScalar()
        .$notNull()
        .as('mailsWaiting'),
      eb
        .selectFrom('list_counts')
        .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
        .where('list', '=', 'mails')
        .where('key', '=', 'failed')
        .$asScalar()
        .$notNull()
        .as('mailsFailed'),
      // SQL: a system view.
      sql<number | null>`(select blks_hit::float8 / nullif(blks_hit + blks_read, 0) from pg_stat_database
        where datname = current_database())`.as('cacheHitShare'),
    ];
  });
}

/** The backlog of queue and outbox, and the database's cache hit ratio. */
export type Backlog = InferResult<ReturnType<typeof selectBacklog>>[number];

/** The backlog; one statement. */
export function findBacklog(em: EntityManager): Promise<Backlog> {
  return selectBacklog(em).executeTakeFirstOrThrow();
}

/** Totals, with this month's and last month's new rows. */
function selectOverview(em: EntityManager, { lastMonth, thisMonth }: { lastMonth: Date; thisMonth: Date }) {
  const total = sql<number>`coalesce(sum(count), 0)::int`;
  return em
    .getKysely<Database>()
    .selectFrom([
      (eb) => eb.selectFrom('list_counts').select(total.as('users')).where('list', '=', 'users').as('u'),
      (eb) =>
        eb
          .selectFrom('users')
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('created_at', '>=', thisMonth).as('usersThisMonth'),
            fn.countAll<number>().filterWhere('created_at', '<', thisMonth).as('usersLastMonth'),
          ])
          .where('created_at', '>=', lastMonth)
          .where('deleted_at', 'is', null)
          .as('n'),
      (eb) =>
        eb
          .selectFrom('list_counts')
          .select(total.as('businesses'))
          .select(
            sql<number>`coalesce(sum(count) filter (where key = ${BusinessStatus.PENDING}), 0)::int`.as(
              'pendingApprovals',
            ),
          )
          .where('list', '=', 'businesses')
          .as('b'),
      (eb) =>
        eb
          .selectFrom('businesses')
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('applied_at', '>=', thisMonth).as('businessesThisMonth'),
            fn.countAll<number>().filterWhere('applied_at', '<', thisMonth).as('businessesLastMonth'),
          ])
          .where('applied_at', '>=', lastMonth)
          .where('status', '<>', BusinessStatus.NOT_APPLIED)
          .as('a'),
      (eb) =>
        eb
          .selectFrom('bookings')
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('created_at', '>=', thisMonth).as('bookingsThisMonth'),
            fn.countAll<number>().filterWhere('created_at', '<', thisMonth).as('bookingsLastMonth'),
          ])
          .where('created_at', '>=', lastMonth)
          .as('k'),
      (eb) =>
        eb
          .selectFrom('stored_files')
          .select(sql<number>`coalesce(sum(size::int8 + sizes_bytes), 0)::float8`.as('storedBytes'))
          .as('f'),
    ])
    .selectAll();
}

/** Counts for the overview: totals, this month and last month. */
export type OverviewCounts = InferResult<ReturnType<typeof selectOverview>>[number];

/**
 * Counts for the overview; one statement.
 * @param months their first instants
 */
export function findOverview(em: EntityManager, months: { lastMonth: Date; thisMonth: Date }): Promise<OverviewCounts> {
  return selectOverview(em, months).executeTakeFirstOrThrow();
}

/** One day of the charts. */
export interface DayCounts {
  day: string;
  signUps: number;
  requests: number;
  confirmations: number;
}

/** Sign-ups, requests and confirmations of each of the last days in Pakistan, today included; days without any have zeros. */
export async function findDailyCounts(em: EntityManager, today: string, days: number): Promise<DayCounts[]> {
  // SQL, since Kysely has no series.
  const { rows } = await sql<DayCounts>`
    with days as (
      select d as day, d at time zone ${DEFAULT_TIME_ZONE} as begins,
             (d + interval '1 day') at time zone ${DEFAULT_TIME_ZONE} as ends
        from generate_series(${today}::timestamp - make_interval(days => ${days}::int - 1), ${today}::timestamp,
                             interval '1 day') d)
    select to_char(day, 'YYYY-MM-DD') as day,
           (select count(*)::int from users u where u.created_at >= begins and u.created_at < ends) as "signUps",
           (select count(*)::int from bookings k where k.created_at >= begins and k.created_at < ends) as requests,
           (select count(*)::int from bookings k where k.confirmed_at >= begins and k.confirmed_at < ends) as confirmations
      from days order by day`.execute(em.getKysely<Database>());
  return rows;
}

/** When a server first started here; null where none has said so yet. */
export async function findFirstStart(em: EntityManager): Promise<Date | null> {
  const { first } = await em
    .getKysely<Database>()
    .selectFrom('heartbeats')
    .select(({ fn }) => fn.min<Date | null>('started_at').as('first'))
    .executeTakeFirstOrThrow();
  return first;
}
