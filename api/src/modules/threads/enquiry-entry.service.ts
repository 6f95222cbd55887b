import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { ENQUIRY_MESSAGES, EnquirySource } from '../../domain/threads/enquiries.js';
import { MessageSide, THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { localDay } from '../../domain/time/zone.js';
import { User } from '../accounts/user.entity.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import { Hall } from '../halls/hall.entity.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { changeEnquiry, openWork } from './enquiry.changes.js';
import type { ChangeEnquiryInput, EnteredEnquiryInput, EnterEnquiryInput } from './enquiry-entry.inputs.js';
import { Enquiry } from './enquiry.entity.js';
import { lockEntered, tieBooking } from './enquiry.queries.js';
import { notifyOfEnquiry } from './enquiry.notifications.js';
import { getEnquiry, readEnquiry } from './enquiry.service.js';
import type { EnquiryView } from './enquiry.types.js';

/**
 * The columns of what was entered for a business.
 * @param kept what was entered before: its day may be over by now, and its hall be removed
 * @throws DomainError INVALID_INPUT for a hall that isn't the business's, and a day that is over
 */
async function toColumns(
  ctx: RequestContext,
  em: EntityManager,
  business: Business,
  { hallId, source, customerName, customerPhone, day, guestCount, occasion, note }: EnteredEnquiryInput,
  kept: Enquiry | null,
) {
  const hall = await em.findOne(Hall, { id: hallId, business });
  if (!hall || (hall.deletedAt !== null && hallId !== kept?.hall.id))
    throw invalidInput([{ field: 'hallId', message: ENQUIRY_MESSAGES.hallInvalid }]);
  if (day && day !== kept?.day && day < localDay(ctx.now(), business.timeZone)) {
    throw invalidInput([{ field: 'day', message: THREAD_MESSAGES.dayPast }]);
  }
  return {
    ...{ hall: ref(hall), source, customerName },
    ...{
      customerPhone: customerPhone ?? null,
      day: day ?? null,
      guestCount: guestCount ?? null,
      occasion: occasion ?? null,
      note: note ?? null,
    },
    changedAt: ctx.now(),
  };
}

async function createEnquiry(ctx: RequestContext, em: EntityManager, input: EnteredEnquiryInput): Promise<Enquiry> {
  const business = await requireTradingBusiness(ctx, em);
  const enquiry = em.create(Enquiry, {
    ...(await toColumns(ctx, em, business, input, null)),
    enteredBy: em.getReference(User, requireViewer(ctx).id, { wrapped: true }),
    createdAt: ctx.now(),
  });
  await em.flush();
  const subject = auditSubject('enquiry', enquiry.id, { businessId: business.id });
  const after = toSnapshot(enquiry);
  await recordBusinessAction(ctx, em, { action: 'enquiry.entered', ...subject, before: null, after });
  await notifyOfEnquiry(ctx, em, enquiry.id);
  return enquiry;
}

/**
 * Enters an enquiry that came by phone, by WhatsApp or in person (docs/decisions/0080-enquiries-as-work.md).
 * @throws DomainError FORBIDDEN unless the viewer's business trades; INVALID_INPUT for a hall that isn't its own, and a day that is
 * over; IDEMPOTENCY_MISMATCH; NOT_FOUND for a repeated entry that was removed, or became a booking, meanwhile
 */
export async function enterEnquiry(
  ctx: RequestContext,
  { clientMutationId, ...input }: EnterEnquiryInput,
): Promise<EnquiryView> {
  const once = { operation: 'enterEnquiry', key: clientMutationId, request: input };
  const { id } = await inTransaction(ctx.em, (em) => createOnce(ctx, em, once, () => createEnquiry(ctx, em, input)));
  return getEnquiry(ctx, id);
}

/** @throws DomainError NOT_FOUND for what a customer asked in the app */
function assertEntered({ source }: Pick<Enquiry, 'source'>): void {
  if (source === EnquirySource.APP) throw new DomainError('NOT_FOUND', THREAD_MESSAGES.enquiryNotFound);
}

/**
 * Changes an enquiry that was entered by hand.
 * @throws DomainError NOT_FOUND unless it is open and of the viewer's business; CONFLICT if it was changed since it was read;
 * INVALID_INPUT as for entering it, but for the hall and day that it has
 */
export function changeEnteredEnquiry(
  ctx: RequestContext,
  id: number,
  { changedAt, ...input }: ChangeEnquiryInput,
): Promise<EnquiryView> {
  return changeEnquiry(ctx, id, 'enquiry.changed', (enquiry, business, em) => {
    assertEntered(enquiry);
    if (changedAt && changedAt.getTime() !== enquiry.changedAt?.getTime()) {
      throw new DomainError('CONFLICT', ENQUIRY_MESSAGES.changed);
    }
    return toColumns(ctx, em, business, input, enquiry);
  });
}

/** Deletes an enquiry that was entered by hand. @throws DomainError NOT_FOUND unless it is open and of the viewer's business */
export function removeEnteredEnquiry(ctx: RequestContext, id: number): Promise<EnquiryView> {
  return inTransaction(ctx.em, async (em) => {
    const { enquiry, business, viewerId } = await openWork(ctx, em, id);
    assertEntered(enquiry);
    const removed = await readEnquiry(ctx, em, id, { userId: viewerId, side: MessageSide.BUSINESS });
    const before = toSnapshot(enquiry);
    await em.remove(enquiry).flush();
    const subject = auditSubject('enquiry', id, { businessId: business.id });
    await recordBusinessAction(ctx, em, { action: 'enquiry.removed', ...subject, before, after: null });
    return removed;
  });
}

/**
 * Ties a booking that a business has just entered to the enquiry of which it came.
 * @throws DomainError NOT_FOUND unless that was entered by hand for the same business; CONFLICT if it is lost, or has a booking
 */
export async function tieEnteredBooking(
  em: EntityManager,
  { id, businessId, enquiryId }: { id: number; businessId: number; enquiryId: number },
): Promise<void> {
  const enquiry = await lockEntered(em, enquiryId, businessId);
  const field = 'enquiryId';
  if (!enquiry) throw new DomainError('NOT_FOUND', THREAD_MESSAGES.enquiryNotFound, { field });
  if (enquiry.bookingId !== null) throw new DomainError('CONFLICT', ENQUIRY_MESSAGES.booked, { field });
  if (enquiry.lostAt !== null) throw new DomainError('CONFLICT', ENQUIRY_MESSAGES.lost, { field });
  await tieBooking(em, enquiryId, id);
}
