import type { Viewer } from '../../context.js';

/** Which accounts an admin may change or delete: all but their own. */
export function canManage(viewer: Pick<Viewer, 'id'>, { id }: { id: number }): boolean {
  return viewer.id !== id;
}
