import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { toDomainError } from '../../database/constraints.js';
import { inTransaction } from '../../database/transaction.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { checkPeriod, occupiedPeriod, type BookingSettings } from '../../domain/availability/availability.js';
import {
  BOOKING_MESSAGES,
  mergeServiceChoices,
  tooManyGuests,
  type ServiceChoice,
} from '../../domain/bookings/inputs.js';
import { BookingSource } from '../../domain/bookings/entry.js';
import type { FunctionName } from '../../domain/bookings/functions.js';
import {
  countHours,
  getCharges,
  isPriceChanged,
  sumCharges,
  type HallCharges,
  type Price,
} from '../../domain/bookings/price.js';
import { findStay, type Stay, type WantedStay } from '../../domain/bookings/stay.js';
import { BookingAction, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { findCityRules } from '../../domain/city-rules/rules.js';
import { DomainError, invalidInput, type FieldError } from '../../domain/input/errors.js';
import { fromHundredths, type Hundredths } from '../../domain/money/money.js';
import { chargesOn } from '../../domain/rates/rates.js';
import { normalizeEmail } from '../../domain/text/text.js';
import { localDay, type Period } from '../../domain/time/zone.js';
import { findTakenByHall } from '../availability/ledger.js';
import { assertFree, cancelBookings, confirmBooking } from './booking.changes.js';
import { lockConflicts, type BookingPlace } from './booking-locks.queries.js';
import type { CalculatePriceInput, RequestBookingInput } from './booking.inputs.js';
import { getBooking } from './booking.list.js';
import { notifyBookingChange, presentNotified, type NotifiedBookings } from './booking.notifications.js';
import { holdTime } from './hold.service.js';
import { insertServices } from './booked-services.changes.js';
import type { Booking as BookingType, PriceQuote } from './booking.types.js';
import type { BookedService } from './price.types.js';
import { Booking } from './booking.entity.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { takeOffers } from '../waiting-list/waiting-list.ledger.js';
import { findHallTerms, quotePrice, type HallTerms } from './terms.queries.js';

const SERVICE_NOT_OFFERED = 'This hall does not offer one of these services';

/** The details of a quote or booking request. */
export interface BookingDetails extends WantedStay {
  guestCount: number;
  optionalServiceIds: readonly number[];
  optionalServices: readonly ServiceChoice[];
}

/** The chosen services with their quantities. */
export function toChoices({ optionalServiceIds, optionalServices }: BookingDetails): ServiceChoice[] {
  return mergeServiceChoices(optionalServiceIds, optionalServices);
}

/** Every problem with the period, other than availability. */
type PeriodCheck = (period: Period, settings: BookingSettings, now: Date) => FieldError[];

/** Refuses a date beside the period that isn't the start's day. */
function findDateProblems({ start }: Period, { date }: BookingDetails, { timeZone }: BookingSettings): FieldError[] {
  return date && date !== localDay(start, timeZone) ? [{ field: 'date', message: BOOKING_MESSAGES.dateDiffers }] : [];
}

/** Every problem with guests and services. */
function findProblems(details: BookingDetails, terms: HallTerms): FieldError[] {
  const refusals: FieldError[] = [];
  if (details.guestCount > terms.capacity) {
    refusals.push({ field: 'guestCount', message: tooManyGuests(terms.capacity) });
  }
  const offered = new Set(terms.optionalServices.map(({ id }) => id));
  for (const [field, ids] of [
    ['optionalServiceIds', details.optionalServiceIds],
    ['optionalServices', details.optionalServices.map(({ id }) => id)],
  ] as const) {
    if (ids.some((id) => !offered.has(id))) refusals.push({ field, message: SERVICE_NOT_OFFERED });
  }
  return refusals;
}

/** What a booking would be, and cost. */
export interface Offer extends Stay {
  charges: Required<HallCharges>;
  price: Price;
  /** Why its price isn't the hall's ordinary one; null otherwise. */
  rateReason: string | null;
  /** What the rate adds to the hall base price, negative where it takes away. */
  rateAmount: Hundredths;
}

/**
 * The period and its price, after validating the details against the hall.
 * @param check which periods may be booked; the rules for customers by default
 * @throws DomainError INVALID_INPUT naming every invalid field
 */
export function createOffer(
  details: BookingDetails,
  terms: HallTerms,
  now: Date,
  check: PeriodCheck = checkPeriod,
): Offer {
  const { settings } = terms;
  const stay = findStay(details, settings);
  const refusals =
    'period' in stay
      ? [...check(stay.period, settings, now), ...findDateProblems(stay.period, details, settings)]
      : [stay];
  refusals.push(...findProblems(details, terms));
  if (refusals.length > 0 || !('period' in stay)) throw invalidInput(refusals);
  return { ...stay, ...priceStay(stay, details.guestCount, terms) };
}

/** What a stay costs, by the rate of its day where there is one. */
function priceStay({ period, shift }: Stay, guests: number, terms: HallTerms): Omit<Offer, keyof Stay> {
  const day = localDay(period.start, terms.settings.timeZone);
  const ordinary = getCharges(terms, shift);
  const { charges, reason } = chargesOn(day, shift?.name ?? null, ordinary, terms.rateBook);
  const hours = countHours(period.start, period.end);
  const price = quotePrice(terms, { charges, hours, guests });
  const rateAmount = (price.hallBasePrice - sumCharges(ordinary, hours, guests)) as Hundredths;
  return { charges, price, rateReason: reason, rateAmount };
}

/** The parts of a price in the API's format. */
function toPriceParts(price: Price) {
  const { hallBasePrice, categoryPrice, typePrice, fixedServicesPrice, optionalServicesPrice } = price;
  const { discountAmount, taxAmount, totalPrice } = price;
  return {
    hallBasePrice,
    categoryPrice,
    typePrice,
    fixedServicesPrice,
    optionalServicesPrice,
    discountAmount,
    taxAmount,
    totalPrice,
  };
}

function findAmount(lines: Price['fixedServiceLines'], id: number): Hundredths {
  return lines.find((line) => line.id === id)?.amount ?? (0 as Hundredths);
}

/** The hall's fixed services with their amounts; those only listed add nothing. */
function toFixedServices(terms: HallTerms, price: Price): BookedService[] {
  return terms.fixedServices.map(({ id, ...service }) => ({
    ...service,
    serviceId: id,
    quantity: 1,
    amount: findAmount(price.fixedServiceLines, id),
  }));
}

function toOptionalServices(terms: HallTerms, price: Price): BookedService[] {
  return terms.optionalServices.map(({ id, ...service }) => ({
    ...service,
    serviceId: id,
    isIncluded: true,
    amount: findAmount(price.optionalServiceLines, id),
  }));
}

/**
 * Calculates the current price (docs/coverage.md: customer §7 calculate-price; docs/decisions/0002-money.md).
 * @throws DomainError NOT_FOUND for a hall that isn't public; INVALID_INPUT naming every invalid field
 */
export async function calculatePrice(ctx: RequestContext, input: CalculatePriceInput): Promise<PriceQuote> {
  const terms = await findHallTerms(ctx.em, { hallId: input.hallId, now: ctx.now() }, toChoices(input));
  const offer = createOffer(input, terms, ctx.now());
  const requested = occupiedPeriod(offer.period, terms.settings.bufferTime);
  const taken = await findTakenByHall(
    ctx.em,
    { hallId: input.hallId, customerId: requireViewer(ctx).id },
    requested,
    ctx.now(),
  );
  return toQuote(terms, offer, taken.length === 0);
}

/** An offer as an answer, with the hall's current terms. */
export function toQuote(terms: HallTerms, offer: Offer, isAvailable: boolean): PriceQuote {
  const { period, shift, charges, price, rateReason, rateAmount } = offer;
  return {
    hallId: terms.hallId,
    isAvailable,
    cityRules: findCityRules(period, terms.settings.cityRules, terms.settings.timeZone),
    currency: terms.currency,
    hours: price.hours,
    guestCount: price.guests,
    ...toPriceParts(price),
    discountPercentage: terms.discountPercentage,
    taxPercentage: terms.taxPercentage,
    ...charges,
    shiftName: shift?.name ?? null,
    ...{ rateReason, rateAmount },
    startTime: period.start,
    endTime: period.end,
    fixedServices: toFixedServices(terms, price),
    optionalServices: toOptionalServices(terms, price),
  };
}

/** @throws DomainError PRICE_CHANGED with the new price, if the client has shown another one */
export function assertSamePrice(sent: Hundredths | null | undefined, price: Price, terms: HallTerms): void {
  if (!isPriceChanged(sent, price.totalPrice)) return;
  const parts = Object.entries(toPriceParts(price)).map(([name, amount]) => [name, fromHundredths(amount)] as const);
  throw new DomainError('PRICE_CHANGED', 'The price has changed. Please check the new total and submit again.', {
    field: 'totalAmount',
    details: { ...Object.fromEntries(parts), currency: terms.currency },
  });
}

/**
 * Requests a booking: validated and priced with the hall's current data, and stored with a copy of everything agreed. It is
 * pending, or confirmed if the business has instant confirmation.
 * @throws DomainError NOT_FOUND for a hall that isn't public; INVALID_INPUT naming every invalid field; PRICE_CHANGED with the
 * new price; SLOT_TAKEN with the taken periods; IDEMPOTENCY_MISMATCH; TOO_MANY_REQUESTS
 */
export async function requestBooking(ctx: RequestContext, input: RequestBookingInput): Promise<BookingType> {
  const { id, created } = await countOutcome(ctx, () =>
    inTransaction(ctx.em, (em) =>
      createOnce(ctx, em, { operation: 'requestBooking', key: input.clientMutationId, request: input }, () =>
        createBooking(ctx, em, input),
      ),
    ),
  );
  return created ?? getBooking(ctx, id);
}

/** Counts bookings and refusals for the metrics; a repeated request counts once. */
export async function countOutcome<Outcome extends { created?: unknown }>(
  { app: { metrics } }: RequestContext,
  request: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    const outcome = await request();
    if (outcome.created) metrics.countBookingRequest();
    return outcome;
  } catch (error) {
    const refusal = error instanceof DomainError ? error : toDomainError(error);
    if (refusal) metrics.countBookingRequest(refusal.code);
    throw error;
  }
}

