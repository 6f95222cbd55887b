import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { PagingInput, toPageRequest, type Connection } from '../../graphql/paging.js';
import { TextFile } from '../../graphql/text-file.js';
import { Role } from '../../domain/accounts/roles.js';
import { exportSecurityLog } from './security-log.export.js';
import { recordPersonalDataRead } from './personal-data.js';
import { findSecurityEvents } from './security-log.queries.js';
import { SecurityEventConnection, SecurityEventFilter, type SecurityEventView } from './security-log.types.js';

@Resolver()
export class SecurityLogResolver {
  @Auth(Role.ADMIN)
  @Query(() => SecurityEventConnection, { description: 'The security log, newest first.' })
  async securityLog(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => SecurityEventFilter, { nullable: true, description: 'The filter.' })
    filter?: SecurityEventFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<SecurityEventView>> {
    const events = await findSecurityEvents(ctx.em, filter, toPageRequest(paging));
    await recordPersonalDataRead(ctx, { data: 'security-log', count: events.nodes.length });
    return events;
  }

  @Auth(Role.ADMIN)
  @Query(() => TextFile, { description: 'The security log as CSV, at most 10,000 events.' })
  exportSecurityLog(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => SecurityEventFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: SecurityEventFilter | null,
  ): Promise<TextFile> {
    return exportSecurityLog(ctx, filter);
  }
}
