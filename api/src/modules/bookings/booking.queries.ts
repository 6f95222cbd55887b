import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type Kysely } from 'kysely';
import { requireViewer, type RequestContext, type Viewer } from '../../context.js';
import { NamedQuery } from '../../database/prepared.js';
import { amounts, enumName, hundredths, named, type Database } from '../../database/tables.js';
import { BOOKING_OCCASION, ENQUIRY_OF_OFFER } from '../../database/booking-columns.js';
import { HALL_IMAGE } from '../../database/hall-columns.js';
import type { MemberRole } from '../../domain/businesses/team.js';
import type { Role } from '../../domain/accounts/roles.js';
import { changesUntil, OPEN_CHANGE } from '../../domain/bookings/changes.js';
import { BookingChangeKind } from '../../domain/bookings/offers.js';
import { findScheduleConflict } from '../../domain/availability/exceptions.js';
import { isOver, type BookingSource } from '../../domain/bookings/entry.js';
import { finalGuestsUntil, findGuestRange } from '../../domain/bookings/final-guests.js';
import type { Extra } from '../../domain/bookings/extras.js';
import type { FunctionName } from '../../domain/bookings/functions.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { nextStep, type BookingStep } from '../../domain/bookings/next-step.js';
import { awaitsPayment, confirmsOnPayment, isKeptForProof, waitsForDiscount } from '../../domain/bookings/holds.js';
import { OCCUPYING_BOOKING, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { findCityRules } from '../../domain/city-rules/rules.js';
import { invoiceIssuedAt, invoiceNumber } from '../../domain/bookings/invoice.js';
import { describeCancellationRules } from '../../domain/payments/cancellation-rules.js';
import { countMainDishes, toAgreedMenu, type StoredMenu } from '../../domain/menus/menus.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { phoneLinks } from '../../domain/text/phone.js';
import { getPeriod, localDay } from '../../domain/time/zone.js';
import { selectSpecialDayJson } from '../availability/schedule-exceptions.queries.js';
import { selectCityRulesJson } from '../city-rules/city-rules.queries.js';
import { canChange, canOffer, canSetFinalGuests } from './open-change.policy.js';
import type { FinalGuests } from './open-change.types.js';
import { countChangesJson, openChangeJson, presentOpenChange } from './open-change.queries.js';
import { groupJson, presentGroup } from './booking-function.queries.js';
import {
  canAnswer,
  canCallOff,
  canCancel,
  canCancelOwn,
  canSeeNotes,
  canWithdraw,
  isOwnCustomer,
  toReader,
} from './booking.policy.js';
import { createLazyServiceReader, type ServiceReader } from './booked-services.queries.js';
import { conflictsWith, type BookingPlace, type BookingSide } from './booking-locks.queries.js';
import type { BookingView } from './booking.types.js';
import { createReviewReader } from './reviewable-booking.queries.js';
import { createTakenHallReader } from './taken-halls.queries.js';

const PRICES = [
  'hallBasePrice',
  'rateAmount',
  'categoryPrice',
  'typePrice',
  'fixedServicesPrice',
  'optionalServicesPrice',
  'discountAmount',
  'taxAmount',
  'adjustmentAmount',
  'totalPrice',
  'pricePerHour',
  'pricePerPerson',
  'flatPrice',
] as const;

/** Bookings (`b`) with their hall (`h`) and business (`v`). Services are loaded separately, on use. */
export function selectBookings(db: Kysely<Database>) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('halls as h', 'h.id', 'b.hall_id')
    .innerJoin('businesses as v', 'v.id', 'b.business_id')
    .select(['b.id', ...named('b', ['userId', 'businessId', 'hallId'])])
    .select([...named('b', ['finalGuestsDays', 'agreedGuests']), sql<number>`h.capacity`.as('capacity')])
    .select(['v.change_days as changeDays', openChangeJson().as('openChange'), groupJson().as('group')])
    .select(countChangesJson().as('changeCounts'))
    .select(['v.owner_id as ownerId', 'v.is_trading as isTrading', 'v.phone as businessPhone'])
    .select('v.payment_required as isPaymentRequired')
    .select(['v.time_zone as businessZone', selectSpecialDayJson().as('specialDay')])
    .select(selectCityRulesJson(sql`b.start_time`, sql`b.status = ${OPEN_BOOKING}`).as('rulesOfCity'))
    .select(['h.hall_name_urdu as hallNameUrdu', HALL_IMAGE.as('hallImage')])
    .select([enumName<BookingSource>('b.source').as('source'), 'b.status', 'b.notes', 'b.labels'])
    .select((eb) => eb.selectFrom('users').select('name').whereRef('users.id', '=', 'b.entered_by').as('enteredBy'))
    .select([sql<FunctionName | null>`upper(b.function_name)`.as('functionName'), 'b.hours', 'b.currency'])
    .select(sql<Occasion | null>`upper(${BOOKING_OCCASION})`.as('occasion'))
    .select(['b.is_offered as isOffered', ENQUIRY_OF_OFFER.as('enquiryId')])
    .select(named('b', ['acceptedAt', 'startTime', 'endTime', 'timeZone', 'guestCount', 'shiftName', 'rateReason']))
    .select(amounts('b', PRICES))
    .select(hundredths<Hundredths | null>('b.quoted_price').as('quotedPrice'))
    .select([
      sql<StoredMenu | null>`b.menu`.as('menu'),
      sql<Extra[]>`coalesce(b.extras, '[]')`.as('extras'),
      sql<Hundredths>`(coalesce(b.menu_amount, 0) * 100)::int8`.as('menuAmount'),
    ])
    .select(hundredths<PercentHundredths>('b.discount_percentage').as('discountPercentage'))
    .select(hundredths<PercentHundredths>('b.tax_percentage').as('taxPercentage'))
    .select(named('b', ['hallTitle', 'hallLocation', 'categoryName', 'typeName', 'businessName', 'bufferMinutes']))
    .select(named('b', ['sellerAddress', 'sellerPhone', 'sellerTaxNumber', 'sellerLogo', 'priceReason']))
    .select(
      named('b', ['customerName', 'customerPhone', 'customerEmail', 'specialRequests', 'heldUntil', 'paymentDueAt']),
    )
    .select(named('b', ['createdAt', 'confirmedAt', 'changedAt', 'cancelledAt', 'cancelledAfterEntryId']))
    .select(named('b', ['cancellationReason', 'cancellationNote', 'paymentPlan', 'cancellationRules']));
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
  const findTakenHalls = createTakenHallReader(ctx.em, viewer, rows, now);
  return (row) => toBooking(row, { viewer, now, servicesOf, canBeReviewed, findTakenHalls });
}