async function createBooking(ctx: RequestContext, em: EntityManager, input: RequestBookingInput): Promise<BookingType> {
  const [{ hallId }, { id: customerId }, now] = [input, requireViewer(ctx), ctx.now()];
  const unitIds = await lockUnitsOrFail(em, hallId);
  const hasList = await serveWaitingLists(ctx, em, [hallId]);
  const terms = await findHallTerms(em, { hallId, now }, toChoices(input), customerId);
  const offer = createOffer(input, terms, now);
  assertSamePrice(input.totalAmount, offer.price, terms);
  const { timeZone, bufferTime: bufferMinutes } = terms.settings;
  const { period } = offer;
  await assertFree(ctx, em, { unitIds, period, bufferMinutes, timeZone, customer: { hallId, customerId } });
  await countRequest(ctx, input.customerEmail, terms.customerEmailKey);
  const isOffered = hasList && (await takeOffers(em, { customerId, hallId, period }, now));
  const bookingId = await insertBooking(ctx, em, { ...input, user: customerId }, terms, offer);
  const place = { bookingId, unitIds, period, bufferMinutes, now };
  const notified = await (terms.instantConfirmation
    ? confirmInstantly(ctx, em, place)
    : holdRequest(ctx, em, { ...place, isOffered }, terms));
  return presentNotified(ctx, notified, bookingId);
}

