import { blogCommentSchema } from '@mehfil/api/domain/blog/inputs';
import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { DomainError, validate } from '@mehfil/api/domain/input/errors';
import { useState, type Ref, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  useBlogCommentsQuery,
  useWriteBlogCommentMutation,
  type CommentFieldsFragment,
} from '../../../graphql/generated/blog';
import { useSession } from '../../../graphql/session';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { PlainButton } from '../../../ui/PlainButton';
import styles from './ArticleComments.module.css';
import { blogText } from './blog.text';

/** Comments below an article, with one level of answers; signed-in readers write. */
export function ArticleComments({ postId, ref }: { postId: number; ref: Ref<HTMLElement> }) {
  const words = useText(blogText).comments;
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const [answered, setAnswered] = useState<CommentFieldsFragment | null>(null);
  const { data, fetchMore } = useBlogCommentsQuery({ variables: { postId } });
  const list = data?.blogComments;
  const threads = (list?.nodes ?? []).filter(({ parentId }) => parentId === null);
  const answersTo = (id: number) => (list?.nodes ?? []).filter(({ parentId }) => parentId === id);
  return (
    <section ref={ref} tabIndex={-1} className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" className={styles.title}>
        {words.title(list?.totalCount ?? 0)}
      </h2>
      {list?.nodes.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={styles.list}>
        {threads.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} onAnswer={viewer ? () => setAnswered(comment) : undefined} />
            <ul className={styles.answers}>
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
        <PlainButton
          look="secondary"
          onClick={() =>
            void fetchMore({
              variables: { paging: { after: list.pageInfo.endCursor } },
              updateQuery: (before, { fetchMoreResult }) => ({
                blogComments: {
                  ...fetchMoreResult.blogComments,
                  nodes: [...before.blogComments.nodes, ...fetchMoreResult.blogComments.nodes],
                },
              }),
            })
          }
        >
          {words.more}
        </PlainButton>
      )}
      {viewer ? (
        <CommentForm key={answered?.id ?? 'new'} postId={postId} answered={answered} onDone={() => setAnswered(null)} />
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
    <article className={styles.comment}>
      <p className={styles.author}>
        {comment.isOwn ? words.own : comment.authorName}
        <time dateTime={comment.createdAt}>{format.date(comment.createdAt)}</time>
      </p>
      <p className={comment.isHidden ? styles.hidden : styles.words}>
        {comment.isHidden && comment.content === '' ? words.hidden : comment.content}
      </p>
      {onAnswer && !comment.isHidden && (
        <button type="button" className={styles.answer} onClick={onAnswer}>
          {words.answer}
        </button>
      )}
    </article>
  );
}

interface CommentFormProps {
  postId: number;
  answered: CommentFieldsFragment | null;
  onDone: () => void;
}

/** The sentence that a comment's rules say about it, or null. */
function problemOf(input: { postId: number; content: string; parentId: number | null }): string | null {
  try {
    validate(blogCommentSchema, input);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

function CommentForm({ postId, answered, onDone }: CommentFormProps) {
  const words = useText(blogText).comments;
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { run, pending } = useWriteBlogCommentMutation({
    success: { tone: 'success', title: words.success },
    failure: { title: words.failure, always: true },
    refetch: ['BlogComments'],
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = { postId, content, parentId: answered?.id ?? null };
    const wrong = problemOf(input);
    setProblem(wrong);
    if (wrong !== null) return;
    const outcome = await run({ input });
    if (!outcome.ok) return;
    setContent('');
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor="comment">{answered ? words.answering(answered.authorName) : words.label}</label>
      <textarea
        id="comment"
        className={styles.input}
        rows={4}
        maxLength={BLOG_LIMITS.commentMaxCharacters}
        value={content}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : 'comment-problem'}
        onChange={(event) => setContent(event.target.value)}
      />
      {problem !== null && (
        <p id="comment-problem" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <PlainButton type="submit" pending={pending}>
          {words.submit}
        </PlainButton>
        {answered && (
          <PlainButton look="quiet" onClick={onDone}>
            {words.cancel}
          </PlainButton>
        )}
      </div>
    </form>
  );
}
