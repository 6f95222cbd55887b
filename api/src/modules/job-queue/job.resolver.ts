import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { toPageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { findJobs, findTasks } from './job.queries.js';
import * as queue from './job.service.js';
import { QueueJobConnection, QueueJobFilter, QueueTask, type QueueJob } from './job.types.js';

const ID = { description: 'The job’s id.' };

/** The job queue for admins (docs/coverage.md: business §2 System): lists, retries and removes jobs. */
@Resolver()
export class JobResolver {
  @Auth(Role.ADMIN)
  @Query(() => [QueueTask], { description: 'The job queue by task; omits tasks without jobs.' })
  queueTasks(@Ctx() ctx: RequestContext): Promise<QueueTask[]> {
    return findTasks(ctx.em);
  }

  @Auth(Role.ADMIN)
  @Query(() => QueueJobConnection, { description: 'Unfinished jobs, newest first.' })
  queueJobs(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => QueueJobFilter, { nullable: true, description: 'The filter.' }) filter?: QueueJobFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<QueueJob>> {
    return findJobs(ctx.em, filter, toPageRequest(paging));
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Runs a job now, with its attempts reset.' })
  retryJob(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return queue.retryJob(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Removes a job from the queue without running it.' })
  removeJob(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<boolean> {
    return queue.removeJob(ctx, id);
  }
}
