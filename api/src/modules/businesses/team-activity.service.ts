import type { RequestContext } from '../../context.js';
import { auditPhrase } from '../../domain/audit/sentences.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { findAuditEntries } from '../audit/audit.queries.js';
import { requireTradingBusiness } from './business.access.js';
import type { TeamAction } from './team-activity.types.js';

/**
 * What the owner and the team did for the viewer's business, from the audit log, newest first.
 * @throws DomainError NOT_FOUND or FORBIDDEN unless the business is trading
 */
export async function listTeamActivity(ctx: RequestContext, page: PageRequest): Promise<Connection<TeamAction>> {
  const { id: businessId } = await requireTradingBusiness(ctx);
  const { nodes, ...rest } = await findAuditEntries(ctx.em, { businessId }, page);
  return {
    ...rest,
    // Without the network address, which is personal to the member.
    nodes: nodes.map(({ id, action, subjectType, subjectId, actorName, before, after, at }) => ({
      ...{ id, action, subjectType, subjectId, actorName, before, after, at },
      text: auditPhrase(action, subjectId),
    })),
  };
}
