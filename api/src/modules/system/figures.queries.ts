import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { Figures } from '../../telemetry/metrics.js';

interface Row {
  family: 'jobs' | 'jobAge' | 'mails' | 'mailAge' | 'webhooks' | 'deliveries' | 'sessions';
  label: string;
  value: number;
}

/**
 * What the metrics tell about queue, outbox, webhooks and sessions; one statement.
 * @param now for sessions and pauses; jobs and mails are as old as the database says
 */
export async function findFigures(em: EntityManager, now: Date): Promise<Figures> {
  // SQL, since Kysely has no way to spell several aggregates of different tables as rows of one result.
  const { rows } = await sql<Row>`
    with queue as (
      select case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
                  when attempts > 0 then 'retrying' else 'waiting' end as state,
             locked_at is null and attempts < max_attempts and run_at <= now() as is_due, run_at
        from graphile_worker.jobs)
    select 'jobs' as family, s.state as label, count(q.state)::int as value
      from unnest(array['waiting', 'running', 'retrying', 'failed']) s(state) left join queue q using (state) group by s.state
    union all select 'jobAge', '', coalesce(extract(epoch from now() - min(run_at)), 0)::float8 from queue where is_due
    union all select 'mails', 'waiting', count(*)::int from outbox_mails where status = 'waiting'
    union all select 'mailAge', '', greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0))::float8
      from outbox_mails where status = 'waiting'
    union all select 'mails', 'failed', coalesce(sum(count), 0)::int from list_counts where list = 'mails' and key = 'failed'
    union all (
      select 'webhooks', s.state, count(w.id)::int
        from unnest(array['active', 'paused', 'disabled']) s(state)
        left join webhooks w on s.state = case when not w.is_active then 'disabled'
          when w.paused_until > ${now}::timestamptz then 'paused' else 'active' end
       group by s.state)
    union all select 'deliveries', 'waiting', count(*)::int from webhook_deliveries where status = 'waiting'
    union all select 'deliveries', 'failed', count(*)::int from webhook_deliveries
      where status = 'failed' and created_at > ${now}::timestamptz - interval '1 day'
    union all select 'sessions', '', count(*)::int from sessions
      where least(expires_at, ended_at) > ${now}::timestamptz`.execute(em.getKysely<Database>());
  const labels = (family: Row['family']) =>
    Object.fromEntries(rows.filter((row) => row.family === family).map(({ label, value }) => [label, value]));
  const value = (family: Row['family']) => rows.find((row) => row.family === family)?.value ?? 0;
  return {
    jobs: labels('jobs'),
    oldestDueJobSeconds: value('jobAge'),
    mails: labels('mails'),
    oldestWaitingMailSeconds: value('mailAge'),
    webhooks: labels('webhooks'),
    deliveries: labels('deliveries'),
    sessions: value('sessions'),
  };
}
