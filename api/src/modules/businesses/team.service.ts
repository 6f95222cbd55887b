import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { BusinessRight, type MemberRole } from '../../domain/businesses/team.js';
import { DomainError } from '../../domain/input/errors.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { queueMail } from '../notifications/outbox.service.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { requireTradingBusiness, toBusinessFacts } from './business.access.js';
import type { Business } from './business.entity.js';
import { canActFor } from './business.policy.js';
import { getAppliedBusiness } from './owner-view.service.js';
import { TeamMember } from './team-member.entity.js';
import { createClosedMail, createRemovedMail } from './team.mails.js';
import { findMemberAccountIds, findOpenInvitations, findTeam } from './team.queries.js';
import type { Team } from './team.types.js';

/** What audit entries about a business's team have in common. */
export function toTeamSubject(businessId: number) {
  return auditSubject('business', businessId, { businessId });
}

/** The people of a business and its open invitations; the caller has authorized the viewer. */
export async function readTeam(ctx: RequestContext, em: EntityManager, businessId: number): Promise<Team> {
  return {
    businessId,
    people: await findTeam(em, { businessId, viewerId: requireViewer(ctx).id }),
    invitations: await findOpenInvitations(em, businessId, ctx.now()),
  };
}

/** The team of the viewer's business. @throws DomainError NOT_FOUND or FORBIDDEN unless the business is trading */
export async function getViewerTeam(ctx: RequestContext): Promise<Team> {
  return readTeam(ctx, ctx.em, (await requireTradingBusiness(ctx)).id);
}

/** The team of a business with its people's addresses, for staff; the security log records the read for each of them. @throws DomainError NOT_FOUND */
export async function getTeamForStaff(ctx: RequestContext, id: number): Promise<Team> {
  const business = await getAppliedBusiness(ctx, id);
  await recordPersonalDataRead(ctx, {
    data: 'business',
    accountIds: [business.owner.id, ...(await findMemberAccountIds(ctx.em, business.id))],
  });
  return readTeam(ctx, ctx.em, business.id);
}

/** Changes a member of the viewer's team, locked until the transaction ends. @throws DomainError NOT_FOUND */
function withMember(
  ctx: RequestContext,
  id: number,
  change: (em: EntityManager, member: TeamMember, business: Business) => Promise<void>,
): Promise<Team> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const member = await em.findOne(TeamMember, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const facts = member && toBusinessFacts(await member.business.loadOrFail());
    if (!member || !facts || !canActFor(requireViewer(ctx), facts, BusinessRight.TEAM)) {
      throw new DomainError('NOT_FOUND', 'There is no such member', { field: 'id' });
    }
    await change(em, member, business);
    return readTeam(ctx, em, business.id);
  });
}

/** Gives a member another role, from the next request on. Audited. @throws DomainError NOT_FOUND */
export function changeMemberRole(ctx: RequestContext, id: number, role: MemberRole): Promise<Team> {
  return withMember(ctx, id, async (em, member, business) => {
    if (member.role === role) return;
    const before = toSnapshot(member);
    const details = { business: business.id, from: member.role, to: role };
    member.role = role;
    await em.flush();
    const after = toSnapshot(member);
    const subject = { ...toTeamSubject(business.id), naming: ['userId'] };
    await recordChange(ctx, em, { action: 'team.role-changed', ...subject, before, after });
    await recordSecurityEvent(ctx, em, { kind: 'MEMBER_ROLE_CHANGED', accountId: member.user.id, details });
    await publishEvent(em, 'account', member.user.id);
  });
}

/** Sets how much less than the quoted price a member may agree on, from the next request on. Audited. @throws DomainError NOT_FOUND */
export function setMemberDiscount(ctx: RequestContext, id: number, maxDiscountPercent: number): Promise<Team> {
  return withMember(ctx, id, async (em, member, business) => {
    const before = toSnapshot(member);
    member.maxDiscountPercent = maxDiscountPercent;
    await em.flush();
    const subject = { ...toTeamSubject(business.id), naming: ['userId'] };
    await recordChange(ctx, em, { action: 'team.discount-changed', ...subject, before, after: toSnapshot(member) });
  });
}

async function endMembership(ctx: RequestContext, em: EntityManager, member: TeamMember): Promise<void> {
  const { business, user } = member;
  const action = user.id === requireViewer(ctx).id ? 'team.left' : 'team.member-removed';
  await recordChange(ctx, em, { action, ...toTeamSubject(business.id), before: toSnapshot(member), after: null });
  const details = { business: business.id, role: member.role };
  await recordSecurityEvent(ctx, em, { kind: 'MEMBER_REMOVED', accountId: user.id, details });
  await em.remove(member).flush();
  await publishEvent(em, 'account', user.id);
}

/** Removes a member, who may do nothing more for the business from the next request on. Audited. @throws DomainError NOT_FOUND */
export function removeMember(ctx: RequestContext, id: number): Promise<Team> {
  return withMember(ctx, id, async (em, member, business) => {
    const { email } = await member.user.loadOrFail();
    await endMembership(ctx, em, member);
    await queueMail(ctx, em, createRemovedMail(email, business.name));
  });
}

/**
 * Ends what an account that is being deleted has of teams: its own membership, and those in its business, whose members are told.
 * Audited.
 */
export async function endOwnedTeams(ctx: RequestContext, em: EntityManager, userId: number): Promise<void> {
  const ended = { $or: [{ user: userId }, { business: { owner: userId } }] };
  const members = await em.find(TeamMember, ended, { populate: ['user', 'business'], orderBy: { id: 'asc' } });
  for (const member of members) {
    const [user, business] = [member.user.$, member.business.$];
    await endMembership(ctx, em, member);
    if (user.id !== userId) await queueMail(ctx, em, createClosedMail(user.email, business.name));
  }
}

/** The viewer's own membership, in a business of any status. @throws DomainError NOT_FOUND for an account without one */
async function lockOwnMembership(ctx: RequestContext, em: EntityManager): Promise<TeamMember> {
  const member = await em.findOne(
    TeamMember,
    { user: requireViewer(ctx).id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!member) throw new DomainError('NOT_FOUND', 'You don’t belong to a team');
  return member;
}

/** Ends the viewer's own membership. Audited. @throws DomainError NOT_FOUND */
export async function leaveTeam(ctx: RequestContext): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    await endMembership(ctx, em, await lockOwnMembership(ctx, em));
    return true;
  });
}

/** Switches the mails about new requests on or off for the viewer. @throws DomainError NOT_FOUND */
export async function setRequestMails(ctx: RequestContext, isOn: boolean): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const member = await lockOwnMembership(ctx, em);
    member.requestMails = isOn;
    await em.flush();
    return isOn;
  });
}
