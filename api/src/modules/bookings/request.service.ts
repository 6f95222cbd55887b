import type { EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { lockUnits } from '../halls/hall-units.js';
import {
  BOOKING_MESSAGES,
  BookingAction,
  BookingStatus,
  checkPeriod,
  DomainError,
  fromHundredths,
  hoursOf,
  invalidInput,
  isPriceChanged,
  localDay,
  mergeServiceChoices,
  normaliseEmail,
  occupiedPeriod,
  tooManyGuests,
  type FieldError,
  type Hundredths,
  type Period,
  type Price,
  type ServiceChoice,
} from '../../rules/index.js';
import { takenOfHall } from '../availability/ledger.js';
import { assertFree, cancelBookings, confirm, IMPOSSIBLE, impossibleValues } from './booking.changes.js';
import { BookingFixedService } from './booking-fixed-service.entity.js';
import type { CalculatePriceInput, RequestBookingInput } from './booking.inputs.js';
import { bookingById } from './booking.list.js';
import { tellOf } from './booking.news.js';
import { BookingOptionalService } from './booking-optional-service.entity.js';
import type { BookedService, Booking as BookingType, PriceQuote } from './booking.types.js';
import { Booking } from './booking.entity.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { hallTerms, priceOf, type HallTerms } from './terms.queries.js';

const SERVICE_NOT_OFFERED = 'This hall does not offer one of these services';

/** What is asked for, by a quote and a request alike. */
interface Wish {
  startTime: Date;
  endTime: Date;
  guestCount: number;
  optionalServiceIds: readonly number[];
  optionalServices: readonly ServiceChoice[];
  date?: string | null;
}

function periodOf({ startTime, endTime }: Wish): Period {
  return { start: startTime, end: endTime };
}

function choicesOf({ optionalServiceIds, optionalServices }: Wish): ServiceChoice[] {
  return mergeServiceChoices(optionalServiceIds, optionalServices);
}

/** Everything about a wish that the hall doesn't take; whether it is free is another question. */
function refusalsOf(wish: Wish, terms: HallTerms, now: Date): FieldError[] {
  const refusals = checkPeriod(periodOf(wish), terms.settings, now);
  if (wish.date && wish.date !== localDay(wish.startTime, terms.settings.timeZone)) {
    refusals.push({ field: 'date', message: BOOKING_MESSAGES.dateDiffers });
  }
  if (wish.guestCount > terms.capacity) {
    refusals.push({ field: 'guestCount', message: tooManyGuests(terms.capacity) });
  }
  const offered = new Set(terms.optionalServices.map(({ id }) => id));
  for (const [field, ids] of [
    ['optionalServiceIds', wish.optionalServiceIds],
    ['optionalServices', wish.optionalServices.map(({ id }) => id)],
  ] as const) {
    if (ids.some((id) => !offered.has(id))) refusals.push({ field, message: SERVICE_NOT_OFFERED });
  }
  return refusals;
}

/** The price of a wish that the hall takes. */
function pricedWish(wish: Wish, terms: HallTerms, now: Date): Price {
  const refusals = refusalsOf(wish, terms, now);
  if (refusals.length > 0) throw invalidInput(refusals);
  return priceOf(terms, hoursOf(wish.startTime, wish.endTime), wish.guestCount);
}

/** The parts of a price as they stand on the wire. */
function partsOf(price: Price) {
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

function amountIn(lines: Price['fixedServiceLines'], id: number): Hundredths {
  return lines.find((line) => line.id === id)?.amount ?? (0 as Hundredths);
}

/** The hall's fixed services with what each adds; those that are only listed add nothing. */
function fixedLines(terms: HallTerms, price: Price): BookedService[] {
  return terms.fixedServices.map(({ id, ...service }) => ({
    ...service,
    serviceId: id,
    quantity: 1,
    amount: amountIn(price.fixedServiceLines, id),
  }));
}

function optionalLines(terms: HallTerms, price: Price): BookedService[] {
  return terms.optionalServices.map(({ id, ...service }) => ({
    ...service,
    serviceId: id,
    isIncluded: true,
    amount: amountIn(price.optionalServiceLines, id),
  }));
}

/**
 * The server's price for a wish (docs/coverage.md: customer §7 calculate-price; docs/decisions/0002-money.md).
 * @throws DomainError NOT_FOUND for a hall that isn't public; INVALID_INPUT naming every field that the hall doesn't take
 */
export async function calculatePrice(ctx: RequestContext, input: CalculatePriceInput): Promise<PriceQuote> {
  const terms = await hallTerms(ctx.em, input.hallId, choicesOf(input));
  const price = pricedWish(input, terms, ctx.now());
  const wanted = occupiedPeriod(periodOf(input), terms.settings.bufferTime);
  const taken = await takenOfHall(ctx.em, input.hallId, wanted, ctx.now());
  return {
    hallId: input.hallId,
    isAvailable: taken.length === 0,
    currency: terms.currency,
    hours: price.hours,
    guestCount: input.guestCount,
    ...partsOf(price),
    discountPercentage: terms.discountPercentage,
    taxPercentage: terms.taxPercentage,
    pricePerHour: terms.pricePerHour,
    pricePerPerson: terms.pricePerPerson,
    fixedServices: fixedLines(terms, price),
    optionalServices: optionalLines(terms, price),
  };
}

function refuseOtherPrice(sent: Hundredths | null | undefined, price: Price, terms: HallTerms): void {
  if (!isPriceChanged(sent, price.totalPrice)) return;
  const parts = Object.entries(partsOf(price)).map(([name, amount]) => [name, fromHundredths(amount)] as const);
  throw new DomainError('PRICE_CHANGED', 'The price has changed. Please check the new total and submit again.', {
    field: 'totalAmount',
    details: { ...Object.fromEntries(parts), currency: terms.currency },
  });
}

/**
 * Requests a booking: checked and priced by the hall's own data at this moment, with a copy of everything agreed. It starts
 * pending, or confirmed where the business lets requests confirm themselves.
 * @throws DomainError NOT_FOUND for a hall that isn't public; INVALID_INPUT naming every wrong field; PRICE_CHANGED with the
 *   new price; SLOT_TAKEN with the taken hours; IDEMPOTENCY_MISMATCH; TOO_MANY_REQUESTS
 */
export async function requestBooking(ctx: RequestContext, input: RequestBookingInput): Promise<BookingType> {
  const { id } = await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, { operation: 'requestBooking', key: input.clientMutationId, request: input }, () =>
      createBooking(ctx, em, input),
    ),
  );
  return bookingById(ctx, id);
}

