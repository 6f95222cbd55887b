import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { toPageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { findAuditEntries } from './audit.queries.js';
import { AuditConnection, AuditFilter, type AuditEntry } from './audit.types.js';

@Resolver()
export class AuditResolver {
  @Auth(Role.ADMIN)
  @Query(() => AuditConnection, { description: 'The audit log, newest first.' })
  async auditLog(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'The filter.' }) filter?: AuditFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<AuditEntry>> {
    const entries = await findAuditEntries(ctx.em, filter, toPageRequest(paging));
    await recordPersonalDataRead(ctx, { data: 'audit-log', count: entries.nodes.length });
    return entries;
  }
}
