import type { Viewer } from '../../context.js';
import { isStaff } from '../../domain/accounts/roles.js';

/** The facts that permissions on a stored file depend on. */
export interface FileFacts {
  /** Who uploaded it; null for files of the platform. */
  ownerId: number | null;
  /** What uses it, such as `hall:12`. */
  claimedBy: string | null;
}

/** Whether the viewer uploaded the file. */
export function isUploader(viewer: Viewer, { ownerId }: Pick<FileFacts, 'ownerId'>): boolean {
  return viewer.id === ownerId;
}

/** Who may read a document: its uploader and staff. */
export function canReadDocument(viewer: Viewer, file: Pick<FileFacts, 'ownerId'>): boolean {
  return isUploader(viewer, file) || isStaff(viewer.role);
}

/** Who may use a file for `claim`: its uploader while nothing uses it, and everyone who may change what uses it already. */
export function canClaim(viewer: Viewer, file: FileFacts, claim: string): boolean {
  return file.claimedBy === claim || (file.claimedBy === null && isUploader(viewer, file));
}