interface Shown {
  viewer: Viewer;
  now: Date;
  servicesOf: ServiceReader;
  canBeReviewed: (row: BookingRow) => Promise<boolean>;
  findTakenHalls: (row: BookingRow) => Promise<number[]>;
}

async function findNextStep(
  row: BookingRow,
  { viewer, now, canBeReviewed }: Pick<Shown, 'viewer' | 'now' | 'canBeReviewed'>,
  canAnswerRequest: boolean,
): Promise<BookingStep> {
  const change = presentOpenChange(row, viewer, now);
  return nextStep({
    reader: isOwnCustomer(viewer, row) ? 'customer' : toReader(viewer, row),
    status: row.status,
    isAccepted: row.acceptedAt !== null,
    awaitsPayment: awaitsPayment(row),
    hasProof: isKeptForProof(row),
    waitsForDiscount: waitsForDiscount(row),
    isOver: isOver(row, now),
    hasOpenChange: change?.status === OPEN_CHANGE,
    hasOpenOffer: change?.status === OPEN_CHANGE && change.kind === BookingChangeKind.OFFER,
    canAnswerChange: change?.viewerCanAnswer ?? false,
    canAnswer: canAnswerRequest,
    canReview: await canBeReviewed(row),
  });
}

/** What the viewer may do with a booking, besides answering it. */
function presentRights(viewer: Shown['viewer'], row: BookingRow, now: Date) {
  return {
    viewerCanChange: canChange(viewer, row, now),
    viewerCanOffer: canOffer(viewer, row, now),
    viewerCanWithdraw: canWithdraw(viewer, row),
    viewerCanCancelOwn: canCancelOwn(viewer, row, now),
    viewerCanCancel: canCancel(viewer, row),
    viewerCanCallOff: canCallOff(viewer, row, now),
  };
}

