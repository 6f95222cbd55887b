import type { Viewer } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';

/** Who may save a hall: customers, while it is public. */
export function canSave(viewer: Viewer, { isPublic }: { isPublic: boolean }): boolean {
  return viewer.role === Role.USER && isPublic;
}
