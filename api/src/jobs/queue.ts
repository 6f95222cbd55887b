import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RequestContext } from '../context.js';
import type { Database } from '../database/tables.js';

/** A job's payload: ids and flags, never personal data. */
export type JobPayload = Readonly<Record<string, number | string>>;

/**
 * A job handler. Runs at least once, so it must be idempotent.
 * @param signal aborted when the server stops or at the deadline; stop waiting for other services then
 */
export type Job = (ctx: RequestContext, payload: JobPayload, signal?: AbortSignal) => Promise<void>;

/** Jobs by name, as a module provides them. */
export type Jobs = Readonly<Record<string, Job>>;

export interface JobOptions {
  /** Earliest time to run. */
  runAt?: Date;
  /** Replaces a waiting job with the same key. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}

/** Adds a job in the transaction of `em`: it exists only if the transaction commits. */
export async function addJob(
  em: EntityManager,
  name: string,
  payload: JobPayload,
  { runAt, key, queue }: JobOptions = {},
): Promise<void> {
  // SQL: a function of the queue.
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    run_at := ${runAt ?? null}::timestamptz, job_key := ${key ?? null}, queue_name := ${queue ?? null})`.execute(
    em.getKysely<Database>(),
  );
}

/** One of several jobs of a name. */
export interface NewJob extends JobOptions {
  payload: JobPayload;
}

/** Adds several jobs of a name in the transaction of `em`; one statement. */
export async function addJobs(em: EntityManager, name: string, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  // SQL: a function of the queue, and Kysely reads no rows from an array.
  await sql`select graphile_worker.add_job(${name}, payload := j->'payload',
      run_at := (j->>'runAt')::timestamptz, job_key := j->>'key', queue_name := j->>'queue')
    from json_array_elements(${JSON.stringify(jobs)}::json) j`.execute(em.getKysely<Database>());
}
