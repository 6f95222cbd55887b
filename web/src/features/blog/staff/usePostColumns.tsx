import { Badge, Flex } from 'antd';
import {
  BLOG_POST_ACTIONS,
  BlogPostAction,
  blogPostActionsFrom,
  BlogPostStatus,
  isScheduled,
} from '@mehfil/api/domain/blog/transitions';
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
import { TrashIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { StatusTag } from '../../../ui/StatusTag';
import type { Column } from '../../../ui/table/columns';
import { listText } from '../../../ui/list/list.text';
import { blogAddress } from './panel-blog-address';
import { blogPanelText } from './blog-panel.text';
import { useFocusAfter } from '../../../ui/useFocusAfter';
import { useConfirm } from '../../../ui/useConfirm';
import { POST_QUERIES } from './post-queries';

type Post = PanelPostRowFragment;

/** The columns of the posts, with what an admin can do with each. */
export function usePostColumns(isAdmin: boolean): Column<Post>[] {
  const words = useText(blogPanelText);
  const format = useFormat();
  return [
    {
      key: 'post',
      title: words.post,
      required: true,
      narrow: 'plain',
      share: 3.15,
      render: ({ title, excerpt, featuredImage }) => (
        <Flex align="start" gap={12}>
          <Picture src={featuredImage} alt="" width={3} height={2} sizes="96px" className="thumbnail" />
          <div className="narrowable">
            <h3>{title}</h3>
            {excerpt && <p className="two-lines">{excerpt}</p>}
          </div>
        </Flex>
      ),
    },
    { key: 'status', title: words.status, narrow: 'plain', share: 1.45, render: (post) => <Status post={post} /> },
    {
      key: 'category',
      title: words.category,
      narrow: 'plain',
      share: 1.2,
      render: ({ categoryName, categoryColor }) =>
        categoryName && <Badge {...(categoryColor && { color: categoryColor })} text={categoryName} />,
    },
    { key: 'date', title: words.date, narrow: 'plain', share: 1.25, render: (post) => <When post={post} /> },
    {
      key: 'views',
      title: words.viewCount,
      narrow: 'plain',
      share: 0.85,
      render: ({ viewCount }) => words.views(format.number(viewCount)),
    },
    {
      key: 'actions',
      title: words.actions,
      required: true,
      narrow: 'plain',
      share: 2.75,
      render: (post) => <Actions post={post} isAdmin={isAdmin} />,
    },
  ];
}

/** Published for a later time. */
function isPostScheduled({ status, publishedAt }: Post): boolean {
  const at = publishedAt === null ? null : new Date(publishedAt);
  return isScheduled({ status: BlogPostStatus[status], publishedAt: at }, new Date(pageClock()));
}

function Status({ post }: { post: Post }) {
  const words = useText(blogPanelText);
  return (
    <Flex wrap gap={8}>
      <StatusTag status={post.status} />
      {isPostScheduled(post) && <StatusTag status="pending" label={words.scheduled} />}
      {post.isFeatured && <StatusTag status="featured" label={words.featured} />}
      {post.titleUrdu !== null && <StatusTag status="urdu" label={words.urdu} />}
    </Flex>
  );
}

function When({ post }: { post: Post }) {
  const words = useText(blogPanelText);
  const format = useFormat();
  const { status, publishedAt, createdAt } = post;
  if (status !== 'PUBLISHED' || !publishedAt) return words.begun(format.compactDate(createdAt));
  return isPostScheduled(post)
    ? words.goesOut(format.compactDateTime(publishedAt))
    : words.published(format.compactDate(publishedAt));
}

function Actions({ post: { id, title, status: code }, isAdmin }: { post: Post; isAdmin: boolean }) {
  const words = useText(blogPanelText);
  const status = BlogPostStatus[code];
  const actions = useFocusAfter(status);
  return (
    <Flex ref={actions} wrap gap={8}>
      <ButtonLink
        to={blogAddress('post', id)}
        look="secondary"
        aria-label={words.of(isAdmin ? words.edit : words.read, title)}
      >
        {isAdmin ? words.edit : words.read}
      </ButtonLink>
      {isAdmin && <PostActions id={id} title={title} status={status} />}
    </Flex>
  );
}

function usePostActions(post: string) {
  const words = useText(blogPanelText);
  const { error: errorTitle } = useText(listText);
  const said = (action: BlogPostAction) => ({
    success: { tone: 'success' as const, title: words.said[action] },
    about: post,
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
  const { error: errorTitle } = useText(listText);
  const confirm = useConfirm();
  const moves = usePostActions(title);
  const remove = useRemoveBlogPostMutation({
    success: { tone: 'success', title: words.said.deleted },
    about: title,
    failure: () => ({ tone: 'danger', title: errorTitle, description: words.failed.deleted }),
    refetch: POST_QUERIES,
  });
  const ask = () =>
    confirm({
      danger: true,
      title: words.deleteTitle(title),
      text: words.deleteText,
      confirmLabel: words.delete,
      onConfirm: () => remove.run({ id }),
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
      <Button look="caution" icon={<TrashIcon />} aria-label={words.of(words.delete, title)} onClick={ask} />
    </>
  );
}
