import type { EntityManager } from '@mikro-orm/postgresql';

/** Gaps in which no server was seen, summed, since the first heartbeat. Milliseconds. */
export async function totalDowntimeMs(em: EntityManager): Promise<number> {
  // Two beats are half a minute apart: what is longer than a minute is a gap.
  const rows: { ms: number }[] = await em.execute(`
    with seen as (
      select range_agg(tstzrange(started_at, last_seen_at + interval '60 seconds')) as alive,
             tstzrange(min(started_at), max(last_seen_at)) as whole
        from heartbeats),
    gaps as (select unnest(tstzmultirange(whole) - alive) as gap from seen where not isempty(whole))
    select coalesce(extract(epoch from sum(upper(gap) - lower(gap))) * 1000, 0)::float8 as ms from gaps`);
  return Math.round(rows[0]?.ms ?? 0);
}

/** What waits in the queue and the outbox, and how the database's cache does. */
export interface Backlog {
  jobsWaiting: number;
  jobsFailed: number;
  mailsWaiting: number;
  mailsFailed: number;
  cacheHitShare: number | null;
}

/** Counts of the job queue and the outbox, and the share of reads that the cache answered, in one statement. */
export async function findBacklog(em: EntityManager): Promise<Backlog> {
  const rows: Backlog[] = await em.execute(`
    select (select count(*)::int from graphile_worker.jobs where attempts < max_attempts) as "jobsWaiting",
           (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as "jobsFailed",
           (select count(*)::int from outbox_mails where status = 'waiting') as "mailsWaiting",
           (select coalesce(sum(count), 0)::int from list_counts where list = 'mails' and key = 'failed') as "mailsFailed",
           (select blks_hit::float8 / nullif(blks_hit + blks_read, 0) from pg_stat_database
             where datname = current_database()) as "cacheHitShare"`);
  return rows[0] ?? { jobsWaiting: 0, jobsFailed: 0, mailsWaiting: 0, mailsFailed: 0, cacheHitShare: null };
}

/** Counts for the overview: totals, and what came this month against last, by the month's first instants. */
export interface OverviewCounts {
  users: number;
  usersThisMonth: number;
  usersLastMonth: number;
  businesses: number;
  businessesThisMonth: number;
  businessesLastMonth: number;
  pendingApprovals: number;
  bookingsThisMonth: number;
  bookingsLastMonth: number;
  storedBytes: number;
}

/** Figures of the overview, in one statement. */
export async function findOverview(
  em: EntityManager,
  months: { lastMonth: Date; thisMonth: Date },
): Promise<OverviewCounts> {
  const { lastMonth, thisMonth } = {
    lastMonth: months.lastMonth.toISOString(),
    thisMonth: months.thisMonth.toISOString(),
  };
  const rows: OverviewCounts[] = await em.execute(
    `select u.*, b.*, k.*, (select coalesce(sum(size), 0)::float8 from stored_files) as "storedBytes"
       from (select coalesce(sum(count), 0)::int as users,
                    coalesce(sum(count) filter (where day >= ?::date), 0)::int as "usersThisMonth",
                    coalesce(sum(count) filter (where day >= ?::date and day < ?::date), 0)::int as "usersLastMonth"
               from list_counts where list = 'users') u,
            (select coalesce(sum(count), 0)::int as businesses,
                    coalesce(sum(count) filter (where day >= ?::date), 0)::int as "businessesThisMonth",
                    coalesce(sum(count) filter (where day >= ?::date and day < ?::date), 0)::int as "businessesLastMonth",
                    coalesce(sum(count) filter (where key = 'pending'), 0)::int as "pendingApprovals"
               from list_counts where list = 'businesses') b,
            (select count(*) filter (where created_at >= ?)::int as "bookingsThisMonth",
                    count(*) filter (where created_at >= ? and created_at < ?)::int as "bookingsLastMonth"
               from bookings where created_at >= ?) k`,
    [thisMonth, lastMonth, thisMonth, thisMonth, lastMonth, thisMonth, thisMonth, lastMonth, thisMonth, lastMonth],
  );
  const row = rows[0];
  if (!row) throw new Error('The overview has no row');
  return row;
}

/** One day of the charts. */
export interface DayCounts {
  day: string;
  signUps: number;
  requests: number;
  confirmations: number;
}

/** Sign-ups, requests and confirmations of each of the last days in UTC, today included; days without any are there too. */
export async function findDailyCounts(em: EntityManager, today: Date, days: number): Promise<DayCounts[]> {
  return em.execute(
    `with days as (
       select d::date as day, d as begins, d + interval '1 day' as ends
         from generate_series(date_trunc('day', ?::timestamptz, 'UTC') - make_interval(days => ?::int - 1),
                              date_trunc('day', ?::timestamptz, 'UTC'), interval '1 day') d)
     select to_char(day, 'YYYY-MM-DD') as day,
            (select coalesce(sum(c.count), 0)::int from list_counts c where c.list = 'users' and c.day = days.day)
              + (select count(*)::int from users u
                  where u.created_at >= begins and u.created_at < ends and u.deleted_at is not null) as "signUps",
            (select count(*)::int from bookings k where k.created_at >= begins and k.created_at < ends) as requests,
            (select count(*)::int from bookings k where k.confirmed_at >= begins and k.confirmed_at < ends) as confirmations
       from days order by day`,
    [today.toISOString(), days, today.toISOString()],
  );
}
