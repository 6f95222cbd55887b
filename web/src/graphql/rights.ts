import { Role } from '@mehfil/api/domain/accounts/roles';
import type { BusinessRight } from '@mehfil/api/domain/businesses/team';
import { useSession, type Viewer } from './session';

/** Whether somebody may do something for a business, as the server has said: owners everything, members what their role may. */
export function mayDo(viewer: Pick<Viewer, 'role' | 'membership'> | null, right: BusinessRight): boolean {
  return viewer?.role === Role.BUSINESS || (viewer?.membership?.rights.includes(right) ?? false);
}

/** A member of a team whose second factor is missing: the server withholds the membership until it is set up. */
export function isMemberWithoutFactor(viewer: Pick<Viewer, 'role' | 'lacksSecondFactor'> | null): boolean {
  return viewer?.role === Role.USER && viewer.lacksSecondFactor;
}

/** Whether the viewer may do something for the business. The server decides; screens leave out what it would refuse. */
export function useRight(right: BusinessRight): boolean {
  return mayDo(useSession().viewer, right);
}
