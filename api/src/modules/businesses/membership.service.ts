import type { RequestContext } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';
import type { Account } from '../accounts/account.types.js';
import { findMembership } from './membership.queries.js';
import type { BusinessMembership } from './membership.types.js';

/** The business that an account is a member of; no statement where the token's viewer has none. */
export async function getMembership(ctx: RequestContext, { id, role }: Account): Promise<BusinessMembership | null> {
  const { viewer } = ctx;
  const isNone = viewer?.id === id && !viewer.membership;
  return isNone || role !== Role.USER ? null : findMembership(ctx.em, id);
}
