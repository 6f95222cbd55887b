import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import { runPrepared } from '../../database/prepared.js';
import { toEnumValue, type Database } from '../../database/tables.js';
import { numericFromHundredths } from '../../database/types.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { BookingSource } from '../../domain/bookings/entry.js';
import type { Extra } from '../../domain/bookings/extras.js';
import type { FunctionName } from '../../domain/bookings/functions.js';
import { BOOKING_ACTIONS, BookingAction, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import type { AgreedMenu } from '../../domain/menus/menus.js';
import type { Hundredths } from '../../domain/money/money.js';
import { splitTotal } from '../../domain/payments/plan.js';
import { toE164 } from '../../domain/text/phone.js';
import { occupyAll } from '../availability/ledger.js';
import { insertServices, type BookingServices } from './booked-services.changes.js';
import { saveCnic } from './booking-cnic.changes.js';
import type { RequestBookingInput } from './booking.inputs.js';
import { toFixedServices, toOptionalServices, type Offer } from './booking.offer.js';
import type { HallTerms } from './hall-terms.queries.js';
import { recordRequestAcceptance } from './terms-acceptance.changes.js';

/** What a booking stores besides terms and price. */
type NewBooking = Pick<
  RequestBookingInput,
  'guestCount' | 'occasion' | 'customerName' | 'customerPhone' | 'customerEmail' | 'specialRequests'
> & {
  /** The customer's account; null for an owner's entry. */
  user: number | null;
  enteredBy?: number;
  /** For the contract; stored apart, and encrypted. */
  cnic?: string | null | undefined;
  /** Whether it is an offer to the customer's enquiry, who has accepted nothing yet. */
  isOffered?: boolean;
  /** Lines beside the hall's prices. */
  extras?: readonly Extra[];
  /** The owner's private notes. */
  notes?: string | null | undefined;
  /** A price that isn't the quoted one. */
  agreement?: Agreement | undefined;
  /** The group of which it is a function. */
  part?: { groupId: number; functionName: FunctionName; acceptedAt: Date | null };
};

/** What a booking keeps of an agreed price. */
export interface Agreement {
  adjustmentAmount: Hundredths;
  /** Null where extra lines alone adjust the parts. */
  quotedPrice: Hundredths | null;
  priceReason: string | null;
}

/** What a booking copies from its hall's terms. */
function toAgreedTerms(terms: HallTerms) {
  return {
    hall_id: terms.hallId,
    business_id: terms.businessId,
    hall_title: terms.title,
    hall_location: terms.location,
    business_name: terms.businessName,
    seller_address: terms.seller.address,
    seller_phone: terms.seller.phone,
    seller_tax_number: terms.seller.taxNumber,
    seller_logo: terms.seller.logo,
    category_name: terms.category?.name ?? null,
    type_name: terms.type?.name ?? null,
    currency: terms.currency,
    time_zone: terms.settings.timeZone,
    buffer_minutes: terms.settings.bufferTime,
    discount_percentage: numericFromHundredths(terms.discountPercentage),
    tax_percentage: numericFromHundredths(terms.taxPercentage),
  };
}

/** The driver would send an array as one of PostgreSQL's. */
function toJsonb<Item>(items: readonly Item[]) {
  return sql<Item[]>`${JSON.stringify(items)}::jsonb`;
}

function toNumeric(amount: Hundredths | null): string | null {
  return amount === null ? null : numericFromHundredths(amount);
}

/** What a booking copies from the offer that was accepted. */
function toAgreedPrice({ period, shift, charges, price, rateReason, rateAmount, menu }: Offer) {
  return {
    start_time: period.start,
    end_time: period.end,
    shift_name: shift?.name ?? null,
    hours: price.hours,
    rate_reason: rateReason,
    rate_amount: numericFromHundredths(rateAmount),
    price_per_hour: numericFromHundredths(charges.pricePerHour),
    price_per_person: numericFromHundredths(charges.pricePerPerson),
    flat_price: numericFromHundredths(charges.flatPrice),
    hall_base_price: numericFromHundredths(price.hallBasePrice),
    // The parameter is null without a menu: the statement stays the same.
    menu: sql<AgreedMenu | null>`${menu && JSON.stringify(menu)}::jsonb`,
    menu_amount: menu && numericFromHundredths(price.menuAmount),
    category_price: numericFromHundredths(price.categoryPrice),
    type_price: numericFromHundredths(price.typePrice),
    fixed_services_price: numericFromHundredths(price.fixedServicesPrice),
    optional_services_price: numericFromHundredths(price.optionalServicesPrice),
    discount_amount: numericFromHundredths(price.discountAmount),
    tax_amount: numericFromHundredths(price.taxAmount),
    total_price: numericFromHundredths(price.totalPrice),
  };
}

/** A booking to store, under the terms and for the price of its hall. */
interface BookingToInsert {
  booking: NewBooking;
  terms: HallTerms;
  offer: Offer;
}

/** The row of a pending booking, with every column that any booking has, so that the statement is always the same. */
function toRow(ctx: RequestContext, { booking: { agreement, part, ...input }, terms, offer }: BookingToInsert) {
  const source = input.user === null ? BookingSource.OWNER : BookingSource.CUSTOMER;
  return {
    user_id: input.user,
    source: toEnumValue(source),
    is_offered: input.isOffered ?? false,
    entered_by: input.enteredBy ?? null,
    group_id: part?.groupId ?? null,
    function_name: part ? toEnumValue(part.functionName) : null,
    occasion: input.occasion ? toEnumValue(input.occasion) : null,
    accepted_at: part?.acceptedAt ?? null,
    status: OPEN_BOOKING,
    guest_count: input.guestCount,
    customer_name: input.customerName,
    customer_phone: input.customerPhone,
    customer_phone_e164: toE164(input.customerPhone, { currency: terms.currency, timeZone: terms.settings.timeZone }),
    customer_email: input.customerEmail,
    special_requests: input.specialRequests ?? null,
    notes: input.notes ?? null,
    adjustment_amount: numericFromHundredths(agreement?.adjustmentAmount ?? 0),
    quoted_price: toNumeric(agreement?.quotedPrice ?? null),
    price_reason: agreement?.priceReason ?? null,
    extras: sql<Extra[] | null>`${input.extras?.length ? JSON.stringify(input.extras) : null}::jsonb`,
    ...toAgreedTerms(terms),
    ...toAgreedPrice(offer),
    payment_plan: toJsonb(splitTotal(terms.paymentRules, offer.price.totalPrice)),
    cancellation_rules: toJsonb(terms.cancellationRules),
    final_guests_days: terms.finalGuestsDays,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  };
}

function toServices(bookingId: number, { terms, offer }: BookingToInsert): BookingServices {
  return {
    bookingId,
    fixedServices: toFixedServices(terms, offer.price),
    optionalServices: toOptionalServices(terms, offer.price),
  };
}

/** Stores a pending booking with its services and a copy of everything agreed. @returns its id */
export async function insertBooking(
  ctx: RequestContext,
  em: EntityManager,
  booking: NewBooking,
  terms: HallTerms,
  offer: Offer,
): Promise<number> {
  const row = toRow(ctx, { booking, terms, offer });
  const query = em.getKysely<Database>().insertInto('bookings').values(row).returning('id');
  const [inserted] = await runPrepared(em, 'insert-booking', query);
  if (!inserted) throw new Error('The booking was not inserted.');
  await insertServices(em, [toServices(inserted.id, { booking, terms, offer })]);
  if (booking.cnic) await saveCnic(ctx, em, inserted.id, booking.cnic);
  if (booking.user !== null && !booking.isOffered) {
    await recordRequestAcceptance(ctx, em, { id: inserted.id, name: booking.customerName }, terms);
    await ctx.app.hooks.onBookingRequested(ctx, em, { id: inserted.id, hallId: terms.hallId, userId: booking.user });
  }
  return inserted.id;
}

/** A confirmed booking to store, which takes units. */
interface ConfirmedBooking extends BookingToInsert {
  unitIds: readonly number[];
}

/**
 * Stores bookings as confirmed, with their services and their time in the ledger; a constant number of statements. The caller has
 * locked the units and checked that they are free.
 * @param by who confirms them
 */
export async function insertConfirmedBookings(
  ctx: RequestContext,
  em: EntityManager,
  bookings: readonly ConfirmedBooking[],
  by: number,
): Promise<void> {
  if (bookings.length === 0) return;
  const now = ctx.now();
  const confirmed = { status: BOOKING_ACTIONS[BookingAction.APPROVE].to, confirmed_at: now, confirmed_by: by };
  const inserted = await em
    .getKysely<Database>()
    .insertInto('bookings')
    .values(bookings.map((each) => ({ ...toRow(ctx, each), ...confirmed })))
    .returning(['id', 'hall_id as hallId', 'start_time as start'])
    .execute();
  // No two of them are in the same hall at the same time.
  const ids = new Map(inserted.map(({ id, hallId, start }) => [`${hallId} ${start.getTime()}`, id]));
  const stored = bookings.map((each) => ({
    ...each,
    id: ids.get(`${each.terms.hallId} ${each.offer.period.start.getTime()}`) ?? 0,
  }));
  await insertServices(
    em,
    stored.map(({ id, ...each }) => toServices(id, each)),
  );
  await occupyAll(
    em,
    stored.map(({ id, unitIds, offer, terms }) => ({
      ...{ bookingId: id, unitIds, now },
      period: occupiedPeriod(offer.period, terms.settings.bufferTime),
    })),
  );
}
