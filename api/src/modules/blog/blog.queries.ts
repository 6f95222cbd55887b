import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { paginate, type ListOrder } from '../../database/paginate.js';
import { containsUrdu } from '../../database/searching.js';
import type { Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { BlogSort } from '../../domain/blog/search.js';
import { BlogPostStatus } from '../../domain/blog/transitions.js';
import { readingMinutes } from '../../domain/text/words.js';
import type { BlogEditorFilter, BlogFilter } from './blog.inputs.js';
import type {
  BlogArticle,
  BlogCategoryView,
  BlogEditorFigures,
  BlogFigures,
  BlogPostCard,
  BlogTagView,
} from './blog.types.js';

const PUBLISHED = { by: 'p.published_at', type: 'timestamptz' } as const;

const ORDERS: Readonly<Record<BlogSort, ListOrder>> = {
  [BlogSort.NEWEST]: { ...PUBLISHED, direction: 'desc' },
  [BlogSort.OLDEST]: { ...PUBLISHED, direction: 'asc' },
  [BlogSort.POPULAR]: { by: 'p.view_count', type: 'int', direction: 'desc' },
};

/** Orders names the same for everyone, regardless of the database's collation. */
const byName = (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`;

/** Selects articles with the fields of a card. */
function selectCards(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('blog_posts as p')
    .leftJoin('blog_categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.slug', 'p.title', 'p.excerpt', 'p.featured_image as featuredImage', 'p.status'])
    .select(['p.title_urdu as titleUrdu', 'p.excerpt_urdu as excerptUrdu', 'c.name_urdu as categoryNameUrdu'])
    .select(['p.category_id as categoryId', 'c.name as categoryName', 'c.color as categoryColor'])
    .select(['p.is_featured as isFeatured', 'p.view_count as viewCount'])
    .select(['p.published_at as publishedAt', 'p.created_at as createdAt']);
}

function selectPosts(em: EntityManager) {
  return em.getKysely<Database>().selectFrom('blog_posts as p');
}

/** The one condition that an article (`p`) is public. Spelled out, so that the index of public articles is used. */
export function isPublic(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`p.status = 'published' and p.published_at <= ${now}`;
}

/** A page of public articles; one statement, and one more for the count. */
export function findPublicPosts(
  em: EntityManager,
  filter: BlogFilter | null | undefined,
  page: PageRequest,
  now: Date,
): Promise<Connection<BlogPostCard>> {
  const { categoryId, tag, search, sortBy } = filter ?? {};
  const hasText = containsUrdu('p.search_text', search);
  let found = selectPosts(em).where(isPublic(now));
  if (categoryId) found = found.where('p.category_id', '=', categoryId);
  if (tag)
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('blog_post_tags as pt')
          .innerJoin('blog_tags as t', 't.id', 'pt.tag_id')
          .select('t.id')
          .whereRef('pt.post_id', '=', 'p.id')
          .where('t.slug', '=', tag),
      ),
    );
  if (hasText) found = found.where(hasText);
  return paginate(em, { found, rows: selectCards(em), id: 'p.id' }, ORDERS[sortBy ?? BlogSort.NEWEST], page);
}

/** Featured public articles, newest first. */
export async function findFeaturedPosts(em: EntityManager, limit: number, now: Date): Promise<BlogPostCard[]> {
  return selectCards(em)
    .where(isPublic(now))
    .where('p.is_featured', '=', true)
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute();
}

/** An article by its slug: a public one, or any for staff. One statement. */
export async function findArticle(
  em: EntityManager,
  slug: string,
  now: Date | 'any time',
): Promise<BlogArticle | null> {
  let articles = selectCards(em)
    .innerJoin('users as u', 'u.id', 'p.author_id')
    .select(['p.content', 'p.content_urdu as contentUrdu', 'p.updated_at as updatedAt', 'u.name as authorName'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('blog_post_tags as pt')
          .innerJoin('blog_tags as t', 't.id', 'pt.tag_id')
          .select(['t.id', 't.name', 't.slug'])
          .whereRef('pt.post_id', '=', 'p.id')
          .orderBy('t.name'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('blog_media as m')
          .select(['m.media_type as mediaType', 'm.media_url as mediaUrl', 'm.caption'])
          .whereRef('m.post_id', '=', 'p.id')
          .orderBy('m.sort_order')
          .orderBy('m.id'),
      ).as('media'),
    ])
    .where('p.slug', '=', slug);
  if (now !== 'any time') articles = articles.where(isPublic(now));
  const article = await articles.executeTakeFirst();
  if (!article) return null;
  const { content, contentUrdu } = article;
  return {
    ...article,
    readingMinutes: readingMinutes(content),
    readingMinutesUrdu: contentUrdu === null ? null : readingMinutes(contentUrdu),
  };
}

/** Whether an article is public. */
export async function isPublicPost(em: EntityManager, id: number, now: Date): Promise<boolean> {
  const post = await selectPosts(em).select('p.id').where('p.id', '=', id).where(isPublic(now)).executeTakeFirst();
  return post !== undefined;
}

/** Every category with the number of its public articles. */
export async function findCategories(em: EntityManager, now: Date): Promise<BlogCategoryView[]> {
  return em
    .getKysely<Database>()
    .selectFrom('blog_categories as c')
    .select(['c.id', 'c.name', 'c.name_urdu as nameUrdu', 'c.slug', 'c.description', 'c.color'])
    .select((eb) =>
      eb
        .selectFrom('blog_posts as p')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('p.category_id', '=', 'c.id')
        .where(isPublic(now))
        .$asScalar()
        .$notNull()
        .as('postCount'),
    )
    .orderBy(byName('c.name'))
    .orderBy('c.id')
    .execute();
}

/** Every tag. */
export async function findTags(em: EntityManager): Promise<BlogTagView[]> {
  return em
    .getKysely<Database>()
    .selectFrom('blog_tags')
    .select(['id', 'name', 'slug'])
    .orderBy(byName('name'))
    .orderBy('id')
    .execute();
}

/** Statistics for the blog's header. */
export async function findFigures(em: EntityManager, now: Date): Promise<BlogFigures> {
  return selectPosts(em)
    .select(({ fn }) => [
      fn.countAll<number>().as('articleCount'),
      fn.coalesce(fn.sum<number>('p.view_count'), sql<number>`0`).as('totalViews'),
    ])
    .where(isPublic(now))
    .executeTakeFirstOrThrow();
}

/** A page of articles of every status for staff, newest first. */
export function findEditorPosts(
  em: EntityManager,
  filter: BlogEditorFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<BlogPostCard>> {
  const { status, categoryId, search } = filter ?? {};
  const hasText = containsUrdu('p.search_text', search);
  let found = selectPosts(em);
  if (status) found = found.where('p.status', '=', status);
  if (categoryId) found = found.where('p.category_id', '=', categoryId);
  if (hasText) found = found.where(hasText);
  return paginate(
    em,
    {
      found,
      rows: selectCards(em),
      id: 'p.id',
      total: { kept: hasText || categoryId ? undefined : { list: 'posts', keys: status ? [status] : undefined } },
    },
    { by: 'p.created_at', type: 'timestamptz', direction: 'desc' },
    page,
  );
}

/** Statistics for staff, from the maintained counts. */
export async function findEditorFigures(em: EntityManager): Promise<BlogEditorFigures> {
  return em
    .getKysely<Database>()
    .selectFrom('list_counts')
    .select((eb) => {
      const countWithStatus = (status: BlogPostStatus) =>
        eb.fn.coalesce(eb.fn.sum<number>('count').filterWhere('key', '=', status), sql<number>`0`).$castTo<number>();
      return [
        sql<number>`coalesce(sum(count), 0)::int`.as('totalPosts'),
        sql<number>`${countWithStatus(BlogPostStatus.PUBLISHED)}::int`.as('published'),
        sql<number>`${countWithStatus(BlogPostStatus.DRAFT)}::int`.as('drafts'),
        eb
          .selectFrom('blog_categories')
          .select((categories) => categories.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('categories'),
      ];
    })
    .where('list', '=', 'posts')
    .executeTakeFirstOrThrow();
}

/** A visit of an article: the visitor as a hash, and the time. */
export interface Visit {
  postId: number;
  visitorHash: string;
  at: Date;
  /** A visitor who came after this isn't counted again. */
  before: Date;
}

/** Counts a visit unless the visitor was counted recently. SQL: two writes in one statement. @returns whether it was counted */
export async function recordVisit(em: EntityManager, { postId, visitorHash, at, before }: Visit): Promise<boolean> {
  const { rows } = await sql`
    with visit as (
      insert into blog_post_views (post_id, visitor_hash, viewed_at) values (${postId}, ${visitorHash}, ${at})
      on conflict (post_id, visitor_hash) do update set viewed_at = excluded.viewed_at
        where blog_post_views.viewed_at <= ${before} returning post_id)
    update blog_posts set view_count = view_count + 1 from visit where id = visit.post_id returning id`.execute(
    em.getKysely<Database>(),
  );
  return rows.length > 0;
}
