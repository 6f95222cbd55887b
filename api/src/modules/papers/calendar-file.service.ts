import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { readFileLocale } from '../../domain/accounts/file-locale.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { hallNameIn } from '../../domain/halls/hall-name.js';
import { DomainError } from '../../domain/input/errors.js';
import type { TextFile } from '../../graphql/text-file.js';
import { renderCalendar, renderCustomerEvent } from '../integrations/calendar.ics.js';
import { isOwnBusiness, isOwnCustomer } from '../bookings/booking.policy.js';
import { selectBookings } from '../bookings/booking.queries.js';
import { assertHasPapers } from './paper.access.js';

/**
 * A booking as a calendar file: to the business's people as their feed has it, to its customer as theirs.
 * @param wanted its language; defaults to English
 * @throws DomainError NOT_FOUND unless the viewer made it, or answers for its hall's business; CONFLICT for an offer that isn't
 * accepted; INVALID_INPUT on locale
 */
export async function getBookingCalendarFile(
  ctx: RequestContext,
  id: number,
  wanted: string | null | undefined,
): Promise<TextFile> {
  const locale = readFileLocale(wanted);
  const row = await selectBookings(ctx.em.getKysely<Database>())
    .select(['b.revision', 'b.updated_at as updatedAt'])
    .where('b.id', '=', id)
    .executeTakeFirst();
  const viewer = requireViewer(ctx);
  const isBusiness = row !== undefined && isOwnBusiness(viewer, row);
  if (!row || !(isBusiness || isOwnCustomer(viewer, row))) throw new DomainError('NOT_FOUND', 'Booking not found');
  assertHasPapers(row);
  const options = { publicUrl: ctx.app.env.publicUrl, locale };
  const booking = { ...row, hallTitle: hallNameIn(locale, row) };
  const { hallTitle: title, timeZone } = booking;
  return {
    filename: `${invoiceNumber(id)}.ics`,
    mime: 'text/calendar',
    content: isBusiness
      ? renderCalendar({ title, timeZone, ...options }, [booking])
      : renderCustomerEvent(booking, options),
  };
}
