import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Hero } from '../../features/halls/public/landing/Hero';
import { HallSkeletons } from '../../features/halls/public/search/HallSkeletons';
import { hallSearchQuery } from '../../features/halls/public/search/search-address';
import { SearchPanel } from '../../features/halls/public/search/SearchPanel';
import { searchText } from '../../features/halls/public/search/search.text';
import { useHallSearch } from '../../features/halls/public/search/useHallSearch';
import { VenueSection } from '../../features/halls/public/search/VenueSection';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { RenderWhenVisible } from '../../ui/RenderWhenVisible';
import styles from './LandingPage.module.css';

const LandingVenues = lazy(() => import('./LandingVenues').then((module) => ({ default: module.LandingVenues })));

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
      <div className={styles.venuesRoom} />
    </>
  );
}

/**
 * `/`: the scene with the search, which leads to the results; featured venues, all venues, how it works, the latest articles
 * (docs/coverage.md: customer §2, Landing and venue listings).
 */
export function LandingPage() {
  const state = useHallSearch();
  const navigate = useNavigate();
  const apply = (): void =>
    void navigate({ pathname: paths.allVenues, search: hallSearchQuery(state.draft).toString() });
  const room = <VenuesRoom />;
  return (
    <>
      <Hero>
        <SearchPanel state={{ ...state, apply }} />
      </Hero>
      <RenderWhenVisible fallback={room} distance={TITLE_HEIGHT}>
        <Suspense fallback={room}>
          <LandingVenues state={state} />
        </Suspense>
      </RenderWhenVisible>
    </>
  );
}
