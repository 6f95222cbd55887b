import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { PlainButton } from '../../../../ui/PlainButton';
import { PlainSkeletonCard } from '../../../../ui/PlainSkeleton';
import { HallGrid, HallItems } from './HallGrid';
import { HallSkeletons } from './HallSkeletons';
import { HallsFailed } from './HallsFailed';
import styles from './HallPages.module.css';
import { NearbyDates } from './NearbyDates';
import { listingText } from './listing.text';
import { useHallList, type HallTotal } from './useHallList';
import { useMarks } from './useMarks';

/** Id of what was found, below its heading. */
export const RESULTS_ID = 'results';

/** Halls that are asked for at once. */
const PAGE = 12;

interface ListProps {
  search: HallSearch;
  featured: boolean;
}

interface FollowingProps extends ListProps {
  after: string;
  /** How many more parts are open, this one included. */
  pages: number;
  onMore: () => void;
  /** The visitor has just asked for this part: the focus goes on to its first hall. */
  takesFocus: boolean;
}

/** A part after the first one, and all that follow it, as items of the same grid. */
function FollowingHalls({ after, pages, onMore, takesFocus, ...list }: FollowingProps) {
  const words = useText(listingText);
  const { halls, error, retry } = useHallList({ ...list, limit: PAGE, after });
  const first = useRef<HTMLLIElement>(null);
  const isThere = halls !== undefined;
  useEffect(() => {
    if (isThere && takesFocus) first.current?.nextElementSibling?.querySelector('a')?.focus();
  }, [isThere, takesFocus]);

  if (error && !halls) {
    return (
      <li className="stack in-middle whole-row inside-16">
        <HallsFailed onRetry={retry} />
      </li>
    );
  }
  if (!halls) {
    return (
      <>
        <li className="visually-hidden" role="status">
          {words.loadingMore}
        </li>
        {[0, 1, 2].map((index) => (
          <li key={index}>
            <PlainSkeletonCard />
          </li>
        ))}
      </>
    );
  }
  return (
    <>
      <li ref={first} hidden />
      <HallItems halls={halls.nodes} from={list.search.near} prices={halls.datePrices} allIn={halls.allInPrices} />
      <Rest {...list} pageInfo={halls.pageInfo} pages={pages} onMore={onMore} takesFocus={takesFocus} />
    </>
  );
}

interface RestProps extends ListProps {
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  pages: number;
  onMore: () => void;
  takesFocus: boolean;
}

/** What comes after a part: the next one, where it is open already, or the button for it. */
function Rest({ pageInfo: { endCursor, hasNextPage }, pages, onMore, takesFocus, ...list }: RestProps) {
  const words = useText(listingText);
  if (!hasNextPage || endCursor === null) return null;
  if (pages > 1) {
    return (
      <FollowingHalls
        {...list}
        after={endCursor}
        pages={pages - 1}
        onMore={onMore}
        takesFocus={takesFocus && pages === 2}
      />
    );
  }
  return (
    <li className="stack in-middle whole-row inside-16">
      <PlainButton look="secondary" size="large" onClick={onMore}>
        {words.more}
      </PlainButton>
    </li>
  );
}

/** How many parts are open; kept in the history, so that going back finds the same halls. */
function useOpenPages(): { pages: number; open: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { pages?: unknown } | null;
  const pages = typeof state?.pages === 'number' && state.pages > 0 ? state.pages : 1;
  const open = (): void =>
    void navigate(location, { replace: true, preventScrollReset: true, state: { ...state, pages: pages + 1 } });
  return { pages, open };
}

interface HallPagesProps extends ListProps {
  skeletons: number;
  /** Shown where nothing was found. */
  empty: ReactNode;
  /** Draws what stands above the halls, with their number once it is known. */
  head: (list: HallTotal | undefined, failed: boolean) => ReactNode;
  /** The same halls on a map, if it is wanted. */
  map: ReactNode;
  /** Where there is no room for both, the map stands in the list's place. */
  hidesList: boolean;
}

/** A list of halls that goes on for as long as the visitor wants more, never all at once, with a map of them. */
export function HallPages({ search, featured, skeletons, empty, head, map, hidesList }: HallPagesProps) {
  const { halls, total, isStale, error, retry } = useHallList({ search, featured, limit: PAGE, withTotal: true });
  const { pages, open } = useOpenPages();
  // The search of which more was just asked: on the way back to one, the focus stays where it is.
  const [asked, setAsked] = useState<HallSearch>();
  const marks = useMarks();
  const list = { search, featured };
  // A search by date may have asked some halls in vain, with more to ask.
  const isNothing = halls?.nodes.length === 0 && !halls.pageInfo.hasNextPage;
  const onMore = (): void => {
    setAsked(search);
    open();
  };
  return (
    <>
      {head(total, error !== undefined)}
      <div
        id={RESULTS_ID}
        className={joinClasses(styles.results, !isNothing && styles.both, !isNothing && hidesList && styles.onMap)}
        {...marks}
      >
        <div className={styles.list}>
          {error && isStale && <HallsFailed onRetry={retry} />}
          {!halls && !error && <HallSkeletons count={skeletons} />}
          {halls && isNothing && !error && empty}
          {halls && isNothing && !error && search.date && <NearbyDates search={search} featured={featured} />}
          {halls && !isNothing && (
            <HallGrid isStale={isStale && !error}>
              <HallItems
                halls={halls.nodes}
                eager={3}
                from={search.near}
                prices={halls.datePrices}
                allIn={halls.allInPrices}
              />
              {!isStale && (
                <Rest {...list} pageInfo={halls.pageInfo} pages={pages} onMore={onMore} takesFocus={asked === search} />
              )}
            </HallGrid>
          )}
        </div>
        {!isNothing && map && <div className={styles.map}>{map}</div>}
      </div>
    </>
  );
}
