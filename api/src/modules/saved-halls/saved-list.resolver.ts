import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';
import { Auth } from '../../graphql/auth.js';
import { PagingInput, toPageRequest, type Connection } from '../../graphql/paging.js';
import type { HallCard } from '../halls/hall.types.js';
import { SavedHallListsInput, SavedListInput } from './saved-list.inputs.js';
import * as lists from './saved-list.service.js';
import { SavedListView, SharedListConnection } from './saved-list.types.js';

const LIST = { description: 'The list.' };
const HALL = { description: 'The hall.' };

@Resolver()
export class SavedListResolver {
  @Auth(Role.USER)
  @Query(() => [SavedListView], { description: 'The viewer’s lists of saved halls, by name.' })
  viewerSavedLists(@Ctx() ctx: RequestContext): Promise<SavedListView[]> {
    return lists.listViewerSavedLists(ctx);
  }

  @Auth(Role.USER)
  @Query(() => [Int], { description: 'The ids of the viewer’s lists that hold a hall.' })
  viewerHallLists(@Arg('hallId', () => Int, HALL) hallId: number, @Ctx() ctx: RequestContext): Promise<number[]> {
    return lists.listViewerHallLists(ctx, hallId);
  }

  @Query(() => SharedListConnection, { description: 'A shared list, by the secret of its link; needs no sign-in.' })
  sharedSavedList(
    @Arg('token', () => String, { description: 'The secret in the list’s link.' }) token: string,
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page of its halls.' })
    paging?: PagingInput | null,
  ): Promise<lists.SharedListHead & Connection<HallCard>> {
    return lists.readSharedSavedList(ctx, token, toPageRequest(paging));
  }

  @Auth(Role.USER)
  @Mutation(() => SavedListView, { description: 'Creates a list of saved halls.' })
  createSavedList(
    @Arg('input', () => SavedListInput, LIST) input: SavedListInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SavedListView> {
    return lists.createSavedList(ctx, input);
  }

  @Auth(Role.USER)
  @Mutation(() => SavedListView, { description: 'Renames a list of saved halls.' })
  renameSavedList(
    @Arg('id', () => Int, LIST) id: number,
    @Arg('input', () => SavedListInput, { description: 'Its new name.' }) input: SavedListInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SavedListView> {
    return lists.renameSavedList(ctx, id, input);
  }

  @Auth(Role.USER)
  @Mutation(() => SavedListView, {
    description: 'Deletes a list of saved halls and its link, and returns it; the halls stay saved.',
  })
  deleteSavedList(@Arg('id', () => Int, LIST) id: number, @Ctx() ctx: RequestContext): Promise<SavedListView> {
    return lists.deleteSavedList(ctx, id);
  }

  @Auth(Role.USER)
  @Mutation(() => SavedListView, { description: 'Gives a list a link that shows it to anybody, unless it has one.' })
  shareSavedList(@Arg('id', () => Int, LIST) id: number, @Ctx() ctx: RequestContext): Promise<SavedListView> {
    return lists.shareSavedList(ctx, id);
  }

  @Auth(Role.USER)
  @Mutation(() => SavedListView, { description: 'Ends the link of a list for good; sharing again makes another one.' })
  unshareSavedList(@Arg('id', () => Int, LIST) id: number, @Ctx() ctx: RequestContext): Promise<SavedListView> {
    return lists.unshareSavedList(ctx, id);
  }

  @Auth(Role.USER)
  @Mutation(() => [SavedListView], {
    description: 'Puts a saved hall into these lists and takes it out of all others; returns all lists.',
  })
  setSavedHallLists(
    @Arg('hallId', () => Int, HALL) hallId: number,
    @Arg('input', () => SavedHallListsInput, { description: 'The lists that hold it.' }) input: SavedHallListsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SavedListView[]> {
    return lists.setSavedHallLists(ctx, hallId, input);
  }
}
