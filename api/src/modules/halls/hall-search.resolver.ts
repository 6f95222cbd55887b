import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { PagingInput } from '../../graphql/paging.js';
import { HallOrder } from '../../domain/halls/search.js';
import { HallCard, HallCardConnection } from './hall.types.js';
import { HallFilter } from './hall-search.inputs.js';
import { hallCards, searchHalls } from './hall-search.service.js';

@Resolver()
export class HallSearchResolver {
  @Query(() => HallCardConnection, {
    description: 'Public halls, highest rating first unless ordered otherwise; ten unless more are asked for.',
  })
  async halls(
    @Arg('filter', () => HallFilter, { nullable: true, description: 'Which halls.' }) filter: HallFilter | null,
    @Arg('order', () => HallOrder, { nullable: true, description: 'In which order; by rating unless given.' })
    order: HallOrder | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part of the list.' })
    paging: PagingInput | null,
    @Ctx() ctx: RequestContext,
  ): Promise<HallCardConnection> {
    return (await searchHalls(ctx, { filter, order, paging })) as HallCardConnection;
  }

  @Query(() => [HallCard], {
    description: 'Public halls by their numbers, in that order; what isn’t public is left out.',
  })
  hallCards(
    @Arg('ids', () => [Int], { description: 'Numbers of halls, twenty at most.' }) ids: number[],
    @Ctx() ctx: RequestContext,
  ): Promise<HallCard[]> {
    return hallCards(ctx, ids);
  }
}
