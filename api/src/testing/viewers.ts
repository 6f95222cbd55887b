import type { Viewer } from '../context.js';
import { Role } from '../domain/accounts/roles.js';

function createViewer(id: number, role: Role): Viewer {
  return { id, role, name: `Person ${id}`, signedInAt: new Date(0) };
}

/** One viewer of each kind for tables of permissions, with their ids. */
export const VIEWERS = {
  visitor: null,
  customer: createViewer(1, Role.USER),
  otherCustomer: createViewer(2, Role.USER),
  owner: createViewer(3, Role.BUSINESS),
  otherOwner: createViewer(4, Role.BUSINESS),
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
