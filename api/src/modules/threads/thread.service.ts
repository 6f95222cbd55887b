import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext, type Viewer } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { toConnection, toPageRequest, type Connection, type PageRequest } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight, hasRight } from '../../domain/businesses/team.js';
import { DomainError } from '../../domain/input/errors.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import {
  deletableUntil,
  hasAccountNumber,
  isDeletable,
  mailDueAt,
  MessageSide,
  otherSide,
  THREAD_MESSAGES,
  ThreadSubject,
  waitForAnswer,
} from '../../domain/threads/messages.js';
import { claimMessageFiles } from '../media/claims.js';
import { getMessageFileKey } from '../media/stored-content.js';
import { sendFirstAnswer } from './first-answer.service.js';
import { toFilesClaim } from './message-file.queries.js';
import {
  clearMessage,
  insertMessage,
  lockThread,
  lockThreadOfMessage,
  lockThreadRow,
  moveReadMark,
  readNotifications,
  reopenLost,
  setBlockedBy,
  type LockedThread,
} from './thread.changes.js';
import type { SendMessageInput } from './thread.inputs.js';
import { notifyOfMessage, publishThread } from './thread.notifications.js';
import { canArrangeVisit, canWrite, isAgreed, toSide, type TalkFacts } from './thread.policy.js';
import * as queries from './thread.queries.js';
import { loadSubject, lockEnquiry, toIds, type Subject } from './thread.subjects.js';
import type { MessageView, UnreadMessages } from './thread.types.js';
import { endVisit } from './visit.actions.js';
import { presentVisit } from './visit.presenter.js';
import { findVisitsOfThread } from './visit.queries.js';
import type { VisitView } from './visit.types.js';

/** A page of a thread, with its marks. */
export type ThreadPage = Connection<MessageView> & {
  bookingId: number | null;
  enquiryId: number | null;
  viewerSide: MessageSide;
  viewerCanWrite: boolean;
  viewerCanArrangeVisit: boolean;
  blockedBy: MessageSide | null;
  isEndedByStaff: boolean;
  staffReadAt: Date | null;
  viewerCanReport: boolean;
  isAgreed: boolean;
  readTo: number;
  readByOtherSideTo: number;
  unreadCount: number;
  visits: VisitView[];
};

/** Words messages for a side: the customer sees the business, not who of it wrote. */
export function createPresenter(ctx: RequestContext, side: MessageSide): (row: queries.MessageRow) => MessageView {
  const [viewer, now] = [requireViewer(ctx), ctx.now()];
  return ({ threadId: _threadId, senderId, clientId, senderName, files, ...row }) => {
    const isOwn = senderId === viewer.id && !row.isAutomatic;
    const isShown = side === MessageSide.BUSINESS || row.side === MessageSide.CUSTOMER;
    const canDelete = isOwn && row.text !== null && isDeletable(row.createdAt, now);
    return {
      ...row,
      isOwn,
      files: files.map(({ key: _key, ...file }) => file),
      senderName: isShown && !row.isAutomatic ? senderName : null,
      hasAccountNumber: row.text !== null && hasAccountNumber(row.text),
      clientMutationId: isOwn ? clientId : null,
      deletableUntil: canDelete ? deletableUntil(row.createdAt) : null,
    };
  };
}

/** A thread that the viewer reads. */
interface OpenThread {
  facts: TalkFacts;
  viewer: Viewer;
  side: MessageSide;
}

/** Opens a thread. @throws DomainError NOT_FOUND unless the viewer is its customer, or one of the business's people */
export async function openThread(
  ctx: RequestContext,
  em: EntityManager,
  subject: Subject,
  isWritten = false,
): Promise<OpenThread> {
  const facts = await loadSubject(ctx, em, subject, isWritten);
  const viewer = requireViewer(ctx);
  return { facts, viewer, side: toSide(viewer, facts) };
}

/**
 * A page of the messages about a booking or an enquiry, newest first, with what was read; empty until somebody writes.
 * @throws DomainError NOT_FOUND unless it is the viewer's, or belongs to the viewer's business
 */
export async function getThread(ctx: RequestContext, subject: Subject, page: PageRequest): Promise<ThreadPage> {
  const { facts, viewer, side } = await openThread(ctx, ctx.em, subject);
  const { id, lastSequence, hasCustomer, hasReported, ...marks } = await queries.findThread(ctx.em, subject, {
    userId: viewer.id,
    side,
  });
  const present = createPresenter(ctx, side);
  const messages =
    id === null
      ? toConnection<never, MessageView>([], page, {
          node: present,
          cursor: () => [],
          count: () => Promise.resolve(0),
        })
      : await queries.findMessages(ctx.em, { id, lastSequence }, page, present);
  const visits = id === null ? [] : await findVisitsOfThread(ctx.em, id);
  const viewerCanWrite = canWrite(side, facts, hasCustomer) && marks.blockedBy === null && !marks.isEndedByStaff;
  return {
    ...messages,
    ...marks,
    ...toIds(subject),
    viewerSide: side,
    viewerCanWrite,
    viewerCanArrangeVisit: viewerCanWrite && canArrangeVisit(facts, ctx.now()),
    viewerCanReport: lastSequence > 0 && !hasReported,
    isAgreed: isAgreed(facts),
    visits: visits.map((visit) => presentVisit(ctx, visit, side)),
  };
}

