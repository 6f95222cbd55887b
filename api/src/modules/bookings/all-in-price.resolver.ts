import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { HallFilter } from '../halls/hall-search.inputs.js';
import { HallCardConnection } from '../halls/hall.types.js';
import { findAllInPrices, priceStays } from './all-in-price.service.js';
import { AllInPrice } from './all-in-price.types.js';

@Resolver(() => HallCardConnection)
export class AllInPriceResolver {
  @FieldResolver(() => [AllInPrice], {
    description:
      'What the halls of this page cost in all on the dates of the search for its guests, in their order; empty without a date or guests.',
  })
  allInPrices(@Root() { stays }: HallCardConnection, @Ctx() ctx: RequestContext): Promise<AllInPrice[]> | AllInPrice[] {
    return stays ? priceStays(ctx, stays) : [];
  }

  @Query(() => [AllInPrice], {
    name: 'allInPrices',
    description:
      'What public halls cost in all on the dates of a search for its guests, in the order of the ids; those without room or anything free are omitted.',
  })
  allInPricesOfHalls(
    @Arg('hallIds', () => [Int], { description: 'Ids of halls, at most twenty.' }) hallIds: number[],
    @Arg('filter', () => HallFilter, {
      description: 'Its dates, hours or part of the day, and guests count; a date and guests are required.',
    })
    filter: HallFilter,
    @Ctx() ctx: RequestContext,
  ): Promise<AllInPrice[]> {
    return findAllInPrices(ctx, hallIds, filter);
  }
}
