import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { mapNodes } from '../../database/paginate.js';
import { inTransaction } from '../../database/transaction.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import type { TextFile } from '../../graphql/text-file.js';
import { readFileLocale } from '../../domain/accounts/file-locale.js';
import { hallNameIn } from '../../domain/halls/hall-name.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { MessageSide, otherSide, THREAD_MESSAGES } from '../../domain/threads/messages.js';
import type { VisitOrder } from '../../domain/threads/visit-inputs.js';
import {
  isComingVisit,
  isOpenVisit,
  toCancelAction,
  VISIT_LIMITS,
  VISIT_MESSAGES,
  VisitAction,
  visitTimeProblem,
} from '../../domain/threads/visits.js';
import { localDay, toInstant } from '../../domain/time/zone.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { renderVisit } from '../integrations/calendar.ics.js';
import { lockThread } from './thread.changes.js';
import { canArrangeVisit, toSide } from './thread.policy.js';
import { assertWritable, openThread, type WrittenThread } from './thread.service.js';
import { loadSubject, toSubject, type Subject } from './thread.subjects.js';
import { insertVisit } from './visit.changes.js';
import type { ProposeVisitInput, VisitFilter } from './visit.inputs.js';
import { recordVisit, takeVisitAction } from './visit.actions.js';
import { notifyOfVisit } from './visit.notifications.js';
import { presentVisit } from './visit.presenter.js';
import * as queries from './visit.queries.js';
import type { VisitView } from './visit.types.js';

const DAY_MS = 86_400_000;

/** Opens a thread and locks it. @throws DomainError NOT_FOUND unless the viewer is its customer, or one of the business's people */
async function openLockedThread(ctx: RequestContext, em: EntityManager, subject: Subject): Promise<WrittenThread> {
  return { ...(await openThread(ctx, em, subject, true)), thread: await lockThread(em, subject, ctx.now()) };
}

/** @throws DomainError CONFLICT in a thread that has ended, where the other side has no account, and about a booking that is over */
async function assertVisitable(
  ctx: RequestContext,
  em: EntityManager,
  subject: Subject,
  opened: WrittenThread,
): Promise<void> {
  await assertWritable(em, subject, opened);
  if (!canArrangeVisit(opened.facts, ctx.now())) throw new DomainError('CONFLICT', VISIT_MESSAGES.bookingOver);
}

/** @throws DomainError NOT_FOUND */
async function readVisit(em: EntityManager, id: number): Promise<queries.VisitRow> {
  const visit = await queries.findVisit(em, id);
  if (!visit) throw new DomainError('NOT_FOUND', VISIT_MESSAGES.notFound);
  return visit;
}

/** @throws DomainError TOO_MANY_REQUESTS after many proposals in a thread: each one is a mail */
async function assertFewProposals(ctx: RequestContext, em: EntityManager, threadId: number): Promise<void> {
  const oldest = await queries.findProposedAt(em, threadId, VISIT_LIMITS.proposalsPerDay);
  const waitMs = oldest ? oldest.getTime() + DAY_MS - ctx.now().getTime() : 0;
  if (waitMs <= 0) return;
  const details = { retryAfter: Math.ceil(waitMs / 1000) };
  throw new DomainError('TOO_MANY_REQUESTS', VISIT_MESSAGES.tooMany, { details });
}

/** @throws DomainError CONFLICT for a hall that was removed: nobody shows it any more */
function assertListed({ isHallRemoved }: { isHallRemoved: boolean }): void {
  if (isHallRemoved) throw new DomainError('CONFLICT', VISIT_MESSAGES.hallRemoved);
}

/**
 * The hall of a thread, and the moment there that a day and time say.
 * @throws DomainError CONFLICT for a removed hall; INVALID_INPUT for a moment in the past or too far
 */
async function toPlaceAndTime(
  ctx: RequestContext,
  em: EntityManager,
  subject: Subject,
  { day, time }: ProposeVisitInput,
): Promise<{ hallId: number; startsAt: Date }> {
  const place = await queries.findHallOfSubject(em, subject);
  if (!place) throw new DomainError('NOT_FOUND', THREAD_MESSAGES.enquiryNotFound);
  assertListed(place);
  const startsAt = toInstant(day, time, place.timeZone);
  const problem = visitTimeProblem(startsAt, place.timeZone, ctx.now());
  if (problem) throw invalidInput([problem]);
  return { hallId: place.hallId, startsAt };
}

/** Adds a proposal in place of the open one. @throws DomainError CONFLICT beside a confirmed visit that comes */
async function addProposal(
  ctx: RequestContext,
  em: EntityManager,
  subject: Subject,
  input: ProposeVisitInput,
): Promise<queries.VisitRow> {
  const opened = await openLockedThread(ctx, em, subject);
  await assertVisitable(ctx, em, subject, opened);
  const { viewer, side, thread } = opened;
  const now = ctx.now();
  const { hallId, startsAt } = await toPlaceAndTime(ctx, em, subject, input);
  const standing = await queries.findStandingVisit(em, thread.id);
  if (standing && isComingVisit(standing, now)) throw new DomainError('CONFLICT', VISIT_MESSAGES.agreed);
  await assertFewProposals(ctx, em, thread.id);
  if (standing && isOpenVisit(standing))
    await takeVisitAction(ctx, em, standing, { action: VisitAction.REPLACE, side });
  const id = await insertVisit(em, {
    ...{ threadId: thread.id, hallId, proposerId: viewer.id, proposedBy: side, startsAt, createdAt: now },
    ...{ headCount: input.headCount ?? null, note: input.note || null },
  });
  const visit = await readVisit(em, id);
  await recordVisit(ctx, em, visit, { event: 'proposed', side });
  await notifyOfVisit(ctx, em, visit, { event: 'proposed', sides: [otherSide(side)] });
  return visit;
}

