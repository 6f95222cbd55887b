import { Field, InputType, Int } from 'type-graphql';
import {
  changeMemberRoleSchema,
  invitationLinkSchema,
  inviteMemberSchema,
  setMemberDiscountSchema,
} from '../../domain/businesses/team-inputs.js';
import { TeamRole, type MemberRole } from '../../domain/businesses/team.js';
import { Rules } from '../../graphql/inputs.js';

@InputType({ description: 'Whom to invite to the team, and as what.' })
@Rules(inviteMemberSchema)
export class InviteMemberInput {
  @Field({ description: 'The e-mail address.' })
  email: string;

  @Field(() => TeamRole, { description: 'The role: manager or clerk.' })
  role: MemberRole;
}

@InputType({ description: 'The new role of a member.' })
@Rules(changeMemberRoleSchema)
export class ChangeMemberRoleInput {
  @Field(() => TeamRole, { description: 'The role: manager or clerk.' })
  role: MemberRole;
}

@InputType({ description: 'How much less than the quoted price a member may agree on.' })
@Rules(setMemberDiscountSchema)
export class SetMemberDiscountInput {
  @Field(() => Int, { description: 'In percent, 0 to 100.' })
  maxDiscountPercent: number;
}

@InputType({ description: 'The link of an invitation.' })
@Rules(invitationLinkSchema)
export class InvitationLinkInput {
  @Field({ description: 'The link’s token: what follows # in its address.' })
  token: string;
}
