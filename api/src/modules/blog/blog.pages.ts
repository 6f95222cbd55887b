import type { PageHead, PageRow, SitemapPart } from '../../http/page-head.js';
import { ARTICLE_PICTURE_SIZES, DEFAULT_TIME_ZONE, sharePicture } from '../../rules/index.js';
import { findArticle } from './blog.queries.js';
import type { BlogArticle } from './blog.types.js';

/** As the screen writes it, for readers in the country that most of them are in. */
const FULL_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: DEFAULT_TIME_ZONE });

const addressOf = (slug: string) => `/blog/post/${encodeURIComponent(slug)}`;

/** What a link says of an article: its excerpt, else how it begins. */
function describe({ excerpt, content }: BlogArticle): string {
  if (excerpt) return excerpt;
  return content.slice(0, 2_000).replace(/<[^<>]*>/g, ' ');
}

/** An article as schema.org's Article. */
function articleData(article: BlogArticle, publicUrl: string): Record<string, unknown> {
  const { title, slug, featuredImage, authorName, publishedAt, categoryName } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    url: new URL(addressOf(slug), publicUrl).href,
    author: { '@type': 'Person', name: authorName },
    publisher: { '@type': 'Organization', name: 'Mehfil', url: publicUrl },
    ...(featuredImage ? { image: [new URL(sharePicture(featuredImage), publicUrl).href] } : {}),
    ...(publishedAt ? { datePublished: publishedAt.toISOString() } : {}),
    ...(categoryName ? { articleSection: categoryName } : {}),
  };
}

/** Longer articles begin with the spinner: their text would hold up the scripts. */
const FIRST_VIEW_MAX_CHARACTERS = 60_000;

/** The article itself, to be read before any script has run. */
function firstView(article: BlogArticle): PageHead['firstView'] {
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
    path: addressOf(article.slug),
    kind: 'article',
    picture: featuredImage ? { address: featuredImage, alt: title, sizes: ARTICLE_PICTURE_SIZES } : undefined,
    data: articleData(article, ctx.app.env.publicUrl),
    firstView: firstView(article),
  };
};

/** The page of an article. */
export const blogPages: readonly PageRow[] = [{ path: '/blog/post/{slug}', head }];

/** Every published article. */
export const blogSitemap: SitemapPart = {
  name: 'articles',
  async count(ctx) {
    const rows = await ctx.em.execute<{ count: number }[]>(
      `select count(*)::int as count from blog_posts where status = 'published' and published_at <= ?`,
      [ctx.now().toISOString()],
    );
    return rows[0]?.count ?? 0;
  },
  async entries(ctx, { limit, offset }) {
    const rows = await ctx.em.execute<{ slug: string; updated_at: string }[]>(
      `select slug, updated_at from blog_posts where status = 'published' and published_at <= ?
        order by id limit ? offset ?`,
      [ctx.now().toISOString(), limit, offset],
    );
    return rows.map(({ slug, updated_at: updatedAt }) => ({ path: addressOf(slug), changedAt: new Date(updatedAt) }));
  },
};
