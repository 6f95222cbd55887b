import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { useCompared } from './compare-store';

const CompareBar = lazy(() => import('./CompareBar').then((module) => ({ default: module.CompareBar })));

/** The place of the bar with the halls chosen for comparing: nothing until there are some, and where they stand side by side. */
export function CompareSlot() {
  const { pathname } = useLocation();
  const any = useCompared().length > 0;
  if (!any || pathname === paths.compare) return null;
  return (
    <Suspense fallback={null}>
      <CompareBar />
    </Suspense>
  );
}
