import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { PagingInput } from '../../graphql/paging.js';
import { HallOrder } from '../../rules/index.js';
import { HallCardConnection } from './hall.types.js';
import { HallFilter } from './hall-search.inputs.js';
import { searchHalls } from './hall-search.service.js';

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
}
