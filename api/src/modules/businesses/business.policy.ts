import type { Viewer } from '../../context.js';
import { isStaff } from '../../domain/accounts/roles.js';
import { hasRight, type BusinessRight } from '../../domain/businesses/team.js';

/** The facts that permissions on a business and its records depend on. */
export interface BusinessFacts {
  businessId: number;
  ownerId: number;
  /** Whether it is approved, not suspended, and its owner's account exists. */
  isTrading: boolean;
}

/** What says whose a business is. */
export type BusinessOwnership = Pick<BusinessFacts, 'businessId' | 'ownerId'>;

/** Whether the viewer owns the business, in any status, or is a member whose role has the right. */
export function mayIn(
  viewer: Viewer | null,
  { businessId, ownerId }: BusinessOwnership,
  right: BusinessRight,
): boolean {
  if (!viewer) return false;
  if (viewer.id === ownerId) return true;
  return viewer.membership?.businessId === businessId && hasRight(viewer.membership.role, right);
}

/** Who may act for a business, on its halls, bookings and integrations: those with the right, while it is trading. */
export function canActFor(viewer: Viewer | null, business: BusinessFacts, right: BusinessRight): boolean {
  return mayIn(viewer, business, right) && business.isTrading;
}

/** Whether a business is open to the viewer: to its owner in any status, to members with the right while it is trading. */
export function isOpenTo(viewer: Viewer | null, business: BusinessFacts, right: BusinessRight): boolean {
  return mayIn(viewer, business, right) && (business.isTrading || viewer?.id === business.ownerId);
}

/** Who may see what a business keeps to itself: those to whom it is open, and staff. */
export function canSeeInside(viewer: Viewer | null, business: BusinessFacts, right: BusinessRight): boolean {
  return isOpenTo(viewer, business, right) || isStaff(viewer?.role);
}
