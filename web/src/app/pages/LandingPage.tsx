import { lazy, Suspense } from 'react';
import { Hero } from '../../features/halls/public/landing/Hero';
import { SearchPanel } from '../../features/halls/public/search/SearchPanel';
import { useHallSearch } from '../../features/halls/public/search/useHallSearch';
import { AllVenues, FeaturedVenues, VENUES_ID } from '../../features/halls/public/search/VenueSections';
import { RenderWhenVisible } from '../../ui/RenderWhenVisible';

const LandingEnd = lazy(() => import('./LandingEnd').then((module) => ({ default: module.LandingEnd })));

/**
 * `/`: the scene with the search, featured venues, all venues, how it works, the latest articles (docs/coverage.md: customer §2, Landing and venue
 * listings).
 */
export function LandingPage() {
  const state = useHallSearch();
  const apply = (): void => {
    state.apply();
    document.getElementById(VENUES_ID)?.scrollIntoView();
  };
  return (
    <>
      <Hero>
        <SearchPanel state={{ ...state, apply }} />
      </Hero>
      <FeaturedVenues />
      <AllVenues state={state} />
      <RenderWhenVisible fallback={null}>
        <Suspense fallback={null}>
          <LandingEnd />
        </Suspense>
      </RenderWhenVisible>
    </>
  );
}
