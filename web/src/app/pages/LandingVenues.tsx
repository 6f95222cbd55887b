import { BlogTeaser } from '../../features/blog/public/BlogTeaser';
import { HowItWorks } from '../../features/halls/public/landing/HowItWorks';
import { AllVenues } from '../../features/halls/public/search/AllVenues';
import { FeaturedVenues } from '../../features/halls/public/search/FeaturedVenues';
import type { HallSearchState } from '../../features/halls/public/search/useHallSearch';

interface LandingVenuesProps {
  state: HallSearchState;
  /** Id of the part that shows what the search found. */
  venuesId: string;
}

/** What stands below the scene of the landing page: featured venues, all venues, how it works, the latest articles. */
export function LandingVenues({ state, venuesId }: LandingVenuesProps) {
  return (
    <>
      <FeaturedVenues />
      <div id={venuesId}>
        <AllVenues state={state} />
      </div>
      <HowItWorks />
      <BlogTeaser />
    </>
  );
}
