import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type Kysely } from 'kysely';
import { requireViewer, type RequestContext, type Viewer } from '../../context.js';
import { NamedQuery } from '../../database/prepared.js';
import { enumName, hundredths, type Database } from '../../database/tables.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import type { Role } from '../../domain/accounts/roles.js';
import { changesUntil } from '../../domain/bookings/changes.js';
import { findScheduleConflict } from '../../domain/availability/exceptions.js';
import type { BookingSource } from '../../domain/bookings/entry.js';
import type { FunctionName } from '../../domain/bookings/functions.js';
import { OCCUPYING_BOOKING, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { findCityRules } from '../../domain/city-rules/rules.js';
import { invoiceIssuedAt, invoiceNumber } from '../../domain/bookings/invoice.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { phoneLinks } from '../../domain/text/phone.js';
import { localDay } from '../../domain/time/zone.js';
import { selectSpecialDayJson } from '../availability/schedule-exceptions.queries.js';
import { selectCityRulesJson } from '../city-rules/city-rules.queries.js';
import { canChange } from './open-change.policy.js';
import { openChangeJson, presentChange } from './open-change.queries.js';
import { groupJson, presentGroup } from './booking-function.queries.js';
import { canAnswer, canCallOff, canCancel, canSeeNotes, canWithdraw } from './booking.policy.js';
import { createLazyServiceReader, type ServiceReader } from './booked-services.queries.js';
import { conflictsWith, type BookingPlace, type BookingSide } from './booking-locks.queries.js';
import type { BookingView } from './booking.types.js';
import { createReviewReader } from './reviewable-booking.queries.js';

/** Bookings (`b`) with their hall (`h`) and business (`v`). Services are loaded separately, on use. */
export function selectBookings(db: Kysely<Database>) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('halls as h', 'h.id', 'b.hall_id')
    .innerJoin('businesses as v', 'v.id', 'b.business_id')
    .select(['b.id', 'b.user_id as userId', 'v.owner_id as ownerId', 'v.is_trading as isTrading'])
    .select(['v.change_days as changeDays', openChangeJson().as('openChange'), groupJson().as('group')])
    .select([sql<FunctionName | null>`upper(b.function_name)`.as('functionName'), 'b.accepted_at as acceptedAt'])
    .select(['v.time_zone as businessZone', selectSpecialDayJson().as('specialDay')])
    .select(selectCityRulesJson(sql`b.start_time`, sql`b.status = ${OPEN_BOOKING}`).as('rulesOfCity'))
    .select('b.business_id as businessId')
    .select(['b.hall_id as hallId', 'b.status', 'b.start_time as startTime', 'b.end_time as endTime'])
    .select([
      'b.guest_count as guestCount',
      'b.hours',
      'b.shift_name as shiftName',
      'b.rate_reason as rateReason',
      'b.currency',
      'b.time_zone as timeZone',
    ])
    .select([
      hundredths('b.hall_base_price').as('hallBasePrice'),
      hundredths('b.rate_amount').as('rateAmount'),
      hundredths('b.category_price').as('categoryPrice'),
      hundredths('b.type_price').as('typePrice'),
      hundredths('b.fixed_services_price').as('fixedServicesPrice'),
      hundredths('b.optional_services_price').as('optionalServicesPrice'),
      hundredths<PercentHundredths>('b.discount_percentage').as('discountPercentage'),
      hundredths('b.discount_amount').as('discountAmount'),
      hundredths<PercentHundredths>('b.tax_percentage').as('taxPercentage'),
      hundredths('b.tax_amount').as('taxAmount'),
      hundredths('b.adjustment_amount').as('adjustmentAmount'),
      hundredths<Hundredths | null>('b.quoted_price').as('quotedPrice'),
      hundredths('b.total_price').as('totalPrice'),
      hundredths('b.price_per_hour').as('pricePerHour'),
      hundredths('b.price_per_person').as('pricePerPerson'),
      hundredths('b.flat_price').as('flatPrice'),
    ])
    .select(['b.hall_title as hallTitle', 'b.hall_location as hallLocation', 'b.category_name as categoryName'])
    .select([
      'h.hall_name_urdu as hallNameUrdu',
      sql<string | null>`coalesce(h.profile_image, h.slider_images[1])`.as('hallImage'),
    ])
    .select(['b.type_name as typeName', 'b.business_name as businessName', 'v.phone as businessPhone'])
    .select(['b.seller_address as sellerAddress', 'b.seller_phone as sellerPhone'])
    .select(['b.seller_tax_number as sellerTaxNumber', 'b.seller_logo as sellerLogo'])
    .select(['b.customer_name as customerName', 'b.customer_phone as customerPhone'])
    .select(['b.customer_email as customerEmail', 'b.special_requests as specialRequests', 'b.notes', 'b.labels'])
    .select(['b.held_until as heldUntil', 'b.buffer_minutes as bufferMinutes'])
    .select([enumName<BookingSource>('b.source').as('source'), 'b.price_reason as priceReason'])
    .select(['b.created_at as createdAt', 'b.confirmed_at as confirmedAt', 'b.cancelled_at as cancelledAt'])
    .select('b.changed_at as changedAt')
    .select(['b.cancellation_reason as cancellationReason', 'b.cancellation_note as cancellationNote']);
}

/** A booking with the facts of its policy. */
export type BookingRow = InferResult<ReturnType<typeof selectBookings>>[number];

