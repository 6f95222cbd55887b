import type { Viewer } from '../../context.js';
import { isStaff, Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { isOpenTo, type BusinessFacts } from '../businesses/business.policy.js';

/** The facts that permissions on a review depend on, with those of its hall's business. */
export interface ReviewFacts extends BusinessFacts {
  authorId: number;
  isHidden: boolean;
}

/** Whether the viewer wrote the review. */
export function isAuthor(viewer: Viewer | null, { authorId }: Pick<ReviewFacts, 'authorId'>): boolean {
  return viewer?.id === authorId;
}

/** Who may know that a review is hidden, and why: its author and staff. */
export function canSeeHiding(viewer: Viewer | null, review: Pick<ReviewFacts, 'authorId'>): boolean {
  return isAuthor(viewer, review) || isStaff(viewer?.role);
}

/** Who may see a review: everybody a visible one, its author and staff a hidden one too. */
export function canSee(viewer: Viewer | null, review: Pick<ReviewFacts, 'authorId' | 'isHidden'>): boolean {
  return !review.isHidden || canSeeHiding(viewer, review);
}

/**
 * Who may write or change a review: customers who don't belong to the hall's business.
 * @param viewerBusinessId the business that the account is a member of, even where a missing second factor withholds it
 */
export function canWrite(
  viewer: Viewer | null,
  { businessId, viewerBusinessId }: { businessId: number; viewerBusinessId: number | null },
): boolean {
  return viewer?.role === Role.USER && viewerBusinessId !== businessId;
}

/** Who may answer a visible review: those with the right in the hall's business, members only while it is trading. */
export function canAnswer(viewer: Viewer | null, review: Omit<ReviewFacts, 'authorId'>): boolean {
  return !review.isHidden && isOpenTo(viewer, review, BusinessRight.REVIEWS);
}

/** Whether a review was changed after the owner had answered it: the answer is to an earlier version, and may be replaced. */
export function isChangedSinceAnswer(answeredAt: Date | null, { updatedAt }: { updatedAt: Date }): boolean {
  return answeredAt !== null && answeredAt < updatedAt;
}

/** Whether a report still counts: it is open, or staff resolved it as the review is now. Of a review that was changed since there may be another. */
export function isReportStanding(resolvedAt: Date | null, { updatedAt }: { updatedAt: Date }): boolean {
  return resolvedAt === null || resolvedAt >= updatedAt;
}

/** Who may report a visible review: everybody who is signed in but its author. */
export function canReport(viewer: Viewer | null, review: Pick<ReviewFacts, 'authorId' | 'isHidden'>): boolean {
  return viewer !== null && !review.isHidden && !isAuthor(viewer, review);
}
