import {
  BLOG_POST_ACTIONS,
  BlogPostAction,
  blogPostActionsFrom,
  BlogPostStatus,
  isScheduled,
} from '@mehfil/api/domain/blog/transitions';
import { useState } from 'react';
import {
  useArchiveBlogPostMutation,
  usePublishBlogPostMutation,
  useRemoveBlogPostMutation,
  useUnarchiveBlogPostMutation,
  useUnpublishBlogPostMutation,
  type PanelPostRowFragment,
} from '../../../graphql/generated/panel-blog';
import type { CallError } from '../../../graphql/errors';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { pageClock } from '../../../lib/clock';
import { Button, ButtonLink } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Picture } from '../../../ui/Picture';
import { StatusTag } from '../../../ui/StatusTag';
import panel from '../Panel.module.css';
import { panelText } from '../panel.text';
import { blogAddress } from './blog-address';
import { blogPanelText } from './blog-panel.text';
import styles from './Blog.module.css';
import { useFocusAfter } from '../useFocusAfter';
import { POST_QUERIES } from './post-queries';

const STATUS_OF = {
  DRAFT: BlogPostStatus.DRAFT,
  PUBLISHED: BlogPostStatus.PUBLISHED,
  ARCHIVED: BlogPostStatus.ARCHIVED,
} as const;

/** A post in the list, with what an admin can do with it. */
export function PostItem({ post, isAdmin }: { post: PanelPostRowFragment; isAdmin: boolean }) {
  const words = useText(blogPanelText);
  const format = useFormat();
  const { id, title, excerpt, featuredImage, categoryName, categoryColor, isFeatured, publishedAt, createdAt } = post;
  const status = STATUS_OF[post.status];
  const actions = useFocusAfter(status);
  const scheduled = isScheduled(
    { status, publishedAt: publishedAt === null ? null : new Date(publishedAt) },
    new Date(pageClock()),
  );
  const when =
    status === BlogPostStatus.PUBLISHED && publishedAt
      ? scheduled
        ? words.goesOut(format.compactDateTime(publishedAt))
        : words.published(format.compactDate(publishedAt))
      : words.begun(format.compactDate(createdAt));
  return (
    <article>
      <div className={styles.post}>
        <Picture src={featuredImage} alt="" width={3} height={2} sizes="120px" className={styles.thumbnail} />
        <div className={panel.rowText}>
          <h3 className={panel.name}>
            {title} <StatusTag status={status} />
            {scheduled && <StatusTag status="pending" label={words.scheduled} />}
            {isFeatured && <StatusTag status="featured" label={words.featured} />}
          </h3>
          {excerpt && <p className={panel.clamp}>{excerpt}</p>}
          <p className={panel.muted}>
            {categoryName && (
              <>
                <span
                  className={styles.dot}
                  style={{ backgroundColor: categoryColor ?? undefined }}
                  aria-hidden="true"
                />{' '}
                {categoryName} ·{' '}
              </>
            )}
            {when} · {words.views(format.number(post.viewCount))}
          </p>
        </div>
        <div ref={actions} className={panel.actions}>
          <ButtonLink
            to={blogAddress('post', id)}
            look="secondary"
            aria-label={words.of(isAdmin ? words.edit : words.read, title)}
          >
            {isAdmin ? words.edit : words.read}
          </ButtonLink>
          {isAdmin && <PostActions id={id} title={title} status={status} />}
        </div>
      </div>
    </article>
  );
}

function usePostActions() {
  const words = useText(blogPanelText);
  const { error: errorTitle } = useText(panelText);
  const said = (action: BlogPostAction) => ({
    success: { tone: 'success' as const, title: words.said[action] },
    failure: ({ message }: CallError) => ({
      tone: 'danger' as const,
      title: errorTitle,
      description: words.failed[action](message || words.noAnswer),
    }),
    refetch: POST_QUERIES,
  });
  return {
    [BlogPostAction.PUBLISH]: usePublishBlogPostMutation(said(BlogPostAction.PUBLISH)),
    [BlogPostAction.UNPUBLISH]: useUnpublishBlogPostMutation(said(BlogPostAction.UNPUBLISH)),
    [BlogPostAction.ARCHIVE]: useArchiveBlogPostMutation(said(BlogPostAction.ARCHIVE)),
    [BlogPostAction.UNARCHIVE]: useUnarchiveBlogPostMutation(said(BlogPostAction.UNARCHIVE)),
  };
}

function PostActions({ id, title, status }: { id: number; title: string; status: BlogPostStatus }) {
  const words = useText(blogPanelText);
  const { error: errorTitle } = useText(panelText);
  const [asks, setAsks] = useState(false);
  const moves = usePostActions();
  const remove = useRemoveBlogPostMutation({
    success: { tone: 'success', title: words.said.deleted },
    failure: () => ({ tone: 'danger', title: errorTitle, description: words.failed.deleted }),
    refetch: POST_QUERIES,
  });
  return (
    <>
      {blogPostActionsFrom(status).map((action) => (
        <Button
          key={action}
          look={action === BlogPostAction.PUBLISH ? 'primary' : 'secondary'}
          aria-label={words.of(BLOG_POST_ACTIONS[action].label, title)}
          pending={moves[action].pending}
          onClick={() => void moves[action].run({ id })}
        >
          {BLOG_POST_ACTIONS[action].label}
        </Button>
      ))}
      <Button look="caution" aria-label={words.of(words.delete, title)} onClick={() => setAsks(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={words.deleteTitle(title)}
        text={words.deleteText}
        confirmLabel={words.delete}
        pending={remove.pending}
        onCancel={() => setAsks(false)}
        onConfirm={() => void remove.run({ id }).then(() => setAsks(false))}
      />
    </>
  );
}
