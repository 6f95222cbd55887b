import { isStaff, Role } from '@mehfil/api/domain/accounts/roles';
import type { BusinessRight } from '@mehfil/api/domain/businesses/team';
import { isMemberWithoutFactor, mayDo } from '../graphql/rights';
import { getSignedInPage, REGISTERED_PAGES } from './role-pages';
import type { Session, Viewer } from '../graphql/session';
import { ownAddress, paths } from '../lib/paths';

/** Of the owner's portal: owners, and members of a team whose role has the right. */
export interface PortalAccess {
  right: BusinessRight;
}

/** Who may open a screen: everybody, only the signed-out (sign-in, registration), certain roles, or accounts with a right. */
export type Access = 'public' | 'guests' | readonly Role[] | PortalAccess;

/** What becomes of an attempt to open a screen. */
export type Decision =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'unknown' }
  /** A member of a team whose role lacks the right. */
  | { kind: 'refused' }
  | { kind: 'go'; to: string; from?: string };

/** The part of the session that decides. */
export type Visitor = Pick<Session, 'status' | 'viewer'>;

/** Where somebody is, and what they came from. */
export interface Attempt {
  pathname: string;
  /** The whole address: path, search and hash. */
  address: string;
  /** Where signing in should lead, as found in the link or the history: not to be trusted. */
  from?: unknown;
}

const SHOW: Decision = { kind: 'show' };

function isControlPanel(pathname: string): boolean {
  return pathname === paths.controlPanel || pathname.startsWith(`${paths.controlPanel}/`);
}

/** Where a signed-in person is sent from the sign-in or the registration page (docs/coverage.md: customer §2, §4). */
export function forwardTarget(viewer: Viewer, { pathname, from }: Attempt): string {
  const { role } = viewer;
  if (pathname === paths.register && role === Role.BUSINESS) return REGISTERED_PAGES[role];
  const wanted = isStaff(role) ? null : ownAddress(from);
  const isDoor = wanted === null || [paths.login, paths.register].some((door) => wanted.split(/[?#]/)[0] === door);
  return isDoor ? getSignedInPage(viewer) : wanted;
}

/** Open whoever is signed in: where links in mails lead, and what everybody is asked to accept. */
const OPEN_PAGES: readonly string[] = [
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.invitation,
  paths.account,
  paths.terms,
  paths.privacyPolicy,
];

/** Staff stay in the control panel but for these; the landing page is not for owners (docs/coverage.md: customer §4). */
function confinement(role: Role, { pathname }: Attempt): Decision | null {
  if (OPEN_PAGES.includes(pathname)) return null;
  if (isStaff(role) && pathname !== paths.login && !isControlPanel(pathname))
    return { kind: 'go', to: paths.controlPanel };
  if (role === Role.BUSINESS && pathname === paths.landing) return { kind: 'go', to: paths.business.dashboard };
  return null;
}

/** While it isn't known who is there: what everybody may see is shown, the rest waits. */
function beforeKnown(access: Access, status: Session['status'], { pathname }: Attempt): Decision {
  if (access === 'public' && (pathname !== paths.landing || status === 'failed')) return SHOW;
  return { kind: status === 'failed' ? 'unknown' : 'wait' };
}

/**
 * The route guard (docs/coverage.md: customer §4). `unknown` means that the server could not be asked who this is.
 */
export function decide(access: Access, visitor: Visitor, attempt: Attempt): Decision {
  const { status, viewer } = visitor;
  if (status !== 'ready') return beforeKnown(access, status, attempt);
  const confined = viewer && confinement(viewer.role, attempt);
  if (confined) return confined;
  if (access === 'public') return SHOW;
  if (access === 'guests') return viewer ? { kind: 'go', to: forwardTarget(viewer, attempt) } : SHOW;
  if (!viewer) return { kind: 'go', to: paths.login, from: attempt.address };
  // The portal leads members without the required second factor to its set-up.
  const mayOpen =
    'right' in access ? mayDo(viewer, access.right) || isMemberWithoutFactor(viewer) : access.includes(viewer.role);
  if (mayOpen) return SHOW;
  return 'right' in access && viewer.membership ? { kind: 'refused' } : { kind: 'go', to: getSignedInPage(viewer) };
}