function hasFiles({ files }: queries.MessageRow, filenames: readonly string[]): boolean {
  const keys = new Set(filenames.map(getMessageFileKey));
  return files.length === keys.size && files.every(({ key }) => keys.has(key));
}

/** Returns the message that the viewer sent under the key, if it is the same. @throws DomainError IDEMPOTENCY_MISMATCH */
async function findSent(
  em: EntityManager,
  thread: LockedThread,
  viewer: Viewer,
  { text, files, clientMutationId: key }: SendMessageInput,
): Promise<number | undefined> {
  const first = key ? await queries.findByClientId(em, thread.id, viewer.id, key) : undefined;
  if (!first) return undefined;
  const isSame = first.text === (text ?? '') && hasFiles(first, files ?? []);
  if (first.text !== null && !isSame) {
    throw new DomainError('IDEMPOTENCY_MISMATCH', THREAD_MESSAGES.clientIdUsed, { field: 'clientMutationId' });
  }
  return first.id;
}

/** @throws DomainError TOO_MANY_REQUESTS for a side that has written much without an answer */
async function assertAnswered(ctx: RequestContext, em: EntityManager, id: number, side: MessageSide): Promise<void> {
  const waitMs = waitForAnswer(await queries.findLatest(em, id), side, ctx.now());
  if (waitMs === 0) return;
  throw new DomainError('TOO_MANY_REQUESTS', THREAD_MESSAGES.unanswered, {
    details: { retryAfter: Math.ceil(waitMs / 1000) },
  });
}

/** A thread that the viewer writes in, locked until the transaction ends. */
export interface WrittenThread extends OpenThread {
  thread: LockedThread;
}

/** @throws DomainError CONFLICT in a thread that a side or staff ended, and where nobody on the other side can read it */
export async function assertWritable(
  em: EntityManager,
  subject: Subject,
  { facts, viewer, side, thread: { blockedBy, isEndedByStaff } }: WrittenThread,
): Promise<void> {
  if (isEndedByStaff) throw new DomainError('CONFLICT', THREAD_MESSAGES.endedByStaff);
  if (blockedBy !== null) throw new DomainError('CONFLICT', THREAD_MESSAGES.blocked);
  const { hasCustomer } = await queries.findThread(em, subject, { userId: viewer.id, side });
  if (!canWrite(side, facts, hasCustomer)) throw new DomainError('CONFLICT', THREAD_MESSAGES.noReader);
}

/** Writes a message in its transaction (see `sendMessage`). */
export async function writeMessage(
  ctx: RequestContext,
  em: EntityManager,
  subject: Subject,
  input: SendMessageInput,
): Promise<MessageView> {
  const { facts, viewer, side } = await openThread(ctx, em, subject, true);
  const thread = await lockThread(em, subject, ctx.now());
  const present = createPresenter(ctx, side);
  const sentId = await findSent(em, thread, viewer, input);
  if (sentId !== undefined) {
    ctx.markReplayed?.();
    return present(await getMessage(em, sentId));
  }
  await assertWritable(em, subject, { facts, viewer, side, thread });
  await assertAnswered(ctx, em, thread.id, side);
  const id = await insertMessage(em, thread, {
    senderId: viewer.id,
    side,
    text: input.text ?? '',
    clientId: input.clientMutationId || null,
    createdAt: ctx.now(),
    mailDueAt: mailDueAt(ctx.now()),
  });
  if (subject.about === ThreadSubject.ENQUIRY && side === MessageSide.CUSTOMER) await reopenLost(em, subject.id);
  if (input.files?.length) {
    await claimMessageFiles(ctx, em, { filenames: input.files, claim: toFilesClaim(id), field: 'files' });
  }
  const message = await getMessage(em, id);
  await notifyOfMessage(ctx, em, { ...subject, businessId: facts.businessId }, message);
  if (side === MessageSide.CUSTOMER && thread.lastSequence === 0) {
    await sendFirstAnswer(ctx, em, subject, { facts, thread: { ...thread, lastSequence: message.sequence } });
  }
  return present(message);
}

/**
 * Sends a message to the other side of a booking or an enquiry; sent again under the same key, it returns the first one
 * (docs/decisions/0063-threads.md).
 * @throws DomainError NOT_FOUND unless it is the viewer's, or of the viewer's business; CONFLICT if nobody can read it;
 * INVALID_INPUT for files that aren't the viewer's, or in use; TOO_MANY_REQUESTS; IDEMPOTENCY_MISMATCH
 */
export function sendMessage(ctx: RequestContext, subject: Subject, input: SendMessageInput): Promise<MessageView> {
  return inTransaction(ctx.em, (em) => writeMessage(ctx, em, subject, input));
}

/** @throws DomainError NOT_FOUND */
async function getMessage(em: EntityManager, id: number): Promise<queries.MessageRow> {
  const message = await queries.findMessage(em, id);
  if (!message) throw new DomainError('NOT_FOUND', THREAD_MESSAGES.notFound);
  return message;
}

