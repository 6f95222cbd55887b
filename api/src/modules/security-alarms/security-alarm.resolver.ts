import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';
import { Auth } from '../../graphql/auth.js';
import { listAlarms } from './security-alarm.service.js';
import { SecurityAlarmView } from './security-alarm.types.js';

@Resolver()
export class SecurityAlarmResolver {
  @Auth(Role.ADMIN)
  @Query(() => [SecurityAlarmView], {
    description: 'The alarms of the last seven days, newest first, at most 20.',
  })
  securityAlarms(@Ctx() ctx: RequestContext): Promise<SecurityAlarmView[]> {
    return listAlarms(ctx);
  }
}
