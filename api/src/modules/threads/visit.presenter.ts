import type { RequestContext } from '../../context.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import { canTakeVisitAction, isPastVisit, toCancelAction, VisitAction } from '../../domain/threads/visits.js';
import type { VisitRow } from './visit.queries.js';
import type { VisitView } from './visit.types.js';

/** A visit as a side of its thread sees it now. */
export function presentVisit(ctx: RequestContext, visit: VisitRow, side: MessageSide): VisitView {
  const now = ctx.now();
  const { threadId: _threadId, businessId: _businessId, businessName: _name, ...shown } = visit;
  const { hallLocation: _location, isHallRemoved: _isRemoved, ...row } = shown;
  return {
    ...row,
    isPast: isPastVisit(visit, now),
    viewerCanAnswer: canTakeVisitAction(visit, VisitAction.CONFIRM, side, now),
    viewerCanCancel: canTakeVisitAction(visit, toCancelAction(visit), side, now),
  };
}
