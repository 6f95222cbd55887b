import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { DomainError } from '../../domain/input/errors.js';
import type { TextFile } from '../../graphql/text-file.js';
import { renderCalendar, renderCustomerEvent } from '../integrations/calendar.ics.js';
import { isOwnBusiness, isOwnCustomer } from '../bookings/booking.policy.js';
import { selectBookings } from '../bookings/booking.queries.js';
import { assertHasPapers } from './paper.access.js';

/**
 * A booking as a calendar file: to the business's people as their feed has it, to its customer as theirs.
 * @throws DomainError NOT_FOUND unless the viewer made it, or answers for its hall's business; CONFLICT for an offer that isn't accepted
 */
export async function getBookingCalendarFile(ctx: RequestContext, id: number): Promise<TextFile> {
  const row = await selectBookings(ctx.em.getKysely<Database>())
    .select(['b.revision', 'b.updated_at as updatedAt'])
    .where('b.id', '=', id)
    .executeTakeFirst();
  const viewer = requireViewer(ctx);
  const isBusiness = row !== undefined && isOwnBusiness(viewer, row);
  if (!row || !(isBusiness || isOwnCustomer(viewer, row))) throw new DomainError('NOT_FOUND', 'Booking not found');
  assertHasPapers(row);
  const { publicUrl } = ctx.app.env;
  const { hallTitle: title, timeZone } = row;
  return {
    filename: `${invoiceNumber(id)}.ics`,
    mime: 'text/calendar',
    content: isBusiness ? renderCalendar({ title, timeZone, publicUrl }, [row]) : renderCustomerEvent(row, publicUrl),
  };
}
