import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { PagingInput } from '../../graphql/paging.js';
import { HallOrder } from '../../domain/halls/search.js';
import { HallCard, HallCardConnection } from './hall.types.js';
import { HallFilter } from './hall-search.inputs.js';
import { findHallCards, searchHalls } from './hall-search.service.js';

@Resolver()
export class HallSearchResolver {
  @Query(() => HallCardConnection, {
    description: 'Public halls; defaults to ten, highest rating first.',
  })
  async halls(
    @Arg('filter', () => HallFilter, { nullable: true, description: 'The filter.' }) filter: HallFilter | null,
    @Arg('order', () => HallOrder, { nullable: true, description: 'The order; defaults to rating.' })
    order: HallOrder | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' })
    paging: PagingInput | null,
    @Ctx() ctx: RequestContext,
  ): Promise<HallCardConnection> {
    return (await searchHalls(ctx, { filter, order, paging })) as HallCardConnection;
  }

  @Query(() => [HallCard], {
    description: 'Public halls by id, in the given order; others are omitted.',
  })
  hallCards(
    @Arg('ids', () => [Int], { description: 'Ids of halls, at most twenty.' }) ids: number[],
    @Ctx() ctx: RequestContext,
  ): Promise<HallCard[]> {
    return findHallCards(ctx, ids);
  }
}
