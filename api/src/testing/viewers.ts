import type { Viewer } from '../context.js';
import type { MemberRole } from '../domain/businesses/team.js';
import { Role } from '../domain/accounts/roles.js';

function createViewer(id: number, role: Role): Viewer {
  return { id, role, name: `Person ${id}`, signedInAt: new Date(0) };
}

function createMember(id: number, role: MemberRole, businessId: number): Viewer {
  return { ...createViewer(id, Role.USER), membership: { businessId, role } };
}

/** The businesses of `owner` and `otherOwner`. */
export const OWN_BUSINESS = { businessId: 11, ownerId: 3 } as const;
const OTHER_BUSINESS = { businessId: 12, ownerId: 4 } as const;

/** One viewer of each kind for tables of permissions, with their ids. */
export const VIEWERS = {
  visitor: null,
  customer: createViewer(1, Role.USER),
  otherCustomer: createViewer(2, Role.USER),
  owner: createViewer(3, Role.BUSINESS),
  otherOwner: createViewer(4, Role.BUSINESS),
  manager: createMember(7, 'MANAGER', OWN_BUSINESS.businessId),
  clerk: createMember(8, 'CLERK', OWN_BUSINESS.businessId),
  otherManager: createMember(9, 'MANAGER', OTHER_BUSINESS.businessId),
  moderator: createViewer(5, Role.MODERATOR),
  admin: createViewer(6, Role.ADMIN),
} as const;

/** Names of all viewers. */
export type ViewerName = keyof typeof VIEWERS;

/** The signed-in viewers whom a policy allows something, in the order of {@link VIEWERS}. */
export function allowed(isAllowed: (viewer: Viewer) => boolean): ViewerName[] {
  return allowedAnyone((viewer) => viewer !== null && isAllowed(viewer));
}

/** The same, with visitors without an account. */
export function allowedAnyone(isAllowed: (viewer: Viewer | null) => boolean): ViewerName[] {
  return (Object.keys(VIEWERS) as ViewerName[]).filter((name) => isAllowed(VIEWERS[name]));
}
