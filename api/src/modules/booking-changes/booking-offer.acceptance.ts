import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { invalidInput } from '../../domain/input/errors.js';
import { toE164 } from '../../domain/text/phone.js';
import { findContact } from '../accounts/contact.queries.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { Booking } from '../bookings/booking.entity.js';
import { findCurrentTermsId } from '../bookings/hall-terms.queries.js';
import { assertTermsAccepted, recordRequestAcceptance } from '../bookings/terms-acceptance.changes.js';
import type { AcceptBookingChangeInput } from './booking-change.inputs.js';

/**
 * Makes an offer to an enquiry the request of its customer, who accepts it: with their contact, and their yes to the terms of the
 * business. Its enquiry ends, as with a request. The caller has locked the booking.
 * @throws DomainError INVALID_INPUT without the current terms of the business, or a phone number
 */
export async function takeUp(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow,
  { acceptedTermsId, customerPhone }: AcceptBookingChangeInput,
): Promise<void> {
  const businessTermsId = await findCurrentTermsId(em, row.businessId);
  assertTermsAccepted({ businessTermsId }, 'acceptedTermsId', acceptedTermsId ? [acceptedTermsId] : []);
  const { name, email, phone: ownPhone } = await findContact(em, requireViewer(ctx).id);
  const phone = customerPhone ?? ownPhone;
  if (phone === null) throw invalidInput([{ field: 'customerPhone', message: OFFER_MESSAGES.phoneRequired }]);
  await em.nativeUpdate(Booking, row.id, {
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    customerPhoneE164: toE164(phone, row),
  });
  await recordRequestAcceptance(ctx, em, { id: row.id, name }, { businessTermsId });
  await ctx.app.hooks.onOfferChanged(ctx, em, row.id, true);
}
