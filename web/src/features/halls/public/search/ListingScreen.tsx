import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { lazy, Suspense } from 'react';
import { useCurrency } from '../../../../i18n/currency';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { defineAddress, oneOf } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { PlainButton } from '../../../../ui/PlainButton';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { PageHeader } from '../../../../ui/PageHeader';
import { HallSkeletons } from './HallSkeletons';
import { HallPages } from './HallPages';
import styles from './ListingScreen.module.css';
import { listingText } from './listing.text';
import { SearchPanel } from './SearchPanel';
import { searchText } from './search.text';
import type { HallTotal } from './useHallList';
import { useHallSearch, type HallSearchState } from './useHallSearch';

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

/** How many venues there are, and whether the currency is still being found out. */
function Count({ list, failed }: { list: HallTotal | undefined; failed: boolean }) {
  const words = useText(listingText);
  const { detecting } = useText(searchText).results;
  const { number } = useFormat();
  const { status } = useCurrency();
  const total = list?.totalCount;
  const shown = total !== undefined && words.count(total, number(total), list?.totalCountIsLowerBound ?? false);
  return (
    <p className={styles.count} role="status">
      {total !== undefined ? shown : !failed && words.loading}
      {status === 'detecting' && (
        <span className={styles.detecting}>
          <span aria-hidden="true"> · </span>
          {detecting}
        </span>
      )}
    </p>
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
    <PlainEmptyState
      title={emptyTitle}
      text={emptyText}
      action={<PlainButton onClick={reset}>{resetLabel}</PlainButton>}
    />
  );
  const head = (list: HallTotal | undefined, failed: boolean) => (
    <div className={styles.head}>
      <Count list={list} failed={failed} />
      <ViewSwitch {...view} />
    </div>
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
      <h2 className="visually-hidden">{words.title}</h2>
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
