import type { MemberRole, Membership } from '../businesses/team.js';
import { Role } from './roles.js';

/** An account with its membership of a team, as the database has them. */
export interface RightsHolder {
  role: Role;
  businessId: number | null;
  memberRole: MemberRole | null;
}

/** What an account may act as; what is withheld waits for its second factor. */
export interface Rights {
  readonly role: Role;
  readonly withheldRole?: Role;
  readonly membership?: Membership;
  readonly withheldMembership?: Membership;
}

/**
 * What an account may act as now.
 * @param lacksFactor whether accounts of a role must have a second factor, and this one has none
 */
export async function grantRights(
  { role, businessId, memberRole }: RightsHolder,
  lacksFactor: (role: Role) => Promise<boolean> | boolean,
): Promise<Rights> {
  // A member who becomes staff acts as staff alone.
  const isMember = role === Role.USER && businessId !== null && memberRole !== null;
  const membership = isMember ? { businessId, role: memberRole } : null;
  const isWithheld = await lacksFactor(membership ? Role.BUSINESS : role);
  if (membership) return { role, [isWithheld ? 'withheldMembership' : 'membership']: membership };
  return isWithheld ? { role: Role.USER, withheldRole: role } : { role };
}
