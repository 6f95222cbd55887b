import { useSession } from '../graphql/session';
import { useText } from '../i18n/text';
import { usePageTitle } from '../lib/page-title';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { screensText } from './screens.text';
import { BusinessLayout } from './layouts/BusinessLayout';

/** What a member of a team sees where the role may not go: inside the portal, with the way back to what it may. */
export function NoRightScreen() {
  const words = useText(screensText).noRight;
  const { viewer } = useSession();
  usePageTitle(words.title);
  return (
    <BusinessLayout>
      <EmptyState
        level={1}
        title={words.title}
        text={words.text(viewer?.membership?.businessName ?? '')}
        action={<ButtonLink to={paths.business.bookings}>{words.action}</ButtonLink>}
      />
    </BusinessLayout>
  );
}
