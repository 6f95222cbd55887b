import type { EntityManager } from '@mikro-orm/postgresql';
import { findPage, given } from '../../graphql/list.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { JobState, QueueJob, QueueJobFilter, QueueTask } from './job.types.js';

type JobRow = Omit<QueueJob, 'runAt' | 'createdAt'> & { runAt: string; createdAt: string };
type TaskRow = Omit<QueueTask, 'oldestDueAt'> & { oldestDueAt: string | null };

/** The states of {@link JobState}, as the worker's own table tells them. */
const STATE = `case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed'
                    when j.attempts > 0 then 'retrying' else 'waiting' end`;
const FROM = 'from graphile_worker.jobs j';

/** A page of the queue, what was added last first; one statement, and one more for the count. */
export function findJobs(
  em: EntityManager,
  filter: QueueJobFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<QueueJob>> {
  return findPage<JobRow, QueueJob>(
    em,
    {
      columns: `j.id::int, j.task_identifier as task, ${STATE} as state, j.attempts::int, j.max_attempts::int as "maxAttempts",
                j.last_error as "lastError", j.run_at as "runAt", j.created_at as "createdAt"`,
      from: FROM,
      where: given([
        [`${STATE} = ?`, filter?.state],
        ['j.task_identifier = ?', filter?.task],
      ]),
      id: 'j.id',
      order: { column: 'j.id::int', type: 'int', direction: 'desc', value: ({ id }) => id },
      node: (row) => ({ ...row, runAt: new Date(row.runAt), createdAt: new Date(row.createdAt) }),
    },
    page,
  );
}

/** The queue by task, the names in order; one statement. Jobs are due by the database's clock, as for the workers. */
export async function findTasks(em: EntityManager): Promise<QueueTask[]> {
  const rows: TaskRow[] = await em.execute(
    `select task, count(*) filter (where state = 'waiting')::int as waiting,
            count(*) filter (where state = 'running')::int as running,
            count(*) filter (where state = 'retrying')::int as retrying,
            count(*) filter (where state = 'failed')::int as failed,
            min(run_at) filter (where state in ('waiting', 'retrying') and run_at <= now()) as "oldestDueAt"
       from (select j.task_identifier as task, j.run_at, ${STATE} as state ${FROM}) s group by task order by task`,
  );
  return rows.map(({ oldestDueAt, ...row }) => ({
    ...row,
    oldestDueAt: oldestDueAt === null ? null : new Date(oldestDueAt),
  }));
}

/** What is decided about a job by. */
export interface JobFacts {
  task: string;
  state: JobState;
  attempts: number;
  /** The first line of it. */
  lastError: string | null;
  /** When it is due, as ISO 8601. */
  runAt: string;
  /** What it is to work on: ids and small facts. */
  payload: unknown;
}

/** One job, or null. */
export async function findJob(em: EntityManager, id: number): Promise<JobFacts | null> {
  const rows: JobFacts[] = await em.execute(
    `select j.task_identifier as task, ${STATE} as state, j.attempts::int, split_part(j.last_error, chr(10), 1) as "lastError",
            j.run_at as "runAt", p.payload
       ${FROM} join graphile_worker._private_jobs p on p.id = j.id where j.id = ?`,
    [id],
  );
  const [row] = rows;
  return row ? { ...row, runAt: new Date(row.runAt).toISOString() } : null;
}

/** Lets a job run now, with all its attempts before it. @returns whether it could be, which a job under way can't */
export async function restartJob(em: EntityManager, id: number): Promise<boolean> {
  const rows: unknown[] = await em.execute(
    'select id from graphile_worker.reschedule_jobs(array[?]::bigint[], run_at := now(), attempts := 0)',
    [id],
  );
  return rows.length > 0;
}

/** Takes a job out of the queue. @returns whether it could be, which a job under way can't */
export async function deleteJob(em: EntityManager, id: number): Promise<boolean> {
  const rows: unknown[] = await em.execute('select id from graphile_worker.complete_jobs(array[?]::bigint[])', [id]);
  return rows.length > 0;
}

/**
 * Sets free the jobs and queues of workers without a sign of life.
 * @param seconds that a lock has to be old, by the database's clock
 * @param since when a living server was seen at the latest, by the servers' clocks
 */
export async function freeJobs(em: EntityManager, { seconds, since }: { seconds: number; since: Date }): Promise<void> {
  await em.execute(
    `select graphile_worker.force_unlock_workers(array(
       select distinct l.locked_by from (
         select locked_by, locked_at from graphile_worker._private_jobs
         union all select locked_by, locked_at from graphile_worker._private_job_queues) l
        where l.locked_at < now() - make_interval(secs => ?)
          and not exists (select from heartbeats h where l.locked_by = any(string_to_array(h.job_pool, ',')) and h.last_seen_at >= ?)))`,
    [seconds, since.toISOString()],
  );
}
