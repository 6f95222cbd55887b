import type { Viewer } from '../../context.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { canActFor, canSeeInside, type BusinessFacts } from '../businesses/business.policy.js';

/** The facts that permissions on a hall depend on; removed halls are nobody's. */
export interface HallFacts extends BusinessFacts {
  /** Whether it is online and its business trading. */
  isPublic: boolean;
}

/** Who may see a hall: everybody a public one, otherwise staff and the business's people, members only while it is trading. */
export function canSee(viewer: Viewer | null, hall: HallFacts): boolean {
  return hall.isPublic || canSeeInside(viewer, hall, BusinessRight.VIEW_HALLS);
}

/** Who may change, remove or put online a hall: those with the right, while the business is trading. */
export function canChange(viewer: Viewer, hall: BusinessFacts): boolean {
  return canActFor(viewer, hall, BusinessRight.HALLS);
}