/**
 * Marks the messages about a booking or an enquiry as read by the viewer, up to one of them; a mark never moves back. With the last
 * unread one, what the viewer was told of them is read, too.
 * @param to the place of the message
 * @returns what is left unread
 * @throws DomainError NOT_FOUND unless it is the viewer's, or of the viewer's business
 */
export async function markThreadRead(ctx: RequestContext, subject: Subject, to: number): Promise<UnreadMessages> {
  return inTransaction(ctx.em, async (em) => {
    const { viewer, side } = await openThread(ctx, em, subject);
    const reader = { userId: viewer.id, side };
    const { id, lastSequence } = await queries.findThread(em, subject, reader);
    if (id === null) return { ...toIds(subject), unreadCount: 0 };
    // A message that is sent meanwhile waits, so that its notification stays unread.
    await lockThreadRow(em, id);
    if (await moveReadMark(em, { id, lastSequence }, reader, to)) await publishThread(em, subject, side);
    await readNotifications(em, subject, reader, ctx.now());
    return { ...toIds(subject), unreadCount: (await queries.findThread(em, subject, reader)).unreadCount };
  });
}

/**
 * Opens the thread of a message that is deleted, under its lock: those of one side, deleted at once, each leave the place of its latest
 * message to the one before.
 * @throws DomainError NOT_FOUND unless the viewer reads the thread
 */
async function openMessage(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
): Promise<{ subject: Subject; viewer: Viewer; side: MessageSide; message: queries.MessageRow }> {
  const written = await queries.findSubjectOfMessage(em, id);
  // The enquiry before its thread, as who writes in it.
  if (written?.about === ThreadSubject.ENQUIRY) await lockEnquiry(em, written.id);
  const subject = await lockThreadOfMessage(em, id);
  if (!subject) throw new DomainError('NOT_FOUND', THREAD_MESSAGES.notFound);
  const { viewer, side } = await openThread(ctx, em, subject);
  return { subject, viewer, side, message: await getMessage(em, id) };
}

/**
 * Deletes a message of the viewer, which leaves a mark in its place.
 * @throws DomainError NOT_FOUND unless the viewer reads the thread; FORBIDDEN for somebody else's; CONFLICT when it is too late
 */
export async function deleteMessage(ctx: RequestContext, id: number): Promise<MessageView> {
  return inTransaction(ctx.em, async (em) => {
    const { subject, viewer, side, message } = await openMessage(ctx, em, id);
    if (message.senderId !== viewer.id || message.isAutomatic)
      throw new DomainError('FORBIDDEN', THREAD_MESSAGES.notOwn);
    if (message.text !== null && !isDeletable(message.createdAt, ctx.now())) {
      throw new DomainError('CONFLICT', THREAD_MESSAGES.tooLate);
    }
    if (await clearMessage(em, { id, subject, side }, ctx.now())) await publishThread(em, subject);
    return createPresenter(ctx, side)({ ...message, text: null, files: [] });
  });
}

/** Changes who has ended a thread, unless the other side has. */
async function changeBlock(ctx: RequestContext, subject: Subject, isBlocked: boolean): Promise<ThreadPage> {
  await inTransaction(ctx.em, async (em) => {
    const { side } = await openThread(ctx, em, subject, true);
    const thread = await lockThread(em, subject, ctx.now());
    if (thread.isEndedByStaff) throw new DomainError('CONFLICT', THREAD_MESSAGES.endedByStaff);
    const to = isBlocked ? side : null;
    if (thread.blockedBy === to) return;
    if (thread.blockedBy === otherSide(side)) throw new DomainError('CONFLICT', THREAD_MESSAGES.blocked);
    if (to !== null) await endVisit(ctx, em, thread.id, to);
    await setBlockedBy(em, thread.id, to);
    await publishThread(em, subject);
  });
  return getThread(ctx, subject, toPageRequest({ limit: THREAD_LIMITS.livePageSize }));
}

/**
 * Ends the thread of a booking or an enquiry for both sides, with its visit: nobody can write until the viewer's side resumes it.
 * @throws DomainError NOT_FOUND unless it is the viewer's, or of the viewer's business; CONFLICT if the other side, or staff, have ended it
 */
export function blockThread(ctx: RequestContext, subject: Subject): Promise<ThreadPage> {
  return changeBlock(ctx, subject, true);
}

/** Resumes a thread that the viewer's side has ended. @throws DomainError NOT_FOUND; CONFLICT if others have ended it */
export function unblockThread(ctx: RequestContext, subject: Subject): Promise<ThreadPage> {
  return changeBlock(ctx, subject, false);
}

/** The bookings and enquiries about which the viewer has unread messages, the latest threads first. */
export function getUnreadMessages(ctx: RequestContext): Promise<UnreadMessages[]> {
  const { id: userId, role, membership } = requireViewer(ctx);
  const isMember = membership && hasRight(membership.role, BusinessRight.BOOKINGS);
  return queries.findUnread(ctx.em, {
    userId,
    isOwner: role === Role.BUSINESS,
    memberOf: isMember ? membership.businessId : null,
  });
}
