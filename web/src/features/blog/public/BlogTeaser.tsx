import { useBlogTeaserQuery } from '../../../graphql/generated/blog';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { blogText } from './blog.text';
import { PostCard } from './PostCard';
import styles from './BlogTeaser.module.css';
import { joinClasses } from '../../../lib/classes';

/** The three newest articles on the landing page; nothing at all when there are none. */
export function BlogTeaser() {
  const words = useText(blogText).teaser;
  const { data } = useBlogTeaserQuery();
  const posts = data?.blogPosts.nodes ?? [];
  if (posts.length === 0) return null;
  return (
    <section className={joinClasses('page-width', styles.teaser)} aria-labelledby="blog-teaser">
      <header className={joinClasses('row apart gap-16', styles.head)}>
        <div>
          <h2 id="blog-teaser" className={styles.title}>
            {words.title}
          </h2>
          <p className="above-6 muted">{words.text}</p>
        </div>
        <PlainButtonLink to={paths.blog} look="secondary">
          {words.all}
        </PlainButtonLink>
      </header>
      <ul className={joinClasses('stack gap-24 tiles-300', styles.grid)}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
