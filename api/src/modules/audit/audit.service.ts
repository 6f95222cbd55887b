import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { User } from '../accounts/user.entity.js';
import { AuditEvent } from './audit-event.entity.js';

/** One thing that was done, with what changed. Never put a secret into `before` or `after`. */
export interface Deed {
  /** As in `application.approved`. */
  action: string;
  subjectType: string;
  subjectId?: string | number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes a deed of the viewer (or of the platform itself) into the audit log, in the transaction of `em`. */
export async function recordDeed(ctx: RequestContext, em: EntityManager, deed: Deed): Promise<void> {
  em.create(AuditEvent, {
    actor: ctx.viewer ? em.getReference(User, ctx.viewer.id, { wrapped: true }) : null,
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
