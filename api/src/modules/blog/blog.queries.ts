import type { EntityManager } from '@mikro-orm/postgresql';
import { countedTo } from '../../database/searching.js';
import { containing, findPage, given, type Condition, type List, type ListOrder } from '../../graphql/list.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { BlogSort } from '../../domain/blog/search.js';
import { BlogPostStatus } from '../../domain/blog/transitions.js';
import { readingMinutes } from '../../domain/text/words.js';
import type { BlogEditorFilter, BlogFilter } from './blog.inputs.js';
import type { BlogArticle, BlogCategoryView, BlogFigures, BlogPostCard, BlogTagView } from './blog.types.js';

/** Instants are PostgreSQL's text in a raw row. */
type PostRow = Omit<BlogPostCard, 'publishedAt' | 'createdAt'> & { publishedAt: string | null; createdAt: string };
type ArticleRow = PostRow & Pick<BlogArticle, 'content' | 'authorName' | 'tags' | 'media'>;

const CARD = `p.id, p.slug, p.title, p.excerpt, p.featured_image as "featuredImage", p.category_id as "categoryId",
  c.name as "categoryName", c.color as "categoryColor", p.is_featured as "isFeatured", p.view_count as "viewCount",
  p.status, p.published_at as "publishedAt", p.created_at as "createdAt"`;
const FROM = 'from blog_posts p left join blog_categories c on c.id = p.category_id';
const PUBLIC = `p.status = 'published' and p.published_at <= ?`;
const TAGGED = `exists (select 1 from blog_post_tags pt join blog_tags t on t.id = pt.tag_id
  where pt.post_id = p.id and t.slug = ?)`;
const SEARCHED = 'p.search_text';

const ORDERS: Record<BlogSort, ListOrder<PostRow>> = {
  [BlogSort.NEWEST]: {
    column: 'p.published_at',
    type: 'timestamptz',
    direction: 'desc',
    value: ({ publishedAt }) => publishedAt,
  },
  [BlogSort.OLDEST]: {
    column: 'p.published_at',
    type: 'timestamptz',
    direction: 'asc',
    value: ({ publishedAt }) => publishedAt,
  },
  [BlogSort.POPULAR]: { column: 'p.view_count', type: 'int', direction: 'desc', value: ({ viewCount }) => viewCount },
};

function toCard({ publishedAt, createdAt, ...row }: PostRow): BlogPostCard {
  return { ...row, publishedAt: publishedAt === null ? null : new Date(publishedAt), createdAt: new Date(createdAt) };
}

function listed(
  em: EntityManager,
  where: readonly Condition[],
  order: ListOrder<PostRow>,
  page: PageRequest,
  total: Pick<List<PostRow, BlogPostCard>, 'kept' | 'countedTo'> = {},
): Promise<Connection<BlogPostCard>> {
  return findPage<PostRow, BlogPostCard>(
    em,
    { columns: CARD, from: FROM, countFrom: 'from blog_posts p', where, id: 'p.id', order, node: toCard, ...total },
    page,
  );
}

/** A page of public articles; one statement, and one more for the count. */
export function findPublicPosts(
  em: EntityManager,
  filter: BlogFilter | null | undefined,
  page: PageRequest,
  now: Date,
): Promise<Connection<BlogPostCard>> {
  const where = [
    { sql: PUBLIC, values: [now.toISOString()] },
    ...given([
      ['p.category_id = ?', filter?.categoryId],
      [TAGGED, filter?.tag],
    ]),
    ...containing(SEARCHED, filter?.search),
  ];
  return listed(em, where, ORDERS[filter?.sortBy ?? BlogSort.NEWEST], page);
}

/** Public articles that are featured, the newest first. */
export async function findFeaturedPosts(em: EntityManager, limit: number, now: Date): Promise<BlogPostCard[]> {
  const rows: PostRow[] = await em.execute(
    `select ${CARD} ${FROM} where ${PUBLIC} and p.is_featured order by p.published_at desc, p.id desc limit ?`,
    [now.toISOString(), limit],
  );
  return rows.map(toCard);
}

