import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import { REVIEW_MESSAGES, type ReviewOrder } from '../../domain/reviews/inputs.js';
import { assertEmailConfirmed } from '../accounts/email-confirmation.service.js';
import { assertPersonExists } from '../accounts/person.service.js';
import { User } from '../accounts/user.entity.js';
import { toSnapshot, extendSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange, writeAuditEntry } from '../audit/audit.service.js';
import { Booking } from '../bookings/booking.entity.js';
import { toBusinessFacts } from '../businesses/business.access.js';
import { findMembership } from '../businesses/membership.queries.js';
import { Hall } from '../halls/hall.entity.js';
import { HALL_NOT_FOUND, requireVisibleHall } from '../halls/hall-detail.service.js';
import { notifyWebhooks } from '../integrations/webhook.notifications.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { lockHall, resolveReports, updateRating } from './review.changes.js';
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
import {
  canAnswer,
  canReport,
  canSee,
  canWrite,
  isAuthor,
  isChangedSinceAnswer,
  isReportStanding,
} from './review.policy.js';
import * as queries from './review.queries.js';
import type { ManagedReview, ReviewEntry } from './review.types.js';

const ALREADY_WRITTEN = 'You have reviewed this hall already.';
const OWN_TEAM = 'You belong to the team of this hall’s business, so you can’t review it.';
const ALREADY_ANSWERED = 'You have answered this review already.';

function throwNotFound(): never {
  throw new DomainError('NOT_FOUND', 'This review does not exist.');
}

/** A page of reviews with statistics of all reviews. */
type HallReviewsPage = Connection<ReviewEntry> & queries.ReviewSummary;

/**
 * A page of a hall's reviews with average, total and histogram of all of them.
 * @throws DomainError NOT_FOUND for a hall that the viewer can't see
 */
export async function getHallReviews(ctx: RequestContext, hallId: number, page: PageRequest): Promise<HallReviewsPage> {
  const summary = await queries.summarizeReviews(ctx, hallId);
  if (!summary) throw new DomainError('NOT_FOUND', HALL_NOT_FOUND);
  const reviews = await queries.findHallReviews(ctx, hallId, page);
  return { ...reviews, ...summary, count: () => Promise.resolve(summary.totalReviews) };
}

/** The viewer's review of a hall, hidden or not; null without one. */
export function getViewerReview(ctx: RequestContext, hallId: number): Promise<ReviewEntry | null> {
  return queries.findReviewByAuthor(ctx, hallId, requireViewer(ctx).id);
}

/** Reviews for staff: all, reported or hidden ones. */
export async function listReviews(
  ctx: RequestContext,
  filter: ReviewFilter,
  page: PageRequest,
): Promise<Connection<ManagedReview>> {
  const reviews = await queries.findReviews(ctx, filter, page);
  await recordPersonalDataRead(ctx, { data: 'reviews', count: reviews.nodes.length });
  return reviews;
}

/** The reviews that a person wrote, for admins; the security log records the read. @throws DomainError NOT_FOUND */
export async function listReviewsOfPerson(
  ctx: RequestContext,
  id: number,
  page: PageRequest,
): Promise<Connection<ManagedReview>> {
  await assertPersonExists(ctx, id);
  const reviews = await queries.findReviewsByAuthor(ctx, id, page);
  await recordPersonalDataRead(ctx, { data: 'reviews', accountId: id });
  return reviews;
}

/** Reviews of the viewer's halls. */
export function listViewerReviews(
  ctx: RequestContext,
  filter: OwnReviewFilter,
  order: ReviewOrder,
  page: PageRequest,
): Promise<Connection<ManagedReview>> {
  return queries.findReviewsForOwner(ctx, { filter, order }, page);
}

async function loadReview(ctx: RequestContext, em: EntityManager, id: number): Promise<ManagedReview> {
  return (await queries.findReview(ctx, em, id)) ?? throwNotFound();
}

/** Refuses members of the hall's business, which the caller has locked. @throws DomainError FORBIDDEN */
async function assertMayWrite(ctx: RequestContext, em: EntityManager, hallId: number): Promise<void> {
  const viewer = requireViewer(ctx);
  const { business } = await em.findOneOrFail(Hall, hallId);
  const viewerBusinessId = (await findMembership(em, viewer.id))?.businessId ?? null;
  if (!canWrite(viewer, { businessId: business.id, viewerBusinessId })) throw new DomainError('FORBIDDEN', OWN_TEAM);
}

