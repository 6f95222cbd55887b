import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { AlwaysOpen } from '../../graphql/auth.js';
import { health } from './system.service.js';
import { Health } from './system.types.js';

@Resolver()
export class SystemResolver {
  @AlwaysOpen()
  @Query(() => Health, {
    description: 'Whether the platform is ready to serve.',
  })
  health(@Ctx() ctx: RequestContext): Promise<Health> {
    return health(ctx);
  }
}
