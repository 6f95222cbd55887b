import type { Viewer } from '../../context.js';
import { isStaff, Role } from '../../domain/accounts/roles.js';
import { OPEN_GROUP, type GroupStatus } from '../../domain/bookings/functions.js';

/** The facts that permissions on groups depend on. */
interface GroupFacts {
  userId: number;
}

/** Whether the viewer asked for the functions. */
export function isOwnGroup(viewer: Viewer, { userId }: GroupFacts): boolean {
  return viewer.role === Role.USER && viewer.id === userId;
}

/** Who sees a group with its bookings: its customer and staff. Owners see what their own booking says of it. */
export function canSeeGroup(viewer: Viewer, group: GroupFacts): boolean {
  return isOwnGroup(viewer, group) || isStaff(viewer.role);
}

/** Who may cancel all functions, while they wait for answers. @param status that of now */
export function canCancelGroup(viewer: Viewer, group: GroupFacts, status: GroupStatus): boolean {
  return isOwnGroup(viewer, group) && status === OPEN_GROUP;
}
