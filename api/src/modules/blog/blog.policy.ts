import type { Viewer } from '../../context.js';
import { isStaff } from '../../domain/accounts/roles.js';

/** The facts that permissions on a comment depend on. */
export interface CommentFacts {
  authorId: number;
  isHidden: boolean;
}

/** Whether the viewer wrote the comment. */
export function isAuthor(viewer: Viewer | null, { authorId }: Pick<CommentFacts, 'authorId'>): boolean {
  return viewer?.id === authorId;
}

/** Who may read a comment's words: everybody those of a visible one, staff those of a hidden one too. */
export function canReadComment(viewer: Viewer | null, { isHidden }: Pick<CommentFacts, 'isHidden'>): boolean {
  return !isHidden || isStaff(viewer?.role);
}
