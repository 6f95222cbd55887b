import { requireViewer, type RequestContext } from '../../context.js';
import { isStaff } from '../../domain/accounts/roles.js';
import { DomainError } from '../../domain/input/errors.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import type { StoredDocument } from '../media/media.types.js';
import { findMessageFile } from './message-file.queries.js';
import { findSubjectOfMessage } from './thread.queries.js';
import { loadSubject } from './thread.subjects.js';
import { openReportedFile } from './thread-report.service.js';

/**
 * A file of a message, for those who read its thread, and for staff who read it because of a report.
 * @throws DomainError NOT_FOUND
 */
export async function readMessageFile(ctx: RequestContext, id: number): Promise<StoredDocument> {
  const file = await findMessageFile(ctx.em, id);
  const subject = file && (await findSubjectOfMessage(ctx.em, file.messageId));
  if (!subject) throw new DomainError('NOT_FOUND', THREAD_MESSAGES.fileNotFound);
  if (isStaff(requireViewer(ctx).role)) {
    await openReportedFile(ctx, { fileId: id, messageId: file.messageId, message: THREAD_MESSAGES.fileNotFound });
  } else {
    await loadSubject(ctx, ctx.em, subject, false);
  }
  const { key, name, mime, size, uploadedAt } = file;
  return { filename: key.slice(key.indexOf('/') + 1), originalName: name ?? 'file', mime, size, uploadedAt };
}
