import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../graphql/session';
import { paths } from '../../lib/paths';
import { AntdBoundary } from '../../ui/AntdBoundary';

const TermsDialog = lazy(() => import('./TermsDialog').then((module) => ({ default: module.TermsDialog })));

/** Asks people who accepted an earlier version of the terms, once a visit; never on the pages that they are to read. */
export function TermsHost() {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const [isLater, setIsLater] = useState(false);
  const isReading = pathname === paths.terms || pathname === paths.privacyPolicy;
  if (!viewer || viewer.termsAccepted || isReading || isLater) return null;
  return (
    <AntdBoundary fallback={null}>
      <Suspense fallback={null}>
        <TermsDialog onLater={() => setIsLater(true)} />
      </Suspense>
    </AntdBoundary>
  );
}
