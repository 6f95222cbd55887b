import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { PagingInput } from '../../graphql/paging.js';
import { PlainArguments } from '../../graphql/plain-arguments.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { HallOrder } from '../../domain/halls/search.js';
import { PartOfDay } from '../../domain/halls/search-dates.js';
import { FreeDate, HallDatePrice } from './hall-date-price.types.js';
import { findFreeDates, findNextFreeDates } from './hall-search-dates.service.js';
import { HallCard, HallCardConnection } from './hall.types.js';
import { HallFilter } from './hall-search.inputs.js';
import { findHallCards, searchHalls } from './hall-search.service.js';

@Resolver()
export class HallSearchResolver {
  @Query(() => HallCardConnection, {
    description: 'Public halls; defaults to ten, highest rating first.',
  })
  @PlainArguments('filter', 'order', 'paging')
  halls(
    @Arg('filter', () => HallFilter, { nullable: true, description: 'The filter.' }) filter: HallFilter | null,
    @Arg('order', () => HallOrder, { nullable: true, description: 'The order; defaults to rating.' })
    order: HallOrder | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' })
    paging: PagingInput | null,
    @Ctx() ctx: RequestContext,
  ): Promise<HallCardConnection> {
    return searchHalls(ctx, { filter, order, paging });
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

  @Query(() => [FreeDate], {
    description:
      'The days of a search, from its date to its lastDate, on which the best halls that meet the rest have something free.',
  })
  freeDates(
    @Arg('filter', () => HallFilter, { description: 'The filter; without a date, the coming month is asked for.' })
    filter: HallFilter,
    @Ctx() ctx: RequestContext,
  ): Promise<FreeDate[]> {
    return findFreeDates(ctx, filter);
  }

  @Query(() => [HallDatePrice], {
    description: `The next days on which a public hall has something free, at most ${SEARCH_LIMITS.nextDatesMax} within two months, each with the cheapest of it.`,
  })
  nextFreeDates(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Arg('partOfDay', () => PartOfDay, { nullable: true, description: 'When the event begins; defaults to any time.' })
    partOfDay: PartOfDay | null,
    @Ctx() ctx: RequestContext,
  ): Promise<HallDatePrice[]> {
    return findNextFreeDates(ctx, hallId, partOfDay);
  }
}
