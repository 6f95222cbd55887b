import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError } from '../../domain/input/errors.js';
import { createSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { recordChange } from '../audit/audit.service.js';
import { deleteJob, findJob, restartJob, type JobFacts } from './job.queries.js';
import { JobState } from './job.types.js';

const RUNNING_MESSAGE = 'A server works on this job just now.';

async function requireJob(em: EntityManager, id: number): Promise<JobFacts> {
  const job = await findJob(em, id);
  if (!job) throw new DomainError('NOT_FOUND', 'There is no such job; it may be done by now.');
  if (job.state === JobState.RUNNING) throw new DomainError('CONFLICT', RUNNING_MESSAGE);
  return job;
}

/** What the audit log keeps of a job; its entries spell the state as the database would. */
function toJobSnapshot({ state, ...job }: JobFacts): Snapshot {
  return createSnapshot({ ...job, state: state.toLowerCase() });
}

/**
 * Runs a job now, with its attempts reset. Audited.
 * @throws DomainError NOT_FOUND when it is finished; CONFLICT while a server runs it
 */
export async function retryJob(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const before = toJobSnapshot(await requireJob(em, id));
    if (!(await restartJob(em, id))) throw new DomainError('CONFLICT', RUNNING_MESSAGE);
    const after = toJobSnapshot(await requireJob(em, id));
    await recordChange(ctx, em, {
      action: 'job.retried',
      subjectType: 'job',
      subjectId: id,
      naming: ['task'],
      before,
      after,
    });
    return true;
  });
}

/**
 * Removes a job from the queue without running it. Audited.
 * @throws DomainError NOT_FOUND when it is finished; CONFLICT while a server runs it
 */
export async function removeJob(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const before = toJobSnapshot(await requireJob(em, id));
    if (!(await deleteJob(em, id))) throw new DomainError('CONFLICT', RUNNING_MESSAGE);
    await recordChange(ctx, em, { action: 'job.removed', subjectType: 'job', subjectId: id, before, after: null });
    return true;
  });
}
