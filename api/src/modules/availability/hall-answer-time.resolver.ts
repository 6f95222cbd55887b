import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { HallDetail } from '../halls/hall-detail.types.js';
import { findAnswerHours } from './answer-time.queries.js';

/** How fast the business of a hall answers. */
@Resolver(() => HallDetail)
export class HallAnswerTimeResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'In how many hours its business answers three quarters of its requests and questions; null while there are too few.',
  })
  answersWithinHours(@Root() { id }: HallDetail, @Ctx() ctx: RequestContext): Promise<number | null> {
    return findAnswerHours(ctx.reads, id);
  }
}
