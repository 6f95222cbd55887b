import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { toPageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { HallCardConnection, type HallCard } from '../halls/hall.types.js';
import * as savedHalls from './saved-hall.service.js';
import { HallSaving } from './saved-hall.types.js';

const HALL = { description: 'The hall.' };

@Resolver()
export class SavedHallResolver {
  @Auth(Role.USER)
  @Query(() => HallCardConnection, { description: 'The viewer’s saved halls, last saved first.' })
  viewerSavedHalls(
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' }) paging?: PagingInput | null,
    @Arg('listId', () => Int, { nullable: true, description: 'Only those of this list.' }) listId?: number | null,
  ): Promise<Connection<HallCard>> {
    return savedHalls.listViewerSavedHalls(ctx, toPageRequest(paging), listId);
  }

  @Auth(Role.USER)
  @Mutation(() => HallSaving, { description: 'Saves a hall.' })
  saveHall(@Arg('hallId', () => Int, HALL) hallId: number, @Ctx() ctx: RequestContext): Promise<HallSaving> {
    return savedHalls.saveHall(ctx, hallId);
  }

  @Auth(Role.USER)
  @Mutation(() => HallSaving, { description: 'Removes a hall from the saved ones.' })
  unsaveHall(@Arg('hallId', () => Int, HALL) hallId: number, @Ctx() ctx: RequestContext): Promise<HallSaving> {
    return savedHalls.unsaveHall(ctx, hallId);
  }
}
