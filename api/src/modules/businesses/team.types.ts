import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';
import { TeamRole, type MemberRole } from '../../domain/businesses/team.js';

/** The owner has no row as a member, and so no id. */
@ObjectType({
  simpleResolvers: true,
  description: 'A person who acts for a business: its owner, a manager or a clerk.',
})
export class TeamPerson {
  @Field(() => Int, { nullable: true, description: 'The membership’s id; null for the owner.' })
  memberId: number | null;

  @Field({ description: 'Full name.' })
  name: string;

  @Field({ description: 'E-mail address.' })
  email: string;

  @Field(() => TeamRole, { description: 'What the person is in the business.' })
  role: TeamRole;

  @Field(() => Int, {
    nullable: true,
    description:
      'How much less than the quoted price the person may agree on, in percent; null for the owner, who may agree on any.',
  })
  maxDiscountPercent: number | null;

  @Field(() => DateTime, { description: 'Since when.' })
  since: Date;

  @Field(() => String, { nullable: true, description: 'Who sent the invitation; null for the owner, or once unknown.' })
  invitedBy: string | null;

  @Field({ description: 'Whether an admin has suspended the account, which then can’t be used.' })
  isSuspended: boolean;

  @Field({ description: 'Whether this is the viewer.' })
  isViewer: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation to a team that nobody has accepted or taken back.' })
export class OpenInvitation {
  @Field(() => Int, { description: 'The invitation’s id.' })
  id: number;

  @Field({ description: 'The address that it was mailed to.' })
  email: string;

  @Field(() => TeamRole, { description: 'The offered role.' })
  role: MemberRole;

  @Field(() => DateTime, { description: 'When it was mailed.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it stops working.' })
  expiresAt: Date;

  @Field({ description: 'Whether it has stopped working.' })
  isExpired: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The people who act for a business, and who is invited.' })
export class Team {
  @Field(() => Int, { description: 'The business.' })
  businessId: number;

  @Field(() => [TeamPerson], { description: 'The owner, then the members in the order of joining.' })
  people: TeamPerson[];

  @Field(() => [OpenInvitation], { description: 'Open invitations, the latest first.' })
  invitations: OpenInvitation[];
}

@ObjectType({ simpleResolvers: true, description: 'What an invitation offers, for whoever holds its link.' })
export class InvitationOffer {
  @Field({ description: 'The business’s name.' })
  businessName: string;

  @Field(() => TeamRole, { description: 'The offered role.' })
  role: MemberRole;

  @Field({ description: 'The address that it was mailed to; only an account with it can accept.' })
  email: string;

  @Field(() => DateTime, { description: 'When it stops working.' })
  expiresAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Why the viewer can’t accept it; null if they can, or for a visitor.',
  })
  viewerProblem: string | null;
}
