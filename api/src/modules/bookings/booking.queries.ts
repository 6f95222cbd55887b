import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext, type Viewer } from '../../context.js';
import { hundredthsFromNumeric } from '../../database/types.js';
import type { Role } from '../../domain/accounts/roles.js';
import { invoiceIssuedAt, invoiceNumber } from '../../domain/bookings/invoice.js';
import type { BookingStatus, CancellationReason } from '../../domain/bookings/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { PercentHundredths } from '../../domain/money/money.js';
import { localDay } from '../../domain/time/zone.js';
import { canAnswer, canCancel, canSeeNotes, canWithdraw, type BookingFacts } from './booking.policy.js';
import { servicesWhenAsked } from './booked-services.queries.js';
import type { Booking } from './booking.types.js';

/** A booking as the statements below read it. */
export interface BookingRow {
  id: number;
  user_id: number;
  owner_id: number;
  is_trading: boolean;
  hall_id: number;
  status: BookingStatus;
  start_time: string;
  end_time: string;
  guest_count: number;
  hours: number;
  hall_base_price: string;
  category_price: string;
  type_price: string;
  fixed_services_price: string;
  optional_services_price: string;
  discount_percentage: string;
  discount_amount: string;
  tax_percentage: string;
  tax_amount: string;
  total_price: string;
  price_per_hour: string;
  price_per_person: string;
  currency: CurrencyCode;
  time_zone: string;
  hall_title: string;
  hall_location: string;
  hall_image: string | null;
  category_name: string | null;
  type_name: string | null;
  business_name: string;
  business_phone: string | null;
  seller_address: string | null;
  seller_phone: string | null;
  seller_tax_number: string | null;
  seller_logo: string | null;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  special_requests: string | null;
  notes: string | null;
  created_at: string;
  confirmed_at: string | null;
  cancelled_at: string | null;
  cancellation_reason: CancellationReason | null;
  cancellation_note: string | null;
}

const MONEY = [
  'hall_base_price',
  'category_price',
  'type_price',
  'fixed_services_price',
  'optional_services_price',
  'discount_percentage',
  'discount_amount',
  'tax_percentage',
  'tax_amount',
  'total_price',
  'price_per_hour',
  'price_per_person',
];

const COLUMNS = `
  select b.id, b.user_id, b.hall_id, b.status, b.start_time, b.end_time, b.guest_count, b.hours,
         ${MONEY.map((column) => `b.${column}::text`).join(', ')},
         b.currency, b.time_zone, b.hall_title, b.hall_location, b.category_name, b.type_name, b.business_name,
         b.seller_address, b.seller_phone, b.seller_tax_number, b.seller_logo,
         b.customer_name, b.customer_phone, b.customer_email, b.special_requests, b.notes, b.created_at, b.confirmed_at,
         b.cancelled_at, b.cancellation_reason, b.cancellation_note,
         coalesce(h.profile_image, h.slider_images[1]) as hall_image,
         v.owner_id, v.phone as business_phone, v.is_trading`;
const JOINS = 'join halls h on h.id = b.hall_id join businesses v on v.id = b.business_id';

/** `select … from bookings b`: what a screen shows of a booking in one statement; its services are read when they are asked for. */
const SELECT_BOOKINGS = `${COLUMNS} from bookings b ${JOINS}`;

