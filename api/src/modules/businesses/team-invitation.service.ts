import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { Role } from '../../domain/accounts/roles.js';
import {
  BusinessRight,
  INVITATION_MESSAGES,
  TEAM_LIMITS,
  TEAM_MESSAGES,
  type InvitationProblem,
} from '../../domain/businesses/team.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { createLinkToken, hashLinkToken } from '../accounts/account-link.service.js';
import { takeLinkMail } from '../accounts/email-confirmation.service.js';
import { toAccountKey, User } from '../accounts/user.entity.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { recordChange } from '../audit/audit.service.js';
import { queueMail } from '../notifications/outbox.service.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { lockBusiness, requireTradingBusiness, toBusinessFacts } from './business.access.js';
import type { Business } from './business.entity.js';
import { canActFor } from './business.policy.js';
import { getMembership } from './membership.service.js';
import type { BusinessMembership } from './membership.types.js';
import { TeamInvitation } from './team-invitation.entity.js';
import { TeamMember } from './team-member.entity.js';
import type { InviteMemberInput } from './team.inputs.js';
import { createInvitationMail, createJoinedMail } from './team.mails.js';
import { countSeats } from './team.queries.js';
import { readTeam, toTeamSubject } from './team.service.js';
import type { InvitationOffer, Team } from './team.types.js';
import { toAccount } from '../accounts/account.types.js';

const DAY_MS = 86_400_000;
const OPEN = { acceptedAt: null, revokedAt: null } as const;

/** A new link of an invitation, with its term. */
function createInvitationLink(ctx: RequestContext) {
  const token = createLinkToken();
  const expiresAt = new Date(ctx.now().getTime() + TEAM_LIMITS.invitationDays * DAY_MS);
  return { token, stored: { tokenHash: hashLinkToken(token), createdAt: ctx.now(), expiresAt } };
}

/** Counts an invitation of the viewer, and a link to the address. @throws DomainError TOO_MANY_REQUESTS */
async function takeInvitation(ctx: RequestContext, email: string): Promise<void> {
  await ctx.app.limits.teamInvitationByAccount.take(String(requireViewer(ctx).id));
  await takeLinkMail(ctx, email);
}

/** The caller has locked the business. @param own an invitation that has a seat already @throws DomainError CONFLICT when the team is full */
async function assertSeatLeft(ctx: RequestContext, em: EntityManager, businessId: number, own?: number): Promise<void> {
  const taken = await countSeats(em, { businessId, now: ctx.now(), except: own });
  if (taken >= TEAM_LIMITS.membersMax) throw new DomainError('CONFLICT', TEAM_MESSAGES.full);
}

/** Says nothing of whether an account with the address exists, unless it is of this team. */
async function assertNoMember(ctx: RequestContext, em: EntityManager, business: Business, email: string) {
  const emailKey = toAccountKey(email);
  const owner = await em.findOneOrFail(User, { id: requireViewer(ctx).id });
  if (owner.emailKey === emailKey) throw invalidInput([{ field: 'email', message: TEAM_MESSAGES.isOwnAddress }]);
  if ((await em.count(TeamMember, { business: business.id, user: { emailKey } })) > 0)
    throw invalidInput([{ field: 'email', message: TEAM_MESSAGES.isMember }]);
}

/**
 * Invites an address to the viewer's team; a second invitation of the same address replaces the first. Audited.
 * @throws DomainError INVALID_INPUT on email; CONFLICT when the team is full; TOO_MANY_REQUESTS
 */
