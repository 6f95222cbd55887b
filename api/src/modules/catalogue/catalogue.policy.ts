import type { Viewer } from '../../context.js';
import { isOwner, type BusinessFacts } from '../businesses/business.policy.js';

/** Who may change an entry of a catalogue: the business's owner, also before it is approved. */
export function canChange(viewer: Viewer, business: Pick<BusinessFacts, 'ownerId'>): boolean {
  return isOwner(viewer, business);
}
