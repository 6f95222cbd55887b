import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import {
  calculatedStart,
  listHijriMonths,
  nameHijriMonth,
  type HijriMonth as MonthOfYear,
} from '../../domain/rates/hijri.js';
import { HIJRI_MESSAGES } from '../../domain/rates/inputs.js';
import { HIJRI_LIMITS } from '../../domain/rates/limits.js';
import { addDays } from '../../domain/time/days.js';
import { DEFAULT_TIME_ZONE, localDay } from '../../domain/time/zone.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { HijriMonthStart } from './hijri-month-start.entity.js';
import type { HijriMonthInput } from './rates.inputs.js';
import { findHijriCorrections } from './rates.queries.js';
import type { HijriMonth } from './rates.types.js';

/** The months that are shown: the current one and those of the next two years. */
const MONTHS_SHOWN = 25;

/** The current Hijri month and those of the next two years, with the days on which they begin. */
export async function getHijriMonths(ctx: RequestContext): Promise<HijriMonth[]> {
  const corrections = await findHijriCorrections(ctx.em);
  const today = localDay(ctx.now(), DEFAULT_TIME_ZONE);
  return listHijriMonths(today, MONTHS_SHOWN, corrections).map(({ year, month, firstDay, calculated }) => {
    const correction = corrections.find((each) => each.year === year && each.month === month);
    const facts = { year, month, name: nameHijriMonth(month), firstDay, calculatedFirstDay: calculated };
    return { ...facts, isCorrected: correction !== undefined, source: correction?.source ?? null };
  });
}

/** The calculated first day. @throws DomainError INVALID_INPUT for a month outside the calendar */
function requireCalculated({ year, month }: MonthOfYear): string {
  const { firstYear, lastYear } = HIJRI_LIMITS;
  if (year < firstYear || year > lastYear) throw invalidInput([{ field: 'year', message: HIJRI_MESSAGES.year }]);
  if (month < 1 || month > 12) throw invalidInput([{ field: 'month', message: HIJRI_MESSAGES.month }]);
  return calculatedStart({ year, month }) ?? '';
}

/** Makes corrections wait for each other, there being no row to lock before the first of a month. */
async function lockMonth(em: EntityManager, { year, month }: MonthOfYear): Promise<HijriMonthStart | null> {
  await sql`lock table hijri_month_starts in share row exclusive mode`.execute(em.getKysely<Database>());
  return em.findOne(HijriMonthStart, { year, month });
}

function recordMonth(
  ctx: RequestContext,
  em: EntityManager,
  { year, month }: MonthOfYear,
  change: { before: Snapshot | null; after: Snapshot | null },
): Promise<void> {
  const action = change.after ? 'hijri-month.corrected' : 'hijri-month.reset';
  const subject = auditSubject('hijri-month', `${year}-${month}`);
  return recordChange(ctx, em, { action, ...subject, ...change });
}

/**
 * Sets the first day of a Hijri month as it was announced. Prices that are asked for follow it; bookings keep theirs.
 * @throws DomainError INVALID_INPUT for a month outside the calendar, and for a day too far from the calculated one
 */
export async function correctHijriMonth(
  ctx: RequestContext,
  wanted: MonthOfYear,
  { firstDay, source = null }: HijriMonthInput,
): Promise<HijriMonth> {
  const { year, month } = wanted;
  const calculated = requireCalculated(wanted);
  const most = HIJRI_LIMITS.correctionMaxDays;
  if (firstDay < addDays(calculated, -most) || firstDay > addDays(calculated, most)) {
    throw invalidInput([{ field: 'firstDay', message: HIJRI_MESSAGES.tooFar(calculated) }]);
  }
  return inTransaction(ctx.em, async (em) => {
    const found = await lockMonth(em, wanted);
    const before = found && toSnapshot(found);
    const start = found ?? em.create(HijriMonthStart, { year, month, firstDay });
    em.assign(start, { firstDay, source });
    await em.flush();
    await recordMonth(ctx, em, wanted, { before, after: toSnapshot(start) });
    const facts = { year, month, name: nameHijriMonth(month), firstDay, calculatedFirstDay: calculated };
    return { ...facts, isCorrected: true, source };
  });
}

/**
 * Takes back a correction: the month begins as calculated again.
 * @throws DomainError NOT_FOUND for a month that isn't corrected
 */
export async function resetHijriMonth(ctx: RequestContext, wanted: MonthOfYear): Promise<HijriMonth> {
  const { year, month } = wanted;
  const firstDay = requireCalculated(wanted);
  return inTransaction(ctx.em, async (em) => {
    const found = await lockMonth(em, wanted);
    if (!found) throw new DomainError('NOT_FOUND', 'This month is not corrected');
    const before = toSnapshot(found);
    await em.remove(found).flush();
    await recordMonth(ctx, em, wanted, { before, after: null });
    const facts = { year, month, name: nameHijriMonth(month), firstDay, calculatedFirstDay: firstDay };
    return { ...facts, isCorrected: false, source: null };
  });
}
