import { lazy, Suspense } from 'react';
import { Hero } from '../../features/halls/public/landing/Hero';
import { HowItWorks } from '../../features/halls/public/landing/HowItWorks';
import { SearchPanel } from '../../features/halls/public/search/SearchPanel';
import { useHallSearch } from '../../features/halls/public/search/useHallSearch';
import { AllVenues, FeaturedVenues, VENUES_ID } from '../../features/halls/public/search/VenueSections';
import { RenderWhenVisible } from '../../ui/RenderWhenVisible';

const BlogTeaser = lazy(() =>
  import('../../features/blog/public/BlogTeaser').then((module) => ({ default: module.BlogTeaser })),
);

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
      <HowItWorks />
      <RenderWhenVisible fallback={null}>
        <Suspense fallback={null}>
          <BlogTeaser />
        </Suspense>
      </RenderWhenVisible>
    </>
  );
}
