import type { RequestContext } from '../../context.js';
import { isStaff, Role } from '../../domain/accounts/roles.js';
import type { Account } from '../accounts/account.types.js';
import { findMembership } from './membership.queries.js';
import type { BusinessMembership } from './membership.types.js';

/** The business that an account owns or is a member of; no statement where the token has told that there is none. */
export async function getMembership(ctx: RequestContext, { id, role }: Account): Promise<BusinessMembership | null> {
  const { viewer } = ctx;
  const isKnown = viewer?.id === id && viewer.role === Role.USER && !viewer.membership;
  return isKnown || isStaff(role) ? null : findMembership(ctx.em, id);
}
