import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import type { PageHead, PageRow, Pages, SitemapPart } from '../../http/page-head.js';
import { BLOG_LIMITS } from '../../domain/blog/limits.js';
import { ARTICLE_PICTURE_SIZES, sharePicture } from '../../domain/media/pictures.js';
import { DEFAULT_TIME_ZONE } from '../../domain/time/zone.js';
import { findArticle, findFeaturedPosts, isPublic } from './blog.queries.js';
import type { BlogArticle } from './blog.types.js';

/** The date format of the screen, for its main locale. */
const FULL_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: DEFAULT_TIME_ZONE });

const toPath = (slug: string) => `/blog/post/${encodeURIComponent(slug)}`;

/** An article's description: its excerpt, or the beginning of its text. */
function describe({ excerpt, content }: BlogArticle): string {
  if (excerpt) return excerpt;
  return content.slice(0, 2_000).replace(/<[^<>]*>/g, ' ');
}

function toStructuredData(article: BlogArticle, publicUrl: string): Record<string, unknown> {
  const { title, slug, featuredImage, authorName, publishedAt, categoryName } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    url: new URL(toPath(slug), publicUrl).href,
    author: { '@type': 'Person', name: authorName },
    publisher: { '@type': 'Organization', name: 'Mehfil', url: publicUrl },
    ...(featuredImage ? { image: [new URL(sharePicture(featuredImage), publicUrl).href] } : {}),
    ...(publishedAt ? { datePublished: publishedAt.toISOString() } : {}),
    ...(categoryName ? { articleSection: categoryName } : {}),
  };
}

/** Longer articles start with the spinner: their markup would delay the scripts. */
const FIRST_VIEW_MAX_CHARACTERS = 60_000;

/** The article as first view, readable before scripts run. */
function renderFirstView(article: BlogArticle): PageHead['firstView'] {
  const { title, excerpt, content, categoryName, isFeatured, readingMinutes, authorName, publishedAt, viewCount } =
    article;
  if (content.length > FIRST_VIEW_MAX_CHARACTERS) return {};
  return {
    text: {
      title,
      minutes: String(readingMinutes),
      author: authorName,
      views: viewCount.toLocaleString('en-US'),
      ...(categoryName ? { category: categoryName } : {}),
      ...(isFeatured ? { featured: '' } : {}),
      ...(publishedAt ? { date: FULL_DAY.format(publishedAt) } : {}),
      ...(excerpt ? { excerpt } : {}),
    },
    markup: { content },
  };
}

const head: PageRow['head'] = async (ctx, { slug = '' }): Promise<PageHead | null> => {
  const article = await findArticle(ctx.em, slug, ctx.now());
  if (!article) return null;
  const { title, featuredImage } = article;
  return {
    title,
    description: describe(article),
    path: toPath(article.slug),
    kind: 'article',
    picture: featuredImage ? { address: featuredImage, alt: title, sizes: ARTICLE_PICTURE_SIZES } : undefined,
    data: toStructuredData(article, ctx.app.env.publicUrl),
    firstView: renderFirstView(article),
  };
};

/** The page of an article. */
export const blogPages: readonly PageRow[] = [{ path: '/blog/post/{slug}', head }];

/** The first featured articles, for the blog's first view. */
export const blogFirstLists: Pages['firstLists'] = {
  '/blog': async (ctx) => {
    const cards = await findFeaturedPosts(ctx.em, BLOG_LIMITS.teaserPosts, ctx.now());
    const posts = cards.map(({ title, slug, excerpt, featuredImage }) => ({
      title,
      address: toPath(slug),
      ...(excerpt ? { excerpt } : {}),
      ...(featuredImage ? { picture: featuredImage } : {}),
    }));
    return { posts };
  },
};

function selectPublicPosts(ctx: RequestContext) {
  return ctx.em.getKysely<Database>().selectFrom('blog_posts as p').where(isPublic(ctx.now()));
}

/** All published articles. */
export const blogSitemap: SitemapPart = {
  name: 'articles',
  async count(ctx) {
    const { count } = await selectPublicPosts(ctx)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
  async entries(ctx, { limit, offset }) {
    const rows = await selectPublicPosts(ctx)
      .select(['p.slug', 'p.updated_at as changedAt'])
      .orderBy('p.id')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(({ slug, changedAt }) => ({ path: toPath(slug), changedAt }));
  },
};
