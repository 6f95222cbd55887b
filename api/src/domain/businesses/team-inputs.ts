import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { numeric } from '../input/fields.js';
import { emailSchema } from '../accounts/inputs.js';
import { ACCOUNT_LINK_LIMITS } from '../accounts/limits.js';
import { text } from '../text/text.js';
import { INVITATION_MESSAGES, MEMBER_ROLES, TEAM_MESSAGES, type MemberRole } from './team.js';

const memberRole = mixed<MemberRole>()
  .oneOf(MEMBER_ROLES, TEAM_MESSAGES.roleInvalid)
  .required(TEAM_MESSAGES.roleInvalid);

/** Whom an owner invites, and as what. */
export const inviteMemberSchema = object({ email: emailSchema, role: memberRole });
export type InviteMemberInput = InferType<typeof inviteMemberSchema>;

/** The new role of a member. */
export const changeMemberRoleSchema = object({ role: memberRole });

/** How much less than the quoted price a member may agree on. */
export const setMemberDiscountSchema = object({
  maxDiscountPercent: numeric({
    required: TEAM_MESSAGES.discountInvalid,
    min: [0, TEAM_MESSAGES.discountInvalid],
    max: [100, TEAM_MESSAGES.discountInvalid],
    whole: TEAM_MESSAGES.discountInvalid,
  }),
});

export const invitationLinkSchema = object({
  token: text({
    required: INVITATION_MESSAGES.UNKNOWN,
    max: [ACCOUNT_LINK_LIMITS.tokenMaxCharacters, INVITATION_MESSAGES.UNKNOWN],
  }),
});
