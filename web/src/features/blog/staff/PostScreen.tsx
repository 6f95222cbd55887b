import { Flex } from 'antd';
import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { readError } from '../../../graphql/errors';
import { usePanelBlogHeadQuery } from '../../../graphql/generated/panel-blog';
import { usePanelBlogPostQuery, type PanelPostFragment } from '../../../graphql/generated/panel-post';
import { useText } from '../../../i18n/text';
import { ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { VideoLink } from '../../../ui/VideoLink';
import { Picture } from '../../../ui/Picture';
import prose from '../../../ui/Prose.module.css';
import { StatusTag } from '../../../ui/StatusTag';
import { ListSkeleton } from '../../../ui/list/ListSkeleton';
import { LoadFailed } from '../../../ui/LoadFailed';
import styles from './Blog.module.css';
import { blogAddress } from './panel-blog-address';
import { PostForm } from './PostForm';
import { postFormText } from './post-form.text';
import { emptyPost, postValues } from './post-values';
import { joinClasses } from '../../../lib/classes';

/** A new post, or one to edit; moderators read it. */
export function PostScreen({ id, isAdmin }: { id: number | undefined; isAdmin: boolean }) {
  const words = useText(postFormText);
  const head = usePanelBlogHeadQuery();
  const post = usePanelBlogPostQuery({ variables: { id: id ?? 0 }, skip: id === undefined, freshFor: 0 });
  if (post.error && readError(post.error).code === 'NOT_FOUND')
    return (
      <EmptyState
        title={words.missing.title}
        text={words.missing.text}
        action={<ButtonLink to={blogAddress()}>{words.missing.action}</ButtonLink>}
      />
    );
  const problem = (head.error && !head.data) || (post.error && !post.data);
  if (problem) return <LoadFailed onRetry={() => void Promise.all([head.refetch(), id && post.refetch()])} />;
  if (!head.data || (id !== undefined && !post.data)) return <ListSkeleton />;
  const found = post.data?.editorBlogPost;
  if (!isAdmin) return found ? <PostReading post={found} /> : null;
  return (
    <Card as="section" labelledBy="post-form">
      <h2 id="post-form" className="below-14 heading-22">
        {found ? words.edit : words.create}
      </h2>
      <PostForm
        id={id}
        initialValues={found ? postValues(found) : emptyPost()}
        updatedAt={found?.updatedAt}
        categories={head.data.blogCategories}
        tags={head.data.blogTags}
      />
    </Card>
  );
}

/** What readers of Urdu see instead of title, excerpt and content, if there is a version for them. */
function UrduReading({ post: { titleUrdu, excerptUrdu, contentUrdu } }: { post: PanelPostFragment }) {
  const words = useText(postFormText).urdu;
  if (titleUrdu === null || contentUrdu === null) return null;
  return (
    <section
      className={joinClasses('stack gap-16 bordered rounded-card padded-20', styles.urdu)}
      aria-label={words.version}
      lang="ur"
      dir="rtl"
    >
      <Flex component="h3" wrap align="center" gap={10} className="heading-20">
        {titleUrdu}
      </Flex>
      {excerptUrdu && <p className="muted">{excerptUrdu}</p>}
      {/* Sanitized by the server when it was saved. */}
      <div className={prose.prose} dangerouslySetInnerHTML={{ __html: contentUrdu }} />
    </section>
  );
}

/** A post as readers see it, for those who may not change it. */
function PostReading({ post }: { post: PanelPostFragment }) {
  return (
    <Card as="section" labelledBy="post-title">
      <Flex vertical gap={18} className="reading">
        <Flex id="post-title" component="h2" wrap align="center" gap={10} className="heading-20">
          {post.title} <StatusTag status={post.status} />
        </Flex>
        {post.featuredImage && (
          <Picture src={post.featuredImage} alt="" width={16} height={9} sizes="(min-width: 900px) 760px, 100vw" />
        )}
        {post.excerpt && <p className="muted">{post.excerpt}</p>}
        {/* Sanitized by the server when it was saved. */}
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: post.content }} />
        <UrduReading post={post} />
        {post.media.slice(0, BLOG_LIMITS.mediaMax).map(({ mediaType, mediaUrl, caption }) =>
          mediaType === 'VIDEO' ? (
            <VideoLink key={mediaUrl} address={mediaUrl} caption={caption} />
          ) : (
            <figure key={mediaUrl}>
              <Picture
                src={mediaUrl}
                alt={caption ?? ''}
                width={3}
                height={2}
                sizes="(min-width: 900px) 760px, 100vw"
              />
              {caption && <figcaption className="muted">{caption}</figcaption>}
            </figure>
          ),
        )}
      </Flex>
    </Card>
  );
}
