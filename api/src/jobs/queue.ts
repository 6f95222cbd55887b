import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../context.js';

/** What a job carries: ids and small facts, never people's data. */
export type JobPayload = Readonly<Record<string, number | string>>;

/**
 * A job's work. Runs at least once: it must be harmless to run again.
 * @param signal aborted when the server stops or the job's time is up; whatever waits for others should end then
 */
export type Job = (ctx: RequestContext, payload: JobPayload, signal?: AbortSignal) => Promise<void>;

/** Jobs by name, as a module offers them. */
export type Jobs = Readonly<Record<string, Job>>;

/** How a job is to run. */
export interface JobOptions {
  /** Not before this instant. */
  runAt?: Date;
  /** A waiting job with the same key is replaced. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}

/** Adds a job in the transaction of `em`: it exists exactly when the change does. */
export async function addJob(
  em: EntityManager,
  name: string,
  payload: JobPayload,
  { runAt, key, queue }: JobOptions = {},
): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job(?, payload := ?::json, run_at := ?::timestamptz, job_key := ?, queue_name := ?)`,
    [name, JSON.stringify(payload), runAt?.toISOString() ?? null, key ?? null, queue ?? null],
  );
}
