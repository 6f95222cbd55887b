import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import type { ReviewOrder } from '../../domain/reviews/inputs.js';
import { User } from '../accounts/user.entity.js';
import { toSnapshot, extendSnapshot } from '../audit/audit.snapshot.js';
import { recordChange } from '../audit/audit.service.js';
import { Booking } from '../bookings/booking.entity.js';
import { Hall } from '../halls/hall.entity.js';
import { visibleHall } from '../halls/hall-detail.service.js';
import { notifyWebhooks } from '../integrations/webhook.notifications.js';
import { ReviewReport } from './review-report.entity.js';
import { Review } from './review.entity.js';
import type {
  AnswerReviewInput,
  ChangeReviewInput,
  OwnReviewFilter,
  ReviewFilter,
  ReviewReasonInput,
  WriteReviewInput,
} from './review.inputs.js';
import * as queries from './review.queries.js';
import type { ManagedReview, ReviewEntry } from './review.types.js';

const WRITTEN_ALREADY = 'You have reviewed this hall already.';
const ANSWERED_ALREADY = 'You have answered this review already.';

function notFound(): never {
  throw new DomainError('NOT_FOUND', 'This review does not exist.');
}

/** A page of reviews with what is known of all of them. */
type HallReviewsPage = Connection<ReviewEntry> & queries.ReviewSummary;

/**
 * A page of a hall's reviews with average, total and histogram of all of them.
 * @throws DomainError NOT_FOUND for a hall that the viewer can't see
 */
export async function hallReviews(ctx: RequestContext, hallId: number, page: PageRequest): Promise<HallReviewsPage> {
  await visibleHall(ctx, hallId);
  const [reviews, summary] = await Promise.all([
    queries.findHallReviews(ctx, hallId, page),
    queries.summariseReviews(ctx.em, hallId),
  ]);
  return { ...reviews, ...summary, count: () => Promise.resolve(summary.totalReviews) };
}

/** The viewer's own review of a hall, hidden or not; null without one. */
export function viewerReview(ctx: RequestContext, hallId: number): Promise<ReviewEntry | null> {
  return queries.findReviewOf(ctx, hallId, requireViewer(ctx).id);
}

/** Reviews for staff: all, reported or hidden ones. */
export function reviews(
  ctx: RequestContext,
  filter: ReviewFilter,
  page: PageRequest,
): Promise<Connection<ManagedReview>> {
  return queries.findReviews(ctx, filter, page);
}

/** Reviews of the viewer's own halls. */
export function ownReviews(
  ctx: RequestContext,
  filter: OwnReviewFilter,
  order: ReviewOrder,
  page: PageRequest,
): Promise<Connection<ManagedReview>> {
  return queries.findOwnReviews(ctx, requireViewer(ctx).id, { filter, order }, page);
}

/** Whoever changes the reviews of a hall waits here, so that its average is always that of what is there. */
async function lockHall(em: EntityManager, hallId: number): Promise<void> {
  await em.execute('select id from halls where id = ? for no key update', [hallId]);
}

/** Writes a hall's average and number of shown reviews anew. The hall is locked. */
async function keepRating(em: EntityManager, hallId: number): Promise<void> {
  await em.execute(
    `update halls set rating = s.rating, review_count = s.reviews
       from (select coalesce(round(avg(rating), 2), 0) as rating, count(*) as reviews
               from hall_reviews where hall_id = ? and not is_hidden) s
      where halls.id = ?`,
    [hallId, hallId],
  );
}

async function written(ctx: RequestContext, em: EntityManager, id: number): Promise<ManagedReview> {
  return (await queries.findReview(ctx, em, id)) ?? notFound();
}

/**
 * Writes the viewer's one review of a hall.
 * @throws DomainError NOT_FOUND for a hall that isn't public; CONFLICT when there is one already
 */
