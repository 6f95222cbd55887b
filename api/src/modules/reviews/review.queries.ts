import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext, Viewer } from '../../context.js';
import { countedTo, firstPage, searching } from '../../database/searching.js';
import { containing, findPage, type Condition, type List, type ListOrder } from '../../graphql/list.js';
import { cursorPair, type Connection, type PageRequest } from '../../graphql/paging.js';
import { isStaff } from '../../domain/accounts/roles.js';
import { ReviewOrder } from '../../domain/reviews/inputs.js';
import { CONTROL_PANEL_LIMITS } from '../../domain/system/limits.js';
import { ANONYMOUS_USER } from '../../domain/text/words.js';
import type { OwnReviewFilter, ReviewFilter } from './review.inputs.js';
import { ReviewState, type ManagedReview, type RatingCount, type ReviewEntry } from './review.types.js';

interface ReviewRow {
  id: number;
  hall_id: number;
  rating: number;
  comment: string | null;
  user_name: string | null;
  is_verified: boolean;
  created_at: string;
  updated_at: string;
  answer: string | null;
  answered_at: string | null;
  is_hidden: boolean;
  hidden_reason: string | null;
  is_author: boolean;
  can_answer: boolean;
  can_report: boolean;
}

interface ManagedRow extends ReviewRow {
  hall_title: string;
  business_name: string;
  open_reports: { reason: string; reporterName: string | null; createdAt: string }[];
}

/** What is read of a review; takes now and three times the viewer's id. */
const COLUMNS = `
  r.id, r.hall_id, r.rating, r.comment, r.created_at, r.updated_at, r.answer, r.answered_at, r.is_hidden, r.hidden_reason,
  case when u.deleted_at is null then nullif(btrim(u.name), '') end as user_name,
  exists (select from bookings k where k.user_id = r.user_id and k.hall_id = r.hall_id
    and k.status = 'confirmed' and k.end_time <= ?) as is_verified,
  r.user_id = ? as is_author,
  b.owner_id = ? and r.answer is null and not r.is_hidden as can_answer,
  not exists (select from review_reports p where p.review_id = r.id and p.reporter_id = ?) as can_report`;

const TABLES = `
  from hall_reviews r join users u on u.id = r.user_id
    join halls h on h.id = r.hall_id join businesses b on b.id = h.business_id`;

const MANAGED_COLUMNS = `
  coalesce(h.hall_name, 'Hall ' || h.hall_number) as hall_title, b.name as business_name,
  coalesce((select json_agg(json_build_object('reason', p.reason, 'createdAt', p.created_at,
      'reporterName', (select case when w.deleted_at is null then w.name end from users w where w.id = p.reporter_id))
      order by p.created_at, p.id)
    from review_reports p where p.review_id = r.id and p.resolved_at is null), '[]') as open_reports`;

const NEWEST = 'order by r.created_at desc, r.id desc limit ?';
const MOST = CONTROL_PANEL_LIMITS.peopleMax;

/**
 * Reviews with what staff search for in their words, or in the name of their author, hall or business: the newest of each, as many
 * as the page can need. Authors are searched by name, not by their addresses.
 */
async function searched(
  em: EntityManager,
  text: string | null | undefined,
  others: readonly Condition[],
  page: PageRequest,
): Promise<Condition[]> {
  const [words] = await searching(em, { table: 'hall_reviews', column: 'search_text' }, text, 'r');
  const [author] = await searching(em, { table: 'users', column: 'search_name' }, text, 'p');
  const [hall] = containing(`(' ' || h.search_text)`, text);
  const [business] = containing('z.search_text', text);
  if (!words || !author || !hall || !business) return [];
  const people = `select p.id from users p where ${author.sql} limit ${MOST}`;
  const halls = `(select h.id from halls h where ${hall.sql} limit ${MOST})
    union (select h.id from businesses z join halls h on h.business_id = z.id where ${business.sql} limit ${MOST})`;
  const after = page.after
    ? [{ sql: '(r.created_at, r.id) < (?::timestamptz, ?::bigint)', values: cursorPair('timestamptz', page.after) }]
    : [];
  const kinds: Condition[] = [
    words,
    { sql: `r.user_id = any(array(${people}))`, values: author.values },
    { sql: `r.hall_id = any(array(${halls}))`, values: [...hall.values, ...business.values] },
  ];
  const found = kinds.map((kind) => [kind, ...others, ...after]);
  const newest = (all: Condition[]) =>
    `(select r.id from hall_reviews r where ${all.map(({ sql }) => sql).join(' and ')} ${NEWEST})`;
  return [
    {
      sql: `r.id = any(array(${found.map(newest).join(' union ')}))`,
      values: found.flatMap((all) => [...all.flatMap(({ values }) => values), countedTo(page) + 1]),
    },
  ];
}

