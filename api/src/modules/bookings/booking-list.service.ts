import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { requireViewer, type RequestContext } from '../../context.js';
import { BOOKING_OCCASION } from '../../database/booking-columns.js';
import { paginate, type ListOrder, type ListTotal } from '../../database/paginate.js';
import { contains, containsUrdu } from '../../database/searching.js';
import { isOneOf, toEnumValue, type Database } from '../../database/tables.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import { BookingSource } from '../../domain/bookings/entry.js';
import { BookingOrder } from '../../domain/bookings/filter.js';
import { readInvoiceNumber } from '../../domain/bookings/invoice.js';
import { readOccasion } from '../../domain/bookings/occasion-names.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { BookingStage } from '../../domain/bookings/stage.js';
import { BookingStatus, OCCUPYING_BOOKING, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { addDays } from '../../domain/time/days.js';
import { HOME, toE164, toSearchedDigits, type PhonePlace } from '../../domain/text/phone.js';
import { DEFAULT_TIME_ZONE, toInstant } from '../../domain/time/zone.js';
import { assertPersonExists } from '../accounts/person.service.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { needsAction } from './booking-needs.queries.js';
import { matchesPayment } from './booking-unpaid.queries.js';
import { hasOpenChange } from './open-change.queries.js';
import type { BookingFilter, StaffBookingFilter } from './booking.inputs.js';
import { canSee } from './booking.policy.js';
import { findBooking, createPresenter, selectBookings, type BookingRow } from './booking.queries.js';
import type { BookingStats } from './booking-stats.types.js';
import type { BookingView } from './booking.types.js';
import { findBookingStats } from './booking-stats.queries.js';

/** The slots of booking sums for each status (sql/booking-sums.sql). */
const OUTCOMES: Readonly<Record<BookingStatus, readonly number[]>> = {
  [BookingStatus.PENDING]: [0],
  [BookingStatus.CONFIRMED]: [1],
  [BookingStatus.CANCELLED]: [2, 3, 4],
};

const CREATED = { by: 'b.created_at', type: 'timestamptz' } as const;
const STARTS = { by: 'b.start_time', type: 'timestamptz' } as const;

const ORDERS: Readonly<Record<BookingOrder, ListOrder>> = {
  [BookingOrder.NEWEST]: { ...CREATED, direction: 'desc' },
  [BookingOrder.OLDEST]: { ...CREATED, direction: 'asc' },
  [BookingOrder.SOONEST]: { ...STARTS, direction: 'asc' },
  [BookingOrder.LATEST]: { ...STARTS, direction: 'desc' },
  [BookingOrder.ANSWER_FIRST]: {
    by: sql`case b.status when 'pending' then coalesce(b.held_until, b.start_time) else timestamptz '9999-12-31Z' end`,
    type: 'timestamptz',
    direction: 'asc',
  },
  [BookingOrder.HIGHEST]: { by: 'b.total_price', type: 'numeric', direction: 'desc' },
};

/** A condition on bookings (`b`). */
type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Database & { b: Database['bookings'] }, 'b'>();

/** A list of bookings: conditions, order and how to count it. */
interface Listing {
  conditions: readonly Condition[];
  order: BookingOrder;
  total?: ListTotal | undefined;
}

/** A page of bookings that match all conditions: one statement, and at most one more for the total. */
async function paginateBookings(
  ctx: RequestContext,
  { conditions, order, total }: Listing,
  paging: PagingInput | null | undefined,
): Promise<Connection<BookingView>> {
  const found = ctx.em.getKysely<Database>().selectFrom('bookings as b').where(eb.and(conditions));
  const rows = selectBookings(ctx.em.getKysely<Database>());
  const page = await paginate(ctx.em, { found, rows, id: 'b.id', total }, ORDERS[order], toPageRequest(paging));
  return { ...page, nodes: page.nodes.map(createPresenter(ctx, page.nodes)) };
}

/** What comes first is what is next, of what is over or cancelled the latest. */
const STAGE_ORDERS: Readonly<Record<BookingStage, BookingOrder>> = {
  [BookingStage.UPCOMING]: BookingOrder.SOONEST,
  [BookingStage.WAITING]: BookingOrder.SOONEST,
  [BookingStage.PAST]: BookingOrder.LATEST,
  [BookingStage.CANCELLED]: BookingOrder.LATEST,
};

/** Every booking is in exactly one stage. */
function isInStage(stage: BookingStage, now: Date): Condition {
  const isAgreed = eb('b.status', '=', OCCUPYING_BOOKING);
  switch (stage) {
    case BookingStage.UPCOMING:
      return eb.and([isAgreed, eb('b.end_time', '>', now)]);
    case BookingStage.WAITING:
      return eb('b.status', '=', OPEN_BOOKING);
    case BookingStage.PAST:
      return eb.and([isAgreed, eb('b.end_time', '<=', now)]);
    case BookingStage.CANCELLED:
      return eb('b.status', '=', BookingStatus.CANCELLED);
  }
}

interface ViewerBookingFilter {
  stage?: BookingStage | null | undefined;
  /** Only those with a change that waits for the viewer's answer. */
  changeToAnswer?: boolean | null | undefined;
}

/** The viewer's bookings, of one stage if given (docs/coverage.md: customer §2 My Bookings). */
export function listViewerBookings(
  ctx: RequestContext,
  { stage, changeToAnswer }: ViewerBookingFilter = {},
  paging?: PagingInput | null,
): Promise<Connection<BookingView>> {
  const conditions: Condition[] = [eb('b.user_id', '=', requireViewer(ctx).id)];
  if (stage) conditions.push(isInStage(stage, ctx.now()));
  if (changeToAnswer) conditions.push(hasOpenChange(BookingSource.OWNER, ctx.now()));
  const order = stage ? STAGE_ORDERS[stage] : BookingOrder.NEWEST;
  return paginateBookings(ctx, { conditions, order }, paging);
}

/** The bookings of a customer, latest request first, for admins; the security log records the read. @throws DomainError NOT_FOUND */
export async function listBookingsOfPerson(
  ctx: RequestContext,
  id: number,
  paging?: PagingInput | null,
): Promise<Connection<BookingView>> {
  await assertPersonExists(ctx, id);
  const isOwn = eb('b.user_id', '=', id);
  const bookings = await paginateBookings(ctx, { conditions: [isOwn], order: BookingOrder.NEWEST }, paging);
  await recordPersonalDataRead(ctx, { data: 'bookings', accountId: id });
  return bookings;
}

/** The numbers of a business's guests whose second phone has the digits of a text: it finds their bookings, too (decision 0065). */
async function findBySecondPhone(
  em: EntityManager,
  business: PhonePlace & { id: number },
  text: string | null | undefined,
): Promise<string[]> {
  const digits = text ? toSearchedDigits(text, business) : undefined;
  if (digits === undefined) return [];
  const rows = await em
    .getKysely<Database>()
    .selectFrom('guest_second_phones')
    .select('guest_phone as phone')
    .where('business_id', '=', business.id)
    .where(sql<SqlBool>`strpos(phone_e164, ${digits}) > 0`)
    .execute();
  return rows.map(({ phone }) => phone);
}

/** Whether a booking is for an occasion. */
function isFor(occasion: Occasion): Condition {
  return sql<SqlBool>`${BOOKING_OCCASION} = ${toEnumValue(occasion)}`;
}

/** @param phones of guests whose second phone was typed */
function hasText(text: string, place: PhonePlace, phones: readonly string[]): Condition {
  const digits = toSearchedDigits(text, place);
  const number = readInvoiceNumber(text);
  const found: Condition[] = [text, digits].flatMap((typed) => containsUrdu('b.folded_text', typed) ?? []);
  if (phones.length > 0) found.push(isOneOf('b.customer_phone_e164', phones));
  const occasion = readOccasion(text);
  if (occasion) found.push(isFor(occasion));
  return eb.or([...found, ...(number === null ? [] : [eb('b.id', '=', number)])]);
}

/** The bookings of a business that match a filter, up to a limit; one statement. */
export async function findFilteredBookings(
  em: EntityManager,
  business: Pick<Business, 'id' | 'currency' | 'timeZone'>,
  { filter, order, limit, now }: { filter: BookingFilter; order: BookingOrder; limit: number; now: Date },
): Promise<BookingRow[]> {
  const { by, direction } = ORDERS[order];
  const phones = await findBySecondPhone(em, business, filter.text);
  return selectBookings(em.getKysely<Database>())
    .where(eb.and([eb('b.business_id', '=', business.id), ...filterConditions(filter, business, now, phones)]))
    .orderBy(typeof by === 'string' ? sql.ref(by) : by, direction)
    .orderBy('b.id', direction)
    .limit(limit)
    .execute();
}

function filterConditions(
  filter: BookingFilter,
  place: PhonePlace & { timeZone: string },
  now: Date,
  phones: readonly string[] = [],
): Condition[] {
  const { timeZone: zone } = place;
  const { status, hallId, occasion, from, to, label, guestPhone, text } = filter;
  return [
    ...(status ? [eb('b.status', '=', status)] : []),
    ...(hallId ? [eb('b.hall_id', '=', hallId)] : []),
    ...(filter.needsAction ? [needsAction(now)] : []),
    ...(filter.payment ? [matchesPayment(filter.payment, now)] : []),
    ...(occasion ? [isFor(occasion)] : []),
    ...(from ? [eb('b.start_time', '>=', toInstant(from, '00:00', zone))] : []),
    ...(to ? [eb('b.start_time', '<', toInstant(addDays(to, 1), '00:00', zone))] : []),
    ...(label ? [sql<SqlBool>`b.labels <> '{}' and b.labels @> array[${label}]::varchar[]`] : []),
    ...(guestPhone ? [eb('b.customer_phone_e164', '=', toE164(guestPhone, place))] : []),
    ...(text ? [hasText(text, place, phones)] : []),
  ];
}

/**
 * The bookings of the viewer's business (docs/coverage.md: business §2 Bookings management).
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application
 */
export async function listBusinessBookings(
  ctx: RequestContext,
  filter: BookingFilter | null | undefined,
  order: BookingOrder,
  paging?: PagingInput | null,
): Promise<Connection<BookingView>> {
  return listBookings(ctx, await requireTradingBusiness(ctx), filter, order, paging);
}

/** The bookings of a business; the caller has authorized the viewer. */
export async function listBookings(
  ctx: RequestContext,
  business: Pick<Business, 'id' | 'currency' | 'timeZone'>,
  filter: BookingFilter | null | undefined,
  order: BookingOrder,
  paging?: PagingInput | null,
): Promise<Connection<BookingView>> {
  const isOwn = eb('b.business_id', '=', business.id);
  const phones = await findBySecondPhone(ctx.em, business, filter?.text);
  const conditions = [isOwn, ...filterConditions(filter ?? {}, business, ctx.now(), phones)];
  return paginateBookings(ctx, { conditions, order, total: chooseTotal(ctx.em, business.id, filter ?? {}) }, paging);
}

/** The bookings of a business with their customers' contact, for staff; the security log records the read. */
export async function listBookingsForStaff(...args: Parameters<typeof listBookings>): Promise<Connection<BookingView>> {
  const bookings = await listBookings(...args);
  await recordPersonalDataRead(args[0], { data: 'bookings', count: bookings.nodes.length });
  return bookings;
}

/** A condition on the name, phone and e-mail address of the business. */
function isOfBusiness(text: string): Condition {
  const found = contains('s.search_text', text) ?? sql<SqlBool>`true`;
  return eb('b.business_id', 'in', eb.selectFrom('businesses as s').select('s.id').where(found));
}

/** All bookings with their customers' contact, for staff; the security log records the read. */
export async function listAllBookings(
  ctx: RequestContext,
  filter: StaffBookingFilter | null | undefined,
  order: BookingOrder,
  paging?: PagingInput | null,
): Promise<Connection<BookingView>> {
  const { business, ...others } = filter ?? {};
  const conditions = filterConditions(others, { ...HOME, timeZone: DEFAULT_TIME_ZONE }, ctx.now());
  if (business) conditions.push(isOfBusiness(business));
  const total = business ? undefined : chooseTotal(ctx.em, null, others);
  const bookings = await paginateBookings(ctx, { conditions, order, total }, paging);
  await recordPersonalDataRead(ctx, { data: 'bookings', count: bookings.nodes.length });
  return bookings;
}

/** The bookings of a business, or of all of them, or of one status, are already counted; a text search costs more than sorting its results. */
function chooseTotal(em: EntityManager, businessId: number | null, filter: BookingFilter): ListTotal | undefined {
  const { status, hallId, occasion, from, to, label, guestPhone, text, needsAction: isNeeded, payment } = filter;
  if (text) return { isCountedWithRows: true };
  if (hallId || occasion || from || to || label || guestPhone || isNeeded || payment) return undefined;
  return { count: () => countFromSums(em, businessId, status) };
}

async function countFromSums(
  em: EntityManager,
  businessId: number | null,
  status: BookingStatus | null | undefined,
): Promise<number> {
  let sums = em
    .getKysely<Database>()
    .selectFrom('booking_sums')
    .select(sql<number>`coalesce(sum(bookings), 0)::int`.as('count'))
    .where('kind', '=', 'ever');
  if (businessId !== null) sums = sums.where('business_id', '=', businessId);
  if (status) sums = sums.where(isOneOf('slot', OUTCOMES[status]));
  return (await sums.executeTakeFirstOrThrow()).count;
}

/**
 * A booking.
 * @throws DomainError NOT_FOUND unless it is the viewer's, belongs to the viewer's business, or the viewer is staff
 */
export async function getBooking(ctx: RequestContext, id: number): Promise<BookingView> {
  const viewer = requireViewer(ctx);
  const row = await findBooking(ctx.em, id);
  if (!row || !canSee(viewer, row)) throw new DomainError('NOT_FOUND', 'Booking not found');
  const seen = row.userId === null ? { bookingId: row.id } : { accountId: row.userId };
  await recordPersonalDataRead(ctx, { data: 'booking', ...seen });
  return createPresenter(ctx, [row])(row);
}

/**
 * Booking statistics of the viewer's business (docs/coverage.md: business §2 Bookings management).
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application
 */
export async function getBusinessBookingStats(ctx: RequestContext): Promise<BookingStats> {
  return findBookingStats(ctx.em, await requireTradingBusiness(ctx));
}
