import type { Viewer } from '../../context.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { canActFor, type BusinessFacts } from '../businesses/business.policy.js';

/** Who may see, change and end an API key, a webhook or a calendar feed: those with the right, while it is trading. */
export function canManage(viewer: Viewer, business: BusinessFacts): boolean {
  return canActFor(viewer, business, BusinessRight.INTEGRATIONS);
}
