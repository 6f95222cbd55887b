import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallOrder, HallSearch } from '@mehfil/api/domain/halls/search';
import { lazy, Suspense } from 'react';
import { useCurrency } from '../../../../i18n/currency';
import { useText } from '../../../../i18n/text';
import { defineAddress, oneOf } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { PlainButton } from '../../../../ui/PlainButton';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { PlainSelect } from '../../../../ui/PlainSelect';
import { PageHeader } from '../../../../ui/PageHeader';
import { Conditions } from './Conditions';
import { HallSkeletons } from './HallSkeletons';
import { HallPages } from './HallPages';
import styles from './ListingScreen.module.css';
import { listingText } from './listing.text';
import { HALL_ADDRESS } from './search-address';
import { useResultsSentence } from './ResultsSentence';
import { SearchPanel } from './SearchPanel';
import { searchText } from './search.text';
import type { HallTotal } from './useHallList';
import { useHallSearch, type HallSearchState } from './useHallSearch';
import { useOrder } from './useOrder';

const Loosen = lazy(() => import('./Loosen').then((module) => ({ default: module.Loosen })));
const ResultsMap = lazy(() => import('./ResultsMap').then((module) => ({ default: module.ResultsMap })));

type View = 'list' | 'map';
const VIEW = defineAddress<{ view: View }>({ view: oneOf<View, View>('view', ['map'], 'list') });

/** List or map, as the address says (`view=map`). */
function useView(): { isMap: boolean; show: (view: View) => void } {
  const { state, change } = useAddressState(VIEW);
  return { isMap: state.view === 'map', show: (view) => change({ view }) };
}

function ViewSwitch({ isMap, show }: ReturnType<typeof useView>) {
  const words = useText(listingText);
  return (
    <div className={styles.views} role="group" aria-label={words.view}>
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
    <div className={styles.count} role="status">
      {sentence && <h2 className={styles.sentence}>{sentence}</h2>}
      {status === 'detecting' && (
        <span className={styles.detecting}>
          <span aria-hidden="true"> · </span>
          {detecting}
        </span>
      )}
    </div>
  );
}

/** In which order the halls come: at once, and a step in the history. */
function Order({ search }: { search: HallSearch }) {
  const words = useText(listingText);
  const { change } = useAddressState(HALL_ADDRESS);
  const order = useOrder(search, (part) => change(part, { replace: false }));
  return (
    <label className={styles.order}>
      <span className="visually-hidden">{words.order}</span>
      <PlainSelect<HallOrder> className={styles.orders} {...order} />
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

/** The search panel with its results, as a list or on the map. */
export function HallBrowser({ state, featured = false, skeletons, emptyTitle }: HallBrowserProps) {
  const { reset: resetLabel } = useText(searchText).panel;
  const { emptyText } = useText(listingText);
  const view = useView();
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
      <div className={styles.head}>
        <Count search={state.search} list={list} failed={failed} />
        <Order search={state.search} />
        <ViewSwitch {...view} />
      </div>
      <Conditions search={state.search} />
    </>
  );
  return (
    <>
      <SearchPanel state={state} featured={featured} />
      {view.isMap ? (
        <Suspense fallback={<HallSkeletons count={3} />}>
          <ResultsMap search={state.search} featured={featured} head={head} empty={empty} />
        </Suspense>
      ) : (
        <HallPages search={state.search} featured={featured} skeletons={skeletons} empty={empty} head={head} />
      )}
    </>
  );
}

function Listing({ featured }: { featured: boolean }) {
  const words = useText(searchText).listing[featured ? 'featured' : 'all'];
  const { noFeatured, noVenues } = useText(listingText);
  const state = useHallSearch();
  return (
    <div className={styles.page}>
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
