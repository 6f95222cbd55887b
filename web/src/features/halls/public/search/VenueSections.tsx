import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useId, type ReactNode } from 'react';
import { useCurrency } from '../../../../i18n/currency';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { PlainButton, PlainButtonLink } from '../../../../ui/PlainButton';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { HallGrid, HallItems, HallsFailed, HallSkeletons } from './HallGrid';
import { searchText } from './search.text';
import { useHallList } from './useHallList';
import type { HallSearchState } from './useHallSearch';
import styles from './VenueSections.module.css';
import { isEmptySearch } from './search-address';

const { viewAllThreshold: THRESHOLD, featuredHalls: FEATURED, otherSkeletons: SKELETONS } = SEARCH_LIMITS;
/** Id of the part that a search from the top of the page leads to. */
export const VENUES_ID = 'venues';

interface SectionProps {
  id?: string;
  eyebrow: string;
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

function Section({ id, eyebrow, title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}

const NOTHING = {};

/** Featured Venues: three cards, and the way to all of them where there are twelve or more (docs/coverage.md: customer §2). */
export function FeaturedVenues() {
  const words = useText(searchText);
  const { halls, error, retry } = useHallList({ search: NOTHING, featured: true, limit: THRESHOLD });
  const shown = halls?.nodes.slice(0, FEATURED) ?? [];
  return (
    <Section
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
      {!halls && !error && <HallSkeletons count={SKELETONS} />}
      {halls && shown.length === 0 && (
        <PlainEmptyState level={3} title={words.landing.noFeatured} text={words.landing.noFeaturedText} />
      )}
      {shown.length > 0 && (
        <HallGrid>
          <HallItems halls={shown} />
        </HallGrid>
      )}
    </Section>
  );
}

/** All Venues: what the search found, twelve at most, and the way to the rest (docs/coverage.md: customer §2). */
export function AllVenues({ state: { search, reset } }: { state: HallSearchState }) {
  const words = useText(searchText);
  const { status } = useCurrency();
  const { halls, isStale, error, retry } = useHallList({ search, limit: THRESHOLD });
  const count = halls?.nodes.length ?? 0;
  const startAnew = (): void => {
    reset();
    window.scrollTo(0, 0);
  };
  return (
    <Section
      id={VENUES_ID}
      eyebrow={words.listing.all.eyebrow}
      title={words.listing.all.title}
      aside={
        !isEmptySearch(search) &&
        // What found nothing offers it below.
        (count > 0 || !halls) && (
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
      {!halls && !error && <HallSkeletons count={SKELETONS} />}
      {halls && count === 0 && !error && (
        <PlainEmptyState
          level={3}
          title={words.landing.noVenues}
          text={words.landing.noVenuesText}
          action={<PlainButton onClick={startAnew}>{words.panel.reset}</PlainButton>}
        />
      )}
      {halls && count > 0 && (
        <HallGrid isStale={isStale && !error}>
          <HallItems halls={halls.nodes} from={search.near} />
        </HallGrid>
      )}
      {count >= THRESHOLD && (
        <p className={styles.all}>
          <PlainButtonLink to={{ pathname: paths.allVenues, search: window.location.search }} size="large">
            {words.landing.viewAll}
          </PlainButtonLink>
        </p>
      )}
    </Section>
  );
}
