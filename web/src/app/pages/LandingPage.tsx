import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { lazy, Suspense } from 'react';
import { Hero } from '../../features/halls/public/landing/Hero';
import { HallSkeletons } from '../../features/halls/public/search/HallSkeletons';
import { SearchPanel } from '../../features/halls/public/search/SearchPanel';
import { searchText } from '../../features/halls/public/search/search.text';
import { useHallSearch } from '../../features/halls/public/search/useHallSearch';
import { VenueSection } from '../../features/halls/public/search/VenueSection';
import { useText } from '../../i18n/text';
import { RenderWhenVisible } from '../../ui/RenderWhenVisible';
import styles from './LandingPage.module.css';

const LandingVenues = lazy(() => import('./LandingVenues').then((module) => ({ default: module.LandingVenues })));

/** Id of the part that a search from the top of the page leads to. */
const VENUES_ID = 'venues';
/** From the top of what stands below the scene to its cards: on a phone, they begin below the screen. */
const TITLE_HEIGHT = '-160px';

/** What stands below the scene until it is needed. */
function VenuesRoom() {
  const words = useText(searchText).listing.featured;
  return (
    <>
      <VenueSection eyebrow={words.eyebrow} title={words.title}>
        <HallSkeletons strip count={SEARCH_LIMITS.otherSkeletons} />
      </VenueSection>
      <div id={VENUES_ID} className={styles.venuesRoom} />
    </>
  );
}

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
  const room = <VenuesRoom />;
  return (
    <>
      <Hero>
        <SearchPanel state={{ ...state, apply }} />
      </Hero>
      <RenderWhenVisible fallback={room} distance={TITLE_HEIGHT}>
        <Suspense fallback={room}>
          <LandingVenues state={state} venuesId={VENUES_ID} />
        </Suspense>
      </RenderWhenVisible>
    </>
  );
}
