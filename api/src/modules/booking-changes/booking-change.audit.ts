import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { nameMenu } from '../../domain/menus/words.js';
import { fromHundredths } from '../../domain/money/money.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction, recordChange } from '../audit/audit.service.js';
import type { BookingTerms } from '../bookings/open-change.types.js';
import type { BookingRow } from '../bookings/booking.queries.js';

function toShown({ hallTitle, startTime, endTime, guestCount, menu, currency, totalPrice }: BookingTerms) {
  return createSnapshot({
    ...{ hallTitle, startTime, endTime, guestCount, currency },
    menu: menu && nameMenu(menu, Infinity),
    totalPrice: fromHundredths(totalPrice),
  });
}

/** Records that a customer set the final number of guests; nobody of the business acted. */
export function recordCustomerChange(
  ctx: RequestContext,
  em: EntityManager,
  { id }: BookingRow,
  { before, after }: { before: BookingTerms; after: BookingTerms },
): Promise<void> {
  const subject = auditSubject('booking', id);
  return recordChange(ctx, em, {
    action: 'booking.final-guests-set',
    ...subject,
    before: toShown(before),
    after: toShown(after),
  });
}

/** Records what somebody of the business did about a change; the customer's contact is no part of it. */
export function recordChangeAction(
  ctx: RequestContext,
  em: EntityManager,
  action:
    | 'changed'
    | 'change-approved'
    | 'change-proposed'
    | 'change-refused'
    | 'change-withdrawn'
    | 'offered'
    | 'offer-approved'
    | 'offer-withdrawn',
  { id, businessId }: BookingRow,
  { before, after }: { before: BookingTerms; after: BookingTerms },
): Promise<void> {
  const subject = auditSubject('booking', id, { businessId });
  const isMade = action === 'changed';
  const change = { before: isMade ? toShown(before) : null, after: isMade ? toShown(after) : null };
  return recordBusinessAction(ctx, em, { action: `booking.${action}`, ...subject, ...change });
}
