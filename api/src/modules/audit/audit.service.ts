import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import type { AuditSubject } from '../../domain/audit/subjects.js';
import { AuditEvent } from './audit-event.entity.js';
import { diffSnapshots, type Snapshot } from './audit.snapshot.js';

/** An action for the audit log. Never put a secret into `before` or `after`. */
export interface NewAuditEntry {
  /** As in `application.approved`. */
  action: AuditAction;
  subjectType: AuditSubject;
  subjectId?: string | number;
  /** The business for which its owner or a member acted. */
  businessId?: number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes an audit entry for the viewer (or the platform itself), in the transaction of `em`. */
export async function writeAuditEntry(ctx: RequestContext, em: EntityManager, entry: NewAuditEntry): Promise<void> {
  em.create(AuditEvent, {
    actorId: ctx.viewer?.id ?? null,
    action: entry.action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId === undefined ? null : String(entry.subjectId),
    businessId: entry.businessId ?? null,
    before: entry.before ?? null,
    after: entry.after ?? null,
    at: ctx.now(),
    address: ctx.address,
  });
  await em.flush();
}

/** For how long one entry tells of a person's changes of what is saved as it is typed. */
const SAME_ENTRY_MINUTES = 15;

/** Whether an entry of the viewer's tells of such a change already, where one for each pause in typing would bury the others. */
export async function isJustRecorded(
  ctx: RequestContext,
  em: EntityManager,
  { action, subjectType, subjectId }: Required<Pick<NewAuditEntry, 'action' | 'subjectType' | 'subjectId'>>,
): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - SAME_ENTRY_MINUTES * 60_000);
  const entry = await em
    .getKysely<Database>()
    .selectFrom('audit_events')
    .select('id')
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', String(subjectId))
    .where('action', '=', action)
    .where('actor_id', '=', requireViewer(ctx).id)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** A change of a record: `before` is null when it was created, `after` when it was removed. */
export interface Change extends Omit<NewAuditEntry, 'before' | 'after'> {
  before: Snapshot | null;
  after: Snapshot | null;
  /** Fields to include even if unchanged, to identify the record. */
  naming?: readonly string[];
}

type Subject = Required<Pick<Change, 'subjectType' | 'subjectId'>>;
type Details = Pick<Change, 'businessId' | 'naming'>;

/** What entries of a record have in common. @param details its business, and the fields that identify it */
export function auditSubject(subjectType: AuditSubject, subjectId: string | number): Subject;
export function auditSubject<Given extends Details>(
  subjectType: AuditSubject,
  subjectId: string | number,
  details: Given,
): Subject & Given;
export function auditSubject(
  subjectType: AuditSubject,
  subjectId: string | number,
  details: Details = {},
): Subject & Details {
  return { subjectType, subjectId, ...details };
}

/**
 * Writes the difference between two snapshots into the audit log, secrets masked; nothing if they are equal. Call it after
 * flushing, so that the entry matches the database.
 */
export async function recordChange(
  ctx: RequestContext,
  em: EntityManager,
  { before, after, naming, ...entry }: Change,
): Promise<void> {
  const changes = diffSnapshots(before, after, naming);
  if (changes) await writeAuditEntry(ctx, em, { ...entry, ...changes });
}

/**
 * Writes an audit entry of an action for a business, by its owner or a member, with what it changed of the record, if anything
 * that the log keeps. Call it after flushing.
 */
export async function recordBusinessAction(
  ctx: RequestContext,
  em: EntityManager,
  { before, after, naming, ...entry }: Change & { businessId: number },
): Promise<void> {
  await writeAuditEntry(ctx, em, { ...entry, ...diffSnapshots(before, after, naming) });
}
