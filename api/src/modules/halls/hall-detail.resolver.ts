import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { readHall, readHallContact } from './hall-detail.service.js';
import { HallContact, HallDetail } from './hall-detail.types.js';

@Resolver()
export class HallDetailResolver {
  @Query(() => HallDetail, {
    description: 'A hall with all details. Its owner and staff can see it before it is public.',
  })
  hall(
    @Arg('id', () => Int, { description: 'The hall.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<HallDetail> {
    return readHall(ctx, id);
  }

  @Query(() => HallContact, { description: 'Contact details of a hall’s business.' })
  hallContact(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Ctx() ctx: RequestContext,
  ): Promise<HallContact> {
    return readHallContact(ctx, hallId);
  }
}