export async function inviteMember(ctx: RequestContext, { email, role }: InviteMemberInput): Promise<Team> {
  await requireTradingBusiness(ctx);
  await takeInvitation(ctx, email);
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    // One invitation after the other, so that the team never has more than it may.
    await lockBusiness(em, business.id);
    await assertNoMember(ctx, em, business, email);
    const emailKey = toAccountKey(email);
    const open = { business: business.id, emailKey, ...OPEN };
    const earlier = await em.findOne(TeamInvitation, open, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (earlier) earlier.revokedAt = ctx.now();
    await em.flush();
    await assertSeatLeft(ctx, em, business.id);
    const { token, stored } = createInvitationLink(ctx);
    const by = ref(em.getReference(User, requireViewer(ctx).id));
    const invitation = em.create(TeamInvitation, {
      ...{ business: ref(business), email, role, invitedBy: by, ...stored },
    });
    await em.flush();
    await queueMail(ctx, em, createInvitationMail(email, { businessName: business.name, role, token }));
    const after = toSnapshot(invitation);
    await recordChange(ctx, em, { action: 'team.invited', ...toTeamSubject(business.id), before: null, after });
    await recordSecurityEvent(ctx, em, { kind: 'MEMBER_INVITED', details: { business: business.id, role } });
    return readTeam(ctx, em, business.id);
  });
}

/** An open invitation of the viewer's team, locked. @throws DomainError NOT_FOUND; FORBIDDEN unless the business is trading */
async function lockInvitation(ctx: RequestContext, em: EntityManager, id: number): Promise<TeamInvitation> {
  await requireTradingBusiness(ctx, em);
  const invitation = await em.findOne(TeamInvitation, { id, ...OPEN }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const facts = invitation && toBusinessFacts(await invitation.business.loadOrFail());
  if (!invitation || !facts || !canActFor(requireViewer(ctx), facts, BusinessRight.TEAM)) {
    throw new DomainError('NOT_FOUND', 'There is no such invitation', { field: 'id' });
  }
  return invitation;
}

/**
 * Mails an invitation again, with a new link and a new term. Audited.
 * @throws DomainError NOT_FOUND; CONFLICT when the team is full; TOO_MANY_REQUESTS
 */
export async function resendInvitation(ctx: RequestContext, id: number): Promise<Team> {
  const found = await inTransaction(ctx.em, (em) => lockInvitation(ctx, em, id));
  await takeInvitation(ctx, found.email);
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    const invitation = await lockInvitation(ctx, em, id);
    await assertSeatLeft(ctx, em, business.id, id);
    const before = toSnapshot(invitation);
    const { token, stored } = createInvitationLink(ctx);
    em.assign(invitation, stored);
    await em.flush();
    const { email, role } = invitation;
    await queueMail(ctx, em, createInvitationMail(email, { businessName: business.name, role, token }));
    const entry = { action: 'team.invitation-renewed', ...toTeamSubject(business.id), naming: ['role'] } as const;
    await recordChange(ctx, em, { ...entry, before, after: toSnapshot(invitation) });
    await recordSecurityEvent(ctx, em, { kind: 'MEMBER_INVITED', details: { business: business.id, role } });
    return readTeam(ctx, em, business.id);
  });
}

/** Takes an invitation back: its link stops working. Audited. @throws DomainError NOT_FOUND */
export async function revokeInvitation(ctx: RequestContext, id: number): Promise<Team> {
  return inTransaction(ctx.em, async (em) => {
    const invitation = await lockInvitation(ctx, em, id);
    const before = toSnapshot(invitation);
    invitation.revokedAt = ctx.now();
    await em.flush();
    const entry = {
      action: 'team.invitation-revoked',
      ...toTeamSubject(invitation.business.id),
      naming: ['role'],
    } as const;
    await recordChange(ctx, em, { ...entry, before, after: toSnapshot(invitation) });
    return readTeam(ctx, em, invitation.business.id);
  });
}

function refuse(reason: InvitationProblem): never {
  const message = INVITATION_MESSAGES[reason];
  throw new DomainError('INVALID_INPUT', message, {
    field: 'token',
    details: { reason, fields: [{ field: 'token', message }] },
  });
}

