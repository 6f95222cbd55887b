import type { EntityManager } from '@mikro-orm/postgresql';
import { connectionOf, type Connection, type CursorValue, type PageRequest } from '../../graphql/paging.js';
import { BlogPostStatus, BlogSort, readingMinutes } from '../../rules/index.js';
import type { BlogEditorFilter, BlogFilter } from './blog.inputs.js';
import type {
  BlogArticle,
  BlogCategoryView,
  BlogCommentView,
  BlogFigures,
  BlogPostCard,
  BlogTagView,
} from './blog.types.js';

/** Instants are PostgreSQL's text in a raw row. */
type PostRow = Omit<BlogPostCard, 'publishedAt' | 'createdAt'> & { publishedAt: string | null; createdAt: string };
type ArticleRow = PostRow & Pick<BlogArticle, 'content' | 'authorName' | 'tags' | 'media'>;

const CARD = `p.id, p.slug, p.title, p.excerpt, p.featured_image as "featuredImage", p.category_id as "categoryId",
  c.name as "categoryName", c.color as "categoryColor", p.is_featured as "isFeatured", p.view_count as "viewCount",
  p.status, p.published_at as "publishedAt", p.created_at as "createdAt"`;
const FROM = 'from blog_posts p left join blog_categories c on c.id = p.category_id';
const PUBLIC = `p.status = 'published' and p.published_at <= ?`;
// position() instead of LIKE: what was typed is literal, `%` and `_` too.
const CONTAINS = `position(search_form(?) in search_form(p.title || ' ' || coalesce(p.excerpt, ''))) > 0`;

/** Sort columns by order, each ending in the id; the direction is one for the whole row, so that a cursor is one comparison. */
const ORDERS: Record<
  BlogSort,
  { columns: string; direction: 'asc' | 'desc'; types: string; cursor: (row: PostRow) => CursorValue[] }
> = {
  [BlogSort.NEWEST]: {
    columns: 'p.published_at, p.id',
    direction: 'desc',
    types: '?::timestamptz, ?::int',
    cursor: (row) => [row.publishedAt, row.id],
  },
  [BlogSort.OLDEST]: {
    columns: 'p.published_at, p.id',
    direction: 'asc',
    types: '?::timestamptz, ?::int',
    cursor: (row) => [row.publishedAt, row.id],
  },
  [BlogSort.POPULAR]: {
    columns: 'p.view_count, p.id',
    direction: 'desc',
    types: '?::int, ?::int',
    cursor: (row) => [row.viewCount, row.id],
  },
};

function toCard({ publishedAt, createdAt, ...row }: PostRow): BlogPostCard {
  return { ...row, publishedAt: publishedAt === null ? null : new Date(publishedAt), createdAt: new Date(createdAt) };
}

async function counted(em: EntityManager, where: string, values: readonly unknown[]): Promise<number> {
  const rows: { count: number }[] = await em.execute(`select count(*)::int as count from blog_posts p where ${where}`, [
    ...values,
  ]);
  return rows[0]?.count ?? 0;
}

/** A page of public articles; one statement, and one more for the count. */
export async function findPublicPosts(
  em: EntityManager,
  filter: BlogFilter | null | undefined,
  page: PageRequest,
  now: Date,
): Promise<Connection<BlogPostCard>> {
  const order = ORDERS[filter?.sortBy ?? BlogSort.NEWEST];
  const parts = [PUBLIC];
  const values: unknown[] = [now.toISOString()];
  if (filter?.categoryId) {
    parts.push('p.category_id = ?');
    values.push(filter.categoryId);
  }
  if (filter?.search) {
    parts.push(CONTAINS);
    values.push(filter.search);
  }
  const where = parts.join(' and ');
  const following = page.after
    ? ` and (${order.columns}) ${order.direction === 'desc' ? '<' : '>'} (${order.types})`
    : '';
  const sorted = order.columns
    .split(', ')
    .map((column) => `${column} ${order.direction}`)
    .join(', ');
  const rows: PostRow[] = await em.execute(
    `select ${CARD} ${FROM} where ${where}${following} order by ${sorted} limit ? offset ?`,
    [...values, ...(page.after ?? []), page.limit + 1, page.offset],
  );
  return connectionOf(rows, page, { node: toCard, cursor: order.cursor, count: () => counted(em, where, values) });
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
            coalesce((select json_agg(json_build_object('mediaUrl', m.media_url, 'caption', m.caption) order by m.sort_order, m.id)
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
export async function findEditorPosts(
  em: EntityManager,
  filter: BlogEditorFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<BlogPostCard>> {
  const parts = ['true'];
  const values: unknown[] = [];
  if (filter?.status) {
    parts.push('p.status = ?');
    values.push(filter.status);
  }
  if (filter?.categoryId) {
    parts.push('p.category_id = ?');
    values.push(filter.categoryId);
  }
  const search = filter?.search?.trim();
  if (search) {
    parts.push(CONTAINS);
    values.push(search);
  }
  const where = parts.join(' and ');
  const following = page.after ? ' and (p.created_at, p.id) < (?::timestamptz, ?::int)' : '';
  const rows: PostRow[] = await em.execute(
    `select ${CARD} ${FROM} where ${where}${following} order by p.created_at desc, p.id desc limit ? offset ?`,
    [...values, ...(page.after ?? []), page.limit + 1, page.offset],
  );
  return connectionOf(rows, page, {
    node: toCard,
    cursor: (row) => [row.createdAt, row.id],
    count: () => counted(em, where, values),
  });
}

/** Figures for staff. */
export async function findEditorFigures(em: EntityManager) {
  const rows: { totalPosts: number; published: number; drafts: number; categories: number }[] = await em.execute(
    `select count(*)::int as "totalPosts", count(*) filter (where status = ?)::int as published,
            count(*) filter (where status = ?)::int as drafts, (select count(*)::int from blog_categories) as categories
       from blog_posts`,
    [BlogPostStatus.PUBLISHED, BlogPostStatus.DRAFT],
  );
  return rows[0] ?? { totalPosts: 0, published: 0, drafts: 0, categories: 0 };
}

/** The comments of a public article, oldest first; hidden ones keep their place for their answers, without words. */
export async function findComments(
  em: EntityManager,
  postId: number,
  page: PageRequest,
  reader: { id: number | null; isStaff: boolean },
): Promise<Connection<BlogCommentView>> {
  const following = page.after ? ' and (m.created_at, m.id) > (?::timestamptz, ?::int)' : '';
  const rows: (Omit<BlogCommentView, 'createdAt'> & { createdAt: string })[] = await em.execute(
    `select m.id, m.parent_id as "parentId", m.status = 'hidden' as "isHidden", u.name as "authorName",
            case when m.status = 'hidden' and not ?::boolean then '' else m.content end as content,
            coalesce(m.user_id = ?::int, false) as "isOwn", m.created_at as "createdAt"
       from blog_comments m join users u on u.id = m.user_id
      where m.post_id = ?${following} order by m.created_at, m.id limit ? offset ?`,
    [reader.isStaff, reader.id, postId, ...(page.after ?? []), page.limit + 1, page.offset],
  );
  return connectionOf(rows, page, {
    node: (row) => ({ ...row, createdAt: new Date(row.createdAt) }),
    cursor: (row) => [row.createdAt, row.id],
    count: async () => {
      const total: { count: number }[] = await em.execute(
        'select count(*)::int as count from blog_comments where post_id = ?',
        [postId],
      );
      return total[0]?.count ?? 0;
    },
  });
}
