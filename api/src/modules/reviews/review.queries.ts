import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { requireViewer, type RequestContext, type Viewer } from '../../context.js';
import {
  countUnion,
  isAfterCursor,
  mapNodes,
  paginate,
  type ListOrder,
  type ListTotal,
} from '../../database/paginate.js';
import { NamedQuery } from '../../database/prepared.js';
import { contains, searchText } from '../../database/searching.js';
import type { Database } from '../../database/tables.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { isStaff } from '../../domain/accounts/roles.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import { ReviewOrder } from '../../domain/reviews/inputs.js';
import { CONTROL_PANEL_LIMITS } from '../../domain/system/limits.js';
import { ANONYMOUS_USER } from '../../domain/text/words.js';
import { canSee as canSeeHall } from '../halls/hall.policy.js';
import type { OwnReviewFilter, ReviewFilter } from './review.inputs.js';
import { canAnswer, canReport, canSeeHiding, isAuthor, isChangedSinceAnswer } from './review.policy.js';
import { ReviewState, type ManagedReview, type RatingCount, type ReviewEntry } from './review.types.js';

const MOST = CONTROL_PANEL_LIMITS.peopleMax;

const BY_TIME = { by: 'r.created_at', type: 'timestamptz' } as const;
const BY_RATING = { by: 'r.rating', type: 'int' } as const;
const NEWEST = { ...BY_TIME, direction: 'desc' } as const;

const ORDERS: Readonly<Record<ReviewOrder, ListOrder>> = {
  [ReviewOrder.NEWEST]: NEWEST,
  [ReviewOrder.OLDEST]: { ...BY_TIME, direction: 'asc' },
  [ReviewOrder.LOWEST]: { ...BY_RATING, direction: 'asc' },
  [ReviewOrder.HIGHEST]: { ...BY_RATING, direction: 'desc' },
};

/** Reviews (`r`). */
function selectReviews(em: EntityManager) {
  return em.getKysely<Database>().selectFrom('hall_reviews as r');
}

/** Reviews (`r`) that aren't hidden. */
function selectVisible(em: EntityManager) {
  return selectReviews(em).where('r.is_hidden', '=', false);
}

/** Reviews with the fields of a list and the facts of their policy. */
function selectEntries(ctx: RequestContext, em: EntityManager) {
  return selectReviews(em)
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('halls as h', 'h.id', 'r.hall_id')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(['r.id', 'r.user_id', 'r.hall_id', 'r.rating', 'r.comment', 'r.created_at', 'r.updated_at'])
    .select(['b.id as business_id', 'b.owner_id', 'b.is_trading'])
    .select(['r.answer', 'r.answered_at', 'r.is_hidden', 'r.hidden_reason'])
    .select(sql<string | null>`case when u.deleted_at is null then nullif(btrim(u.name), '') end`.as('user_name'))
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('bookings as k')
            .select('k.id')
            .whereRef('k.user_id', '=', 'r.user_id')
            .whereRef('k.hall_id', '=', 'r.hall_id')
            .where('k.status', '=', OCCUPYING_BOOKING)
            .where('k.end_time', '<=', ctx.now()),
        )
        .$castTo<boolean>()
        .as('is_verified'),
      eb
        .exists(
          eb
            .selectFrom('review_reports as p')
            .select('p.id')
            .whereRef('p.review_id', '=', 'r.id')
            .where('p.reporter_id', '=', ctx.viewer?.id ?? 0)
            .where((standing) =>
              standing.or([
                standing('p.resolved_at', 'is', null),
                standing('p.resolved_at', '>=', standing.ref('r.updated_at')),
              ]),
            ),
        )
        .$castTo<boolean>()
        .as('has_reported'),
    ]);
}

/** Reviews with the additional fields for staff and owners. */
function selectManaged(ctx: RequestContext, em: EntityManager) {
  return selectEntries(ctx, em)
    .select(HALL_TITLE.as('hall_title'))
    .select('b.name as business_name')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('review_reports as p')
          .leftJoin('users as w', (join) => join.onRef('w.id', '=', 'p.reporter_id').on('w.deleted_at', 'is', null))
          .select(['p.reason', 'p.created_at as createdAt', 'w.name as reporterName'])
          .whereRef('p.review_id', '=', 'r.id')
          .where('p.resolved_at', 'is', null)
          .orderBy('p.created_at')
          .orderBy('p.id'),
      ).as('open_reports'),
    );
}

type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];
type ManagedRow = Awaited<ReturnType<ReturnType<typeof selectManaged>['execute']>>[number];

