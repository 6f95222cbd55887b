import type { Viewer } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';
import { canLeaveList, type WaitingState } from '../../domain/waiting-list/transitions.js';

/** Whether an entry is the viewer's own. */
export function isOwnEntry(viewer: Viewer, { userId }: { userId: number }): boolean {
  return viewer.role === Role.USER && viewer.id === userId;
}

/** Who may leave a list: the customer of the entry, while it isn't over. */
export function canLeave(viewer: Viewer, entry: { userId: number; state: WaitingState }): boolean {
  return isOwnEntry(viewer, entry) && canLeaveList(entry.state);
}
