import { Role } from '@mehfil/api/domain/accounts/roles';
import { lazy, Suspense, type ReactNode } from 'react';
import { joinClasses } from '../../lib/classes';
import { CurrencyBadge } from '../../features/currency/public/CurrencyBadge';
import { CompareSlot } from '../../features/halls/public/search/CompareSlot';
import { useSession } from '../../graphql/session';
import { RenderWhenVisible } from '../../ui/RenderWhenVisible';
import { SkipLink } from '../../ui/SkipLink';
import { CONTENT_ID } from '../useRouteChange';
import { Header } from './Header';
import styles from './PublicLayout.module.css';

// Below the first view of every page.
const Footer = lazy(() => import('./Footer').then((module) => ({ default: module.Footer })));
// Visitors have no use for it, and don't load it.
const CustomerParts = lazy(() => import('./CustomerParts').then((module) => ({ default: module.CustomerParts })));

/** Header, content, footer: the frame of everybody but owners in their portal and staff. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  return (
    <>
      <SkipLink to={CONTENT_ID} />
      <Header badge={<CurrencyBadge />} />
      <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <CompareSlot />
      {viewer?.role === Role.USER && (
        <Suspense fallback={null}>
          <CustomerParts />
        </Suspense>
      )}
      <RenderWhenVisible distance="-1px" fallback={<div className={joinClasses('unprinted', styles.footerRoom)} />}>
        <Suspense fallback={<div className={joinClasses('unprinted', styles.footerRoom)} />}>
          <Footer />
        </Suspense>
      </RenderWhenVisible>
    </>
  );
}
