import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallOrder, HallSearch } from '@mehfil/api/domain/halls/search';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { useCurrency } from '../../../../i18n/currency';
import { useText } from '../../../../i18n/text';
import { defineAddress, oneOf } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { useMedia } from '../../../../lib/media';
import { PlainButton } from '../../../../ui/PlainButton';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { PlainSelect } from '../../../../ui/PlainSelect';
import { PageHeader } from '../../../../ui/PageHeader';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import { Conditions } from './Conditions';
import { HallPages, RESULTS_ID } from './HallPages';
import styles from './ListingScreen.module.css';
import { listingText } from './listing.text';
import { useResultsSentence } from './ResultsSentence';
import { SearchPanel } from './SearchPanel';
import { searchText } from './search.text';
import type { HallTotal } from './useHallList';
import { useHallSearch, type HallSearchState } from './useHallSearch';
import { useOrder } from './useOrder';
import { joinClasses } from '../../../../lib/classes';

const Loosen = lazy(() => import('./Loosen').then((module) => ({ default: module.Loosen })));
const ResultsMap = lazy(() => import('./ResultsMap').then((module) => ({ default: module.ResultsMap })));

type View = 'list' | 'map';
const VIEW = defineAddress<{ view: View }>({ view: oneOf<View, View>('view', ['map'], 'list') });

/** Where list and map have room side by side, as in `HallPages.module.css`. */
const SIDE_BY_SIDE = '(width >= 1000px)';

interface ResultsView {
  isMap: boolean;
  show: (view: View) => void;
}

/** List or map, as the address says (`view=map`). Back in the list, the visitor is where they were. */
function useView(): ResultsView {
  const { state, changeQuietly } = useAddressState(VIEW);
  const isMap = state.view === 'map';
  const place = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    if (isMap) document.getElementById(RESULTS_ID)?.scrollIntoView({ block: 'start' });
    else window.scrollTo(0, place.current);
  }, [isMap]);
  const show = (view: View): void => {
    if (view === 'map') place.current = window.scrollY;
    changeQuietly({ view });
  };
  return { isMap, show };
}

/** List or map, where there is room for one of them. It stays at hand at the foot of the screen. */
function ViewSwitch({ isMap, show }: ResultsView) {
  const words = useText(listingText);
  return (
    <div className={joinClasses('beside bordered', styles.views)} role="group" aria-label={words.view}>
      <button type="button" aria-pressed={!isMap} onClick={() => show('list')}>
        {words.list}
      </button>
      <button type="button" aria-pressed={isMap} onClick={() => show('map')}>
        {words.map}
      </button>
    </div>
  );
}

interface CountProps {
  search: HallSearch;
  list: HallTotal | undefined;
  failed: boolean;
}

/** What was found, and whether the currency is still being found out. */
function Count({ search, list, failed }: CountProps) {
  const words = useText(listingText);
  const { detecting } = useText(searchText).results;
  const { status } = useCurrency();
  const sentence = useResultsSentence(search, list) ?? (failed ? undefined : words.loading);
  return (
    <div className={joinClasses('grow narrowable', styles.count)} role="status">
      {sentence && <h2 className={styles.sentence}>{sentence}</h2>}
      {status === 'detecting' && (
        <span className={joinClasses('muted regular', styles.detecting)}>
          <span aria-hidden="true"> · </span>
          {detecting}
        </span>
      )}
    </div>
  );
}

/** In which order the halls come: at once, and a step in the history. */
function Order({ state }: { state: HallSearchState }) {
  const words = useText(listingText);
  const order = useOrder(state, state.apply);
  return (
    <label className={styles.order}>
      <span className="visually-hidden">{words.order}</span>
      <PlainSelect<HallOrder>
        className={joinClasses('bordered rounded full-width touchable', styles.orders)}
        {...order}
      />
    </label>
  );
}

interface HallBrowserProps {
  state: HallSearchState;
  featured?: boolean;
  skeletons: number;
  /** What is said where nothing was found. */
  emptyTitle: string;
}

/** The search panel with its results: a list and, beside it or in its place, the map. */
export function HallBrowser({ state, featured = false, skeletons, emptyTitle }: HallBrowserProps) {
  const { reset: resetLabel } = useText(searchText).panel;
  const { emptyText } = useText(listingText);
  const view = useView();
  const isWide = useMedia(SIDE_BY_SIDE);
  const reset = (): void => {
    state.reset();
    window.scrollTo(0, 0);
  };
  const empty = (
    <>
      <PlainEmptyState
        title={emptyTitle}
        text={emptyText}
        action={<PlainButton onClick={reset}>{resetLabel}</PlainButton>}
      />
      <Suspense fallback={null}>
        <Loosen search={state.search} featured={featured} />
      </Suspense>
    </>
  );
  const head = (list: HallTotal | undefined, failed: boolean) => (
    <>
      <div className={joinClasses('beside middle apart gap-12', styles.head)}>
        <Count search={state.search} list={list} failed={failed} />
        <Order state={state} />
      </div>
      <Conditions search={state.search} />
    </>
  );
  return (
    <>
      <SearchPanel state={state} featured={featured} />
      <HallPages
        search={state.search}
        featured={featured}
        skeletons={skeletons}
        empty={empty}
        head={head}
        hidesList={view.isMap}
        map={
          (isWide || view.isMap) && (
            <Suspense fallback={<PlainSkeleton height="var(--map-height)" shape="box" />}>
              <ResultsMap search={state.search} featured={featured} />
            </Suspense>
          )
        }
      />
      {!isWide && <ViewSwitch {...view} />}
    </>
  );
}

function Listing({ featured }: { featured: boolean }) {
  const words = useText(searchText).listing[featured ? 'featured' : 'all'];
  const { noFeatured, noVenues } = useText(listingText);
  const state = useHallSearch();
  return (
    <div className="page-width page-space">
      <PageHeader eyebrow={words.eyebrow} title={words.title} />
      <HallBrowser
        state={state}
        featured={featured}
        skeletons={featured ? SEARCH_LIMITS.featuredSkeletons : SEARCH_LIMITS.allSkeletons}
        emptyTitle={featured ? noFeatured : noVenues}
      />
    </div>
  );
}

/** `/venues/featured` */
export function FeaturedVenuesScreen() {
  return <Listing featured />;
}

/** `/venues/all` */
export function AllVenuesScreen() {
  return <Listing featured={false} />;
}
