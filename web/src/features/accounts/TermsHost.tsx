import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../graphql/session';
import { paths } from '../../lib/paths';
import { AntdBoundary } from '../../ui/AntdBoundary';
import { lazyPart } from '../../ui/lazy-part';

const TermsDialog = lazyPart(() => import('./TermsDialog').then((module) => module.TermsDialog), null);

/** Asks people who accepted an earlier version of the terms, once a visit; never on the pages that they are to read. */
export function TermsHost() {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const [isLater, setIsLater] = useState(false);
  const isReading = pathname === paths.terms || pathname === paths.privacyPolicy;
  if (!viewer || viewer.termsAccepted || isReading || isLater) return null;
  const wait = () => setIsLater(true);
  return (
    <AntdBoundary fallback={null}>
      <TermsDialog onLater={wait} onUnloaded={wait} />
    </AntdBoundary>
  );
}
