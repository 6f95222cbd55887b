import type { Viewer } from '../../context.js';
import { isStaff } from '../../domain/accounts/roles.js';

/** The facts that permissions on a business and its records depend on. */
export interface BusinessFacts {
  ownerId: number;
  /** Whether it is approved, not suspended, and its owner's account exists. */
  isTrading: boolean;
}

/** Whether the viewer owns the business, in any status. */
export function isOwner(viewer: Viewer | null, { ownerId }: Pick<BusinessFacts, 'ownerId'>): boolean {
  return viewer?.id === ownerId;
}

/** Who may act for a business, on its halls, bookings and integrations: its owner, while it is trading. */
export function canActFor(viewer: Viewer | null, business: BusinessFacts): boolean {
  return isOwner(viewer, business) && business.isTrading;
}

/** Who may see what a business keeps to itself: its owner and staff. */
export function canSeeInside(viewer: Viewer | null, business: Pick<BusinessFacts, 'ownerId'>): boolean {
  return isOwner(viewer, business) || isStaff(viewer?.role);
}
