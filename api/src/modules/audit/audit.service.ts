import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import type { AuditAction } from '../../rules/index.js';
import { AuditEvent } from './audit-event.entity.js';
import { changeBetween, type Facts } from './audit.facts.js';

/** One thing that was done, with what changed. Never put a secret into `before` or `after`. */
export interface Deed {
  /** As in `application.approved`. */
  action: AuditAction;
  subjectType: string;
  subjectId?: string | number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes a deed of the viewer (or of the platform itself) into the audit log, in the transaction of `em`. */
export async function recordDeed(ctx: RequestContext, em: EntityManager, deed: Deed): Promise<void> {
  em.create(AuditEvent, {
    actorId: ctx.viewer?.id ?? null,
    action: deed.action,
    subjectType: deed.subjectType,
    subjectId: deed.subjectId === undefined ? null : String(deed.subjectId),
    before: deed.before ?? null,
    after: deed.after ?? null,
    at: ctx.now(),
    address: ctx.address,
  });
  await em.flush();
}

/** A change of one thing: null before where it was made, null after where it was removed. */
export interface Change extends Omit<Deed, 'before' | 'after'> {
  before: Facts | null;
  after: Facts | null;
  /** Fields that are told unchanged too, by which a reader knows the thing. */
  naming?: readonly string[];
}

/**
 * Writes what a change changed into the audit log, field by field, secrets masked; nothing where nothing changed.
 * Call it when the changes are flushed, so that what is told is what the database holds.
 */
export async function recordChange(
  ctx: RequestContext,
  em: EntityManager,
  { before, after, naming, ...deed }: Change,
): Promise<void> {
  const told = changeBetween(before, after, naming);
  if (told) await recordDeed(ctx, em, { ...deed, ...told });
}
