import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { RATE_MESSAGES } from '../../domain/rates/inputs.js';
import { RATE_LIMITS } from '../../domain/rates/limits.js';
import { findEqualRate, nameRate, toReason, type Rate } from '../../domain/rates/rates.js';
import { isPastDay } from '../../domain/time/zone.js';
import { assertPrevious, toVersion } from '../../graphql/version.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import { Hall } from '../halls/hall.entity.js';
import { HallRate } from './hall-rate.entity.js';
import type { HallRateInput } from './rates.inputs.js';
import { findRates } from './rates.queries.js';
import type { HallRateType } from './rates.types.js';

function present(rate: Rate): HallRateType {
  return { ...rate, reason: toReason(rate) };
}

function toRate({ hall, ...rate }: HallRate): Rate {
  const { id, name, shiftName, weekdays, firstDay, lastDay, seasonStart, seasonEnd, hijriMonth } = rate;
  const { percentage, price, priceType } = rate;
  const days = { weekdays, firstDay, lastDay, seasonStart, seasonEnd, hijriMonth };
  return { id, hallId: hall?.id ?? null, name, shiftName, ...days, percentage, price, priceType };
}

/** The rates of the viewer's business. */
export async function getRates(ctx: RequestContext): Promise<HallRateType[]> {
  const { id } = await requireTradingBusiness(ctx);
  return (await findRates(ctx.em, id, ctx.now())).map(present);
}

/** What an input says, without its hall. */
function toValues(input: HallRateInput) {
  const { name = null, shiftName = null, weekdays, firstDay = null, seasonStart = null, seasonEnd = null } = input;
  const { hijriMonth = null, percentage = null, price = null, priceType } = input;
  return {
    name,
    shiftName,
    weekdays: [...weekdays].sort((a, b) => a - b),
    firstDay,
    lastDay: input.lastDay ?? firstDay,
    ...{ seasonStart, seasonEnd, hijriMonth, percentage, price },
    priceType: price === null ? null : priceType,
  };
}

/** The hall of a rate; null for all of them. */
async function findHall(em: EntityManager, businessId: number, hallId: number | null | undefined) {
  if (hallId === null || hallId === undefined) return null;
  const hall = await em.findOne(Hall, { id: hallId, business: businessId, deletedAt: null });
  if (!hall) throw new DomainError('NOT_FOUND', 'Hall not found', { field: 'hallId' });
  return hall;
}

type WantedRate = Omit<Rate, 'id'>;

/** The version of a rate. */
export function getRateVersion(rate: WantedRate): string {
  const { hallId, name, shiftName, weekdays, firstDay, lastDay, seasonStart, seasonEnd, hijriMonth } = rate;
  const days = [weekdays, firstDay, lastDay, seasonStart, seasonEnd, hijriMonth];
  return toVersion([hallId, name, shiftName, ...days, rate.percentage, rate.price, rate.priceType]);
}

/** Refuses a rate for dates that are over. */
function assertNotOver({ lastDay }: WantedRate, { timeZone }: Business, now: Date): void {
  if (lastDay !== null && isPastDay(lastDay, timeZone, now)) {
    throw invalidInput([{ field: 'lastDay', message: RATE_MESSAGES.inPast }]);
  }
}

/** Refuses a rate beyond the limit of its hall, and one for the days of another rate that is as specific. */
async function assertFitsAmongOthers(
  ctx: RequestContext,
  em: EntityManager,
  { id: businessId }: Business,
  wanted: WantedRate,
  id?: number,
): Promise<void> {
  const others = (await findRates(em, businessId, ctx.now())).filter((other) => other.id !== id);
  if (others.filter(({ hallId }) => hallId === wanted.hallId).length >= RATE_LIMITS.perHallMax) {
    throw new DomainError('CONFLICT', RATE_MESSAGES.tooMany);
  }
  const equal = findEqualRate(wanted, others);
  if (!equal) return;
  throw new DomainError('ALREADY_TAKEN', RATE_MESSAGES.equal(nameRate(equal)), { field: 'weekdays' });
}

/** What the audit log keeps of a rate, with what it is called. */
function toRateSnapshot(rate: HallRate): Snapshot {
  return toSnapshot(rate, { reason: toReason(toRate(rate)) });
}

interface RateChange {
  rate: HallRate;
  before: Snapshot | null;
  after: Snapshot | null;
}

function recordRate(ctx: RequestContext, em: EntityManager, action: AuditAction, change: RateChange): Promise<void> {
  const { rate, before, after } = change;
  const subject = auditSubject('hall-rate', rate.id, { businessId: rate.business.id, naming: ['reason'] });
  return recordBusinessAction(ctx, em, { action, ...subject, before, after });
}

async function findOwnRate(em: EntityManager, businessId: number, id: number): Promise<HallRate> {
  const rate = await em.findOne(HallRate, { id, business: businessId });
  if (!rate) throw new DomainError('NOT_FOUND', 'Rate not found', { field: 'id' });
  return rate;
}

/**
 * Adds a rate for one hall or all of them. Bookings keep their prices.
 * @throws DomainError NOT_FOUND for another owner's hall; INVALID_INPUT for dates that are over; ALREADY_TAKEN for days of
 * another rate that is as specific; CONFLICT for too many
 */
export async function addRate(ctx: RequestContext, input: HallRateInput): Promise<HallRateType> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    const hall = await findHall(em, business.id, input.hallId);
    const values = toValues(input);
    const wanted = { ...values, hallId: hall?.id ?? null };
    assertNotOver(wanted, business, ctx.now());
    await assertFitsAmongOthers(ctx, em, business, wanted);
    const rate = em.create(HallRate, {
      business: ref(business),
      hall: hall && ref(hall),
      ...values,
      createdAt: ctx.now(),
    });
    await em.flush();
    await recordRate(ctx, em, 'hall.rate-added', { rate, before: null, after: toRateSnapshot(rate) });
    return present(toRate(rate));
  });
}

/**
 * Changes a rate. Bookings keep their prices.
 * @throws DomainError NOT_FOUND unless it and its hall are the viewer's; CONFLICT if it isn't the one that the input replaces;
 * INVALID_INPUT for dates that are over; ALREADY_TAKEN for days of another rate that is as specific
 */
export async function changeRate(ctx: RequestContext, id: number, input: HallRateInput): Promise<HallRateType> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    const rate = await findOwnRate(em, business.id, id);
    const hall = await findHall(em, business.id, input.hallId);
    const values = toValues(input);
    const wanted = { ...values, hallId: hall?.id ?? null };
    assertPrevious(input.previousVersion, { current: getRateVersion(toRate(rate)), wanted: getRateVersion(wanted) });
    assertNotOver(wanted, business, ctx.now());
    await assertFitsAmongOthers(ctx, em, business, wanted, id);
    const before = toRateSnapshot(rate);
    em.assign(rate, { ...values, hall: hall && ref(hall) });
    await em.flush();
    await recordRate(ctx, em, 'hall.rate-changed', { rate, before, after: toRateSnapshot(rate) });
    return present(toRate(rate));
  });
}

/**
 * Removes a rate: its days have the ordinary price again, or that of a less specific rate.
 * @returns what was removed
 * @throws DomainError NOT_FOUND unless it is the viewer's
 */
export async function removeRate(ctx: RequestContext, id: number): Promise<HallRateType> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    const rate = await findOwnRate(em, business.id, id);
    const [removed, before] = [present(toRate(rate)), toRateSnapshot(rate)];
    await recordRate(ctx, em, 'hall.rate-removed', { rate, before, after: null });
    await em.remove(rate).flush();
    return removed;
  });
}
