import { BlogTeaser } from '../../features/blog/public/BlogTeaser';
import { HowItWorks } from '../../features/halls/public/landing/HowItWorks';
import { AllVenues } from '../../features/halls/public/search/AllVenues';
import { FeaturedVenues } from '../../features/halls/public/search/FeaturedVenues';
import type { HallSearchState } from '../../features/halls/public/search/useHallSearch';

interface LandingVenuesProps {
  state: HallSearchState;
}

/** What stands below the scene of the landing page: featured venues, all venues, how it works, the latest articles. */
export function LandingVenues({ state }: LandingVenuesProps) {
  return (
    <>
      <FeaturedVenues />
      <AllVenues state={state} />
      <HowItWorks />
      <BlogTeaser />
    </>
  );
}