export async function writeReview(ctx: RequestContext, input: WriteReviewInput): Promise<ReviewEntry> {
  const { hallId, rating } = input;
  await visibleHall(ctx, hallId);
  const userId = requireViewer(ctx).id;
  return inTransaction(ctx.em, async (em) => {
    await lockHall(em, hallId);
    if (await em.findOne(Review, { hall: hallId, user: userId })) throw new DomainError('CONFLICT', WRITTEN_ALREADY);
    const review = em.create(Review, {
      hall: ref(em.getReference(Hall, hallId)),
      user: ref(em.getReference(User, userId)),
      booking: await pastBooking(ctx, em, { hallId, userId }),
      rating,
      comment: input.comment ?? null,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    });
    await em.flush();
    await keepRating(em, hallId);
    await tellOfReview(ctx, em, review);
    return written(ctx, em, review.id);
  });
}

/** Other programs hear what everybody can read. */
async function tellOfReview(ctx: RequestContext, em: EntityManager, review: Review): Promise<void> {
  const { id, rating, comment, createdAt } = review;
  const hall = await em.findOneOrFail(Hall, review.hall.id);
  const isVerified = review.booking !== null;
  const data = {
    review: {
      id,
      hallId: hall.id,
      hallTitle: hall.title,
      rating,
      comment,
      isVerified,
      createdAt: createdAt.toISOString(),
    },
  };
  await notifyWebhooks(ctx, em, { event: WebhookEvent.REVIEW_WRITTEN, businessId: hall.business.id, data });
}

/** The booking that a review speaks of: the author's last confirmed one of the hall that is over. */
async function pastBooking(
  ctx: RequestContext,
  em: EntityManager,
  { hallId, userId }: { hallId: number; userId: number },
) {
  const booking = await em.findOne(
    Booking,
    { hall: hallId, user: userId, status: BookingStatus.CONFIRMED, endTime: { $lte: ctx.now() } },
    { orderBy: { endTime: 'desc', id: 'desc' }, fields: ['id'] },
  );
  return booking ? ref(em.getReference(Booking, booking.id)) : null;
}

