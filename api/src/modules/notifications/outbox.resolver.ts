import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { pageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { findMails } from './outbox.queries.js';
import { retryMail } from './outbox.service.js';
import { OutboxConnection, OutboxFilter, type OutboxMailView } from './outbox.types.js';

@Resolver()
export class OutboxResolver {
  @Auth(...STAFF)
  @Query(() => OutboxConnection, { description: 'Mails, the newest first.' })
  outbox(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => OutboxFilter, { nullable: true, description: 'Which mails.' }) filter?: OutboxFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<OutboxMailView>> {
    return findMails(ctx.em, filter, pageRequest(paging));
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Tries a failed or kept mail again.' })
  retryMail(
    @Arg('id', () => Int, { description: 'The mail’s number.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return retryMail(ctx, id);
  }
}