/** The values of {@link COLUMNS}. */
function columnValues(ctx: RequestContext): unknown[] {
  const id = ctx.viewer?.id ?? 0;
  return [ctx.now().toISOString(), id, id, id];
}

function toEntry(row: ReviewRow, viewer: Viewer | null): Pick<ReviewEntry, keyof ReviewEntry> {
  const mayKnow = row.is_author || isStaff(viewer?.role);
  return {
    id: row.id,
    hallId: row.hall_id,
    rating: row.rating,
    comment: row.comment,
    userName: row.user_name ?? ANONYMOUS_USER,
    isVerifiedBooking: row.is_verified,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    answer: row.answer,
    answeredAt: row.answered_at === null ? null : new Date(row.answered_at),
    isHidden: mayKnow && row.is_hidden,
    hiddenReason: mayKnow ? row.hidden_reason : null,
    viewerIsAuthor: row.is_author,
    viewerCanAnswer: row.can_answer,
    viewerCanReport: viewer !== null && !row.is_author && !row.is_hidden && row.can_report,
  };
}

function toManaged(row: ManagedRow, viewer: Viewer | null): ManagedReview {
  const reports = isStaff(viewer?.role) ? row.open_reports : [];
  return {
    ...toEntry(row, viewer),
    hallTitle: row.hall_title,
    businessName: row.business_name,
    openReports: reports.map(({ reason, reporterName, createdAt }) => ({
      reason,
      reporterName: reporterName ?? ANONYMOUS_USER,
      createdAt: new Date(createdAt),
    })),
  };
}

const BY_TIME = { column: 'r.created_at', type: 'timestamptz', value: (row: ReviewRow) => row.created_at } as const;
const BY_RATING = { column: 'r.rating', type: 'int', value: (row: ReviewRow) => row.rating } as const;

const ORDERS: Readonly<Record<ReviewOrder, ListOrder<ReviewRow>>> = {
  [ReviewOrder.NEWEST]: { ...BY_TIME, direction: 'desc' },
  [ReviewOrder.OLDEST]: { ...BY_TIME, direction: 'asc' },
  [ReviewOrder.LOWEST]: { ...BY_RATING, direction: 'asc' },
  [ReviewOrder.HIGHEST]: { ...BY_RATING, direction: 'desc' },
};

function listed<Row extends ReviewRow, Node>(
  ctx: RequestContext,
  where: readonly Condition[],
  page: PageRequest,
  {
    columns,
    node,
    order = ReviewOrder.NEWEST,
    ...total
  }: Pick<List<Row, Node>, 'columns' | 'node' | 'countFrom' | 'kept' | 'countedTo'> & { order?: ReviewOrder },
): Promise<Connection<Node>> {
  return findPage<Row, Node>(
    ctx.em,
    {
      columns,
      columnValues: columnValues(ctx),
      from: TABLES,
      where,
      id: 'r.id',
      order: ORDERS[order],
      node,
      ...total,
    },
    page,
  );
}

/** The shown reviews of a hall. */
export function findHallReviews(
  ctx: RequestContext,
  hallId: number,
  page: PageRequest,
): Promise<Connection<ReviewEntry>> {
  const where = [{ sql: 'r.hall_id = ? and not r.is_hidden', values: [hallId] }];
  return listed<ReviewRow, ReviewEntry>(ctx, where, page, {
    columns: COLUMNS,
    node: (row) => toEntry(row, ctx.viewer),
  });
}

