import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { PlainButtonLink } from '../../../../ui/PlainButton';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { HallGrid, HallItems } from './HallGrid';
import { HallSkeletons } from './HallSkeletons';
import { HallsFailed } from './HallsFailed';
import { searchText } from './search.text';
import { useHallList } from './useHallList';
import { VenueSection } from './VenueSection';

const { viewAllThreshold: THRESHOLD, featuredHalls: FEATURED, otherSkeletons: SKELETONS } = SEARCH_LIMITS;
const NOTHING = {};

/** Featured Venues: three cards, and the way to all of them where there are twelve or more (docs/coverage.md: customer §2). */
export function FeaturedVenues() {
  const words = useText(searchText);
  const { halls, error, retry } = useHallList({ search: NOTHING, featured: true, limit: THRESHOLD });
  const shown = halls?.nodes.slice(0, FEATURED) ?? [];
  return (
    <VenueSection
      eyebrow={words.listing.featured.eyebrow}
      title={words.listing.featured.title}
      aside={
        (halls?.nodes.length ?? 0) >= THRESHOLD && (
          <PlainButtonLink to={paths.featuredVenues} look="secondary">
            {words.landing.viewFeatured}
          </PlainButtonLink>
        )
      }
    >
      {error && !halls && <HallsFailed onRetry={retry} />}
      {!halls && !error && <HallSkeletons strip count={SKELETONS} />}
      {halls && shown.length === 0 && (
        <PlainEmptyState level={3} title={words.landing.noFeatured} text={words.landing.noFeaturedText} />
      )}
      {shown.length > 0 && (
        <HallGrid strip>
          <HallItems strip halls={shown} />
        </HallGrid>
      )}
    </VenueSection>
  );
}
