import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { getAnswerBy, GROUP_MESSAGES, sumByCurrency } from '../../domain/bookings/groups.js';
import { GROUP_LIMITS } from '../../domain/bookings/limits.js';
import { DomainError, type FieldError } from '../../domain/input/errors.js';
import { hold } from '../availability/ledger.js';
import { rememberPhone } from '../accounts/account.service.js';
import { isHallPublic, lockUnitsOfHalls } from '../halls/hall-units.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { takeOffers } from '../waiting-list/waiting-list.ledger.js';
import type { QuoteBookingsInput, RequestBookingsInput, RequestedFunctionInput } from './booking-group.inputs.js';
import { countAskedBefore, countWaitingGroups } from './booking-group.queries.js';
import { BookingGroup } from '../bookings/booking-group.entity.js';
import { lockGroupWithConflicts, type BookingPlace } from '../bookings/booking-locks.queries.js';
import { assertFree } from '../bookings/booking.changes.js';
import { notifyBookingChange } from '../bookings/booking.notifications.js';
import { confirmGroup, mailGroup } from './booking-group-answer.service.js';
import { getGroup } from './booking-group-list.service.js';
import type { GroupedBookings, GroupQuote } from './grouped-bookings.types.js';
import { lockCustomer, markHeld } from '../bookings/booking-hold.service.js';
import { insertBooking } from '../bookings/new-booking.changes.js';
import { assertSamePrice, createOffer, toChoices, type Offer } from '../bookings/booking.offer.js';
import { calculatePrice, countOutcome, countRequest } from '../bookings/booking-request.service.js';
import { assertTermsAccepted } from '../bookings/terms-acceptance.changes.js';
import { findHallTerms, type HallTerms } from '../bookings/hall-terms.queries.js';

/** Runs the check of one function; a refusal names it. @throws DomainError as the check does, with `functions[index].` before its fields */
async function ofFunction<Result>(index: number, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const field = `functions[${index}]${error.field === undefined ? '' : `.${error.field}`}`;
    const fields = error.details?.fields as readonly FieldError[] | undefined;
    throw new DomainError(error.code, error.message, {
      field,
      details: {
        ...error.details,
        ...(fields && { fields: fields.map((each) => ({ ...each, field: `functions[${index}].${each.field}` })) }),
      },
    });
  }
}

/**
 * Calculates the current price of several functions and their exact sum.
 * @throws DomainError NOT_FOUND and INVALID_INPUT, naming the function
 */
export async function quoteBookings(ctx: RequestContext, { functions }: QuoteBookingsInput): Promise<GroupQuote> {
  const quotes = [];
  for (const [index, each] of functions.entries())
    quotes.push(await ofFunction(index, () => calculatePrice(ctx, each)));
  return { functions: quotes, totals: sumByCurrency(quotes) };
}

/**
 * Requests several functions: all are made and hold their time, or none (docs/decisions/0027-bookings.md). Repeated
 * requests with the same key create a single group.
 * @throws DomainError as `requestBooking`, naming the function; CONFLICT with too many groups
 */
export async function requestBookings(ctx: RequestContext, input: RequestBookingsInput): Promise<GroupedBookings> {
  // The hash of a request is stored, and a CNIC can be guessed from one.
  const { cnic: _private, ...request } = input;
  const { acceptedTermsIds, ...others } = request;
  // Without terms it is the request that servers of before terms have recorded.
  const recorded = acceptedTermsIds.length === 0 ? others : request;
  const once = { operation: 'requestBookings', key: input.clientMutationId, request: recorded };
  const { id, created } = await countOutcome(ctx, () =>
    inTransaction(ctx.em, (em) => createOnce(ctx, em, once, () => createGroup(ctx, em, input))),
  );
  const group = await getGroup(ctx, id);
  if (created && group.bookings[0]) await rememberPhone(ctx, input.customerPhone, group.bookings[0]);
  return group;
}

/** A function that may be made, under the locks of its units. */
interface PlannedFunction {
  input: RequestedFunctionInput;
  terms: HallTerms;
  offer: Offer;
}

