import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { mapNodes } from '../../database/paginate.js';
import { inTransaction } from '../../database/transaction.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import type { AuditSubject } from '../../domain/audit/subjects.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { cutAround } from '../../domain/threads/conversation-search.js';
import { CONVERSATION_MESSAGES, ConversationChoice } from '../../domain/threads/conversations.js';
import { MessageSide, ThreadSubject } from '../../domain/threads/messages.js';
import { writeAuditEntry } from '../audit/audit.service.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { BusinessConversationFilter } from './conversation.inputs.js';
import { holdMember, lockConversation, saveConversation, type LockedConversation } from './conversation.changes.js';
import type { ConversationReader } from './conversation-search.queries.js';
import * as queries from './conversation.queries.js';
import type { Colleague, ConversationView, Inbox } from './conversation.types.js';
import { publishThread } from './thread.notifications.js';
import { toSide } from './thread.policy.js';
import { loadSubject } from './thread.subjects.js';

/** Words a conversation for its side: customers don't see how the business works on it. */
function present(
  { assigneeId, assigneeName, doneAt, match = null, ...row }: queries.ConversationRow,
  search = '',
): ConversationView {
  const isBusiness = row.viewerSide === MessageSide.BUSINESS;
  return {
    ...row,
    otherName: isBusiness ? row.customerName : row.businessName,
    assignee: isBusiness && assigneeId !== null ? { id: assigneeId, name: assigneeName ?? '' } : null,
    doneAt: isBusiness ? doneAt : null,
    match: match && { ...match, text: cutAround(match.text, search), createdAt: new Date(match.createdAt) },
  };
}

/** Whose conversations a side of the viewer's reads. @throws DomainError FORBIDDEN on the side of a business that doesn't trade */
export async function toReader(
  ctx: RequestContext,
  side: MessageSide,
  em: EntityManager = ctx.em,
): Promise<ConversationReader> {
  const { id: userId } = requireViewer(ctx);
  if (side === MessageSide.CUSTOMER) return { userId, side, businessId: null };
  return { userId, side, businessId: (await requireTradingBusiness(ctx, em)).id };
}

/** The conversations of one side of the viewer's, latest message first. @throws DomainError FORBIDDEN unless the business trades */
export async function listConversations(
  ctx: RequestContext,
  side: MessageSide,
  { show, search }: BusinessConversationFilter,
  paging?: PagingInput | null,
): Promise<Connection<ConversationView>> {
  const page = toPageRequest(paging);
  const reader = await toReader(ctx, side);
  const listed = { show: show ?? ConversationChoice.ALL, search: search ?? '' };
  const found = await queries.findConversations(ctx.em, reader, listed, page);
  return mapNodes(found, (row) => present(row, listed.search));
}

/** A conversation. @throws DomainError NOT_FOUND unless the viewer is its customer, or one of the business's people */
export async function getConversation(ctx: RequestContext, id: number): Promise<ConversationView> {
  const subject = await queries.findSubjectOfThread(ctx.em, id);
  if (!subject) throw notFound();
  const facts = await loadSubject(ctx, ctx.em, subject, false).catch(toNotFound);
  const viewer = requireViewer(ctx);
  const reader = { userId: viewer.id, side: toSide(viewer, facts), businessId: facts.businessId };
  return readConversation(ctx.em, id, reader);
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', CONVERSATION_MESSAGES.notFound);
}

/** Whoever asks for a conversation isn't told what it is about. */
function toNotFound(error: unknown): never {
  throw error instanceof DomainError && error.code === 'NOT_FOUND' ? notFound() : error;
}

async function readConversation(em: EntityManager, id: number, reader: ConversationReader): Promise<ConversationView> {
  const row = await queries.findConversation(em, id, reader);
  if (!row) throw notFound();
  return present(row);
}

