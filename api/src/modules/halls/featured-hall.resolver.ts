import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { featureHall } from './featured-hall.service.js';

@Resolver()
export class FeaturedHallResolver {
  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, {
    description: 'Features a hall, or stops featuring it; returns the new state.',
  })
  featureHall(
    @Arg('id', () => Int, { description: 'The hall’s id.' }) id: number,
    @Arg('isFeatured', () => Boolean, { description: 'Whether to feature it.' }) isFeatured: boolean,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return featureHall(ctx, id, isFeatured);
  }
}
