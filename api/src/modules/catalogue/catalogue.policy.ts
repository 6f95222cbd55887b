import type { Viewer } from '../../context.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { mayIn, type BusinessOwnership } from '../businesses/business.policy.js';

/** Who may change an entry of a catalogue: those with the right, also before it is approved. */
export function canChange(viewer: Viewer, business: BusinessOwnership): boolean {
  return mayIn(viewer, business, BusinessRight.HALLS);
}
