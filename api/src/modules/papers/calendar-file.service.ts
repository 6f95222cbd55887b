import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { DomainError } from '../../domain/input/errors.js';
import type { TextFile } from '../../graphql/text-file.js';
import { renderCustomerEvent } from '../integrations/calendar.ics.js';
import { isOwnCustomer } from '../bookings/booking.policy.js';
import { selectBookings } from '../bookings/booking.queries.js';

/**
 * One of the viewer's bookings as a calendar file.
 * @throws DomainError NOT_FOUND for anybody else's
 */
export async function getBookingCalendarFile(ctx: RequestContext, id: number): Promise<TextFile> {
  const row = await selectBookings(ctx.em.getKysely<Database>())
    .select(['b.revision', 'b.updated_at as updatedAt'])
    .where('b.id', '=', id)
    .executeTakeFirst();
  if (!row || !isOwnCustomer(requireViewer(ctx), row)) throw new DomainError('NOT_FOUND', 'Booking not found');
  return {
    filename: `${invoiceNumber(id)}.ics`,
    mime: 'text/calendar',
    content: renderCustomerEvent(row, ctx.app.env.publicUrl),
  };
}