/** The ways in which reviews match a search for staff: by text, or by the name of author, hall or business. Authors match by name, not by e-mail address. */
async function findKinds(
  em: EntityManager,
  text: string | null | undefined,
): Promise<readonly RawBuilder<SqlBool>[] | undefined> {
  const db = em.getKysely<Database>();
  const words = await searchText(em, { table: 'hall_reviews', column: 'search_text' }, text, 'r');
  const author = await searchText(em, { table: 'users', column: 'search_name' }, text, 'p');
  const hall = contains(sql<string>`(' ' || h.search_text)`, text);
  const business = contains('z.search_text', text);
  if (!words || !author || !hall || !business) return undefined;
  const people = db.selectFrom('users as p').select('p.id').where(author).limit(MOST);
  const named = db.selectFrom('halls as h').select('h.id').where(hall).limit(MOST);
  const ofBusiness = db
    .selectFrom('businesses as z')
    .innerJoin('halls as h', 'h.business_id', 'z.id')
    .select('h.id')
    .where(business)
    .limit(MOST);
  return [
    words,
    sql<SqlBool>`r.user_id = any(array(${people}))`,
    sql<SqlBool>`r.hall_id = any(array((${named}) union (${ofBusiness})))`,
  ];
}

/** The newest reviews of each kind of match, as many as the page can need. */
function isAmongNewest(
  em: EntityManager,
  kinds: readonly Expression<SqlBool>[],
  others: readonly Expression<SqlBool>[],
  page: PageRequest,
): RawBuilder<SqlBool> {
  const after = page.after ? [isAfterCursor('r.id', NEWEST, page.after)] : [];
  const newest = kinds.map((kind) => {
    const found = selectReviews(em).select('r.id');
    return sql`(${found
      .where((eb) => eb.and([kind, ...others, ...after]))
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(page.offset + page.limit + 1)})`;
  });
  return sql<SqlBool>`r.id = any(array(${sql.join(newest, sql` union `)}))`;
}

