import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { mapNodes } from '../../database/paginate.js';
import { inTransaction } from '../../database/transaction.js';
import { toPageRequest, type Connection, type PageRequest } from '../../graphql/paging.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { MessageSide, otherSide } from '../../domain/threads/messages.js';
import { outcomeProblem, REPORT_MESSAGES, ReportOutcome, type ReportOrder } from '../../domain/threads/reports.js';
import { User } from '../accounts/user.entity.js';
import { recordChange, writeAuditEntry } from '../audit/audit.service.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { clearMessage, lockThread, lockThreadRow } from './thread.changes.js';
import { publishThread } from './thread.notifications.js';
import { findMessage, findMessages, findThread } from './thread.queries.js';
import { createPresenter, getThread, openThread, type ThreadPage } from './thread.service.js';
import { lockEnquiry, toSubject, type Subject } from './thread.subjects.js';
import type { MessageView } from './thread.types.js';
import { endByStaff, insertReport, markOpened } from './thread-report.changes.js';
import { ThreadReport } from './thread-report.entity.js';
import type { ReportFilter, ReportThreadInput, ResolveReportInput } from './thread-report.inputs.js';
import { notifyOfOutcome, notifyOfReport, warnOtherSide } from './thread-report.notifications.js';
import * as queries from './thread-report.queries.js';
import type { ThreadReportView } from './thread-report.types.js';
import { callOffVisit } from './visit.actions.js';

const SUBJECT_TYPE = 'thread-report' as const;

/** @throws DomainError INVALID_INPUT for a message of another thread, of the viewer's own side, or one that was deleted */
async function assertReportable(
  em: EntityManager,
  messageId: number,
  { threadId, side }: { threadId: number; side: MessageSide },
): Promise<void> {
  const message = await findMessage(em, messageId);
  if (message?.threadId === threadId && message.side === otherSide(side) && message.text !== null) return;
  throw invalidInput([{ field: 'messageId', message: REPORT_MESSAGES.messageUnknown }]);
}

/**
 * Reports the thread of a booking or an enquiry to staff, or a message of it, whether or not it has ended
 * (docs/decisions/0074-talk.md).
 * @throws DomainError NOT_FOUND unless it is the viewer's, or of the viewer's business; CONFLICT while a report of the viewer is
 * open, and where nothing was written; INVALID_INPUT; TOO_MANY_REQUESTS
 */
export async function reportThread(
  ctx: RequestContext,
  subject: Subject,
  { category, note, messageId }: ReportThreadInput,
): Promise<ThreadPage> {
  await inTransaction(ctx.em, async (em) => {
    const { facts, viewer, side } = await openThread(ctx, em, subject, true);
    const thread = await lockThread(em, subject, ctx.now());
    if (thread.lastSequence === 0) throw new DomainError('CONFLICT', REPORT_MESSAGES.nothingWritten);
    if (messageId) await assertReportable(em, messageId, { threadId: thread.id, side });
    const { hasReported } = await findThread(em, subject, { userId: viewer.id, side });
    if (hasReported) throw new DomainError('CONFLICT', REPORT_MESSAGES.alreadyReported);
    if (!ctx.isDemo) await ctx.app.limits.threadReportByAccount.take(String(viewer.id));
    await insertReport(em, {
      ...{ threadId: thread.id, messageId: messageId ?? null, reporterId: viewer.id, side },
      ...{ category, note: note || null, createdAt: ctx.now() },
    });
    await notifyOfReport(ctx, em, facts.businessId);
  });
  return getThread(ctx, subject, toPageRequest({ limit: THREAD_LIMITS.livePageSize }));
}

function present({
  threadId: _thread,
  reporterId: _reporter,
  businessId: _business,
  ...report
}: queries.ThreadReportRow): ThreadReportView {
  return report;
}

/** @throws DomainError NOT_FOUND */
async function loadReport(em: EntityManager, id: number): Promise<queries.ThreadReportRow> {
  const report = await queries.findReport(em, id);
  if (!report) throw new DomainError('NOT_FOUND', REPORT_MESSAGES.notFound);
  return report;
}

/** Reports of threads for staff; the security log records the read. */
export async function listReports(
  ctx: RequestContext,
  filter: ReportFilter,
  order: ReportOrder,
  page: PageRequest,
): Promise<Connection<ThreadReportView>> {
  const reports = await queries.findReports(ctx.em, filter, order, page);
  await recordPersonalDataRead(ctx, { data: 'thread-reports', count: reports.nodes.length });
  return mapNodes(reports, present);
}

/** A report of a thread for staff; the security log records the read. @throws DomainError NOT_FOUND */
export async function getReport(ctx: RequestContext, id: number): Promise<ThreadReportView> {
  const report = await loadReport(ctx.em, id);
  await recordPersonalDataRead(ctx, { data: 'thread-reports', accountId: report.reporterId });
  return present(report);
}

