import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { BlogSort } from '@mehfil/api/domain/blog/search';
import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useBlogHeadQuery, useBlogListQuery, type BlogHeadQuery } from '../../../graphql/generated/blog';
import { useFormat } from '../../../i18n/format';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { PlainButton } from '../../../ui/PlainButton';
import { PlainEmptyState } from '../../../ui/PlainEmptyState';
import { PlainLoadFailed } from '../../../ui/PlainLoadFailed';
import { PlainSelect } from '../../../ui/PlainSelect';
import { PlainSkeleton, PlainSkeletonCard } from '../../../ui/PlainSkeleton';
import { SkeletonGroup } from '../../../ui/SkeletonGroup';
import { useLoadMore } from '../../../ui/useLoadMore';
import { useCategoriesInLocale } from './article-in-locale';
import { blogText } from './blog.text';
import styles from './BlogScreen.module.css';
import { PostCard } from './PostCard';
import { useBlogSearch, type BlogSearchState } from './useBlogSearch';
import { BLOG_SORT_LABELS } from './blog-address';
import { joinClasses } from '../../../lib/classes';

type Category = BlogHeadQuery['blogCategories'][number];
type Tag = BlogHeadQuery['blogTags'][number];

/** The blog (docs/coverage.md: customer §2 Blog list): featured posts, search, category and order, all of them in the address. */
export function BlogScreen() {
  const words = useText(blogText).list;
  const format = useFormat();
  const search = useBlogSearch();
  const { data: head, error } = useBlogHeadQuery();
  const featured = head?.featuredBlogPosts.slice(0, BLOG_LIMITS.teaserPosts) ?? [];
  return (
    <div className={joinClasses('page-width', styles.page)}>
      <header className={styles.hero}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className="above-14 size-18 muted">{words.text}</p>
        <p className="above-14 accent-text strong">
          {head ? words.figures(head.blogFigures.articleCount, format.number(head.blogFigures.totalViews)) : '\u00a0'}
        </p>
      </header>
      {!head && !error && (
        <div className={styles.section}>
          <PlainSkeleton width="240px" height="36px" className="below-20" />
          <SkeletonGroup className={styles.grid} count={BLOG_LIMITS.teaserPosts} of={PlainSkeletonCard} />
        </div>
      )}
      {featured.length > 0 && (
        <section aria-labelledby="featured-posts" className={styles.section}>
          <h2 id="featured-posts" className={styles.heading}>
            {words.featured}
          </h2>
          <div className={styles.grid}>
            {featured.map((post) => (
              <PostCard key={post.id} post={post} eager />
            ))}
          </div>
        </section>
      )}
      <Filters search={search} categories={head?.blogCategories ?? []} tags={head?.blogTags ?? []} />
      <Results search={search} above={featured.map(({ id }) => id)} />
    </div>
  );
}

interface FiltersProps {
  search: BlogSearchState;
  categories: readonly Category[];
  tags: readonly Tag[];
}

