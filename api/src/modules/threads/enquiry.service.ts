import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { MessageSide, THREAD_MESSAGES, ThreadSubject } from '../../domain/threads/messages.js';
import { localDay } from '../../domain/time/zone.js';
import { assertEmailConfirmed } from '../accounts/email-confirmation.service.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { AskHallInput } from './enquiry.inputs.js';
import {
  findAskedHall,
  findEnquiriesOfBusiness,
  findEnquiriesOfCustomer,
  findEnquiry,
  findLatestBlock,
  openEnquiry,
} from './enquiry.queries.js';
import { notifyOfEnquiry } from './enquiry.notifications.js';
import type { EnquiryView } from './enquiry.types.js';
import { toSide } from './thread.policy.js';
import type { ThreadReader } from './thread.queries.js';
import { writeMessage } from './thread.service.js';
import { loadEnquiry } from './thread.subjects.js';

/** An enquiry, as a reader sees it. @throws DomainError NOT_FOUND */
export async function readEnquiry(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  reader: ThreadReader,
): Promise<EnquiryView> {
  const enquiry = await findEnquiry(em, id, { ...reader, now: ctx.now() });
  if (!enquiry) throw new DomainError('NOT_FOUND', THREAD_MESSAGES.enquiryNotFound);
  return enquiry;
}

/** Refuses halls that aren't public or the viewer's own, and days that are over. */
async function assertAskable(
  ctx: RequestContext,
  em: EntityManager,
  hallId: number,
  day: string | null | undefined,
): Promise<void> {
  const hall = await findAskedHall(em, hallId);
  if (!hall) throw new DomainError('NOT_FOUND', 'Hall not found');
  const { membership, withheldMembership } = requireViewer(ctx);
  if ((membership ?? withheldMembership)?.businessId === hall.businessId) {
    throw new DomainError('CONFLICT', THREAD_MESSAGES.ownHall);
  }
  if (day && day < localDay(ctx.now(), hall.timeZone)) {
    throw invalidInput([{ field: 'day', message: THREAD_MESSAGES.dayPast }]);
  }
}

/** Refuses a new enquiry of a customer with whom the business has ended the conversation, which is about a booking by now. */
async function assertNotEnded(em: EntityManager, place: { hallId: number; userId: number }): Promise<void> {
  if ((await findLatestBlock(em, place)) === MessageSide.BUSINESS) {
    throw new DomainError('CONFLICT', THREAD_MESSAGES.blocked);
  }
}

/**
 * Asks a hall before there is a booking. A customer has one enquiry at a hall: further questions are messages of it.
 * @throws DomainError NOT_FOUND for a hall that isn't public; CONFLICT for one of the viewer's business, and where a side or staff
 * have ended the conversation; EMAIL_NOT_CONFIRMED; INVALID_INPUT for a day that is over; TOO_MANY_REQUESTS; IDEMPOTENCY_MISMATCH
 */
export async function askHall(
  ctx: RequestContext,
  hallId: number,
  { day, guestCount, occasion, ...message }: AskHallInput,
): Promise<EnquiryView> {
  await assertEmailConfirmed(ctx);
  const { id: userId } = requireViewer(ctx);
  return inTransaction(ctx.em, async (em) => {
    await assertAskable(ctx, em, hallId, day);
    const wished = { day: day ?? null, guestCount: guestCount ?? null, occasion: occasion ?? null };
    const enquiry = { hallId, userId, ...wished, createdAt: ctx.now() };
    const { id, isNew } = await openEnquiry(em, enquiry);
    if (isNew) await assertNotEnded(em, enquiry);
    if (isNew && !ctx.isDemo) await ctx.app.limits.enquiryByAccount.take(String(userId));
    if (isNew) await notifyOfEnquiry(ctx, em, id);
    await writeMessage(ctx, em, { about: ThreadSubject.ENQUIRY, id }, message);
    return readEnquiry(ctx, em, id, { userId, side: MessageSide.CUSTOMER });
  });
}

/** An enquiry. @throws DomainError NOT_FOUND unless it is the viewer's, or at a hall of the viewer's business */
export async function getEnquiry(ctx: RequestContext, id: number): Promise<EnquiryView> {
  const facts = await loadEnquiry(ctx, ctx.em, id, false);
  const viewer = requireViewer(ctx);
  return readEnquiry(ctx, ctx.em, id, { userId: viewer.id, side: toSide(viewer, facts) });
}

/** The viewer's enquiries as a customer, latest message first. */
export function listEnquiries(ctx: RequestContext, paging?: PagingInput | null): Promise<Connection<EnquiryView>> {
  return findEnquiriesOfCustomer(ctx.em, { userId: requireViewer(ctx).id, now: ctx.now() }, toPageRequest(paging));
}

/** What customers asked the halls of the viewer's business, latest message first. @throws DomainError FORBIDDEN unless it trades */
export async function listBusinessEnquiries(
  ctx: RequestContext,
  paging?: PagingInput | null,
): Promise<Connection<EnquiryView>> {
  const page = toPageRequest(paging);
  const { id: businessId } = await requireTradingBusiness(ctx);
  return findEnquiriesOfBusiness(ctx.em, { businessId, userId: requireViewer(ctx).id, now: ctx.now() }, page);
}
