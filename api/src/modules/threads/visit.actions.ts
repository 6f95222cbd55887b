import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { MESSAGE_SIDES, MessageSide, otherSide } from '../../domain/threads/messages.js';
import { findCalledOff, findEndAction, VisitAction, visitTransition } from '../../domain/threads/visits.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { setVisitStatus } from './visit.changes.js';
import type { ThreadFate, VisitEvent } from './visit.mails.js';
import { notifyOfVisit } from './visit.notifications.js';
import { findErasedVisits, findStandingVisit, type VisitRow } from './visit.queries.js';

type RecordedEvent = Exclude<VisitEvent, 'soon' | 'calledOff'>;

/** What the other side is told of; a replaced proposal is told by the one that replaces it. */
const EVENTS: Readonly<Record<Exclude<VisitAction, 'REPLACE'>, RecordedEvent>> = {
  CONFIRM: 'confirmed',
  DECLINE: 'declined',
  WITHDRAW: 'cancelled',
  CANCEL: 'cancelled',
};

/** Records what the business's people do about a visit; what its customer does is in the thread. */
export async function recordVisit(
  ctx: RequestContext,
  em: EntityManager,
  { id, businessId, hallTitle, startsAt }: VisitRow,
  { event, side }: { event: RecordedEvent; side: MessageSide },
): Promise<void> {
  if (side !== MessageSide.BUSINESS) return;
  const subject = auditSubject('visit', id, { businessId });
  const after = createSnapshot({ hall: hallTitle, startsAt: startsAt.toISOString() });
  await recordBusinessAction(ctx, em, { action: `visit.${event}`, ...subject, before: null, after });
}

/**
 * Takes an action of a visit of a locked thread, and tells the other side.
 * @throws DomainError FORBIDDEN, CONFLICT as the transitions say
 */
export async function takeVisitAction(
  ctx: RequestContext,
  em: EntityManager,
  visit: VisitRow,
  { action, side, thread = 'open' }: { action: VisitAction; side: MessageSide; thread?: ThreadFate },
): Promise<void> {
  const now = ctx.now();
  const { to } = visitTransition(visit, action, side, now);
  await setVisitStatus(em, visit.id, { to, side, now });
  if (action === VisitAction.REPLACE) return;
  const event = EVENTS[action];
  await recordVisit(ctx, em, visit, { event, side });
  await notifyOfVisit(ctx, em, visit, { event, sides: [otherSide(side)], thread });
}

/** Ends the visit of a locked thread that a side ends: nobody could cancel it any more. */
export async function endVisit(
  ctx: RequestContext,
  em: EntityManager,
  threadId: number,
  side: MessageSide,
): Promise<void> {
  const visit = await findStandingVisit(em, threadId);
  const action = visit && findEndAction(visit, side, ctx.now());
  if (action) await takeVisitAction(ctx, em, visit, { action, side, thread: 'ended' });
}

/** Ends the visit of a locked thread that staff end, and tells both sides: neither has done it. */
export async function callOffVisit(ctx: RequestContext, em: EntityManager, threadId: number): Promise<void> {
  const now = ctx.now();
  const visit = await findStandingVisit(em, threadId);
  const ended = visit && findCalledOff(visit, now);
  if (!ended) return;
  await setVisitStatus(em, visit.id, { ...ended, side: null, now });
  await notifyOfVisit(ctx, em, visit, { event: 'calledOff', sides: MESSAGE_SIDES, thread: 'ended' });
}

/** Ends the visits that are about to be deleted with their customer's account: the business would wait for nobody. */
export async function endErasedVisits(ctx: RequestContext, em: EntityManager, userId: number): Promise<void> {
  const side = MessageSide.CUSTOMER;
  for (const visit of await findErasedVisits(em, userId, ctx.now())) {
    const action = findEndAction(visit, side, ctx.now());
    if (action) await takeVisitAction(ctx, em, visit, { action, side, thread: 'deleted' });
  }
}
