import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { checkEntryPeriod } from '../../domain/bookings/entry.js';
import { BOOKING_IMPORT_MESSAGES } from '../../domain/bookings/import-messages.js';
import {
  findImportHall,
  IMPORTED_BOOKING_COLUMNS,
  ImportedBookingState,
  readImportedBooking,
  toFileProblems,
  type ImportedBooking,
  type ImportedBookingField,
} from '../../domain/bookings/import.js';
import { IMPORT_MESSAGES } from '../../domain/halls/import-messages.js';
import type { FieldError } from '../../domain/input/errors.js';
import { toHundredths } from '../../domain/money/money.js';
import { toE164 } from '../../domain/text/phone.js';
import { overlaps, type Period } from '../../domain/time/zone.js';
import { findTakenByPlaces, type WantedUnits } from '../availability/ledger.js';
import { createClashReader } from '../bookings/booking.clashes.js';
import { createOffer, type Offer } from '../bookings/booking.offer.js';
import { toAgreement } from '../bookings/booking-entry.service.js';
import { findHallTerms, type HallTerms } from '../bookings/hall-terms.queries.js';
import type { Agreement } from '../bookings/new-booking.changes.js';
import { findMaxDiscount, refuseDiscount } from '../businesses/member-discount.js';
import type { HallSource, SourceRow } from '../halls/hall-import.source.js';
import { createCellReader, toLine, toPlainAmount } from '../halls/import-columns.js';
import { findBookingsAt, findImportHalls, findRequestsAt } from './booking-import.queries.js';

/** Rows to read before yielding to other requests. */
const BATCH_ROWS = 25;
const MINUTE_MS = 60_000;

/** A row that keeps the rules of an entry. */
export interface PlannedBooking {
  row: number;
  entry: ImportedBooking;
  terms: HallTerms;
  unitIds: readonly number[];
  /** With the price that the file says. */
  offer: Offer;
  agreement?: Agreement | undefined;
}

/** What becomes of a row, and why. */
export interface PlannedRow {
  row: number;
  state: ImportedBookingState;
  problems: FieldError[];
  booking?: PlannedBooking;
  /** The booking that is there already. */
  presentId?: number | undefined;
}

/** What a plan reads, under the lock of the units if it is to be carried out. */
interface PlanRequest {
  businessId: number;
  source: HallSource;
  findUnits: (hallIds: readonly number[]) => Promise<Map<number, number[]>>;
  /** Locks the terms of halls, in the transaction that imports. */
  forCustomer?: number | undefined;
}

const invalid = (row: number, problems: FieldError[]): PlannedRow => ({
  ...{ row, problems },
  state: ImportedBookingState.INVALID,
});

function createReader({ values }: SourceRow) {
  const first = createCellReader(values);
  return (field: ImportedBookingField) => toLine(field, first(IMPORTED_BOOKING_COLUMNS[field]));
}

interface PricedHall {
  terms: HallTerms;
  unitIds: readonly number[];
}

/** Reads a row and prices it, by the rules of an entry. */
function planRow(source: SourceRow, { terms, unitIds }: PricedHall, now: Date, maxDiscount: number | null): PlannedRow {
  const { row } = source;
  const of = createReader(source);
  const { shifts, timeZone } = terms.settings;
  const read = readImportedBooking(
    (field) => (field === 'agreedPrice' ? toPlainAmount(of(field), terms.currency) : of(field)),
    { id: terms.hallId, timeZone, shifts },
  );
  if (Array.isArray(read)) return invalid(row, read);
  try {
    const details = { ...read, optionalServiceIds: [], optionalServices: [] };
    const quoted = createOffer(details, terms, now, checkEntryPeriod);
    const agreedPrice = typeof read.agreedPrice === 'number' ? toHundredths(read.agreedPrice) : null;
    const { price, agreement } = toAgreement({ ...read, agreedPrice }, quoted.price, terms);
    const totals = { quoted: quoted.price.totalPrice, total: price.totalPrice, currency: terms.currency };
    const refusal = refuseDiscount(maxDiscount, totals);
    if (refusal) return invalid(row, toFileProblems(refusal));
    const booking = { row, entry: read, terms, unitIds, offer: { ...quoted, price }, agreement };
    return { row, state: ImportedBookingState.NEW, problems: [], booking };
  } catch (error) {
    return invalid(row, toFileProblems(error));
  }
}

/** What tells bookings apart: hall, start and phone number. */
function toKey({ hallId, start, phone }: { hallId: number; start: Date; phone: string }): string {
  return `${hallId} ${start.getTime()} ${phone}`;
}

function toPhone({ entry, terms }: PlannedBooking): string {
  const place = { currency: terms.currency, timeZone: terms.settings.timeZone };
  return toE164(entry.customerPhone, place) ?? entry.customerPhone;
}

function getTime({ offer, terms }: PlannedBooking): Period {
  return occupiedPeriod(offer.period, terms.settings.bufferTime);
}