async function createBooking(ctx: RequestContext, em: EntityManager, input: RequestBookingInput): Promise<number> {
  const unitIds = await unitsOrNotFound(em, input.hallId);
  const terms = await hallTerms(em, input.hallId, choicesOf(input), viewerOf(ctx).id);
  const price = pricedWish(input, terms, ctx.now());
  refuseOtherPrice(input.totalAmount, price, terms);
  const { timeZone, bufferTime: bufferMinutes } = terms.settings;
  const period = periodOf(input);
  await assertFree(ctx, em, { unitIds, period, bufferMinutes, timeZone });
  await countRequest(ctx, input.customerEmail, terms.customerEmailKey);
  const bookingId = await writeBooking(ctx, em, input, terms, price);
  if (!terms.instantConfirmation) {
    await tellOf(ctx, em, [bookingId], { kind: 'requested' });
    return bookingId;
  }
  const place = { bookingId, unitIds, period, bufferMinutes };
  await confirm(ctx, em, { ...place, by: null });
  const losers = await em.execute<{ id: number }[]>(
    `select b.id from bookings b where ${IMPOSSIBLE} order by b.id for update`,
    impossibleValues(place),
  );
  await tellOf(ctx, em, [bookingId], { kind: 'confirmed', instantly: true });
  await cancelBookings(
    ctx,
    em,
    losers.map(({ id }) => id),
    { action: BookingAction.LOSE_SLOT, by: null },
  );
  return bookingId;
}

/**
 * Counts a request that is right otherwise: its mails go out in our name, some of them to an address that the customer has
 * only claimed.
 * @throws DomainError TOO_MANY_REQUESTS
 */
async function countRequest(ctx: RequestContext, recipient: string, ownEmailKey: string | null): Promise<void> {
  if (ctx.isDemo) return;
  const { bookingRequestByAccount, requestForOthersByAccount, requestByRecipient } = ctx.app.limits;
  const account = String(viewerOf(ctx).id);
  await bookingRequestByAccount.take(account);
  if (normaliseEmail(recipient) === ownEmailKey) return;
  await requestForOthersByAccount.take(account);
  await requestByRecipient.take(normaliseEmail(recipient));
}

/** A hall that doesn't exist has no units. */
async function unitsOrNotFound(em: EntityManager, hallId: number): Promise<number[]> {
  const found = await em.execute('select 1 from halls where id = ? and is_public', [hallId]);
  if (found.length === 0) throw new DomainError('NOT_FOUND', 'Hall not found');
  return lockUnits(em, hallId);
}

async function writeBooking(
  ctx: RequestContext,
  em: EntityManager,
  input: RequestBookingInput,
  terms: HallTerms,
  price: Price,
): Promise<number> {
  // Written as rows: nothing of it is changed in this transaction by way of its entities.
  const bookingId = await em.insert(Booking, {
    user: viewerOf(ctx).id,
    hall: terms.hallId,
    business: terms.businessId,
    status: BookingStatus.PENDING,
    startTime: input.startTime,
    endTime: input.endTime,
    guestCount: input.guestCount,
    hours: price.hours,
    ...partsOf(price),
    customerName: input.customerName,
    customerPhone: input.customerPhone,
    customerEmail: input.customerEmail,
    specialRequests: input.specialRequests ?? null,
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
    pricePerHour: terms.pricePerHour,
    pricePerPerson: terms.pricePerPerson,
    discountPercentage: terms.discountPercentage,
    taxPercentage: terms.taxPercentage,
    bufferMinutes: terms.settings.bufferTime,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  });
  await writeServices(em, bookingId, terms, price);
  return bookingId;
}

/** The services as agreed: what their owner changes later doesn't reach them. */
async function writeServices(em: EntityManager, booking: number, terms: HallTerms, price: Price): Promise<void> {
  const fixed = fixedLines(terms, price).map(({ serviceId: service, quantity: _one, ...line }) => ({
    booking,
    service,
    ...line,
  }));
  const optional = optionalLines(terms, price).map(({ serviceId: service, isIncluded: _always, ...line }) => ({
    booking,
    service,
    ...line,
  }));
  if (fixed.length > 0) await em.insertMany(BookingFixedService, fixed);
  if (optional.length > 0) await em.insertMany(BookingOptionalService, optional);
}
