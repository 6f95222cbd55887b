import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { AlwaysOpen, Auth, STAFF } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import * as maintenance from './maintenance-admin.service.js';
import { ScheduleMaintenanceInput } from './maintenance.inputs.js';
import { MaintenanceSettings, MaintenanceStatus } from './maintenance.types.js';

@Resolver()
export class MaintenanceResolver {
  @AlwaysOpen()
  @Query(() => MaintenanceStatus, {
    description: 'Whether the platform is under maintenance, with its end and message.',
  })
  maintenanceStatus(@Ctx() ctx: RequestContext): Promise<MaintenanceStatus> {
    return ctx.app.maintenance.status(ctx.now());
  }

  @Auth(...STAFF)
  @Query(() => MaintenanceSettings, { description: 'The maintenance window, for staff.' })
  maintenanceSettings(@Ctx() ctx: RequestContext): Promise<MaintenanceSettings> {
    return maintenance.getMaintenanceSettings(ctx);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => MaintenanceSettings, {
    description: 'Sets the maintenance window, which starts and ends on schedule.',
  })
  scheduleMaintenance(
    @Arg('input', () => ScheduleMaintenanceInput, { description: 'The window.' }) input: ScheduleMaintenanceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<MaintenanceSettings> {
    return maintenance.scheduleMaintenance(ctx, input);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => MaintenanceSettings, { description: 'Ends maintenance now.' })
  endMaintenance(@Ctx() ctx: RequestContext): Promise<MaintenanceSettings> {
    return maintenance.endMaintenance(ctx);
  }
}
