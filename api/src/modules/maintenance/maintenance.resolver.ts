import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { AlwaysOpen } from '../../graphql/auth.js';
import { MaintenanceStatus } from './maintenance.types.js';

@Resolver()
export class MaintenanceResolver {
  @AlwaysOpen()
  @Query(() => MaintenanceStatus, {
    description: 'Whether the platform is under maintenance, until when, and what people are told.',
  })
  maintenanceStatus(@Ctx() ctx: RequestContext): Promise<MaintenanceStatus> {
    return ctx.app.maintenance.status(ctx.now());
  }
}
