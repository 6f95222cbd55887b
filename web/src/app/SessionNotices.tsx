import { useSession } from '../graphql/session';
import { lazyPart } from '../ui/lazy-part';

const SessionEnd = lazyPart(() => import('./SessionEndNotice').then((module) => module.SessionEndNotice), null);
const Terms = lazyPart(() => import('../features/accounts/TermsHost').then((module) => module.TermsHost), null);

/** What is said of a session on any screen: that it has ended, or that the terms have changed. Each loads when it is said. */
export function SessionNotices() {
  const { hasEnded, viewer } = useSession();
  if (hasEnded) return <SessionEnd />;
  return viewer && !viewer.termsAccepted ? <Terms /> : null;
}
