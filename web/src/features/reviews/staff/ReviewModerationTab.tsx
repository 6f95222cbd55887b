import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { useState } from 'react';
import { usePanelReviewsQuery, type ModeratedReviewFragment } from '../../../graphql/generated/review-moderation';
import { useText } from '../../../i18n/text';
import { defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';
import { Button } from '../../../ui/Button';
import { lazyPart } from '../../../ui/lazy-part';
import { SavedViews } from '../../../ui/list/SavedViews';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { toChips } from '../../../ui/list/to-chips';
import { useListFilters } from '../../../ui/list/useListFilters';
import { ListPage } from '../../../ui/list/ListPage';
import { reviewModerationText } from './review-moderation.text';
import { useReviewColumns } from './useReviewColumns';

const ReviewDialog = lazyPart(() => import('./ReviewDialog').then((module) => module.ReviewDialog));

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const STATES = ['REPORTED', 'ALL', 'HIDDEN'] as const;
type State = (typeof STATES)[number];

const ADDRESS = defineAddress<{ state: State; text: string; page: number }>({
  state: oneOf<State, State>('state', STATES, 'REPORTED'),
  text: freeText('text'),
  page: positive('page', 1),
});

/** Review moderation: the reported ones first, all and hidden ones on demand; admins and moderators act alike. */
export function ReviewModerationTab() {
  const words = useText(reviewModerationText);
  const [read, setRead] = useState<ModeratedReviewFragment | null>(null);
  const columns = useReviewColumns(setRead);
  const filters = useListFilters(ADDRESS);
  const { page, change } = filters;
  const { state, text } = filters.values;
  const { data, error, refetch } = usePanelReviewsQuery({
    variables: { filter: { state, text }, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  const isQueue = state === 'REPORTED' && text === '';
  const showAll = (
    <Button look="secondary" onClick={() => change({ state: 'ALL' })}>
      {words.showAll}
    </Button>
  );
  return (
    <>
      <ListPage
        dense
        id="reviews"
        title={words.title}
        list={data?.reviews}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        filters={filters}
        limit={PAGE}
        empty={
          isQueue
            ? { title: words.nothingReported, text: words.nothingReportedText, action: showAll }
            : { title: words.none, text: words.noneText }
        }
        controls={
          <SearchFilter
            label={words.search}
            value={text}
            onChange={(typed) => change({ text: typed }, { replace: true })}
          />
        }
        tools={
          <SavedViews
            list="reviews"
            address={ADDRESS}
            shown={filters.values}
            views={STATES.map((each) => ({ name: words.states[each], values: { state: each } }))}
          />
        }
        chips={toChips(change, [
          [text, { text: '' }],
          [state !== 'REPORTED' && words.states[state], { state: 'REPORTED' }],
        ])}
        isPageTitle
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ userName }) => userName}
        shortcuts={{ Enter: setRead }}
      />
      {read && <ReviewDialog review={read} onClose={() => setRead(null)} />}
    </>
  );
}