/** Reviews for staff. */
export async function findReviews(
  ctx: RequestContext,
  filter: ReviewFilter,
  page: PageRequest,
): Promise<Connection<ManagedReview>> {
  const states: Record<ReviewState, string> = {
    [ReviewState.ALL]: 'true',
    [ReviewState.HIDDEN]: 'r.is_hidden',
    [ReviewState.REPORTED]: 'exists (select from review_reports p where p.review_id = r.id and p.resolved_at is null)',
  };
  const state = filter.state ?? ReviewState.ALL;
  const where: Condition[] = [{ sql: states[state], values: [] }];
  if (filter.hallId) where.push({ sql: 'r.hall_id = ?', values: [filter.hallId] });
  const isWhole = where.length === 1 && state !== ReviewState.REPORTED;
  const found = await searched(ctx.em, filter.text, where, page);
  const reviews = await managed(ctx, found.length > 0 ? found : where, page, {
    countFrom: 'from hall_reviews r',
    kept:
      isWhole && found.length === 0
        ? { list: 'reviews', keys: state === ReviewState.HIDDEN ? ['hidden'] : undefined }
        : undefined,
    countedTo: countedTo(page),
  });
  if (!page.after || found.length === 0) return reviews;
  return { ...reviews, count: async () => (await findReviews(ctx, filter, firstPage(page))).count() };
}

/** Shown reviews of an owner's halls. */
export function findOwnReviews(
  ctx: RequestContext,
  ownerId: number,
  { filter, order }: { filter: OwnReviewFilter; order: ReviewOrder },
  page: PageRequest,
): Promise<Connection<ManagedReview>> {
  const where: Condition[] = [{ sql: 'b.owner_id = ? and not r.is_hidden', values: [ownerId] }];
  if (filter.hallId) where.push({ sql: 'r.hall_id = ?', values: [filter.hallId] });
  if (filter.rating) where.push({ sql: 'r.rating = ?', values: [filter.rating] });
  if (filter.unanswered) where.push({ sql: 'r.answer is null', values: [] });
  return managed(ctx, where, page, { order });
}

function managed(
  ctx: RequestContext,
  where: Condition[],
  page: PageRequest,
  total: Pick<List<ManagedRow, ManagedReview>, 'countFrom' | 'kept' | 'countedTo'> & { order?: ReviewOrder } = {},
): Promise<Connection<ManagedReview>> {
  return listed<ManagedRow, ManagedReview>(ctx, where, page, {
    ...total,
    columns: `${COLUMNS}, ${MANAGED_COLUMNS}`,
    node: (row) => toManaged(row, ctx.viewer),
  });
}

/** One review, hidden or not, or null. */
export async function findReview(ctx: RequestContext, em: EntityManager, id: number): Promise<ManagedReview | null> {
  const rows = await em.execute<ManagedRow[]>(`select ${COLUMNS}, ${MANAGED_COLUMNS} ${TABLES} where r.id = ?`, [
    ...columnValues(ctx),
    id,
  ]);
  return rows[0] ? toManaged(rows[0], ctx.viewer) : null;
}

/** A person's review of a hall, hidden or not, or null. */
export async function findReviewOf(ctx: RequestContext, hallId: number, userId: number): Promise<ReviewEntry | null> {
  const rows = await ctx.em.execute<ReviewRow[]>(`select ${COLUMNS} ${TABLES} where r.hall_id = ? and r.user_id = ?`, [
    ...columnValues(ctx),
    hallId,
    userId,
  ]);
  return rows[0] ? toEntry(rows[0], ctx.viewer) : null;
}

/** What the shown reviews of a hall come to. */
export interface ReviewSummary {
  averageRating: number;
  totalReviews: number;
  histogram: RatingCount[];
}

/** Counts the shown reviews of a hall by their stars. */
export async function summariseReviews(em: EntityManager, hallId: number): Promise<ReviewSummary> {
  const rows = await em.execute<RatingCount[]>(
    'select rating, count(*)::int as count from hall_reviews where hall_id = ? and not is_hidden group by rating',
    [hallId],
  );
  const counts = new Map(rows.map(({ rating, count }) => [rating, count]));
  const histogram = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts.get(rating) ?? 0 }));
  const totalReviews = histogram.reduce((sum, { count }) => sum + count, 0);
  const stars = histogram.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return {
    averageRating: totalReviews === 0 ? 0 : Math.round((stars * 100) / totalReviews) / 100,
    totalReviews,
    histogram,
  };
}
