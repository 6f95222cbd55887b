import type { Viewer } from '../../context.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { mayIn, type BusinessOwnership } from '../businesses/business.policy.js';

/** Who may read and change the menus of a business: those with the right to its halls, also before it is approved. */
export function canManageMenus(viewer: Viewer, business: BusinessOwnership): boolean {
  return mayIn(viewer, business, BusinessRight.HALLS);
}
