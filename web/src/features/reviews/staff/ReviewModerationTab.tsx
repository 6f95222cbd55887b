import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { usePanelReviewsQuery } from '../../../graphql/generated/review-moderation';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { SearchAndChoice } from '../../../ui/list/SearchAndChoice';
import { useListFilters } from '../../../ui/list/useListFilters';
import { ListPage } from '../../../ui/list/ListPage';
import { reviewModerationText } from './review-moderation.text';
import { useReviewColumns } from './useReviewColumns';

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const WIRE = { reported: 'REPORTED', all: 'ALL', hidden: 'HIDDEN' } as const;
type State = keyof typeof WIRE;
const STATES = Object.keys(WIRE) as State[];

/** Review moderation: the reported ones first, all and hidden ones on demand; admins and moderators act alike. */
export function ReviewModerationTab() {
  const words = useText(reviewModerationText);
  const columns = useReviewColumns();
  const filters = useListFilters({ state: 'reported', text: '' });
  const { values, page, change } = filters;
  const state = STATES.find((each) => each === values.state) ?? 'reported';
  const { data, error, refetch } = usePanelReviewsQuery({
    variables: { filter: { state: WIRE[state], text: values.text }, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  const isQueue = state === 'reported' && values.text === '';
  const showAll = (
    <Button look="secondary" onClick={() => change({ state: 'all' })}>
      {words.showAll}
    </Button>
  );
  return (
    <ListPage
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
        <SearchAndChoice
          search={{ label: words.search, value: values.text }}
          choice={{
            label: words.state,
            value: state,
            options: STATES.map((each) => ({ value: each, label: words.states[each] })),
          }}
          onSearch={(text, options) => change({ text }, options)}
          onChoose={(chosen) => change({ state: chosen })}
        />
      }
      isPageTitle
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ userName }) => userName}
    />
  );
}
