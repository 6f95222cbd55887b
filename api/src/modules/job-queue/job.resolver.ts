import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { pageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { findJobs, findTasks } from './job.queries.js';
import * as queue from './job.service.js';
import { QueueJobConnection, QueueJobFilter, QueueTask, type QueueJob } from './job.types.js';

const ID = { description: 'The job’s number.' };

/** The job queue for admins (docs/coverage.md: business §2 System): what waits, what failed, and deciding about it. */
@Resolver()
export class JobResolver {
  @Auth(Role.ADMIN)
  @Query(() => [QueueTask], { description: 'The job queue by task; a task without jobs is left out.' })
  queueTasks(@Ctx() ctx: RequestContext): Promise<QueueTask[]> {
    return findTasks(ctx.em);
  }

  @Auth(Role.ADMIN)
  @Query(() => QueueJobConnection, { description: 'Jobs that are not done, what was added last first.' })
  queueJobs(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => QueueJobFilter, { nullable: true, description: 'Which jobs.' }) filter?: QueueJobFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<QueueJob>> {
    return findJobs(ctx.em, filter, pageRequest(paging));
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Lets a job run now, with all its attempts before it.' })
  retryJob(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return queue.retryJob(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Takes a job out of the queue: what it was to do stays undone.' })
  removeJob(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return queue.removeJob(ctx, id);
  }
}
