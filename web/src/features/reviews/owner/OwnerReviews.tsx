import { PAGING_LIMITS } from '@mehfil/api/domain/input/limits';
import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import { formatReviewCount } from '@mehfil/api/domain/text/words';
import { useState } from 'react';
import { useOwnReviewsQuery, useReviewedHallsQuery } from '../../../graphql/generated/own-reviews';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { StarIcon } from '../../../ui/icons';
import { lazyPart } from '../../../ui/lazy-part';
import type { FilterChip } from '../../../ui/list/FilterChips';
import { ListPage } from '../../../ui/list/ListPage';
import { SavedViews } from '../../../ui/list/SavedViews';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { toChips } from '../../../ui/list/to-chips';
import { useListFilters, type ListFilters } from '../../../ui/list/useListFilters';
import { PageHeader } from '../../../ui/PageHeader';
import { ORDERS, PAGE_SIZE, REVIEW_ADDRESS, toVariables, type OwnerFilters } from './owner-filters';
import { ownerReviewsText } from './owner-reviews.text';
import { useOwnReviewColumns, type OwnReview } from './useOwnReviewColumns';

const WholeReview = lazyPart(() => import('./WholeReview').then((module) => module.WholeReview));

const RATINGS = Array.from({ length: REVIEW_LIMITS.ratingMax }, (_, place) => REVIEW_LIMITS.ratingMax - place);

/** Reviews of the owner's halls: to look through, to answer once, to report. */
export function OwnerReviews() {
  const words = useText(ownerReviewsText);
  const say = useSay();
  const filters = useListFilters(REVIEW_ADDRESS, ['order']);
  const { values, change, isFiltered } = filters;
  const { data, previousData, error, refetch } = useOwnReviewsQuery({ variables: toVariables(values), freshFor: 0 });
  const list = (data ?? previousData)?.ownReviews;
  const { data: halls } = useReviewedHallsQuery({ variables: { paging: { limit: PAGING_LIMITS.limitMax } } });
  const [opened, setOpened] = useState<OwnReview | null>(null);
  // As last read: it stays open where its answer took it out of the list.
  const read = opened && (list?.nodes.find(({ id }) => id === opened.id) ?? opened);
  // Who has no reviews at all has nothing to look for.
  const canSearch = isFiltered || list === undefined || list.totalCount > 0;
  const controls = { filters, halls: halls?.viewerHalls.nodes ?? [] };
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <ListPage<OwnReview, OwnerFilters['order']>
        id="own-reviews"
        title={words.title}
        isPageTitle
        count={words.count}
        dense
        list={list}
        failed={error !== undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        refreshing={data === undefined}
        filters={filters}
        limit={PAGE_SIZE}
        filtersLabel={words.filters}
        controls={canSearch ? <Controls {...controls} /> : null}
        chips={useChips(controls)}
        empty={{
          icon: <StarIcon size={40} />,
          title: isFiltered ? words.nothing : words.empty,
          text: isFiltered ? undefined : words.emptyText,
        }}
        tools={
          canSearch && (
            <SavedViews
              list="own-reviews"
              address={REVIEW_ADDRESS}
              shown={values}
              views={[
                { name: words.views.all, values: {} },
                { name: words.unanswered, values: { unanswered: true } },
                { name: words.views.lowest, values: { order: 'LOWEST' } },
              ]}
            />
          )
        }
        columns={useOwnReviewColumns(setOpened)}
        rowKey={({ id }) => id}
        rowLabel={({ userName }) => words.by(userName)}
        order={values.order}
        onOrder={(order) => change({ order: order ?? 'NEWEST' })}
        shortcuts={{ Enter: setOpened }}
        summary={list && list.nodes.length > 0 && <p aria-live="polite">{say(formatReviewCount(list.totalCount))}</p>}
      />
      {read && <WholeReview review={read} onClose={() => setOpened(null)} />}
    </>
  );
}

interface ControlsProps {
  filters: ListFilters<OwnerFilters>;
  halls: readonly { id: number; title: string }[];
}

function useChips({ filters: { values, change }, halls }: ControlsProps): FilterChip[] {
  const words = useText(ownerReviewsText);
  const { hallId, rating, unanswered } = values;
  const hall = halls.find(({ id }) => id === hallId);
  return toChips(change, [
    [hallId !== null && (hall?.title ?? `${words.hall} ${hallId}`), { hallId: null }],
    [rating !== null && words.stars(rating), { rating: null }],
    [unanswered && words.unanswered, { unanswered: false }],
  ]);
}

function Controls({ filters: { values, change }, halls }: ControlsProps) {
  const words = useText(ownerReviewsText);
  return (
    <>
      <SelectFilter<number | null>
        label={words.hall}
        value={values.hallId}
        options={[
          { value: null, label: words.anyHall },
          ...halls.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(hallId) => change({ hallId })}
      />
      <SelectFilter<number | null>
        label={words.rating}
        value={values.rating}
        options={[
          { value: null, label: words.anyRating },
          ...RATINGS.map((value) => ({ value, label: words.stars(value) })),
        ]}
        onChange={(rating) => change({ rating })}
      />
      <SelectFilter
        label={words.answers}
        value={values.unanswered ? 'unanswered' : 'any'}
        options={[
          { value: 'any', label: words.anyAnswer },
          { value: 'unanswered', label: words.unanswered },
        ]}
        onChange={(chosen) => change({ unanswered: chosen === 'unanswered' })}
      />
      <SelectFilter
        label={words.order}
        value={values.order}
        options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        onChange={(order) => change({ order })}
      />
    </>
  );
}
