import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { AnyToken, Auth, RecentSignIn, Right, SIGNED_IN, STAFF } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { BusinessMembership } from './membership.types.js';
import * as invitations from './team-invitation.service.js';
import {
  ChangeMemberRoleInput,
  InvitationLinkInput,
  InviteMemberInput,
  SetMemberDiscountInput,
} from './team.inputs.js';
import * as team from './team.service.js';
import { InvitationOffer, Team } from './team.types.js';

const MEMBER = { description: 'The membership’s id.' } as const;
const INVITATION = { description: 'The invitation’s id.' } as const;

@Resolver()
export class TeamResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.TEAM)
  @Query(() => Team, { description: 'The team of the viewer’s business, with open invitations.' })
  viewerTeam(@Ctx() ctx: RequestContext): Promise<Team> {
    return team.getViewerTeam(ctx);
  }

  @Auth(...STAFF)
  @Query(() => Team, { description: 'The team of a business, for staff.' })
  teamOfBusiness(
    @Arg('id', () => Int, { description: 'The business.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<Team> {
    return team.getTeamForStaff(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.TEAM)
  @RecentSignIn()
  @Mutation(() => Team, { description: 'Invites an address to the team; replaces an earlier invitation of it.' })
  inviteMember(
    @Arg('input', () => InviteMemberInput, { description: 'Whom, and as what.' }) input: InviteMemberInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Team> {
    return invitations.inviteMember(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.TEAM)
  @RecentSignIn()
  @Mutation(() => Team, { description: 'Mails an invitation again, with a new link for another 7 days.' })
  resendInvitation(@Arg('id', () => Int, INVITATION) id: number, @Ctx() ctx: RequestContext): Promise<Team> {
    return invitations.resendInvitation(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.TEAM)
  @Mutation(() => Team, { description: 'Takes an invitation back; its link stops working.' })
  revokeInvitation(@Arg('id', () => Int, INVITATION) id: number, @Ctx() ctx: RequestContext): Promise<Team> {
    return invitations.revokeInvitation(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.TEAM)
  @RecentSignIn()
  @Mutation(() => Team, { description: 'Gives a member another role, from the next request on.' })
  changeMemberRole(
    @Arg('id', () => Int, MEMBER) id: number,
    @Arg('input', () => ChangeMemberRoleInput, { description: 'The role.' }) { role }: ChangeMemberRoleInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Team> {
    return team.changeMemberRole(ctx, id, role);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.TEAM)
  @RecentSignIn()
  @Mutation(() => Team, {
    description: 'Sets how much less than the quoted price a member may agree on, from the next request on.',
  })
  setMemberDiscount(
    @Arg('id', () => Int, MEMBER) id: number,
    @Arg('input', () => SetMemberDiscountInput, { description: 'The discount.' }) input: SetMemberDiscountInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Team> {
    return team.setMemberDiscount(ctx, id, input.maxDiscountPercent);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.TEAM)
  @Mutation(() => Team, { description: 'Removes a member from the team, from the next request on.' })
  removeMember(@Arg('id', () => Int, MEMBER) id: number, @Ctx() ctx: RequestContext): Promise<Team> {
    return team.removeMember(ctx, id);
  }

  @AnyToken()
  @Mutation(() => InvitationOffer, {
    description:
      'Reads what an invitation offers, by its link. A mutation, so that the token is never part of an address.',
  })
  readInvitation(
    @Arg('input', () => InvitationLinkInput, { description: 'The link.' }) { token }: InvitationLinkInput,
    @Ctx() ctx: RequestContext,
  ): Promise<InvitationOffer> {
    return invitations.readInvitation(ctx, token);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => BusinessMembership, {
    nullable: true,
    description: 'Makes the viewer a member of a team, by the link that was mailed to the account’s address.',
  })
  acceptInvitation(
    @Arg('input', () => InvitationLinkInput, { description: 'The link.' }) { token }: InvitationLinkInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessMembership | null> {
    return invitations.acceptInvitation(ctx, token);
  }

  @Auth(Role.USER)
  @Mutation(() => Boolean, { description: 'Ends the viewer’s membership of a team.' })
  leaveTeam(@Ctx() ctx: RequestContext): Promise<boolean> {
    return team.leaveTeam(ctx);
  }

  @Auth(Role.USER)
  @Mutation(() => Boolean, { description: 'Switches mails about new requests on or off, for a member of a team.' })
  setRequestMails(
    @Arg('isOn', () => Boolean, { description: 'Whether they are mailed.' }) isOn: boolean,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return team.setRequestMails(ctx, isOn);
  }
}