async function createGroup(
  ctx: RequestContext,
  em: EntityManager,
  input: RequestBookingsInput,
): Promise<{ id: number }> {
  const now = ctx.now();
  const units = await lockHalls(em, input.functions);
  const hallIds = [...units.keys()];
  await serveWaitingLists(ctx, em, hallIds);
  await assertRoom(ctx, em);
  const planned: PlannedFunction[] = [];
  for (const [index, each] of input.functions.entries())
    planned.push(await ofFunction(index, () => planFunction(ctx, em, each)));
  for (const { terms } of planned) assertTermsAccepted(terms, 'acceptedTermsIds', input.acceptedTermsIds);
  const answerBy = getAnswerBy(
    planned.map(({ offer }) => offer.period.start),
    now,
  );
  const user = requireViewer(ctx).id;
  const groupId = await em.insert(BookingGroup, { user, name: input.name, answerBy, createdAt: now });
  const made: BookingPlace[] = [];
  for (const [index, each] of planned.entries()) {
    const unitIds = units.get(each.terms.hallId) ?? [];
    made.push(
      await ofFunction(index, () => makeFunction(ctx, em, { ...each, group: input, groupId, unitIds, answerBy })),
    );
  }
  const ids = made.map(({ bookingId }) => bookingId);
  if (planned.every(({ terms }) => terms.instantConfirmation)) {
    const { conflictingIds } = await lockGroupWithConflicts(em, groupId, made);
    await confirmGroup(ctx, em, groupId, { units, conflictingIds });
  } else {
    await notifyBookingChange(ctx, em, ids, { kind: 'requested' });
    await mailGroup(ctx, em, groupId, { kind: 'requested' });
  }
  return { id: groupId };
}

/** Locks the units of all halls, in one order. @throws DomainError NOT_FOUND naming the function whose hall isn't public */
async function lockHalls(
  em: EntityManager,
  functions: readonly RequestedFunctionInput[],
): Promise<Map<number, number[]>> {
  for (const [index, { hallId }] of functions.entries()) {
    if (await isHallPublic(em, hallId)) continue;
    throw new DomainError('NOT_FOUND', 'Hall not found', { field: `functions[${index}].hallId` });
  }
  return lockUnitsOfHalls(em, [...new Set(functions.map(({ hallId }) => hallId))]);
}

/** @throws DomainError CONFLICT when too many groups of the customer wait */
async function assertRoom(ctx: RequestContext, em: EntityManager): Promise<void> {
  const user = requireViewer(ctx).id;
  await lockCustomer(em, user);
  if ((await countWaitingGroups(em, user, ctx.now())) < GROUP_LIMITS.waitingMax) return;
  throw new DomainError('CONFLICT', GROUP_MESSAGES.tooManyWaiting);
}

/** Validates and prices a function. @throws DomainError INVALID_INPUT, PRICE_CHANGED, CONFLICT when it was asked for too often */
async function planFunction(
  ctx: RequestContext,
  em: EntityManager,
  input: RequestedFunctionInput,
): Promise<PlannedFunction> {
  const [{ hallId }, { id: customerId }, now] = [input, requireViewer(ctx), ctx.now()];
  const terms = await findHallTerms(em, { hallId, now, menuId: input.menu?.menuId }, toChoices(input), customerId);
  const offer = createOffer(input, terms, now);
  assertSamePrice(input.totalAmount, offer.price, terms);
  if ((await countAskedBefore(em, customerId, { hallId, period: offer.period })) >= GROUP_LIMITS.perTimeMax) {
    throw new DomainError('CONFLICT', GROUP_MESSAGES.askedTooOften, { field: 'startTime' });
  }
  return { input, terms, offer };
}

/** Stores a function and holds its time. @throws DomainError SLOT_TAKEN, TOO_MANY_REQUESTS */
async function makeFunction(
  ctx: RequestContext,
  em: EntityManager,
  {
    input,
    terms,
    offer,
    group,
    groupId,
    unitIds,
    answerBy,
  }: PlannedFunction & { group: RequestBookingsInput; groupId: number; unitIds: number[]; answerBy: Date },
): Promise<BookingPlace> {
  const [{ hallId }, { id: customerId }, now, { period }] = [terms, requireViewer(ctx), ctx.now(), offer];
  const { timeZone, bufferTime: bufferMinutes } = terms.settings;
  await assertFree(ctx, em, { unitIds, period, bufferMinutes, timeZone, customer: { hallId, customerId } });
  await countRequest(ctx, group.customerEmail, terms.customerEmailKey);
  await takeOffers(em, { customerId, hallId, period }, now);
  const { customerName, customerPhone, customerEmail } = group;
  const { guestCount, specialRequests, functionName } = input;
  const acceptedAt = terms.instantConfirmation ? now : null;
  // It isn't for a business that asked for no consent (docs/decisions/0098-cnic.md).
  const cnic = terms.businessTermsId === null ? null : group.cnic;
  const request = { guestCount, specialRequests, customerName, customerPhone, customerEmail, cnic };
  const part = { groupId, functionName, acceptedAt };
  const bookingId = await insertBooking(ctx, em, { ...request, user: customerId, part }, terms, offer);
  await hold(em, { bookingId, unitIds, period: occupiedPeriod(period, bufferMinutes), now }, answerBy);
  const remindAt = acceptedAt ? null : new Date((now.getTime() + answerBy.getTime()) / 2);
  await markHeld(em, bookingId, { until: answerBy, remindAt });
  return { bookingId, unitIds, period, bufferMinutes, now };
}