/** What must be free of requests, which need the hall’s buffer after them as well. */
function getRequestTime({ offer, terms }: PlannedBooking): Period {
  const { start, end } = occupiedPeriod(offer.period, terms.settings.bufferTime);
  return { start: new Date(start.getTime() - terms.settings.bufferTime * MINUTE_MS), end };
}

/** Marks rows that are there already, in the business's bookings or in the file. */
async function findPresent(em: EntityManager, planned: readonly PlannedRow[]): Promise<PlannedRow[]> {
  const bookings = planned.flatMap(({ booking }) => booking ?? []);
  const starts = bookings.map(({ terms, offer }) => ({ hallId: terms.hallId, start: offer.period.start }));
  const present = await findBookingsAt(em, starts);
  const ids = new Map(present.map((each) => [toKey({ ...each, phone: each.number ?? each.phone }), each.id]));
  const rows = new Map<string, number>();
  return planned.map((each) => {
    const { row, booking } = each;
    if (!booking) return each;
    const key = toKey({
      ...{ hallId: booking.terms.hallId, start: booking.offer.period.start },
      phone: toPhone(booking),
    });
    const earlier = rows.get(key);
    if (earlier !== undefined) return invalid(row, [{ field: 'row', message: IMPORT_MESSAGES.sameAsRow(earlier) }]);
    rows.set(key, row);
    const presentId = ids.get(key);
    return presentId === undefined ? each : { ...each, state: ImportedBookingState.PRESENT, presentId };
  });
}

/** Says what takes the time of a row among those before it. */
function createFileClashes() {
  const taken: (WantedUnits & { row: number })[] = [];
  return ({ row, unitIds, ...booking }: PlannedBooking): string | null => {
    const time = getTime({ row, unitIds, ...booking });
    const other = taken.find((each) => overlaps(each, time) && each.unitIds.some((id) => unitIds.includes(id)));
    if (other) return BOOKING_IMPORT_MESSAGES.sameTime(other.row);
    taken.push({ key: row, row, unitIds, ...time });
    return null;
  };
}

/** Marks rows whose time something else takes: the ledger, a request, or a row before. */
async function findConflicts(
  ctx: RequestContext,
  em: EntityManager,
  planned: readonly PlannedRow[],
): Promise<PlannedRow[]> {
  const wanted = planned.flatMap(({ state, booking }) => (state === 'NEW' && booking ? [booking] : []));
  const toPlaces = (toTime: (booking: PlannedBooking) => Period) =>
    wanted.map((booking) => ({ key: booking.row, unitIds: booking.unitIds, ...toTime(booking) }));
  const taken = await findTakenByPlaces(em, toPlaces(getTime), ctx.now());
  const requests = await findRequestsAt(em, toPlaces(getRequestTime));
  const describe = await createClashReader(ctx, em, taken);
  const findInFile = createFileClashes();
  return planned.map((each) => {
    const { row, state, booking } = each;
    if (state !== 'NEW' || !booking) return each;
    const { timeZone, bufferTime: bufferMinutes } = booking.terms.settings;
    const request = requests.get(row);
    const message =
      describe(
        taken.filter(({ key }) => key === row),
        { ...booking.offer.period, bufferMinutes, timeZone },
      ) ??
      (request === undefined ? null : BOOKING_IMPORT_MESSAGES.requested(request)) ??
      findInFile(booking);
    if (message === null) return each;
    return { ...each, state: ImportedBookingState.CONFLICT, problems: [{ field: 'date', message }] };
  });
}

/**
 * Says of each row of a file whether it becomes a booking, and if not, why. The number of statements depends on the halls of the
 * file alone.
 */
export async function planBookings(
  ctx: RequestContext,
  em: EntityManager,
  request: PlanRequest,
): Promise<PlannedRow[]> {
  const { businessId, source, findUnits, forCustomer } = request;
  const halls = await findImportHalls(em, businessId);
  const named = source.rows.map((each) => ({ each, hall: findImportHall(createReader(each), halls) }));
  const hallIds = [...new Set(named.flatMap(({ hall }) => ('id' in hall ? [hall.id] : [])))].sort((a, b) => a - b);
  const units = await findUnits(hallIds);
  const priced = new Map<number, PricedHall>();
  for (const hallId of hallIds) {
    const terms = await findHallTerms(em, { hallId, now: ctx.now() }, [], forCustomer);
    priced.set(hallId, { terms, unitIds: units.get(hallId) ?? [] });
  }
  const maxDiscount = await findMaxDiscount(ctx, em);
  const planned: PlannedRow[] = [];
  for (const [index, { each, hall }] of named.entries()) {
    if (index % BATCH_ROWS === 0) await setImmediate();
    const found = 'id' in hall ? priced.get(hall.id) : undefined;
    if (found) planned.push(planRow(each, found, ctx.now(), maxDiscount));
    else planned.push(invalid(each.row, 'id' in hall ? [] : [hall]));
  }
  return findConflicts(ctx, em, await findPresent(em, planned));
}
