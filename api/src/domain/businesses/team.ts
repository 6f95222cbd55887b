/** What a person is in a business (docs/decisions/0017-accounts.md). */
export const TeamRole = { OWNER: 'OWNER', MANAGER: 'MANAGER', CLERK: 'CLERK' } as const;
export type TeamRole = keyof typeof TeamRole;

/** The roles that an owner can give. */
export const MEMBER_ROLES = [TeamRole.MANAGER, TeamRole.CLERK] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Being a manager or clerk of a business (docs/decisions/0017-accounts.md). */
export interface Membership {
  readonly businessId: number;
  readonly role: MemberRole;
}

/** What somebody may do for a business, by area. */
export const BusinessRight = {
  BOOKINGS: 'BOOKINGS',
  CALENDAR: 'CALENDAR',
  REVIEWS: 'REVIEWS',
  VIEW_HALLS: 'VIEW_HALLS',
  HALLS: 'HALLS',
  REFUNDS: 'REFUNDS',
  CNICS: 'CNICS',
  FIGURES: 'FIGURES',
  SETTINGS: 'SETTINGS',
  SELLER: 'SELLER',
  INTEGRATIONS: 'INTEGRATIONS',
  TEAM: 'TEAM',
  APPLICATION: 'APPLICATION',
} as const;
export type BusinessRight = keyof typeof BusinessRight;

const CLERK_RIGHTS = ['BOOKINGS', 'CALENDAR', 'REVIEWS', 'VIEW_HALLS'] as const;
const MANAGER_RIGHTS = [...CLERK_RIGHTS, 'REFUNDS', 'CNICS', 'HALLS', 'FIGURES', 'SETTINGS'] as const;

/** The rights of each role; the only table of them. */
export const TEAM_RIGHTS: Readonly<Record<TeamRole, readonly BusinessRight[]>> = {
  OWNER: Object.values(BusinessRight),
  MANAGER: MANAGER_RIGHTS,
  CLERK: CLERK_RIGHTS,
};

/** Whether a role has a right. */
export function hasRight(role: TeamRole, right: BusinessRight): boolean {
  return TEAM_RIGHTS[role].includes(right);
}

/** How much less than the quoted price a member may agree on unless the owner says otherwise, in percent. */
const DEFAULT_DISCOUNTS: Readonly<Record<MemberRole, number>> = { MANAGER: 10, CLERK: 0 };

/** How much less than the quoted price a member may agree on, in percent. */
export function getMaxDiscount({
  role,
  maxDiscountPercent,
}: {
  role: MemberRole;
  maxDiscountPercent: number | null;
}): number {
  return maxDiscountPercent ?? DEFAULT_DISCOUNTS[role];
}

export const TEAM_LIMITS = {
  /** Members and open invitations of a business together, besides its owner. */
  membersMax: 20,
  invitationDays: 7,
} as const;

/** Messages about teams. */
export const TEAM_MESSAGES = {
  noRight: 'Your role in this business doesn’t allow this. Please ask its owner.',
  roleInvalid: 'Role must be manager or clerk',
  discountInvalid: 'Discount must be a whole number of percent from 0 to 100',
  full: `A business can have at most ${TEAM_LIMITS.membersMax} members and open invitations`,
  isOwnAddress: 'This is your own address',
  isMember: 'This person is a member of your team already',
  otherAddress: 'This invitation was sent to another e-mail address. Please sign in with the account of that address.',
  otherAccount:
    'Accounts of venue owners and of staff can’t join a team. Give this account another e-mail address in its settings, then create a customer’s account with the invited one; or ask for an invitation to another address.',
  inOtherTeam: 'You belong to a team already. Please leave it first.',
  closed: 'This business doesn’t take members at the moment.',
  notTrading: 'This business is closed at the moment, so its team can’t act for it. Please ask its owner.',
} as const;

/** Why the link of an invitation is refused. */
export const INVITATION_MESSAGES = {
  EXPIRED: 'This invitation has expired. Please ask for a new one.',
  USED: 'This invitation has been used already.',
  UNKNOWN: 'This invitation is not valid, or was taken back. Please ask for a new one.',
} as const;
export type InvitationProblem = keyof typeof INVITATION_MESSAGES;