/** Holds the time of a request as its business says, and tells everyone about it. */
async function holdRequest(
  ctx: RequestContext,
  em: EntityManager,
  place: BookingPlace & { isOffered: boolean },
  { hallId, businessId, holdHours: hours }: HallTerms,
): Promise<NotifiedBookings> {
  await holdTime(em, { ...place, hallId, businessId, customerId: requireViewer(ctx).id, hours });
  return notifyBookingChange(ctx, em, [place.bookingId], { kind: 'requested' });
}

/** Confirms a request at once, and cancels pending requests that conflict with it. */
async function confirmInstantly(
  ctx: RequestContext,
  em: EntityManager,
  place: BookingPlace,
): Promise<NotifiedBookings> {
  await confirmBooking(ctx, em, { ...place, by: null });
  const conflictingIds = await lockConflicts(em, place);
  const notified = await notifyBookingChange(ctx, em, [place.bookingId], { kind: 'confirmed', instantly: true });
  await cancelBookings(ctx, em, conflictingIds, { action: BookingAction.LOSE_SLOT, by: null });
  return notified;
}

/**
 * Counts an otherwise valid request: it sends mails in our name, possibly to an address that isn't the customer's.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function countRequest(ctx: RequestContext, recipient: string, ownEmailKey: string | null): Promise<void> {
  if (ctx.isDemo) return;
  const { bookingRequestByAccount, requestForOthersByAccount, requestByRecipient } = ctx.app.limits;
  const account = String(requireViewer(ctx).id);
  await bookingRequestByAccount.take(account);
  if (normalizeEmail(recipient) === ownEmailKey) return;
  await requestForOthersByAccount.take(account);
  await requestByRecipient.take(normalizeEmail(recipient));
}

/** Locks the units of a hall; whether it is public, its terms say. @throws DomainError NOT_FOUND */
async function lockUnitsOrFail(em: EntityManager, hallId: number): Promise<number[]> {
  const unitIds = (await lockUnitsOfHalls(em, [hallId])).get(hallId);
  if (!unitIds) throw new DomainError('NOT_FOUND', 'Hall not found');
  return unitIds;
}

