import { Link } from 'react-router-dom';
import type { PostCardFragment } from '../../../graphql/generated/blog';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/Card';
import { Picture } from '../../../ui/Picture';
import { blogText } from './blog.text';
import { POST_PICTURE_SIZES } from './card-picture';
import { useArticleInLocale } from './article-in-locale';
import { CategoryBadge } from './CategoryBadge';
import styles from './PostCard.module.css';
import { joinClasses } from '../../../lib/classes';

/** An article in a list, in the reader's language if it has a version in it: picture, category, title, excerpt, date, views. */
export function PostCard({
  post: original,
  level = 3,
  eager = false,
}: {
  post: PostCardFragment;
  level?: 2 | 3;
  eager?: boolean;
}) {
  const words = useText(blogText).card;
  const format = useFormat();
  const post = useArticleInLocale(original);
  const Heading = level === 2 ? 'h2' : 'h3';
  const id = `post-${post.id}`;
  return (
    <Card as="article" lifts flush labelledBy={id} className={styles.card}>
      <Picture src={post.featuredImage} alt="" width={3} height={2} sizes={POST_PICTURE_SIZES} eager={eager} />
      <div className={joinClasses('beside grow gap-10 padded-20', styles.body)}>
        {post.categoryName && <CategoryBadge name={post.categoryName} color={post.categoryColor} />}
        <Heading id={id} className={styles.title} {...post.written}>
          <Link className="plain-link" to={paths.blogPost(post.slug)}>
            {post.title}
          </Link>
        </Heading>
        {post.excerpt && (
          <p className={joinClasses('clipped muted', styles.excerpt)} {...post.written}>
            {post.excerpt}
          </p>
        )}
        <p className={joinClasses('row muted small', styles.facts)}>
          {post.publishedAt && <time dateTime={post.publishedAt}>{format.date(post.publishedAt)}</time>}
          <span>{words.views(format.number(post.viewCount))}</span>
        </p>
        <Link
          className={joinClasses('middle strong touchable', styles.read)}
          to={paths.blogPost(post.slug)}
          aria-label={words.readTitle(post.title)}
        >
          {words.read}
        </Link>
      </div>
    </Card>
  );
}
