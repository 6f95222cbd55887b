import { Role } from '@mehfil/api/domain/accounts/roles';
import { isMemberWithoutFactor } from '../../graphql/rights';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { appText } from '../app.text';

/** Where the header leads: the same in the line and in the collapsible menu. */
export function useHeaderLinks(): { to: string; label: string }[] {
  const words = useText(appText).header;
  const { viewer } = useSession();
  const links = [
    { to: paths.allVenues, label: words.halls },
    { to: paths.blog, label: words.blog },
  ];
  if (viewer?.role === Role.BUSINESS) return [...links, { to: paths.business.dashboard, label: words.businessPortal }];
  return viewer?.membership || isMemberWithoutFactor(viewer)
    ? [...links, { to: paths.business.bookings, label: words.businessPortal }]
    : links;
}