/** What a booking stores besides terms and price. */
type NewBooking = Pick<
  RequestBookingInput,
  'guestCount' | 'customerName' | 'customerPhone' | 'customerEmail' | 'specialRequests'
> & {
  /** The customer's account; null for an owner's entry. */
  user: number | null;
  /** Who entered it for the business. */
  enteredBy?: number;
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
  quotedPrice: Hundredths;
  priceReason: string;
}

/** Stores a pending booking with its services and a copy of everything agreed. @returns its id */
export async function insertBooking(
  ctx: RequestContext,
  em: EntityManager,
  input: NewBooking,
  terms: HallTerms,
  { period, shift, charges, price, rateReason, rateAmount }: Offer,
): Promise<number> {
  // Raw inserts: this transaction never changes them through entities.
  const bookingId = await em.insert(Booking, {
    user: input.user,
    source: input.user === null ? BookingSource.OWNER : BookingSource.CUSTOMER,
    enteredBy: input.enteredBy ?? null,
    group: input.part?.groupId ?? null,
    functionName: input.part?.functionName ?? null,
    acceptedAt: input.part?.acceptedAt ?? null,
    ...input.agreement,
    hall: terms.hallId,
    business: terms.businessId,
    status: OPEN_BOOKING,
    startTime: period.start,
    endTime: period.end,
    shiftName: shift?.name ?? null,
    ...{ rateReason, rateAmount },
    guestCount: input.guestCount,
    hours: price.hours,
    ...toPriceParts(price),
    customerName: input.customerName,
    customerPhone: input.customerPhone,
    customerEmail: input.customerEmail,
    specialRequests: input.specialRequests ?? null,
    notes: input.notes ?? null,
    hallTitle: terms.title,
    hallLocation: terms.location,
    businessName: terms.businessName,
    sellerAddress: terms.seller.address,
    sellerPhone: terms.seller.phone,
    sellerTaxNumber: terms.seller.taxNumber,
    sellerLogo: terms.seller.logo,
    categoryName: terms.category?.name ?? null,
    typeName: terms.type?.name ?? null,
    currency: terms.currency,
    timeZone: terms.settings.timeZone,
    ...charges,
    discountPercentage: terms.discountPercentage,
    taxPercentage: terms.taxPercentage,
    bufferMinutes: terms.settings.bufferTime,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  });
  const services = {
    fixedServices: toFixedServices(terms, price),
    optionalServices: toOptionalServices(terms, price),
  };
  await insertServices(em, bookingId, services);
  return bookingId;
}
