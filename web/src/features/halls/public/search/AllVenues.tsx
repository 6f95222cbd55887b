import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useCurrency } from '../../../../i18n/currency';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { PlainButton, PlainButtonLink } from '../../../../ui/PlainButton';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import styles from './AllVenues.module.css';
import { HallGrid, HallItems } from './HallGrid';
import { HallSkeletons } from './HallSkeletons';
import { HallsFailed } from './HallsFailed';
import { isEmptySearch } from './search-address';
import { searchText } from './search.text';
import { useFeaturedHalls } from './useFeaturedHalls';
import { useHallList } from './useHallList';
import type { HallSearchState } from './useHallSearch';
import { VenueSection } from './VenueSection';

const { viewAllThreshold: THRESHOLD, featuredHalls: FEATURED, otherSkeletons: SKELETONS } = SEARCH_LIMITS;
/** Of so many that they have a page of their own: the landing page leads to the results, it doesn't repeat them. */
const SHOWN = 6;

/**
 * What the search found, of twelve or more the first six. Without a search, where there are more than twelve, none of them is one
 * of the featured halls, which stand above.
 */
function useVenues(search: HallSearch) {
  const isAll = isEmptySearch(search);
  const list = useHallList({ search, limit: isAll ? THRESHOLD + FEATURED : THRESHOLD });
  const { shown: above = [] } = useFeaturedHalls();
  const found = list.halls?.nodes ?? [];
  const repeated = new Set(isAll && found.length > THRESHOLD ? above.map(({ id }) => id) : []);
  const others = found.filter(({ id }) => !repeated.has(id));
  // A search by date may have asked some halls in vain, with more to ask.
  const hasNext = list.halls?.pageInfo.hasNextPage === true;
  const hasMore = hasNext || found.length >= THRESHOLD;
  return {
    ...list,
    hasMore,
    isNothing: list.halls !== undefined && found.length === 0 && !hasNext,
    shown: hasMore ? others.slice(0, SHOWN) : others,
  };
}

/** All Venues: the first of what the search found, and the way to the rest (docs/coverage.md: customer §2). */
export function AllVenues({ state: { search, reset } }: { state: HallSearchState }) {
  const words = useText(searchText);
  const { status } = useCurrency();
  const { halls, isStale, error, retry, hasMore, isNothing, shown } = useVenues(search);
  const startAnew = (): void => {
    reset();
    window.scrollTo(0, 0);
  };
  return (
    <VenueSection
      eyebrow={words.listing.all.eyebrow}
      title={words.listing.all.title}
      aside={
        !isEmptySearch(search) &&
        // What found nothing offers it below.
        !isNothing && (
          <PlainButton look="quiet" onClick={startAnew}>
            {words.panel.reset}
          </PlainButton>
        )
      }
    >
      <p className={styles.status} role="status">
        {status === 'detecting' && words.results.detecting}
      </p>
      {error && isStale && <HallsFailed onRetry={retry} />}
      {!halls && !error && <HallSkeletons strip count={SKELETONS} />}
      {isNothing && !error && (
        <PlainEmptyState
          level={3}
          title={words.landing.noVenues}
          text={words.landing.noVenuesText}
          action={<PlainButton onClick={startAnew}>{words.panel.reset}</PlainButton>}
        />
      )}
      {halls && shown.length > 0 && (
        <HallGrid strip isStale={isStale && !error}>
          <HallItems strip halls={shown} from={search.near} prices={halls.datePrices} allIn={halls.allInPrices} />
        </HallGrid>
      )}
      {hasMore && (
        <p className="above-24 centered">
          <PlainButtonLink to={{ pathname: paths.allVenues, search: window.location.search }} size="large">
            {words.landing.viewAll}
          </PlainButtonLink>
        </p>
      )}
    </VenueSection>
  );
}
