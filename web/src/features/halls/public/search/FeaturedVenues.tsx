import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useText } from '../../../../i18n/text';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { paths } from '../../../../lib/paths';
import { PlainButtonLink } from '../../../../ui/PlainButton';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { HallGrid, HallItems } from './HallGrid';
import { HallSkeletons } from './HallSkeletons';
import { HallsFailed } from './HallsFailed';
import { searchText } from './search.text';
import { useFeaturedHalls } from './useFeaturedHalls';
import { VenueSection } from './VenueSection';

const { otherSkeletons: SKELETONS } = SEARCH_LIMITS;

/** Featured Venues: three cards, and the way to all of them where there are twelve or more (docs/coverage.md: customer §2). */
export function FeaturedVenues() {
  const words = useText(searchText);
  const { linkTo } = useEventCriteria();
  const { isLoading, shown, hasMore, error, retry } = useFeaturedHalls();
  return (
    <VenueSection
      eyebrow={words.listing.featured.eyebrow}
      title={words.listing.featured.title}
      aside={
        hasMore && (
          <PlainButtonLink to={linkTo(paths.featuredVenues)} look="secondary">
            {words.landing.viewFeatured}
          </PlainButtonLink>
        )
      }
    >
      {error && !shown && <HallsFailed onRetry={retry} />}
      {isLoading && <HallSkeletons strip count={SKELETONS} />}
      {shown?.length === 0 && (
        <PlainEmptyState level={3} title={words.landing.noFeatured} text={words.landing.noFeaturedText} />
      )}
      {shown && shown.length > 0 && (
        <HallGrid strip>
          <HallItems strip halls={shown} />
        </HallGrid>
      )}
    </VenueSection>
  );
}
