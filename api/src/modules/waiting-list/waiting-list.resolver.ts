import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { JoinWaitingListInput } from './waiting-list.inputs.js';
import * as lists from './waiting-list.service.js';
import { WaitingEntry, WaitingEntryConnection } from './waiting-list.types.js';

const PAGING = { nullable: true, description: 'The page; defaults to the first 100.' };

@Resolver()
export class WaitingListResolver {
  @Auth(Role.USER)
  @Mutation(() => WaitingEntry, {
    description:
      'Lets the viewer wait for a time of a hall that is taken: once it is free, it is held for them in turn.',
  })
  joinWaitingList(
    @Arg('input', () => JoinWaitingListInput, { description: 'What to wait for.' }) input: JoinWaitingListInput,
    @Ctx() ctx: RequestContext,
  ): Promise<WaitingEntry> {
    return lists.joinWaitingList(ctx, input);
  }

  @Auth(Role.USER)
  @Mutation(() => WaitingEntry, {
    description: 'Takes the viewer off a waiting list. A time that was offered is offered to the next.',
  })
  leaveWaitingList(
    @Arg('id', () => Int, { description: 'The entry.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<WaitingEntry> {
    return lists.leaveWaitingList(ctx, id);
  }

  @Auth(Role.USER)
  @Query(() => WaitingEntryConnection, { description: 'What the viewer waits for: offers first, then open entries.' })
  viewerWaitingList(
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<WaitingEntry>> {
    return lists.listViewerWaitingList(ctx, paging);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => WaitingEntryConnection, {
    description:
      'Who waits for times of the viewer’s halls, soonest first; for the same start in the order of joining.',
  })
  businessWaitingList(
    @Arg('hallId', () => Int, { nullable: true, description: 'Only of this hall; defaults to all halls.' })
    hallId: number | null | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only of customers with this in their name, or with this phone number in any spelling.',
    })
    search: string | null | undefined,
    @Arg('paging', () => PagingInput, PAGING) paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<WaitingEntry>> {
    return lists.listBusinessWaitingList(ctx, { hallId: hallId ?? null, search: search ?? null }, paging);
  }
}
