import { lazy, Suspense, useState, type Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useBlogCommentsQuery, type CommentFieldsFragment } from '../../../graphql/generated/blog';
import { useSession } from '../../../graphql/session';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { PlainButton } from '../../../ui/PlainButton';
import { PlainEmptyState } from '../../../ui/PlainEmptyState';
import { PlainSkeleton } from '../../../ui/PlainSkeleton';
import { useLoadMore } from '../../../ui/useLoadMore';
import styles from './ArticleComments.module.css';
import { blogText } from './blog.text';
import { joinClasses } from '../../../lib/classes';

/** Loaded for those who may write; most readers don't. */
const CommentForm = lazy(() => import('./CommentForm').then((module) => ({ default: module.CommentForm })));

/** The comments of an article, a page at a time. */
function useComments(postId: number) {
  const { data, error, refetch, fetchMore } = useBlogCommentsQuery({ variables: { postId } });
  const list = data?.blogComments;
  const more = useLoadMore(() =>
    fetchMore({
      variables: { paging: { after: list?.pageInfo.endCursor } },
      updateQuery: (before, { fetchMoreResult }) => ({
        blogComments: {
          ...fetchMoreResult.blogComments,
          nodes: [...before.blogComments.nodes, ...fetchMoreResult.blogComments.nodes],
        },
      }),
    }),
  );
  return { list, error, refetch, ...more };
}

/** Comments below an article, with one level of answers; signed-in readers write. */
export function ArticleComments({ postId, ref }: { postId: number; ref: Ref<HTMLElement> }) {
  const words = useText(blogText).comments;
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<CommentFieldsFragment | null>(null);
  const { list, error, refetch, pending, loadMore } = useComments(postId);
  const threads = (list?.nodes ?? []).filter(({ parentId }) => parentId === null);
  const answersTo = (id: number) => (list?.nodes ?? []).filter(({ parentId }) => parentId === id);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={joinClasses('stack gap-20 line-above above-24', styles.comments)}
      aria-labelledby="comments"
    >
      <h2 id="comments" className="heading-26">
        {words.title(list?.totalCount ?? 0)}
      </h2>
      {error && !list && (
        <div role="alert">
          <PlainEmptyState
            level={3}
            title={words.failed}
            action={<PlainButton onClick={() => void refetch()}>{words.retry}</PlainButton>}
          />
        </div>
      )}
      {list?.nodes.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="stack gap-16">
        {threads.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} onAnswer={viewer ? () => setChosen(comment) : undefined} />
            <ul className={joinClasses('stack gap-12 above', styles.answers)}>
              {answersTo(comment.id).map((answer) => (
                <li key={answer.id}>
                  <Comment comment={answer} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {list?.pageInfo.hasNextPage && (
        <PlainButton look="secondary" pending={pending} onClick={() => void loadMore()}>
          {words.more}
        </PlainButton>
      )}
      {viewer ? (
        <Suspense fallback={<PlainSkeleton height="200px" shape="box" />}>
          <CommentForm postId={postId} chosen={chosen} onDone={() => setChosen(null)} />
        </Suspense>
      ) : (
        <p>
          <Link to={paths.login} state={{ from: pathname }}>
            {words.signIn}
          </Link>{' '}
          {words.signInText}
        </p>
      )}
    </section>
  );
}

function Comment({ comment, onAnswer }: { comment: CommentFieldsFragment; onAnswer?: () => void }) {
  const words = useText(blogText).comments;
  const format = useFormat();
  return (
    <article className={joinClasses('sunken rounded-card', styles.comment)}>
      <p className={joinClasses('row strong', styles.author)}>
        {comment.isOwn ? words.own : comment.authorName}
        <time dateTime={comment.createdAt}>{format.date(comment.createdAt)}</time>
      </p>
      <p className={comment.isHidden ? joinClasses('above-4 muted', styles.hidden) : 'above-4 lines'}>
        {comment.isHidden && comment.content === '' ? words.hidden : comment.content}
      </p>
      {onAnswer && !comment.isHidden && (
        <button type="button" className="primary strong touchable bare" onClick={onAnswer}>
          {words.answer}
        </button>
      )}
    </article>
  );
}
