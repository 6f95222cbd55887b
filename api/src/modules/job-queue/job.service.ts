import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError } from '../../domain/input/errors.js';
import { facts } from '../audit/audit.facts.js';
import { recordChange } from '../audit/audit.service.js';
import { deleteJob, findJob, restartJob, type JobFacts } from './job.queries.js';
import { JobState } from './job.types.js';

const UNDER_WAY = 'A server works on this job just now.';

async function jobOf(em: EntityManager, id: number): Promise<JobFacts> {
  const job = await findJob(em, id);
  if (!job) throw new DomainError('NOT_FOUND', 'There is no such job; it may be done by now.');
  if (job.state === JobState.RUNNING) throw new DomainError('CONFLICT', UNDER_WAY);
  return job;
}

/**
 * Lets a job run now, with all its attempts before it. Audited.
 * @throws DomainError NOT_FOUND when it is done; CONFLICT while a server works on it
 */
export async function retryJob(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const before = facts({ ...(await jobOf(em, id)) });
    if (!(await restartJob(em, id))) throw new DomainError('CONFLICT', UNDER_WAY);
    const after = facts({ ...(await jobOf(em, id)) });
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
 * Takes a job out of the queue: what it was to do stays undone. Audited.
 * @throws DomainError NOT_FOUND when it is done; CONFLICT while a server works on it
 */
export async function removeJob(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const before = facts({ ...(await jobOf(em, id)) });
    if (!(await deleteJob(em, id))) throw new DomainError('CONFLICT', UNDER_WAY);
    await recordChange(ctx, em, { action: 'job.removed', subjectType: 'job', subjectId: id, before, after: null });
    return true;
  });
}