/** The conversations of one side of the viewer's in numbers. @throws DomainError FORBIDDEN unless the business trades */
export async function getInbox(ctx: RequestContext, side: MessageSide): Promise<Inbox> {
  return { side, unreadCount: await queries.countUnreadConversations(ctx.em, await toReader(ctx, side)) };
}

/** The people of a business who answer its messages. */
async function findColleagues(ctx: RequestContext, em: EntityManager, businessId: number): Promise<Colleague[]> {
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  return queries.findColleagues(em, businessId, mustHaveFactor);
}

/** To whom conversations of the viewer's business can be assigned, its owner first. @throws DomainError FORBIDDEN unless it trades */
export async function listColleagues(ctx: RequestContext): Promise<Colleague[]> {
  const { id } = await requireTradingBusiness(ctx);
  return findColleagues(ctx, ctx.em, id);
}

/** Changes how the viewer's business works on a conversation, and records it. */
async function changeConversation(
  ctx: RequestContext,
  id: number,
  action: Extract<AuditAction, `conversation.${string}`>,
  change: (
    before: LockedConversation,
    em: EntityManager,
    whose: { businessId: number; customerId: number | null },
  ) => LockedConversation | Promise<LockedConversation>,
): Promise<ConversationView> {
  return inTransaction(ctx.em, async (em) => {
    const reader = await toReader(ctx, MessageSide.BUSINESS, em);
    const businessId = reader.businessId ?? 0;
    const subject = await queries.findSubjectOfThread(em, id);
    const facts = subject && (await loadSubject(ctx, em, subject, false).catch(toNotFound));
    // A member's own conversation is the others' work.
    if (!subject || !facts || toSide(requireViewer(ctx), facts) !== MessageSide.BUSINESS) throw notFound();
    const locked = await lockConversation(em, id, businessId);
    if (!locked) throw notFound();
    const { customerId, ...before } = locked;
    const after = await change(before, em, { businessId, customerId });
    if (after.assigneeId !== before.assigneeId || after.doneAt !== before.doneAt) {
      await saveConversation(em, id, after);
      const subjectType: AuditSubject = subject.about === ThreadSubject.BOOKING ? 'booking' : 'enquiry';
      const entry = { action, subjectType, subjectId: subject.id, businessId };
      await writeAuditEntry(ctx, em, { ...entry, before: { ...before }, after: { ...after } });
      await publishThread(em, subject);
    }
    return readConversation(em, id, reader);
  });
}

/**
 * Assigns a conversation of the viewer's business to somebody who answers messages, or to nobody.
 * @throws DomainError NOT_FOUND unless it is the business's; INVALID_INPUT for somebody else
 */
export function assignConversation(ctx: RequestContext, id: number, userId: number | null): Promise<ConversationView> {
  return changeConversation(ctx, id, 'conversation.assigned', async ({ doneAt }, em, { businessId, customerId }) => {
    if (userId !== null) {
      await holdMember(em, businessId, userId);
      const colleagues = await findColleagues(ctx, em, businessId);
      // Who asks as a customer doesn't answer, and wouldn't find it.
      if (userId === customerId || colleagues.every((each) => each.id !== userId)) {
        throw invalidInput([{ field: 'userId', message: CONVERSATION_MESSAGES.assigneeInvalid }]);
      }
    }
    return { doneAt, assigneeId: userId };
  });
}

/** Marks a conversation as done, until its customer writes again. @throws DomainError NOT_FOUND unless it is the viewer's business's */
export function finishConversation(ctx: RequestContext, id: number): Promise<ConversationView> {
  return changeConversation(ctx, id, 'conversation.done', ({ assigneeId, doneAt }) => ({
    assigneeId,
    doneAt: doneAt ?? ctx.now(),
  }));
}

/** Takes back that a conversation is done. @throws DomainError NOT_FOUND unless it is the viewer's business's */
export function reopenConversation(ctx: RequestContext, id: number): Promise<ConversationView> {
  return changeConversation(ctx, id, 'conversation.reopened', ({ assigneeId }) => ({ assigneeId, doneAt: null }));
}