/** The invitation of a link that can be accepted. @throws DomainError INVALID_INPUT on token, with the reason in its details */
async function findUsable(
  ctx: RequestContext,
  em: EntityManager,
  token: string,
  lock?: { lockMode: LockMode.PESSIMISTIC_WRITE; refresh: true },
): Promise<TeamInvitation> {
  const invitation = await em.findOne(TeamInvitation, { tokenHash: hashLinkToken(token) }, lock);
  if (!invitation || invitation.revokedAt !== null) refuse('UNKNOWN');
  if (invitation.acceptedAt !== null) refuse('USED');
  if (invitation.expiresAt <= ctx.now()) refuse('EXPIRED');
  if (!(await invitation.business.loadOrFail()).isTrading) throw new DomainError('CONFLICT', TEAM_MESSAGES.closed);
  return invitation;
}

/** Why an account can't accept an invitation. */
async function findProblem(
  em: EntityManager,
  user: User,
  { emailKey }: TeamInvitation,
): Promise<{ code: 'FORBIDDEN' | 'CONFLICT'; message: string } | null> {
  if (user.emailKey !== emailKey) return { code: 'FORBIDDEN', message: TEAM_MESSAGES.otherAddress };
  if (user.role !== Role.USER) return { code: 'CONFLICT', message: TEAM_MESSAGES.otherAccount };
  if ((await em.count(TeamMember, { user: user.id })) > 0)
    return { code: 'CONFLICT', message: TEAM_MESSAGES.inOtherTeam };
  return null;
}

/** What the link of an invitation offers, and whether the viewer, if any, can accept it. @throws DomainError INVALID_INPUT; CONFLICT */
export async function readInvitation(ctx: RequestContext, token: string): Promise<InvitationOffer> {
  const em = ctx.em.fork();
  const invitation = await findUsable(ctx, em, token);
  const { email, role, expiresAt } = invitation;
  const user = ctx.viewer && (await em.findOneOrFail(User, { id: ctx.viewer.id }));
  const problem = user && (await findProblem(em, user, invitation));
  const { name } = await invitation.business.loadOrFail();
  return {
    businessName: name,
    ...{ email, role, expiresAt },
    viewerProblem: problem?.message ?? null,
  };
}

/**
 * Makes the viewer a member by the link of an invitation to the account's address, which it confirms: its mail was read. Audited.
 * @throws DomainError INVALID_INPUT on token; FORBIDDEN for another address; CONFLICT for an account that can't join, and when the
 * team is full
 */
export async function acceptInvitation(ctx: RequestContext, token: string): Promise<BusinessMembership | null> {
  const user = await inTransaction(ctx.em, async (em) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    // The business first, as for inviting; then the account, as for its deletion.
    await lockBusiness(em, (await findUsable(ctx, em, token)).business.id);
    const viewer = await em.findOneOrFail(User, { id: requireViewer(ctx).id }, lock);
    const invitation = await findUsable(ctx, em, token, lock);
    const problem = await findProblem(em, viewer, invitation);
    if (problem) throw new DomainError(problem.code, problem.message);
    await assertSeatLeft(ctx, em, invitation.business.id, invitation.id);
    await join(ctx, em, invitation, viewer);
    return viewer;
  });
  return getMembership({ ...ctx, viewer: null }, toAccount(user));
}

async function join(ctx: RequestContext, em: EntityManager, invitation: TeamInvitation, user: User): Promise<void> {
  const { business, role } = invitation;
  invitation.acceptedAt = ctx.now();
  user.emailConfirmedAt ??= ctx.now();
  const member = em.create(TeamMember, {
    business,
    user: ref(user),
    role,
    joinedAt: ctx.now(),
    invitedBy: invitation.invitedBy,
  });
  await em.flush();
  await recordChange(ctx, em, {
    action: 'team.joined',
    ...toTeamSubject(business.id),
    before: null,
    after: toSnapshot(member),
  });
  await recordSecurityEvent(ctx, em, {
    kind: 'MEMBER_JOINED',
    accountId: user.id,
    details: { business: business.id, role },
  });
  const owner = await (await business.loadOrFail()).owner.loadOrFail();
  await queueMail(ctx, em, createJoinedMail(owner.email, { name: user.name, role }));
  await publishEvent(em, 'account', user.id);
}