function toEntry(row: ReviewRow, viewer: Viewer | null): Pick<ReviewEntry, keyof ReviewEntry> {
  const facts = {
    authorId: row.user_id,
    businessId: row.business_id,
    ownerId: row.owner_id,
    isTrading: row.is_trading,
    isHidden: row.is_hidden,
  };
  const seesHiding = canSeeHiding(viewer, facts);
  const isOutdated = isChangedSinceAnswer(row.answered_at, { updatedAt: row.updated_at });
  return {
    id: row.id,
    hallId: row.hall_id,
    rating: row.rating,
    comment: row.comment,
    userName: row.user_name ?? ANONYMOUS_USER,
    isVerifiedBooking: row.is_verified,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    answer: row.answer,
    answeredAt: row.answered_at,
    isChangedSinceAnswer: isOutdated,
    isHidden: seesHiding && row.is_hidden,
    hiddenReason: seesHiding ? row.hidden_reason : null,
    viewerIsAuthor: isAuthor(viewer, facts),
    viewerCanAnswer: canAnswer(viewer, facts) && (row.answer === null || isOutdated),
    viewerCanReport: canReport(viewer, facts) && !row.has_reported,
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

/** The visible reviews of a hall. */
export async function findHallReviews(
  ctx: RequestContext,
  hallId: number,
  page: PageRequest,
): Promise<Connection<ReviewEntry>> {
  const found = selectVisible(ctx.em).where('r.hall_id', '=', hallId);
  const rows = selectEntries(ctx, ctx.em);
  return mapNodes(await paginate(ctx.em, { found, rows, id: 'r.id' }, NEWEST, page), (row) => toEntry(row, ctx.viewer));
}

/** A condition for a state of reviews; undefined for all of them. */
function isInState(state: ReviewState): RawBuilder<SqlBool> | undefined {
  if (state === ReviewState.HIDDEN) return sql<SqlBool>`r.is_hidden`;
  if (state === ReviewState.ALL) return undefined;
  return sql<SqlBool>`exists (select from review_reports p where p.review_id = r.id and p.resolved_at is null)`;
}

/** Reviews for staff. */
export async function findReviews(
  ctx: RequestContext,
  filter: ReviewFilter,
  page: PageRequest,
): Promise<Connection<ManagedReview>> {
  const state = filter.state ?? ReviewState.ALL;
  const isOfState = isInState(state);
  const ofHall = filter.hallId ? [sql<SqlBool>`r.hall_id = ${filter.hallId}`] : [];
  const conditions = [...(isOfState ? [isOfState] : []), ...ofHall];
  const kinds = await findKinds(ctx.em, filter.text);
  const isKept = !kinds && ofHall.length === 0 && state !== ReviewState.REPORTED;
  const keys = state === ReviewState.HIDDEN ? ['hidden'] : undefined;
  const isFound = kinds ? [isAmongNewest(ctx.em, kinds, conditions, page)] : conditions;
  const found = selectReviews(ctx.em).where((eb) => eb.and(isFound));
  const selectKind = (kind: Expression<SqlBool>) =>
    selectReviews(ctx.em)
      .select('r.id')
      .where((eb) => eb.and([kind, ...conditions]));
  const total: ListTotal = {
    kept: isKept ? { list: 'reviews', keys } : undefined,
    count: kinds && (() => countUnion(ctx.em, kinds.map(selectKind))),
  };
  const rows = selectManaged(ctx, ctx.em);
  return mapNodes(await paginate(ctx.em, { found, rows, id: 'r.id', total }, NEWEST, page), (row) =>
    toManaged(row, ctx.viewer),
  );
}

/** Visible reviews of the halls of the viewer's business; none for its members while it isn't trading. */
export async function findReviewsForOwner(
  ctx: RequestContext,
  { filter, order }: { filter: OwnReviewFilter; order: ReviewOrder },
  page: PageRequest,
): Promise<Connection<ManagedReview>> {
  const { id, membership } = requireViewer(ctx);
  let found = selectVisible(ctx.em)
    .innerJoin('halls as h', 'h.id', 'r.hall_id')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .where((eb) =>
      membership
        ? eb.and([eb('b.id', '=', membership.businessId), eb('b.is_trading', '=', true)])
        : eb('b.owner_id', '=', id),
    );
  if (filter.hallId) found = found.where('r.hall_id', '=', filter.hallId);
  if (filter.rating) found = found.where('r.rating', '=', filter.rating);
  if (filter.unanswered) found = found.where('r.answer', 'is', null);
  const rows = selectManaged(ctx, ctx.em);
  return mapNodes(await paginate(ctx.em, { found, rows, id: 'r.id' }, ORDERS[order], page), (row) =>
    toManaged(row, ctx.viewer),
  );
}

/** Reviews that a person wrote, hidden or not, the newest first. */
export async function findReviewsByAuthor(
  ctx: RequestContext,
  authorId: number,
  page: PageRequest,
): Promise<Connection<ManagedReview>> {
  const found = selectReviews(ctx.em).where('r.user_id', '=', authorId);
  const rows = selectManaged(ctx, ctx.em);
  return mapNodes(await paginate(ctx.em, { found, rows, id: 'r.id' }, NEWEST, page), (row) =>
    toManaged(row, ctx.viewer),
  );
}

/** A review, hidden or not, or null. */
export async function findReview(ctx: RequestContext, em: EntityManager, id: number): Promise<ManagedReview | null> {
  const row = await selectManaged(ctx, em).where('r.id', '=', id).executeTakeFirst();
  return row ? toManaged(row, ctx.viewer) : null;
}

/** A person's review of a hall, hidden or not, or null. */
export async function findReviewByAuthor(
  ctx: RequestContext,
  hallId: number,
  userId: number,
): Promise<ReviewEntry | null> {
  const row = await selectEntries(ctx, ctx.em)
    .where('r.hall_id', '=', hallId)
    .where('r.user_id', '=', userId)
    .executeTakeFirst();
  return row ? toEntry(row, ctx.viewer) : null;
}

/** Statistics of a hall's visible reviews. */
export interface ReviewSummary {
  averageRating: number;
  totalReviews: number;
  histogram: RatingCount[];
}

/** A hall with the facts of its policy, and its visible reviews counted by rating. */
function selectSummary(db: Kysely<Database>, hallId: number) {
  return db
    .selectFrom('halls as h')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(['h.is_public as isPublic', 'h.business_id as businessId', 'b.owner_id as ownerId'])
    .select('b.is_trading as isTrading')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('hall_reviews as r')
          .select(({ fn }) => ['r.rating', fn.countAll<number>().as('count')] as const)
          .whereRef('r.hall_id', '=', 'h.id')
          .where('r.is_hidden', '=', false)
          .groupBy('r.rating'),
      ).as('ratings'),
    )
    .where('h.id', '=', hallId)
    .where('h.deleted_at', 'is', null);
}

const SUMMARY = new NamedQuery('hall-review-summary', selectSummary);

/** Statistics of a hall's visible reviews, or null for a hall that the viewer can't see. */
export async function summarizeReviews({ em, viewer }: RequestContext, hallId: number): Promise<ReviewSummary | null> {
  const [hall] = await SUMMARY.run(em, hallId);
  if (!hall || !canSeeHall(viewer, hall)) return null;
  const counts = new Map(hall.ratings.map(({ rating, count }) => [rating, count]));
  const histogram = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts.get(rating) ?? 0 }));
  const totalReviews = histogram.reduce((sum, { count }) => sum + count, 0);
  const stars = histogram.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return {
    averageRating: totalReviews === 0 ? 0 : Math.round((stars * 100) / totalReviews) / 100,
    totalReviews,
    histogram,
  };
}

/** The average and number of a hall's visible reviews. */
export function selectHallRating(em: EntityManager, hallId: number) {
  return selectVisible(em)
    .select(sql<string>`coalesce(round(avg(r.rating), 2), 0)`.as('rating'))
    .select(sql<number>`count(*)::int`.as('reviews'))
    .where('r.hall_id', '=', hallId);
}
