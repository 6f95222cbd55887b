import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { IMPORTED_BOOKING_COLUMNS, ImportedBookingState } from '../../domain/bookings/import.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { insertConfirmedBookings } from '../bookings/new-booking.changes.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { HallSource } from '../halls/hall-import.source.js';
import { findUnitsOfHalls, lockUnitsOfHalls } from '../halls/hall-units.js';
import { findColumnName, findUnknownColumns } from '../halls/import-columns.js';
import { readImportFile, toImportRows } from '../halls/portal-import.file.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { planBookings, type PlannedBooking, type PlannedRow } from './booking-import.plan.js';
import type { BookingImport, ImportBookingsInput, ImportedBookingRow } from './booking-import.types.js';

/** Bookings per statement: PostgreSQL takes at most 65,535 parameters. */
const BATCH = 250;

async function insertPlanned(ctx: RequestContext, em: EntityManager, planned: readonly PlannedBooking[]) {
  const viewerId = requireViewer(ctx).id;
  const bookings = planned.map(({ entry, agreement, ...rest }) => ({
    ...rest,
    booking: { ...entry, customerEmail: entry.customerEmail ?? '', user: null, enteredBy: viewerId, agreement },
  }));
  for (let from = 0; from < bookings.length; from += BATCH) {
    await insertConfirmedBookings(ctx, em, bookings.slice(from, from + BATCH), viewerId);
  }
}

/** Writes what a file has anew, in one transaction: who is in the way is checked under the locks of the halls. */
async function writeBookings(ctx: RequestContext, source: HallSource): Promise<PlannedRow[]> {
  return inTransaction(ctx.em, async (em) => {
    const { id: businessId } = await requireTradingBusiness(ctx, em);
    const findUnits = async (hallIds: readonly number[]) => {
      const units = await lockUnitsOfHalls(em, hallIds);
      await serveWaitingLists(ctx, em, hallIds);
      return units;
    };
    const forCustomer = requireViewer(ctx).id;
    const planned = await planBookings(ctx, em, { businessId, source, findUnits, forCustomer });
    const fresh = planned.flatMap(({ state, booking }) => (state === 'NEW' && booking ? [booking] : []));
    await insertPlanned(ctx, em, fresh);
    if (fresh.length > 0) {
      const subject = auditSubject('business', businessId, { businessId });
      const after = createSnapshot({ created: fresh.length });
      await recordBusinessAction(ctx, em, { action: 'bookings.imported', ...subject, before: null, after });
    }
    return planned;
  });
}

function present(source: HallSource, planned: readonly PlannedRow[], isPreview: boolean): BookingImport {
  const ofRow = new Map(planned.map((each) => [each.row, each]));
  const problems = planned.flatMap(({ row, problems: found }) =>
    found.map(({ field, message }) => ({ row, field, reason: message })),
  );
  const rows = toImportRows(source, [...source.problems, ...problems], (field, columns) =>
    findColumnName(field, columns, IMPORTED_BOOKING_COLUMNS),
  ).map((each): ImportedBookingRow => {
    const { state = ImportedBookingState.INVALID, booking, presentId } = ofRow.get(each.row) ?? {};
    const { period, price } = booking?.offer ?? {};
    return {
      ...each,
      ...{ state, bookingId: presentId ?? null, startTime: period?.start ?? null, endTime: period?.end ?? null },
      ...{ totalPrice: price?.totalPrice ?? null, timeZone: booking?.terms.settings.timeZone ?? null },
      currency: booking?.terms.currency ?? null,
    };
  });
  const count = (state: ImportedBookingState) => rows.filter((row) => row.state === state).length;
  return {
    ...{ isPreview, columns: source.columns, rows },
    unusedColumns: findUnknownColumns(source.columns, Object.values(IMPORTED_BOOKING_COLUMNS).flat()),
    created: count('NEW'),
    unchanged: count('PRESENT'),
    conflicts: count('CONFLICT'),
    refused: count('INVALID'),
  };
}

/**
 * Imports bookings of guests without accounts from CSV, past ones too, by the rules of an entry. Rows that are there already, whose
 * time something takes, or which a rule refuses are left out with their reasons; the others become confirmed bookings. Nobody is
 * mailed or notified (docs/decisions/0070-booking-import.md).
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application; INVALID_INPUT on content for an unreadable or too
 * long file
 */
export async function importBookings(
  ctx: RequestContext,
  { content, preview }: ImportBookingsInput,
): Promise<BookingImport> {
  const { id: businessId } = await requireTradingBusiness(ctx);
  const source = await readImportFile(content);
  const findUnits = (hallIds: readonly number[]) => findUnitsOfHalls(ctx.em, hallIds);
  const planned = preview
    ? await planBookings(ctx, ctx.em, { businessId, source, findUnits })
    : await writeBookings(ctx, source);
  return present(source, planned, preview);
}