/**
 * A page of the messages of a thread, for staff, while a report of it is open. Each reading is audited; the first one shows in the
 * thread.
 * @throws DomainError NOT_FOUND, also once the thread is gone; CONFLICT for a resolved report
 */
export function readReportedMessages(
  ctx: RequestContext,
  id: number,
  page: PageRequest,
): Promise<Connection<MessageView>> {
  return inTransaction(ctx.em, async (em) => {
    const report = await loadReport(em, id);
    const thread = await queries.lockOpenReport(em, id);
    if (!thread) {
      // It may have gone with its thread.
      await loadReport(em, id);
      throw new DomainError('CONFLICT', REPORT_MESSAGES.resolved);
    }
    if (await markOpened(em, id, ctx.now())) await publishThread(em, toSubject(report));
    const { threadId, lastSequence } = thread;
    const read = { before: { threadId }, after: { threadId } };
    await writeAuditEntry(ctx, em, { action: 'thread.read', subjectType: SUBJECT_TYPE, subjectId: id, ...read });
    return findMessages(em, { id: threadId, lastSequence }, page, createPresenter(ctx, MessageSide.BUSINESS));
  });
}

/** Opens the file of a message for staff who read its thread because of a report; audited. @throws DomainError NOT_FOUND */
export function openReportedFile(
  ctx: RequestContext,
  { fileId, messageId, message }: { fileId: number; messageId: number; message: string },
): Promise<void> {
  return inTransaction(ctx.em, async (em) => {
    const report = await queries.findOpenedReport(em, messageId);
    if (!report) throw new DomainError('NOT_FOUND', message);
    const opened = { threadId: report.threadId, fileId };
    const entry = { subjectType: SUBJECT_TYPE, subjectId: report.id, before: opened, after: opened };
    await writeAuditEntry(ctx, em, { action: 'thread.file-opened', ...entry });
  });
}

/** What an outcome does to a locked thread, and whom it tells. @throws DomainError CONFLICT where it would do nothing */
async function takeOutcome(
  ctx: RequestContext,
  em: EntityManager,
  report: queries.ThreadReportRow,
  outcome: ReportOutcome,
): Promise<void> {
  const { threadId, messageId } = report;
  if (outcome === ReportOutcome.ENDED) {
    await callOffVisit(ctx, em, threadId);
    await endByStaff(em, threadId, ctx.now());
  }
  if (outcome === ReportOutcome.MESSAGE_REMOVED && messageId !== null) {
    const message = { id: messageId, subject: toSubject(report), side: otherSide(report.reporterSide) };
    const wasThere = await clearMessage(em, message, ctx.now(), { byStaff: true });
    if (!wasThere) throw new DomainError('CONFLICT', REPORT_MESSAGES.messageGone);
  }
  if (outcome === ReportOutcome.WARNED) await warnOtherSide(ctx, em, report);
  await publishThread(em, toSubject(report));
  await notifyOfOutcome(ctx, em, report, outcome);
}

/**
 * Locks a report that staff resolve: after its thread, and that after its enquiry, as who writes there.
 * @throws DomainError NOT_FOUND, also if it goes with its thread meanwhile
 */
async function lockReport(em: EntityManager, id: number): Promise<ThreadReport> {
  const { threadId, enquiryId } = await loadReport(em, id);
  if (enquiryId !== null) await lockEnquiry(em, enquiryId);
  await lockThreadRow(em, threadId);
  const report = await em.findOne(ThreadReport, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!report) throw new DomainError('NOT_FOUND', REPORT_MESSAGES.notFound);
  return report;
}

/**
 * Resolves a report, which does what the outcome says, and tells the reporter. Audited.
 * @throws DomainError NOT_FOUND; CONFLICT for a resolved one, one that staff haven't read, and for an outcome that would do nothing;
 * INVALID_INPUT
 */
export function resolveReport(
  ctx: RequestContext,
  id: number,
  { outcome, note }: ResolveReportInput,
): Promise<ThreadReportView> {
  return inTransaction(ctx.em, async (em) => {
    const report = await lockReport(em, id);
    if (report.resolvedAt) throw new DomainError('CONFLICT', REPORT_MESSAGES.resolved);
    if (!report.openedAt) throw new DomainError('CONFLICT', REPORT_MESSAGES.unread);
    const problem = outcomeProblem(outcome, { messageId: report.message?.id ?? null });
    if (problem) throw invalidInput([{ field: 'outcome', message: problem }]);
    const before = toSnapshot(report);
    const resolvedBy = ref(em.getReference(User, requireViewer(ctx).id));
    Object.assign(report, { outcome, outcomeNote: note || null, resolvedAt: ctx.now(), resolvedBy });
    await em.flush();
    const subject = { subjectType: SUBJECT_TYPE, subjectId: id, naming: ['threadId'] };
    await recordChange(ctx, em, { action: 'thread-report.resolved', ...subject, before, after: toSnapshot(report) });
    const resolved = await loadReport(em, id);
    await takeOutcome(ctx, em, resolved, outcome);
    return present(resolved);
  });
}
