import { Role } from '@mehfil/api/domain/accounts/roles';
import { useLocation } from 'react-router-dom';
import { isMemberWithoutFactor } from '../../graphql/rights';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { useEventCriteria } from '../../lib/event-criteria';
import { paths } from '../../lib/paths';
import { signInAddress } from '../../lib/redirect-state';
import { appText } from '../app.text';

/** Where the header's sign-in links lead: back to the page, with the visitor's event in its address. */
export function useDoors(): { login: string; register: string } {
  const { criteria } = useEventCriteria();
  const { pathname, search, hash } = useLocation();
  const { login, register } = paths;
  if (Object.keys(criteria).length === 0) return { login, register };
  const from = `${pathname}${search}${hash}`;
  return { login: signInAddress(from), register: signInAddress(from, register) };
}

/** Where the header leads: the same in the line and in the collapsible menu. */
export function useHeaderLinks(): { to: string; label: string; within: string }[] {
  const words = useText(appText).header;
  const { viewer } = useSession();
  const { linkTo } = useEventCriteria();
  const portal = (to: string) => ({ to, within: to, label: words.businessPortal });
  const links = [
    { to: linkTo(paths.allVenues), within: paths.allVenues, label: words.halls },
    { to: linkTo(paths.plan), within: paths.plan, label: words.plan },
    { to: paths.blog, within: paths.blog, label: words.blog },
  ];
  if (viewer?.role === Role.BUSINESS) return [...links, portal(paths.business.dashboard)];
  return viewer?.membership || isMemberWithoutFactor(viewer) ? [...links, portal(paths.business.bookings)] : links;
}
