import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { AlwaysOpen, Auth, STAFF } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { getOverview, getSystemInformation } from './system-info.service.js';
import { Overview, SystemInformation } from './system-info.types.js';
import { checkHealth } from './system.service.js';
import { Health } from './system.types.js';

@Resolver()
export class SystemResolver {
  @AlwaysOpen()
  @Query(() => Health, { description: 'Whether the platform is ready to serve.' })
  health(@Ctx() ctx: RequestContext): Promise<Health> {
    return checkHealth(ctx);
  }

  @Auth(Role.ADMIN)
  @Query(() => SystemInformation, { description: 'Information about the server and its runtime.' })
  systemInformation(@Ctx() ctx: RequestContext): Promise<SystemInformation> {
    return getSystemInformation(ctx);
  }

  @Auth(...STAFF)
  @Query(() => Overview, { description: 'The control panel’s overview, with this month compared to the last.' })
  overview(@Ctx() ctx: RequestContext): Promise<Overview> {
    return getOverview(ctx);
  }
}