/** Loads a review for a change, its hall locked before it. */
async function lockReview(em: EntityManager, id: number): Promise<Review> {
  const found = (await em.findOne(Review, id)) ?? notFound();
  await lockHall(em, found.hall.id);
  await em.refresh(found, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return found;
}

/**
 * Changes the viewer's own review. A comment that is left out stays, null or empty removes it.
 * @throws DomainError NOT_FOUND, FORBIDDEN for somebody else's
 */
export async function changeReview(ctx: RequestContext, id: number, input: ChangeReviewInput): Promise<ReviewEntry> {
  return inTransaction(ctx.em, async (em) => {
    const review = await lockReview(em, id);
    if (review.user.id !== requireViewer(ctx).id) {
      if (review.isHidden) notFound();
      throw new DomainError('FORBIDDEN', 'You can change your own review only.');
    }
    review.rating = input.rating;
    if (input.comment !== undefined) review.comment = input.comment;
    review.updatedAt = ctx.now();
    await em.flush();
    await keepRating(em, review.hall.id);
    return written(ctx, em, id);
  });
}

/**
 * Answers a review of an own hall, once.
 * @throws DomainError NOT_FOUND; FORBIDDEN for another owner's hall; CONFLICT when it has an answer
 */
export async function answerReview(
  ctx: RequestContext,
  id: number,
  { reply }: AnswerReviewInput,
): Promise<ReviewEntry> {
  return inTransaction(ctx.em, async (em) => {
    const review = await lockReview(em, id);
    if (review.isHidden) notFound();
    const hall = await em.findOneOrFail(Hall, review.hall.id, { populate: ['business'] });
    const viewerId = requireViewer(ctx).id;
    if (hall.business.$.owner.id !== viewerId) {
      throw new DomainError('FORBIDDEN', 'You can answer reviews of your own halls only.');
    }
    if (review.answer !== null) throw new DomainError('CONFLICT', ANSWERED_ALREADY);
    review.answer = reply;
    review.answeredAt = ctx.now();
    review.answeredBy = ref(em.getReference(User, viewerId));
    await em.flush();
    return written(ctx, em, id);
  });
}

/**
 * Reports a shown review to staff, once per person.
 * @throws DomainError NOT_FOUND; FORBIDDEN for an own review; CONFLICT when the viewer has reported it before
 */
export async function reportReview(
  ctx: RequestContext,
  id: number,
  { reason }: ReviewReasonInput,
): Promise<ReviewEntry> {
  return inTransaction(ctx.em, async (em) => {
    const review = await em.findOne(Review, { id, isHidden: false });
    if (!review) notFound();
    const reporter = requireViewer(ctx).id;
    if (review.user.id === reporter) throw new DomainError('FORBIDDEN', 'You can’t report your own review.');
    em.create(ReviewReport, {
      review: ref(review),
      reporter: ref(em.getReference(User, reporter)),
      reason,
      createdAt: ctx.now(),
    });
    await em.flush();
    return written(ctx, em, id);
  });
}

/** Deals with the open reports of a review. @returns what they said, the first one first */
async function resolveReports(ctx: RequestContext, em: EntityManager, reviewId: number): Promise<string[]> {
  const rows = await em.execute<{ id: number; reason: string }[]>(
    `update review_reports set resolved_at = ?, resolved_by = ? where review_id = ? and resolved_at is null
     returning id, reason`,
    [ctx.now().toISOString(), requireViewer(ctx).id, reviewId],
  );
  return rows.sort((one, other) => one.id - other.id).map(({ reason }) => reason);
}

/**
 * Hides a review: it is neither shown nor counted any more; open reports of it are dealt with. Audited.
 * @throws DomainError NOT_FOUND; CONFLICT when it is hidden already
 */
export async function hideReview(
  ctx: RequestContext,
  id: number,
  { reason }: ReviewReasonInput,
): Promise<ManagedReview> {
  return inTransaction(ctx.em, async (em) => {
    const review = await lockReview(em, id);
    if (review.isHidden) throw new DomainError('CONFLICT', 'This review is hidden already.');
    const before = toSnapshot(review);
    review.isHidden = true;
    review.hiddenReason = reason;
    review.hiddenAt = ctx.now();
    review.hiddenBy = ref(em.getReference(User, requireViewer(ctx).id));
    await em.flush();
    const openReports = await resolveReports(ctx, em, id);
    await keepRating(em, review.hall.id);
    await recordChange(ctx, em, {
      action: 'review.hidden',
      subjectType: 'review',
      subjectId: id,
      naming: ['hallId'],
      before: extendSnapshot(before, { openReports }),
      after: toSnapshot(review, { openReports: [] }),
    });
    return written(ctx, em, id);
  });
}

/**
 * Shows a hidden review again. Audited.
 * @throws DomainError NOT_FOUND; CONFLICT when it is shown
 */
export async function showReview(ctx: RequestContext, id: number): Promise<ManagedReview> {
  return inTransaction(ctx.em, async (em) => {
    const review = await lockReview(em, id);
    if (!review.isHidden) throw new DomainError('CONFLICT', 'This review is shown already.');
    const before = toSnapshot(review);
    review.isHidden = false;
    review.hiddenReason = null;
    review.hiddenAt = null;
    review.hiddenBy = null;
    await em.flush();
    await keepRating(em, review.hall.id);
    const subject = { subjectType: 'review', subjectId: id, naming: ['hallId'] };
    await recordChange(ctx, em, { action: 'review.shown', ...subject, before, after: toSnapshot(review) });
    return written(ctx, em, id);
  });
}

/**
 * Dismisses the open reports of a review, which stays shown. Audited.
 * @throws DomainError NOT_FOUND
 */
export async function dismissReviewReports(ctx: RequestContext, id: number): Promise<ManagedReview> {
  return inTransaction(ctx.em, async (em) => {
    const review = await lockReview(em, id);
    const openReports = await resolveReports(ctx, em, id);
    await recordChange(ctx, em, {
      action: 'review.reports_dismissed',
      subjectType: 'review',
      subjectId: id,
      naming: ['hallId'],
      before: toSnapshot(review, { openReports }),
      after: toSnapshot(review, { openReports: [] }),
    });
    return written(ctx, em, id);
  });
}
