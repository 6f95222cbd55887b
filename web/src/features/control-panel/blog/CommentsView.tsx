import { reasonSchema } from '@mehfil/api/domain/businesses/inputs';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { useState } from 'react';
import {
  useHideBlogCommentMutation,
  usePanelCommentsQuery,
  useShowBlogCommentMutation,
  type PanelCommentsQuery,
} from '../../../graphql/generated/panel-comments';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { Button } from '../../../ui/Button';
import { StatusTag } from '../../../ui/StatusTag';
import { SearchAndChoice } from '../filters/SearchAndChoice';
import { useUrlFilters } from '../filters/useUrlFilters';
import panel from '../Panel.module.css';
import { panelText } from '../panel.text';
import { ReasonDialog } from '../ReasonDialog';
import { StaffList } from '../StaffList';
import { useFocusAfter } from '../useFocusAfter';
import { commentsText } from './blog-panel.text';
import styles from './Blog.module.css';

type Thread = PanelCommentsQuery['blogCommentThreads']['nodes'][number];
type Comment = Thread['answers'][number];

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const WIRE = { all: 'ALL', shown: 'SHOWN', hidden: 'HIDDEN' } as const;
type State = keyof typeof WIRE;
const STATES = Object.keys(WIRE) as State[];

/** Comments of all posts with their answers; admins and moderators hide them with a reason, and show them again. */
export function CommentsView() {
  const words = useText(commentsText);
  const filters = useUrlFilters({ state: 'all', text: '' });
  const { values, page, change } = filters;
  const state = STATES.find((each) => each === values.state) ?? 'all';
  const { data, error, refetch } = usePanelCommentsQuery({
    variables: { filter: { state: WIRE[state], text: values.text }, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  return (
    <StaffList
      id="comments"
      title={words.title}
      list={data?.blogCommentThreads}
      failed={error !== undefined}
      onRetry={() => void refetch()}
      filters={filters}
      limit={PAGE}
      empty={{ title: words.none, text: words.noneText }}
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
    >
      {(threads, kept) => (
        <ul {...kept} className={panel.entries}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <article>
                <CommentItem comment={thread} about={words.on(thread.postTitle)} />
                {thread.answers.length > 0 && (
                  <ul className={styles.answers} aria-label={words.answers}>
                    {thread.answers.map((answer) => (
                      <li key={answer.id}>
                        <CommentItem comment={answer} />
                      </li>
                    ))}
                  </ul>
                )}
              </article>
            </li>
          ))}
        </ul>
      )}
    </StaffList>
  );
}

function CommentItem({ comment, about }: { comment: Comment; about?: string }) {
  const words = useText(commentsText);
  const format = useFormat();
  const { authorName, content, isHidden, hiddenReason, createdAt } = comment;
  return (
    <div className={panel.row}>
      <div className={panel.rowText}>
        <p>
          <strong>{authorName}</strong>{' '}
          <span className={panel.muted}>
            {about} {format.compactDateTime(createdAt)}
          </span>{' '}
          {isHidden && <StatusTag status="hidden" label={words.hidden} />}
        </p>
        <p className={joinClasses(styles.words, isHidden && styles.hiddenWords)}>{content}</p>
        {isHidden && hiddenReason && <p className={panel.muted}>{words.hiddenBecause(hiddenReason)}</p>}
      </div>
      <CommentActions comment={comment} />
    </div>
  );
}

function CommentActions({ comment: { id, authorName, isHidden } }: { comment: Comment }) {
  const words = useText(commentsText);
  const { error } = useText(panelText);
  const [asks, setAsks] = useState(false);
  const said = (title: string) => ({
    success: { tone: 'success' as const, title },
    failure: { title: error, fallback: words.failed, always: true },
    refetch: ['PanelComments', 'BlogComments'],
  });
  const hide = useHideBlogCommentMutation(said(words.hiddenSaid));
  const show = useShowBlogCommentMutation(said(words.shownSaid));
  const box = useFocusAfter(isHidden);
  return (
    <div ref={box} className={panel.actions}>
      {isHidden ? (
        <Button
          look="secondary"
          aria-label={words.of(words.show, authorName)}
          pending={show.pending}
          onClick={() => void show.run({ id })}
        >
          {words.show}
        </Button>
      ) : (
        <Button look="caution" aria-label={words.of(words.hide, authorName)} onClick={() => setAsks(true)}>
          {words.hide}
        </Button>
      )}
      {asks && (
        <ReasonDialog
          title={words.why(authorName)}
          label={words.reason}
          submit={words.hide}
          schema={reasonSchema}
          pending={hide.pending}
          onSubmit={async (input, form) => (await hide.run({ id, input }, { form })).ok}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
