import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { Role } from '../../rules/index.js';
import { featureHall } from './featured-hall.service.js';

@Resolver()
export class FeaturedHallResolver {
  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, {
    description: 'Puts a hall among the featured ones, or takes it out; answers how it is now.',
  })
  featureHall(
    @Arg('id', () => Int, { description: 'The hall’s number.' }) id: number,
    @Arg('isFeatured', () => Boolean, { description: 'In or out.' }) isFeatured: boolean,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return featureHall(ctx, id, isFeatured);
  }
}
