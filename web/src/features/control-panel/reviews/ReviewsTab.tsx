import { LIMITS } from '@mehfil/api/rules';
import { usePanelReviewsQuery } from '../../../graphql/generated/review-moderation';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterBar } from '../filters/FilterBar';
import { SearchFilter } from '../filters/SearchFilter';
import { SelectFilter } from '../filters/SelectFilter';
import { useUrlFilters } from '../filters/useUrlFilters';
import { ListSkeleton } from '../ListSkeleton';
import { LoadProblem } from '../LoadProblem';
import { Pager } from '../Pager';
import panel from '../Panel.module.css';
import { ModeratedReviewItem } from './ModeratedReviewItem';
import { reviewModerationText } from './review-moderation.text';

const PAGE = LIMITS.controlPanel.pageSize;
const WIRE = { reported: 'REPORTED', all: 'ALL', hidden: 'HIDDEN' } as const;
type State = keyof typeof WIRE;
const STATES = Object.keys(WIRE) as State[];

/** Review moderation: the reported ones first, all and hidden ones on demand; admins and moderators act alike. */
export function ReviewsTab() {
  const words = useText(reviewModerationText);
  const { values, page, change, goTo, isFiltered, clear } = useUrlFilters({ state: 'reported', text: '' });
  const state = STATES.find((each) => each === values.state) ?? 'reported';
  const { data, error, refetch } = usePanelReviewsQuery({
    variables: { filter: { state: WIRE[state], text: values.text }, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  const list = data?.reviews;
  const isQueue = state === 'reported' && values.text === '';
  return (
    <Card as="section" labelledBy="reviews">
      <h2 id="reviews" className={panel.heading}>
        {words.title} {list && <span className={panel.muted}>({list.totalCount})</span>}
      </h2>
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <SearchFilter
          label={words.search}
          value={values.text}
          onChange={(text) => change({ text }, { replace: true })}
        />
        <SelectFilter
          label={words.state}
          value={state}
          options={STATES.map((each) => ({ value: each, label: words.states[each] }))}
          onChange={(chosen) => change({ state: chosen })}
        />
      </FilterBar>
      {!list && (error ? <LoadProblem onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {list?.nodes.length === 0 && (
        <EmptyState
          level={3}
          title={isQueue ? words.nothingReported : words.none}
          text={isQueue ? words.nothingReportedText : words.noneText}
          action={
            isQueue && (
              <Button look="secondary" onClick={() => change({ state: 'all' })}>
                {words.showAll}
              </Button>
            )
          }
        />
      )}
      <ul className={panel.list}>
        {list?.nodes.map((review) => (
          <li key={review.id}>
            <ModeratedReviewItem review={review} />
          </li>
        ))}
      </ul>
      <Pager page={page} limit={PAGE} total={list?.totalCount ?? 0} onPage={goTo} />
    </Card>
  );
}
