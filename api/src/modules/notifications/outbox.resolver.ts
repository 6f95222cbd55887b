import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { toPageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { listMails, retryMail } from './outbox.service.js';
import { OutboxConnection, OutboxFilter, type OutboxMailView } from './outbox.types.js';

@Resolver()
export class OutboxResolver {
  @Auth(...STAFF)
  @Query(() => OutboxConnection, { description: 'Mails, newest first.' })
  outbox(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => OutboxFilter, { nullable: true, description: 'The filter.' }) filter?: OutboxFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' }) paging?: PagingInput | null,
  ): Promise<Connection<OutboxMailView>> {
    return listMails(ctx, filter, toPageRequest(paging));
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: 'Retries a failed or stored mail.' })
  retryMail(
    @Arg('id', () => Int, { description: 'The mail’s id.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return retryMail(ctx, id);
  }
}