/**
 * Creates the viewer's review of a hall.
 * @throws DomainError EMAIL_NOT_CONFIRMED; NOT_FOUND for a hall that isn't public; FORBIDDEN for members of its business; CONFLICT when there is one already
 */
export async function writeReview(ctx: RequestContext, input: WriteReviewInput): Promise<ReviewEntry> {
  const { hallId, rating } = input;
  await assertEmailConfirmed(ctx);
  await requireVisibleHall(ctx, hallId);
  const userId = requireViewer(ctx).id;
  return inTransaction(ctx.em, async (em) => {
    await lockHall(em, hallId);
    await assertMayWrite(ctx, em, hallId);
    if (await em.findOne(Review, { hall: hallId, user: userId })) throw new DomainError('CONFLICT', ALREADY_WRITTEN);
    const review = em.create(Review, {
      hall: ref(em.getReference(Hall, hallId)),
      user: ref(em.getReference(User, userId)),
      booking: await findPastBooking(ctx, em, { hallId, userId }),
      rating,
      comment: input.comment ?? null,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    });
    await em.flush();
    await updateRating(em, hallId);
    await notifyReview(ctx, em, review);
    return loadReview(ctx, em, review.id);
  });
}

/** Notifies webhooks, with public data only. */
async function notifyReview(ctx: RequestContext, em: EntityManager, review: Review): Promise<void> {
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
  await notifyWebhooks(ctx, em, WebhookEvent.REVIEW_WRITTEN, [{ businessId: hall.business.id, data }]);
}

/** The booking that verifies a review: the author's latest confirmed, past booking of the hall. */
async function findPastBooking(
  ctx: RequestContext,
  em: EntityManager,
  { hallId, userId }: { hallId: number; userId: number },
) {
  const booking = await em.findOne(
    Booking,
    { hall: hallId, user: userId, status: OCCUPYING_BOOKING, endTime: { $lte: ctx.now() } },
    { orderBy: { endTime: 'desc', id: 'desc' }, fields: ['id'] },
  );
  return booking ? ref(em.getReference(Booking, booking.id)) : null;
}

/** Loads a review for a change, after locking its hall. */
async function lockReview(em: EntityManager, id: number): Promise<Review> {
  const found = (await em.findOne(Review, id)) ?? throwNotFound();
  await lockHall(em, found.hall.id);
  await em.refresh(found, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return found;
}

/**
 * Updates the viewer's review. An omitted comment stays, null or empty removes it. What changes nothing outdates neither the
 * owner's answer nor staff's decisions about reports.
 * @throws DomainError NOT_FOUND, FORBIDDEN for another author's, and for members of the hall's business
 */
export async function changeReview(ctx: RequestContext, id: number, input: ChangeReviewInput): Promise<ReviewEntry> {
  return inTransaction(ctx.em, async (em) => {
    const review = await lockReview(em, id);
    const viewer = requireViewer(ctx);
    const facts = { authorId: review.user.id, isHidden: review.isHidden };
    if (!canSee(viewer, facts)) throwNotFound();
    if (!isAuthor(viewer, facts)) {
      throw new DomainError('FORBIDDEN', 'You can change your own review only.');
    }
    await assertMayWrite(ctx, em, review.hall.id);
    const { rating, comment = review.comment } = input;
    if (rating === review.rating && comment === review.comment) return loadReview(ctx, em, id);
    em.assign(review, { rating, comment, updatedAt: ctx.now() });
    await em.flush();
    await updateRating(em, review.hall.id);
    return loadReview(ctx, em, id);
  });
}

/**
 * Answers a review of one of the viewer's halls, once; after its author changed it, another answer replaces it.
 * @throws DomainError NOT_FOUND; FORBIDDEN for another owner's hall; CONFLICT when it has an answer as it is, or isn't the one that
 * the input is based on
 */
export async function answerReview(
  ctx: RequestContext,
  id: number,
  { reply, basedOn }: AnswerReviewInput,
): Promise<ReviewEntry> {
  return inTransaction(ctx.em, async (em) => {
    const review = await lockReview(em, id);
    if (review.isHidden) throwNotFound();
    const hall = await em.findOneOrFail(Hall, review.hall.id, { populate: ['business'] });
    const viewer = requireViewer(ctx);
    if (!canAnswer(viewer, { ...toBusinessFacts(hall.business.$), isHidden: review.isHidden })) {
      throw new DomainError('FORBIDDEN', 'You can answer reviews of your own halls only.');
    }
    if (basedOn && review.updatedAt > basedOn) throw new DomainError('CONFLICT', REVIEW_MESSAGES.changed);
    if (review.answer !== null && !isChangedSinceAnswer(review.answeredAt, review))
      throw new DomainError('CONFLICT', ALREADY_ANSWERED);
    review.answer = reply;
    review.answeredAt = ctx.now();
    review.answeredBy = ref(em.getReference(User, viewer.id));
    await em.flush();
    const subject = auditSubject('review', id, { businessId: hall.business.id });
    await writeAuditEntry(ctx, em, { action: 'review.answered', ...subject });
    return loadReview(ctx, em, id);
  });
}

/** An account's report that staff resolved before the review was changed, whose place a new one may take; null without one. */
async function findSettledReport(em: EntityManager, review: Review, reporterId: number): Promise<ReviewReport | null> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const report = await em.findOne(ReviewReport, { review: review.id, reporter: reporterId }, lock);
  return report && !isReportStanding(report.resolvedAt, review) ? report : null;
}

