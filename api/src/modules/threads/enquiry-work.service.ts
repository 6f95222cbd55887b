import { requireViewer, type RequestContext } from '../../context.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { ENQUIRY_MESSAGES, followUpProblem, type PipelineOrder } from '../../domain/threads/enquiries.js';
import { localDay } from '../../domain/time/zone.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { FollowUpInput, LoseEnquiryInput, PipelineFilter } from './enquiry-work.inputs.js';
import type { EnquirySummary } from './enquiry-work.types.js';
import { changeEnquiry } from './enquiry.changes.js';
import { findSummary } from './enquiry-summary.queries.js';
import type { EnquiryView } from './enquiry.types.js';
import { findPipeline, type PipelineReader, type PipelineRow } from './pipeline.queries.js';

async function toReader(ctx: RequestContext): Promise<PipelineReader> {
  const { id: businessId } = await requireTradingBusiness(ctx);
  return { businessId, userId: requireViewer(ctx).id };
}

/** What began as an enquiry at the halls of the viewer's business. @throws DomainError FORBIDDEN unless it trades */
export async function listPipeline(
  ctx: RequestContext,
  { filter, order, paging }: { filter: PipelineFilter; order: PipelineOrder; paging?: PagingInput | null },
): Promise<Connection<PipelineRow>> {
  const page = toPageRequest(paging);
  return findPipeline(ctx.em, { reader: await toReader(ctx), now: ctx.now() }, filter, order, page);
}

/** The pipeline of the viewer's business in numbers. @throws DomainError FORBIDDEN unless it trades */
export async function getSummary(ctx: RequestContext): Promise<EnquirySummary> {
  return findSummary(ctx.em, await toReader(ctx), ctx.now());
}

/**
 * Gives an enquiry up, or changes why: nobody is reminded of it any more.
 * @throws DomainError NOT_FOUND unless it is at a hall of the viewer's business
 */
export function loseEnquiry(ctx: RequestContext, id: number, { reason, note }: LoseEnquiryInput): Promise<EnquiryView> {
  return changeEnquiry(ctx, id, 'enquiry.lost', ({ lostAt }) => ({
    lostAt: lostAt ?? ctx.now(),
    lostReason: reason,
    lostNote: note || null,
    followUpOn: null,
    followedUpAt: null,
  }));
}

/** Takes back that an enquiry is lost. @throws DomainError NOT_FOUND unless it is at a hall of the viewer's business */
export function reopenEnquiry(ctx: RequestContext, id: number): Promise<EnquiryView> {
  return changeEnquiry(ctx, id, 'enquiry.reopened', () => ({ lostAt: null, lostReason: null, lostNote: null }));
}

/**
 * Sets the day on which the business asks again; its people are reminded of it in the app.
 * @throws DomainError NOT_FOUND unless it is at a hall of the viewer's business; INVALID_INPUT for a day that is over or too
 * far; CONFLICT for a lost enquiry
 */
export function setFollowUp(ctx: RequestContext, id: number, { day }: FollowUpInput): Promise<EnquiryView> {
  return changeEnquiry(ctx, id, 'enquiry.follow-up-changed', ({ lostAt, followUpOn, followedUpAt }, { timeZone }) => {
    if (lostAt) throw new DomainError('CONFLICT', ENQUIRY_MESSAGES.lost);
    const problem = followUpProblem(day, localDay(ctx.now(), timeZone));
    if (problem !== null) throw invalidInput([{ field: 'day', message: problem }]);
    return { followUpOn: day, followedUpAt: followUpOn === day ? followedUpAt : null };
  });
}

/** Clears the follow-up day. @throws DomainError NOT_FOUND unless it is at a hall of the viewer's business */
export function clearFollowUp(ctx: RequestContext, id: number): Promise<EnquiryView> {
  return changeEnquiry(ctx, id, 'enquiry.follow-up-changed', () => ({ followUpOn: null, followedUpAt: null }));
}