function Filters({ search, categories: all, tags }: FiltersProps) {
  const words = useText(blogText).list;
  const say = useSay();
  const { shown, change } = search;
  const categories = useCategoriesInLocale(all);
  const category = categories.find(({ id }) => id === shown.categoryId);
  // A tag that is gone is named by its slug, so that it can be taken off.
  const tagName = shown.tag && (tags.find(({ slug }) => slug === shown.tag)?.name ?? shown.tag);
  return (
    <section aria-label={words.filters} className={styles.section}>
      <div className={joinClasses('stack gap-16', styles.filters)} role="search">
        <label className="stack gap-6 small strong">
          <span>{words.search}</span>
          <input
            className={styles.control}
            type="search"
            maxLength={SEARCH_LIMITS.textMaxCharacters}
            value={search.typed}
            onChange={(event) => search.type(event.target.value)}
          />
        </label>
        <label className="stack gap-6 small strong">
          <span>{words.category}</span>
          <PlainSelect<number | null>
            className={styles.control}
            value={shown.categoryId ?? null}
            options={[
              { value: null, label: words.allCategories },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(categoryId) => change({ categoryId: categoryId ?? undefined })}
          />
        </label>
        <label className="stack gap-6 small strong">
          <span>{words.tag}</span>
          <PlainSelect<string | null>
            className={styles.control}
            value={shown.tag ?? null}
            options={[
              { value: null, label: words.allTags },
              ...(shown.tag && !tags.some(({ slug }) => slug === shown.tag)
                ? [{ value: shown.tag, label: shown.tag }]
                : []),
              ...tags.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            onChange={(tag) => change({ tag: tag ?? undefined })}
          />
        </label>
        <label className="stack gap-6 small strong">
          <span>{words.sort}</span>
          <PlainSelect<BlogSort>
            className={styles.control}
            value={shown.sortBy}
            options={Object.values(BlogSort).map((sort) => ({ value: sort, label: say(BLOG_SORT_LABELS[sort]) }))}
            onChange={(sortBy) => change({ sortBy })}
          />
        </label>
      </div>
      {(shown.search || category || tagName) && (
        <div className="row middle gap-8 above-16">
          {shown.search && <Chip label={words.searchChip(shown.search)} onRemove={() => search.clearText()} />}
          {category && <Chip label={category.name} onRemove={() => change({ categoryId: undefined })} />}
          {tagName && <Chip label={words.tagChip(tagName)} onRemove={() => change({ tag: undefined })} />}
          <PlainButton look="quiet" onClick={() => search.clear()}>
            {words.clear}
          </PlainButton>
        </div>
      )}
    </section>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const words = useText(blogText).list;
  return (
    <button type="button" className={styles.chip} aria-label={words.remove(label)} onClick={onRemove}>
      {label} <span aria-hidden="true">×</span>
    </button>
  );
}

interface ResultsProps {
  search: BlogSearchState;
  /** Articles that stand above the list: it doesn't repeat them while nothing is searched for. */
  above: readonly number[];
}

function Results({ search: { shown, clear, isEmpty }, above }: ResultsProps) {
  const words = useText(blogText).list;
  const filter = {
    search: shown.search ?? null,
    categoryId: shown.categoryId ?? null,
    tag: shown.tag ?? null,
    sortBy: shown.sortBy,
  };
  const { data, error, refetch, fetchMore } = useBlogListQuery({ variables: { filter } });
  const list = data?.blogPosts;
  const posts = list?.nodes.filter(({ id }) => !isEmpty || !above.includes(id)) ?? [];
  const { pending, loadMore } = useLoadMore(() =>
    fetchMore({
      variables: { paging: { after: list?.pageInfo.endCursor } },
      updateQuery: (before, { fetchMoreResult }) => ({
        blogPosts: {
          ...fetchMoreResult.blogPosts,
          nodes: [...before.blogPosts.nodes, ...fetchMoreResult.blogPosts.nodes],
        },
      }),
    }),
  );
  return (
    <section aria-labelledby="articles" className={styles.section}>
      <header className={joinClasses('row baseline apart below-20 muted gap-8-16', styles.resultsHead)}>
        <h2 id="articles" className={styles.heading}>
          {shown.search ? words.results(shown.search) : words.all}
        </h2>
        {list && <p aria-live="polite">{words.count(list.totalCount)}</p>}
      </header>
      {error && !list && <PlainLoadFailed level={3} title={words.failed} retry={words.retry} onRetry={refetch} />}
      {!list && !error && (
        <SkeletonGroup className={styles.grid} count={SEARCH_LIMITS.otherSkeletons} of={PlainSkeletonCard} />
      )}
      {list?.nodes.length === 0 && (
        <PlainEmptyState
          level={3}
          title={words.empty}
          text={words.emptyText}
          action={<PlainButton onClick={() => clear()}>{words.clear}</PlainButton>}
        />
      )}
      {posts.length > 0 && (
        <div className={styles.grid}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      )}
      {list?.pageInfo.hasNextPage && (
        <p className={styles.more}>
          <PlainButton look="secondary" pending={pending} onClick={() => void loadMore()}>
            {words.more}
          </PlainButton>
        </p>
      )}
    </section>
  );
}