/** The page of an article: a public one by its slug, or, for staff, any one. One statement. */
export async function findArticle(
  em: EntityManager,
  slug: string,
  now: Date | 'any time',
): Promise<BlogArticle | null> {
  const rows: ArticleRow[] = await em.execute(
    `select ${CARD}, p.content, u.name as "authorName",
            coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug) order by t.name)
                        from blog_post_tags pt join blog_tags t on t.id = pt.tag_id where pt.post_id = p.id), '[]') as tags,
            coalesce((select json_agg(json_build_object('mediaType', m.media_type, 'mediaUrl', m.media_url, 'caption', m.caption) order by m.sort_order, m.id)
                        from blog_media m where m.post_id = p.id), '[]') as media
       ${FROM} join users u on u.id = p.author_id
      where p.slug = ?${now === 'any time' ? '' : ` and ${PUBLIC}`}`,
    [slug, ...(now === 'any time' ? [] : [now.toISOString()])],
  );
  const row = rows[0];
  if (!row) return null;
  const { content, authorName, tags, media, ...card } = row;
  return { ...toCard(card), content, authorName, tags, media, readingMinutes: readingMinutes(content) };
}

/** Whether an article is on the public side. */
export async function isPublicPost(em: EntityManager, id: number, now: Date): Promise<boolean> {
  const rows: unknown[] = await em.execute(`select p.id from blog_posts p where p.id = ? and ${PUBLIC}`, [
    id,
    now.toISOString(),
  ]);
  return rows.length > 0;
}

/** Every category, with how many public articles it has. */
export async function findCategories(em: EntityManager, now: Date): Promise<BlogCategoryView[]> {
  return em.execute(
    `select c.id, c.name, c.slug, c.description, c.color,
            (select count(*)::int from blog_posts p where p.category_id = c.id and ${PUBLIC}) as "postCount"
       from blog_categories c order by c.name collate "und-x-icu", c.id`,
    [now.toISOString()],
  );
}

/** Every tag. */
export async function findTags(em: EntityManager): Promise<BlogTagView[]> {
  return em.execute('select id, name, slug from blog_tags order by name collate "und-x-icu", id');
}

/** Figures for the head of the blog. */
export async function findFigures(em: EntityManager, now: Date): Promise<BlogFigures> {
  const rows: BlogFigures[] = await em.execute(
    `select count(*)::int as "articleCount", coalesce(sum(view_count), 0)::int as "totalViews" from blog_posts p where ${PUBLIC}`,
    [now.toISOString()],
  );
  return rows[0] ?? { articleCount: 0, totalViews: 0 };
}

/** A page of articles of every status for staff, the newest first. */
export function findEditorPosts(
  em: EntityManager,
  filter: BlogEditorFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<BlogPostCard>> {
  const where = [
    ...given([
      ['p.status = ?', filter?.status],
      ['p.category_id = ?', filter?.categoryId],
    ]),
    ...containing(SEARCHED, filter?.search),
  ];
  const order: ListOrder<PostRow> = {
    column: 'p.created_at',
    type: 'timestamptz',
    direction: 'desc',
    value: ({ createdAt }) => createdAt,
  };
  const isNarrowed = Boolean(filter?.search?.trim() || filter?.categoryId);
  return listed(em, where, order, page, {
    kept: isNarrowed ? undefined : { list: 'posts', keys: filter?.status ? [filter.status] : undefined },
    countedTo: countedTo(page),
  });
}

/** Figures for staff, as they are kept. */
export async function findEditorFigures(em: EntityManager) {
  const rows: { totalPosts: number; published: number; drafts: number; categories: number }[] = await em.execute(
    `select coalesce(sum(count), 0)::int as "totalPosts", coalesce(sum(count) filter (where key = ?), 0)::int as published,
            coalesce(sum(count) filter (where key = ?), 0)::int as drafts, (select count(*)::int from blog_categories) as categories
       from list_counts where list = 'posts'`,
    [BlogPostStatus.PUBLISHED, BlogPostStatus.DRAFT],
  );
  return rows[0] ?? { totalPosts: 0, published: 0, drafts: 0, categories: 0 };
}

/** A visit of an article: who, as a hash, and when. */
export interface Visit {
  postId: number;
  visitorHash: string;
  at: Date;
  /** A visitor who came after this is not counted again. */
  before: Date;
}

/** Counts a visit, unless the visitor was counted lately. @returns whether it counted */
export async function recordVisit(em: EntityManager, { postId, visitorHash, at, before }: Visit): Promise<boolean> {
  const rows: unknown[] = await em.execute(
    `with visit as (
       insert into blog_post_views (post_id, visitor_hash, viewed_at) values (?, ?, ?)
       on conflict (post_id, visitor_hash) do update set viewed_at = excluded.viewed_at
         where blog_post_views.viewed_at <= ? returning post_id)
     update blog_posts set view_count = view_count + 1 from visit where id = visit.post_id returning id`,
    [postId, visitorHash, at.toISOString(), before.toISOString()],
  );
  return rows.length > 0;
}