function date(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** What decisions about a booking rest on. */
export function factsOf(row: BookingRow): BookingFacts {
  return {
    status: row.status,
    startTime: new Date(row.start_time),
    userId: row.user_id,
    ownerId: row.owner_id,
    isTrading: row.is_trading,
  };
}

/** How rows that were read together are shown to the viewer: each becomes a booking. */
export function presenterOf(
  ctx: RequestContext,
  rows: readonly BookingRow[],
  servicesOf = servicesWhenAsked(
    ctx.em,
    rows.map(({ id }) => id),
  ),
): (row: BookingRow) => Booking {
  const [viewer, now] = [requireViewer(ctx), ctx.now()];
  return (row) => toBooking(row, { viewer, now, servicesOf });
}

interface Shown {
  viewer: Viewer;
  now: Date;
  servicesOf: ReturnType<typeof servicesWhenAsked>;
}

function toBooking(row: BookingRow, { viewer, now, servicesOf }: Shown): Booking {
  const facts = factsOf(row);
  return {
    id: row.id,
    invoiceNumber: invoiceNumber(row.id),
    status: row.status,
    hallId: row.hall_id,
    hallTitle: row.hall_title,
    hallLocation: row.hall_location,
    hallImage: row.hall_image,
    categoryName: row.category_name,
    typeName: row.type_name,
    businessName: row.business_name,
    businessCurrency: row.currency,
    businessPhone: row.business_phone,
    sellerAddress: row.seller_address,
    sellerPhone: row.seller_phone,
    sellerTaxNumber: row.seller_tax_number,
    sellerLogo: row.seller_logo,
    timeZone: row.time_zone,
    date: localDay(facts.startTime, row.time_zone),
    startTime: facts.startTime,
    endTime: new Date(row.end_time),
    guestCount: row.guest_count,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    customerEmail: row.customer_email,
    specialRequests: row.special_requests,
    notes: canSeeNotes(viewer, facts) ? row.notes : null,
    ...pricesOf(row),
    ...momentsOf(row),
    cancellationReason: row.cancellation_reason,
    cancellationNote: row.cancellation_note,
    viewerCanAnswer: canAnswer(viewer, facts, now),
    viewerCanWithdraw: canWithdraw(viewer, facts),
    viewerCanCancel: canCancel(viewer, facts),
    get fixedServices() {
      return servicesOf(row.id, 'fixed');
    },
    get optionalServices() {
      return servicesOf(row.id, 'optional');
    },
  };
}

/** When it was requested and answered, and when its paper was issued. */
function momentsOf(row: BookingRow) {
  const moments = {
    createdAt: new Date(row.created_at),
    confirmedAt: date(row.confirmed_at),
    cancelledAt: date(row.cancelled_at),
  };
  return { ...moments, issuedAt: invoiceIssuedAt({ status: row.status, ...moments }) };
}

function pricesOf(row: BookingRow) {
  return {
    currency: row.currency,
    hours: row.hours,
    hallBasePrice: hundredthsFromNumeric(row.hall_base_price),
    categoryPrice: hundredthsFromNumeric(row.category_price),
    typePrice: hundredthsFromNumeric(row.type_price),
    fixedServicesPrice: hundredthsFromNumeric(row.fixed_services_price),
    optionalServicesPrice: hundredthsFromNumeric(row.optional_services_price),
    discountPercentage: hundredthsFromNumeric(row.discount_percentage) as number as PercentHundredths,
    discountAmount: hundredthsFromNumeric(row.discount_amount),
    taxPercentage: hundredthsFromNumeric(row.tax_percentage) as number as PercentHundredths,
    taxAmount: hundredthsFromNumeric(row.tax_amount),
    totalPrice: hundredthsFromNumeric(row.total_price),
    pricePerHour: hundredthsFromNumeric(row.price_per_hour),
    pricePerPerson: hundredthsFromNumeric(row.price_per_person),
  };
}

/**
 * Bookings by a condition.
 * @param rest what follows `select … from bookings b join halls h … join businesses v …`: where, order, limit
 */
export function selectBookings(
  em: EntityManager,
  rest: string,
  values: readonly (string | number | readonly number[])[],
): Promise<BookingRow[]> {
  return em.execute<BookingRow[]>(`${SELECT_BOOKINGS} ${rest}`, [...values]);
}

/** One booking, or null. */
export async function findBooking(em: EntityManager, id: number): Promise<BookingRow | null> {
  const [row] = await selectBookings(em, 'where b.id = ?', [id]);
  return row ?? null;
}

/** A booking, and the roles of the people it concerns: its customer and the owner, as far as they are still there. */
export interface BookingOfPeople extends BookingRow {
  people: Readonly<Record<number, Role>>;
}

/** One booking with the people it concerns, in one statement; null where it doesn't exist. */
export async function findBookingOfPeople(em: EntityManager, id: number): Promise<BookingOfPeople | null> {
  const [row] = await em.execute<BookingOfPeople[]>(
    `${COLUMNS}, (select coalesce(jsonb_object_agg(u.id, u.role), '{}') from users u
                   where u.id in (b.user_id, v.owner_id) and u.deleted_at is null) as people
       from bookings b ${JOINS} where b.id = ?`,
    [id],
  );
  return row ?? null;
}

/** Which bookings a page has, and how they follow each other. */
export interface BookingPage {
  /** Of `bookings b`. */
  where: string;
  values: readonly unknown[];
  /** The order, made unique by the id. */
  order: string;
  limit: number;
  offset: number;
}

/** A page of bookings; what is shown of them is read for that page alone. */
export function selectPage(em: EntityManager, page: BookingPage): Promise<BookingRow[]> {
  const { where, values, order, limit, offset } = page;
  return em.execute<BookingRow[]>(
    `${COLUMNS} from (select b.* from bookings b where ${where} order by ${order} limit ? offset ?) b ${JOINS} order by ${order}`,
    [...values, limit, offset],
  );
}

/** A page of bookings and how many there are in all: for conditions that cost more to check than what they find to sort. */
export async function selectFoundPage(
  em: EntityManager,
  { where, values, order, limit, offset }: BookingPage,
): Promise<{ rows: BookingRow[]; total: number }> {
  const found = await em.execute<(Partial<BookingRow> & { found: number })[]>(
    `with found as materialized (select array(select b.id from bookings b where ${where} order by ${order}) as ids)
     select page.*, coalesce(cardinality(found.ids), 0) as found from found
       left join lateral (${SELECT_BOOKINGS} where b.id = any(found.ids[?:?]) order by ${order}) page on true`,
    [...values, offset + 1, offset + limit],
  );
  const rows = found.filter((row): row is BookingRow & { found: number } => typeof row.id === 'number');
  return { rows, total: found[0]?.found ?? 0 };
}