/**
 * Reports a visible review to staff, once per account until its author changes it.
 * @throws DomainError NOT_FOUND; FORBIDDEN for the viewer's own review; CONFLICT when the viewer has already reported it
 */
export async function reportReview(
  ctx: RequestContext,
  id: number,
  { reason }: ReviewReasonInput,
): Promise<ReviewEntry> {
  return inTransaction(ctx.em, async (em) => {
    const review = await em.findOne(Review, { id, isHidden: false });
    if (!review) throwNotFound();
    const viewer = requireViewer(ctx);
    if (!canReport(viewer, { authorId: review.user.id, isHidden: review.isHidden }))
      throw new DomainError('FORBIDDEN', 'You can’t report your own review.');
    const settled = await findSettledReport(em, review, viewer.id);
    if (settled) em.assign(settled, { reason, createdAt: ctx.now(), resolvedAt: null, resolvedBy: null });
    else
      em.create(ReviewReport, {
        review: ref(review),
        reporter: ref(em.getReference(User, viewer.id)),
        reason,
        createdAt: ctx.now(),
      });
    await em.flush();
    return loadReview(ctx, em, id);
  });
}

/**
 * Hides a review, so that it is neither shown nor counted, and resolves its open reports. Audited.
 * @throws DomainError NOT_FOUND; CONFLICT when it is already hidden
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
    const openReports = await resolveReports(em, id, { by: requireViewer(ctx).id, at: ctx.now() });
    await updateRating(em, review.hall.id);
    await recordChange(ctx, em, {
      action: 'review.hidden',
      subjectType: 'review',
      subjectId: id,
      naming: ['hallId'],
      before: extendSnapshot(before, { openReports }),
      after: toSnapshot(review, { openReports: [] }),
    });
    return loadReview(ctx, em, id);
  });
}

/**
 * Shows a hidden review again. Audited.
 * @throws DomainError NOT_FOUND; CONFLICT when it is visible
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
    await updateRating(em, review.hall.id);
    const subject = auditSubject('review', id, { naming: ['hallId'] });
    await recordChange(ctx, em, { action: 'review.shown', ...subject, before, after: toSnapshot(review) });
    return loadReview(ctx, em, id);
  });
}

/**
 * Dismisses the open reports of a review, which stays visible. Audited.
 * @throws DomainError NOT_FOUND
 */
export async function dismissReviewReports(ctx: RequestContext, id: number): Promise<ManagedReview> {
  return inTransaction(ctx.em, async (em) => {
    const review = await lockReview(em, id);
    const openReports = await resolveReports(em, id, { by: requireViewer(ctx).id, at: ctx.now() });
    await recordChange(ctx, em, {
      action: 'review.reports_dismissed',
      subjectType: 'review',
      subjectId: id,
      naming: ['hallId'],
      before: toSnapshot(review, { openReports }),
      after: toSnapshot(review, { openReports: [] }),
    });
    return loadReview(ctx, em, id);
  });
}