/**
 * Proposes a visit of the hall of a booking or an enquiry; another time takes the place of the open proposal
 * (docs/decisions/0081-visits.md).
 * @throws DomainError NOT_FOUND unless it is the viewer's, or of the viewer's business; CONFLICT in a thread that has ended, if
 * nobody can read it, about a booking that is over, of a removed hall, or beside a confirmed visit; INVALID_INPUT; TOO_MANY_REQUESTS; IDEMPOTENCY_MISMATCH
 */
export function proposeVisit(ctx: RequestContext, subject: Subject, input: ProposeVisitInput): Promise<VisitView> {
  const request = { about: subject.about, subjectId: subject.id, ...input };
  const once = { operation: 'proposeVisit', key: input.clientMutationId, request };
  return inTransaction(ctx.em, async (em) => {
    const { id } = await createOnce(ctx, em, once, () => addProposal(ctx, em, subject, input));
    const visit = await readVisit(em, id);
    return presentVisit(ctx, visit, await findSide(ctx, em, visit));
  });
}

/** The side on which the viewer reads a visit. @throws DomainError NOT_FOUND unless the viewer reads its thread */
async function findSide(ctx: RequestContext, em: EntityManager, visit: queries.VisitRow): Promise<MessageSide> {
  return toSide(requireViewer(ctx), await loadSubject(ctx, em, toSubject(visit), false));
}

/** Takes an action of a visit, under the lock of its thread. */
function changeVisit(
  ctx: RequestContext,
  id: number,
  toAction: (visit: queries.VisitRow) => VisitAction,
): Promise<VisitView> {
  return inTransaction(ctx.em, async (em) => {
    const subject = toSubject(await readVisit(em, id));
    const opened = await openLockedThread(ctx, em, subject);
    // What happened before the lock counts.
    const visit = await readVisit(em, id);
    const action = toAction(visit);
    if (action === VisitAction.CONFIRM) {
      await assertVisitable(ctx, em, subject, opened);
      assertListed(visit);
    }
    await takeVisitAction(ctx, em, visit, { action, side: opened.side });
    return presentVisit(ctx, await readVisit(em, id), opened.side);
  });
}

/**
 * Confirms a visit that the other side proposed.
 * @throws DomainError NOT_FOUND unless the viewer reads its thread; FORBIDDEN for the viewer's own side's; CONFLICT if it isn't
 * open any more, is past, of a removed hall, or the other side has no account
 */
export function confirmVisit(ctx: RequestContext, id: number): Promise<VisitView> {
  return changeVisit(ctx, id, () => VisitAction.CONFIRM);
}

/** Declines a visit that the other side proposed. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT as for confirming it */
export function declineVisit(ctx: RequestContext, id: number): Promise<VisitView> {
  return changeVisit(ctx, id, () => VisitAction.DECLINE);
}

/**
 * Cancels a confirmed visit, or takes back a proposal of the viewer's side.
 * @throws DomainError NOT_FOUND unless the viewer reads its thread; FORBIDDEN for a proposal of the other side; CONFLICT if it has
 * ended or is past
 */
export function cancelVisit(ctx: RequestContext, id: number): Promise<VisitView> {
  return changeVisit(ctx, id, toCancelAction);
}

/** The visits of the halls of the viewer's business, by their time. @throws DomainError NOT_FOUND, FORBIDDEN unless it is trading */
export async function listBusinessVisits(
  ctx: RequestContext,
  filter: VisitFilter | null | undefined,
  order: VisitOrder,
  paging: PagingInput | null | undefined,
): Promise<Connection<VisitView>> {
  const page = toPageRequest(paging);
  const { id: businessId, timeZone } = await requireTradingBusiness(ctx);
  const of = { businessId, timeZone, today: localDay(ctx.now(), timeZone), userId: requireViewer(ctx).id };
  const found = await queries.findVisitsOfBusiness(ctx.em, of, filter ?? {}, order, page);
  return mapNodes(found, (row) => presentVisit(ctx, row, MessageSide.BUSINESS));
}

/**
 * A visit as a calendar file, once it was confirmed: of one that was cancelled since, the file says so.
 * @param wanted its language; defaults to English
 * @throws DomainError NOT_FOUND unless the viewer reads its thread; CONFLICT before that; INVALID_INPUT on locale
 */
export async function getVisitCalendarFile(
  ctx: RequestContext,
  id: number,
  wanted: string | null | undefined,
): Promise<TextFile> {
  const locale = readFileLocale(wanted);
  const visit = await readVisit(ctx.em, id);
  const side = await findSide(ctx, ctx.em, visit);
  const { confirmedAt } = visit;
  if (!confirmedAt) throw new DomainError('CONFLICT', VISIT_MESSAGES.notConfirmed);
  const content = renderVisit(
    { ...visit, hallTitle: hallNameIn(locale, visit), confirmedAt, isForCustomer: side === MessageSide.CUSTOMER },
    { publicUrl: ctx.app.env.publicUrl, locale },
  );
  return { filename: `visit-${id}.ics`, mime: 'text/calendar', content };
}
