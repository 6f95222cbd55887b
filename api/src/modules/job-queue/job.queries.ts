import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type ExpressionBuilder } from 'kysely';
import { paginate } from '../../database/paginate.js';
import type { Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { JobState, type QueueJob, type QueueJobFilter, type QueueTask } from './job.types.js';

/** The state of a job, from the worker's table. */
function getState(eb: ExpressionBuilder<{ j: Database['graphile_worker.jobs'] }, 'j'>) {
  return eb
    .case()
    .when('j.locked_at', 'is not', null)
    .then(JobState.RUNNING)
    .when('j.attempts', '>=', eb.ref('j.max_attempts'))
    .then(JobState.FAILED)
    .when('j.attempts', '>', 0)
    .then(JobState.RETRYING)
    .else(JobState.WAITING)
    .end();
}

/** A page of the queue, newest first; one statement, and one more for the count. */
export function findJobs(
  em: EntityManager,
  filter: QueueJobFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<QueueJob>> {
  const { state, task } = filter ?? {};
  const jobs = em.getKysely<Database>().selectFrom('graphile_worker.jobs as j');
  let found = jobs;
  if (state) found = found.where((eb) => eb(getState(eb), '=', state));
  if (task) found = found.where('j.task_identifier', '=', task);
  return paginate(
    em,
    {
      found,
      rows: jobs
        .select(['j.id', 'j.task_identifier as task', 'j.attempts', 'j.max_attempts as maxAttempts'])
        .select(['j.last_error as lastError', 'j.run_at as runAt', 'j.created_at as createdAt'])
        .select((eb) => getState(eb).as('state')),
      id: 'j.id',
    },
    { by: 'j.id', type: 'int', direction: 'desc' },
    page,
  );
}

/** The queue by task, ordered by name; one statement. Jobs are due by the database's clock, as for the workers. */
export async function findTasks(em: EntityManager): Promise<QueueTask[]> {
  const db = em.getKysely<Database>();
  const jobs = db
    .selectFrom('graphile_worker.jobs as j')
    .select(['j.task_identifier as task', 'j.run_at'])
    .select((eb) => getState(eb).as('state'));
  return db
    .selectFrom(jobs.as('s'))
    .select(({ fn, eb }) => {
      const countIn = (state: JobState) => fn.countAll<number>().filterWhere('state', '=', state);
      const isDue = eb.and([
        eb('state', 'in', [JobState.WAITING, JobState.RETRYING]),
        eb('run_at', '<=', sql<Date>`now()`),
      ]);
      return [
        'task',
        countIn(JobState.WAITING).as('waiting'),
        countIn(JobState.RUNNING).as('running'),
        countIn(JobState.RETRYING).as('retrying'),
        countIn(JobState.FAILED).as('failed'),
        fn.min<Date | null>('run_at').filterWhere(isDue).as('oldestDueAt'),
      ] as const;
    })
    .groupBy('task')
    .orderBy('task')
    .execute();
}

/** The facts that actions on a job depend on. */
export interface JobFacts {
  task: string;
  state: JobState;
  attempts: number;
  /** Its first line. */
  lastError: string | null;
  /** When it is due, as ISO 8601. */
  runAt: string;
  /** Ids and flags. */
  payload: unknown;
}

/** One job, or null. */
export async function findJob(em: EntityManager, id: number): Promise<JobFacts | null> {
  const job = await em
    .getKysely<Database>()
    .selectFrom('graphile_worker.jobs as j')
    .innerJoin('graphile_worker._private_jobs as p', 'p.id', 'j.id')
    .select(['j.task_identifier as task', 'j.attempts', 'j.run_at', 'p.payload'])
    .select(sql<string | null>`split_part(j.last_error, chr(10), 1)`.as('lastError'))
    .select((eb) => getState(eb).as('state'))
    .where('j.id', '=', id)
    .executeTakeFirst();
  if (!job) return null;
  const { run_at: runAt, ...facts } = job;
  return { ...facts, runAt: runAt.toISOString() };
}

/** Makes a job due now, with all attempts left. SQL: a function of the queue. @returns false for a running job */
export async function restartJob(em: EntityManager, id: number): Promise<boolean> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at := now(), attempts := 0)`.execute(
    em.getKysely<Database>(),
  );
  return rows.length > 0;
}

/** Removes a job from the queue. SQL: a function of the queue. @returns false for a running job */
export async function deleteJob(em: EntityManager, id: number): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.complete_jobs(array[${id}]::bigint[])`.execute(
    em.getKysely<Database>(),
  );
  return rows.length > 0;
}

/**
 * Unlocks the jobs and queues of workers that have died. SQL: a function of the queue, on its private tables.
 * @param seconds minimum age of a lock, by the database's clock
 * @param since a server seen after this is alive, by the servers' clocks
 */
export async function unlockAbandonedJobs(
  em: EntityManager,
  { seconds, since }: { seconds: number; since: Date },
): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct l.locked_by from (
        select locked_by, locked_at from graphile_worker._private_jobs
        union all select locked_by, locked_at from graphile_worker._private_job_queues) l
       where l.locked_at < now() - make_interval(secs => ${seconds})
         and not exists (
           select from heartbeats h where l.locked_by = any(string_to_array(h.job_pool, ',')) and h.last_seen_at >= ${since})))`.execute(
    em.getKysely<Database>(),
  );
}

/**
 * Unlocks jobs, with their queues, whose lock is older than a job may run: the connection was lost while the database answered a
 * worker that asked for work, so the job is locked but nobody runs it. SQL: the queue's private tables.
 * @param seconds age of a lock, by the database's clock
 */
export async function unlockLostJobs(em: EntityManager, seconds: number): Promise<void> {
  await sql`
    with lost as (
      update graphile_worker._private_jobs
         set locked_at = null, locked_by = null, run_at = greatest(run_at, now()), updated_at = now()
       where locked_at < now() - make_interval(secs => ${seconds})
      returning job_queue_id)
    update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
      from lost where q.id = lost.job_queue_id`.execute(em.getKysely<Database>());
}
