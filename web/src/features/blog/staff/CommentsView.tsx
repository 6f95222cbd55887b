import { lazyPart } from '../../../ui/lazy-part';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import {
  useHideBlogCommentMutation,
  usePanelCommentsQuery,
  useShowBlogCommentMutation,
  type PanelCommentsQuery,
} from '../../../graphql/generated/panel-comments';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';
import { joinClasses } from '../../../lib/classes';
import { StatusTag } from '../../../ui/StatusTag';
import type { Column } from '../../../ui/table/columns';
import { SearchAndChoice } from '../../../ui/list/SearchAndChoice';
import { useListFilters } from '../../../ui/list/useListFilters';
import { HideOrShow } from '../../../ui/list/HideOrShow';
import { useRowChange } from '../../../ui/list/useRowChange';
import { ListPage } from '../../../ui/list/ListPage';
import { commentsText } from './blog-panel.text';

const HideCommentDialog = lazyPart(() => import('./HideCommentDialog').then((module) => module.HideCommentDialog));

type Thread = PanelCommentsQuery['blogCommentThreads']['nodes'][number];
/** A comment or an answer to one, with the post it is about. */
type Line = Thread['answers'][number] & Pick<Thread, 'postTitle'> & { isAnswer: boolean };

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const STATES = ['ALL', 'SHOWN', 'HIDDEN'] as const;
type State = (typeof STATES)[number];

const ADDRESS = defineAddress<{ state: State; text: string; page: number }>({
  state: oneOf<State, State>('state', STATES, 'ALL'),
  text: freeText('text'),
  page: positive('page', 1),
});

/** Comments of all posts with their answers; admins and moderators hide them with a reason, and show them again. */
export function CommentsView() {
  const words = useText(commentsText);
  const filters = useListFilters(ADDRESS);
  const { page, change } = filters;
  const { state, text } = filters.values;
  const { data, error, refetch } = usePanelCommentsQuery({
    variables: { filter: { state, text }, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  const list = data?.blogCommentThreads;
  const columns = useCommentColumns();
  return (
    <ListPage
      id="comments"
      title={words.title}
      list={list && { ...list, nodes: toLines(list.nodes) }}
      failed={error !== undefined}
      onRetry={() => void refetch()}
      filters={filters}
      limit={PAGE}
      empty={{ title: words.none, text: words.noneText }}
      controls={
        <SearchAndChoice
          search={{ label: words.search, value: text }}
          choice={{
            label: words.state,
            value: state,
            options: STATES.map((each) => ({ value: each, label: words.states[each] })),
          }}
          onSearch={(typed, options) => change({ text: typed }, options)}
          onChoose={(chosen) => change({ state: chosen })}
        />
      }
      isPageTitle
      count={words.count}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ authorName }) => authorName}
    />
  );
}

/** A thread of the list, its answers below it as rows of their own. */
function toLines(threads: readonly Thread[]): Line[] {
  return threads.flatMap(({ answers, ...thread }) => [
    { ...thread, isAnswer: false },
    ...answers.map((answer) => ({ ...answer, postTitle: thread.postTitle, isAnswer: true })),
  ]);
}

function useCommentColumns(): Column<Line>[] {
  const words = useText(commentsText);
  const format = useFormat();
  return [
    {
      key: 'author',
      title: words.author,
      required: true,
      narrow: 'plain',
      render: ({ authorName, isAnswer }) => (
        <>
          <strong>{authorName}</strong>
          {isAnswer && <p className="muted">{words.answer}</p>}
        </>
      ),
    },
    {
      key: 'comment',
      title: words.comment,
      required: true,
      narrow: 'plain',
      share: 3.4,
      render: ({ content, isHidden, hiddenReason, isAnswer }) => (
        <div className={isAnswer ? 'quoted' : undefined}>
          {isHidden && <StatusTag status="hidden" label={words.hidden} />}
          <p className={joinClasses('reading lines breakable', isHidden && 'muted')}>
            {isHidden ? <s>{content}</s> : content}
          </p>
          {isHidden && hiddenReason && <p className="muted">{words.hiddenBecause(hiddenReason)}</p>}
        </div>
      ),
    },
    {
      key: 'post',
      title: words.post,
      narrow: 'plain',
      share: 1.6,
      render: ({ postTitle, isAnswer }) => (isAnswer ? null : words.on(postTitle)),
    },
    { key: 'written', title: words.written, share: 1.3, render: ({ createdAt }) => format.compactDateTime(createdAt) },
    {
      key: 'actions',
      title: words.actions,
      required: true,
      narrow: 'plain',
      render: (comment) => <CommentActions comment={comment} />,
    },
  ];
}

function CommentActions({ comment: { id, authorName, isHidden } }: { comment: Line }) {
  const words = useText(commentsText);
  const change = useRowChange(words.failed, ['PanelComments', 'BlogComments'], authorName);
  const hide = useHideBlogCommentMutation(change(words.hiddenSaid));
  const show = useShowBlogCommentMutation(change(words.shownSaid));
  return (
    <HideOrShow
      author={authorName}
      isHidden={isHidden}
      words={words}
      Question={HideCommentDialog}
      pending={show.pending}
      onHide={async (input, form) => (await hide.run({ id, input }, { form })).ok}
      onShow={() => show.run({ id })}
    />
  );
}
