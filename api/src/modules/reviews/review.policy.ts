import type { Viewer } from '../../context.js';
import { isStaff } from '../../domain/accounts/roles.js';
import { isOwner } from '../businesses/business.policy.js';

/** The facts that permissions on a review depend on. */
export interface ReviewFacts {
  authorId: number;
  /** The owner of the hall's business. */
  ownerId: number;
  isHidden: boolean;
}

/** Whether the viewer wrote the review. */
export function isAuthor(viewer: Viewer, { authorId }: Pick<ReviewFacts, 'authorId'>): boolean {
  return viewer.id === authorId;
}

/** Who may see a review: everybody a visible one, its author and staff a hidden one too. */
export function canSee(viewer: Viewer, review: Pick<ReviewFacts, 'authorId' | 'isHidden'>): boolean {
  return !review.isHidden || isAuthor(viewer, review) || isStaff(viewer.role);
}

/** Who may answer a visible review: the owner of the hall. */
export function canAnswer(viewer: Viewer, review: Pick<ReviewFacts, 'ownerId' | 'isHidden'>): boolean {
  return !review.isHidden && isOwner(viewer, review);
}

/** Who may report a visible review: everybody but its author. */
export function canReport(viewer: Viewer, review: Pick<ReviewFacts, 'authorId' | 'isHidden'>): boolean {
  return !review.isHidden && !isAuthor(viewer, review);
}
