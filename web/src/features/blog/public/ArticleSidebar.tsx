import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { Link } from 'react-router-dom';
import { useBlogSidebarQuery } from '../../../graphql/generated/blog';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { Card } from '../../../ui/Card';
import { Picture } from '../../../ui/Picture';
import { useArticleInLocale, useCategoriesInLocale } from './article-in-locale';
import { blogText } from './blog.text';
import styles from './ArticleSidebar.module.css';
import { joinClasses } from '../../../lib/classes';

interface SmallPost {
  id: number;
  slug: string;
  title: string;
  titleUrdu: string | null;
  featuredImage: string | null;
  publishedAt: string | null;
}

/** Categories, related articles, recent posts, and where to go from here. */
export function ArticleSidebar({ id, categoryId }: { id: number; categoryId: number | null }) {
  const words = useText(blogText).article;
  const { data, error } = useBlogSidebarQuery({ variables: { categoryId, hasCategory: categoryId !== null } });
  const categories = useCategoriesInLocale(data?.blogCategories ?? []);
  const choose = (posts: readonly SmallPost[] | undefined, count: number, shown: readonly SmallPost[] = []) =>
    (posts ?? []).filter((post) => post.id !== id && !shown.some((each) => each.id === post.id)).slice(0, count);
  const related = choose(data?.related?.nodes, BLOG_LIMITS.relatedPosts);
  // All at once: what is known already would be pushed down by what comes.
  if (!data && !error) return <aside className="stack packed gap-20" aria-busy="true" />;
  return (
    <aside className="stack packed gap-20">
      {data && (
        <Card as="section" labelledBy="sidebar-categories">
          <h2 id="sidebar-categories" className="below-12 heading-20">
            {words.categories}
          </h2>
          <ul>
            {categories.map((category) => (
              <li key={category.id}>
                <Link className="plain-link beside middle apart touchable" to={paths.blogCategory(category.id)}>
                  <span>{category.name}</span>
                  <span className="muted">{category.postCount}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <SidebarPosts title={words.related} posts={related} />
      <SidebarPosts title={words.recent} posts={choose(data?.recent.nodes, BLOG_LIMITS.recentPostsShown, related)} />
      <Card as="section" labelledBy="sidebar-explore">
        <h2 id="sidebar-explore" className="below-12 heading-20">
          {words.explore}
        </h2>
        <p className="muted">{words.exploreText}</p>
        <div className="stack gap-10 above-16">
          <PlainButtonLink to={paths.allVenues} block>
            {words.exploreHalls}
          </PlainButtonLink>
          <PlainButtonLink to={paths.blog} look="secondary" block>
            {words.exploreBlog}
          </PlainButtonLink>
        </div>
      </Card>
    </aside>
  );
}

function SidebarPosts({ title, posts }: { title: string; posts: readonly SmallPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="below-12 heading-20">{title}</h2>
      <ul>
        {posts.map((post) => (
          <PostItem key={post.id} post={post} />
        ))}
      </ul>
    </Card>
  );
}

function PostItem({ post: original }: { post: SmallPost }) {
  const format = useFormat();
  const post = useArticleInLocale(original);
  return (
    <li>
      <Link
        className={joinClasses('stack middle gap-12 plain-link strong', styles.post)}
        to={paths.blogPost(post.slug)}
      >
        <Picture src={post.featuredImage} alt="" width={3} height={2} sizes="96px" className="rounded" />
        <span>
          <bdi {...post.written}>{post.title}</bdi>
          {post.publishedAt && <time dateTime={post.publishedAt}>{format.date(post.publishedAt)}</time>}
        </span>
      </Link>
    </li>
  );
}