/** What who answers a request has to know of its day. */
function presentDay(row: BookingRow, viewerCanAnswer: boolean) {
  if (!viewerCanAnswer) return { scheduleConflict: null, cityRules: [] };
  const { specialDay, rulesOfCity, businessZone, menu } = row;
  const period = getPeriod(row);
  return {
    scheduleConflict: specialDay ? findScheduleConflict(period, specialDay, businessZone) : null,
    cityRules: findCityRules(period, rulesOfCity, businessZone, menu && countMainDishes(menu.courses)),
  };
}

function presentFinalGuests(viewer: Viewer, row: BookingRow, now: Date): FinalGuests | null {
  const range = canSetFinalGuests(viewer, row, now) ? findGuestRange(row) : null;
  return range && { ...range, until: finalGuestsUntil(row) };
}

function presentWaiting(row: BookingRow) {
  return { waitsForDiscount: waitsForDiscount(row), confirmsOnPayment: confirmsOnPayment(row) };
}

/** What of a row is shown as it is. */
function toShown(row: BookingRow) {
  const { userId: _userId, businessId: _businessId, ownerId: _ownerId, isTrading: _isTrading, ...rest } = row;
  const {
    specialDay: _specialDay,
    rulesOfCity: _rulesOfCity,
    businessZone: _businessZone,
    changeDays: _changeDays,
    finalGuestsDays: _finalGuestsDays,
    agreedGuests: _agreedGuests,
    capacity: _capacity,
    openChange: _change,
    changeCounts: _changeCounts,
    group: _group,
    paymentPlan: _plan,
    cancellationRules: _cancellationRules,
    cancelledAfterEntryId: _lastEntry,
    isPaymentRequired: _isPaymentRequired,
    ...shown
  } = rest;
  return { ...shown, menu: row.menu && toAgreedMenu(row.menu) };
}

function toBooking(row: BookingRow, shown: Shown): BookingView {
  const { viewer, now, servicesOf, canBeReviewed, findTakenHalls } = shown;
  const { businessZone, changeDays, group, cancellationRules } = row;
  const viewerCanAnswer = canAnswer(viewer, row, now);
  return {
    ...toShown(row),
    invoiceNumber: invoiceNumber(row.id),
    businessCurrency: row.currency,
    date: localDay(row.startTime, row.timeZone),
    notes: canSeeNotes(viewer, row) ? row.notes : null,
    labels: canSeeNotes(viewer, row) ? row.labels : [],
    priceReason: canSeeNotes(viewer, row) ? row.priceReason : null,
    issuedAt: invoiceIssuedAt(row),
    get cancellationTerms() {
      return describeCancellationRules(cancellationRules);
    },
    ...presentDay(row, viewerCanAnswer),
    group: group && presentGroup(group, now),
    openChange: presentOpenChange(row, viewer, now),
    changesUntil: changesUntil(row.startTime, row.timeZone, changeDays),
    finalGuests: presentFinalGuests(viewer, row, now),
    ...presentWaiting(row),
    viewerCanAnswer,
    ...presentRights(viewer, row, now),
    get customerContact() {
      return phoneLinks(row.customerPhone, { currency: row.currency, timeZone: businessZone });
    },
    get sellerContact() {
      return phoneLinks(row.sellerPhone, { currency: row.currency, timeZone: businessZone });
    },
    get businessContact() {
      return phoneLinks(row.businessPhone, { currency: row.currency, timeZone: businessZone });
    },
    get takenHallIds() {
      return findTakenHalls(row);
    },
    get viewerCanReview() {
      return canBeReviewed(row);
    },
    get nextStep() {
      return findNextStep(row, shown, viewerCanAnswer);
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