/** Creates the function that converts rows to bookings as the viewer sees them. */
export function createPresenter(
  ctx: RequestContext,
  rows: readonly BookingRow[],
  servicesOf: ServiceReader = createLazyServiceReader(
    ctx.em,
    rows.map(({ id }) => id),
  ),
): (row: BookingRow) => BookingView {
  const [viewer, now] = [requireViewer(ctx), ctx.now()];
  const canBeReviewed = createReviewReader(ctx.em, viewer, rows, now);
  return (row) => toBooking(row, { viewer, now, servicesOf, canBeReviewed });
}

interface Shown {
  viewer: Viewer;
  now: Date;
  servicesOf: ServiceReader;
  canBeReviewed: (row: BookingRow) => Promise<boolean>;
}

function toBooking(row: BookingRow, { viewer, now, servicesOf, canBeReviewed }: Shown): BookingView {
  const { userId: _userId, businessId: _businessId, ownerId: _ownerId, isTrading: _isTrading, ...shown } = row;
  const { specialDay, rulesOfCity, businessZone, changeDays, openChange, group, ...booking } = shown;
  const period = { start: row.startTime, end: row.endTime };
  const viewerCanAnswer = canAnswer(viewer, row, now);
  return {
    ...booking,
    invoiceNumber: invoiceNumber(row.id),
    businessCurrency: row.currency,
    date: localDay(row.startTime, row.timeZone),
    notes: canSeeNotes(viewer, row) ? row.notes : null,
    labels: canSeeNotes(viewer, row) ? row.labels : [],
    priceReason: canSeeNotes(viewer, row) ? row.priceReason : null,
    issuedAt: invoiceIssuedAt(row),
    scheduleConflict: viewerCanAnswer && specialDay ? findScheduleConflict(period, specialDay, businessZone) : null,
    cityRules: viewerCanAnswer ? findCityRules(period, rulesOfCity, businessZone) : [],
    group: group && presentGroup(group, now),
    openChange: openChange && presentChange(openChange, row, viewer, now),
    changesUntil: changesUntil(row.startTime, row.timeZone, changeDays),
    viewerCanChange: canChange(viewer, row, now),
    viewerCanAnswer,
    viewerCanWithdraw: canWithdraw(viewer, row),
    viewerCanCancel: canCancel(viewer, row),
    viewerCanCallOff: canCallOff(viewer, row, now),
    get customerContact() {
      return phoneLinks(row.customerPhone, { currency: row.currency, timeZone: businessZone });
    },
    get sellerContact() {
      return phoneLinks(row.sellerPhone, { currency: row.currency, timeZone: businessZone });
    },
    get businessContact() {
      return phoneLinks(row.businessPhone, { currency: row.currency, timeZone: businessZone });
    },
    get viewerCanReview() {
      return canBeReviewed(row);
    },
    get fixedServices() {
      return servicesOf(row.id, 'fixed');
    },
    get optionalServices() {
      return servicesOf(row.id, 'optional');
    },
  };
}

const BOOKING = new NamedQuery('booking', (db, id: number) => selectBookings(db).where('b.id', '=', id));

/** A booking by its id. */
export async function findBooking(em: EntityManager, id: number): Promise<BookingRow | undefined> {
  return (await BOOKING.run(em, id))[0];
}

/** The pending requests that conflict with a booking, by start. */
export function findConflicts(em: EntityManager, place: BookingPlace): Promise<BookingRow[]> {
  return selectBookings(em.getKysely<Database>())
    .where(conflictsWith(place))
    .orderBy('b.start_time')
    .orderBy('b.id')
    .execute();
}

/** A booking with the roles of its customer and owner, unless their accounts are deleted, and of the business's members. */
export interface BookingWithPeople extends BookingRow {
  people: Readonly<Record<number, Role>>;
  members: Readonly<Record<number, MemberRole>>;
}

function selectBookingWithPeople(db: Kysely<Database>, id: number) {
  return selectBookings(db)
    .select((eb) =>
      eb
        .selectFrom('users as u')
        .select(sql<BookingWithPeople['people']>`coalesce(jsonb_object_agg(u.id, u.role), '{}')`.as('roles'))
        .where('u.id', 'in', [eb.ref('b.user_id'), eb.ref('v.owner_id')])
        .where('u.deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('people'),
    )
    .select((eb) =>
      eb
        .selectFrom('business_members as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select(sql<BookingWithPeople['members']>`coalesce(jsonb_object_agg(u.id, upper(m.role)), '{}')`.as('roles'))
        .whereRef('m.business_id', '=', 'b.business_id')
        .where('u.deleted_at', 'is', null)
        .where('u.suspended_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('members'),
    )
    .where('b.id', '=', id);
}

const BOOKING_WITH_PEOPLE = new NamedQuery('booking-with-people', selectBookingWithPeople);

/** A booking by its id, with its people; one statement. */
export async function findBookingWithPeople(em: EntityManager, id: number): Promise<BookingWithPeople | undefined> {
  return (await BOOKING_WITH_PEOPLE.run(em, id))[0];
}

/** The ids of a customer's or business's confirmed bookings that haven't ended, in order. */
export async function findUpcomingConfirmedIds(
  em: EntityManager,
  { column, id }: BookingSide,
  now: Date,
): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('bookings')
    .select('id')
    .where(column, '=', id)
    .where('status', '=', OCCUPYING_BOOKING)
    .where('end_time', '>', now)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
