import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import { DomainError } from '../../domain/input/errors.js';
import { MessageSide, THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import { Enquiry } from './enquiry.entity.js';
import { readEnquiry } from './enquiry.service.js';
import type { EnquiryView } from './enquiry.types.js';
import { toSide } from './thread.policy.js';
import { loadEnquiry } from './thread.subjects.js';

/** An enquiry on which the viewer works, locked until the transaction ends. */
interface OpenWork {
  enquiry: Enquiry;
  business: Business;
  viewerId: number;
}

/**
 * Locks an enquiry on which the viewer works.
 * @throws DomainError NOT_FOUND unless it is at a hall of the viewer's business, and not the viewer's own
 */
export async function openWork(ctx: RequestContext, em: EntityManager, id: number): Promise<OpenWork> {
  const business = await requireTradingBusiness(ctx, em);
  const viewer = requireViewer(ctx);
  const facts = await loadEnquiry(ctx, em, id, true);
  const enquiry = await em.findOne(Enquiry, { id });
  if (!enquiry || toSide(viewer, facts) !== MessageSide.BUSINESS) {
    throw new DomainError('NOT_FOUND', THREAD_MESSAGES.enquiryNotFound);
  }
  return { enquiry, business, viewerId: viewer.id };
}

/**
 * Changes an enquiry for its business, and records it.
 * @param change returns the columns that change
 * @throws DomainError NOT_FOUND unless it is at a hall of the viewer's business, and not the viewer's own
 */
export async function changeEnquiry(
  ctx: RequestContext,
  id: number,
  action: Extract<AuditAction, `enquiry.${string}`>,
  change: (enquiry: Enquiry, business: Business, em: EntityManager) => Partial<Enquiry> | Promise<Partial<Enquiry>>,
): Promise<EnquiryView> {
  return inTransaction(ctx.em, async (em) => {
    const { enquiry, business, viewerId } = await openWork(ctx, em, id);
    const before = toSnapshot(enquiry);
    Object.assign(enquiry, await change(enquiry, business, em));
    await em.flush();
    const subject = auditSubject('enquiry', id, { businessId: business.id });
    await recordBusinessAction(ctx, em, { action, ...subject, before, after: toSnapshot(enquiry) });
    return readEnquiry(ctx, em, id, { userId: viewerId, side: MessageSide.BUSINESS });
  });
}
