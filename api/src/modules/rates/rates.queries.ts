import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { deleteInBatches } from '../../database/batches.js';
import { hundredths, type Database } from '../../database/tables.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { HijriMonthStart } from '../../domain/rates/hijri.js';
import type { Rate } from '../../domain/rates/rates.js';

type Tables = Database & { h: Database['halls']; b: Database['businesses'] };

const eb = expressionBuilder<Tables, 'h' | 'b'>();

/** The columns of a rate (`x`), by the names of the domain; days are texts. */
const RATE_COLUMNS = [
  'x.id',
  'x.hall_id as hallId',
  'x.name',
  'x.shift_name as shiftName',
  'x.weekdays',
  sql<string | null>`to_char(x.first_day, 'YYYY-MM-DD')`.as('firstDay'),
  sql<string | null>`to_char(x.last_day, 'YYYY-MM-DD')`.as('lastDay'),
  'x.season_start as seasonStart',
  'x.season_end as seasonEnd',
  'x.hijri_month as hijriMonth',
  'x.percentage',
  hundredths<Hundredths | null>('x.price').as('price'),
  sql<ServicePriceType | null>`upper(x.price_type)`.as('priceType'),
] as const;

/** Today in the zone of a business (`b`). */
function today(now: Date) {
  return sql<Date>`(${now}::timestamptz at time zone b.time_zone)::date`;
}

/** Whether the dates of a rate (`x`) of a business (`b`) are over. */
function isOver(now: Date) {
  return sql<SqlBool>`coalesce(x.last_day < ${today(now)}, false)`;
}

/**
 * The rates of a hall (`h`) and its business (`b`) whose dates aren't over, as a column for statements that read a hall anyway.
 */
export function selectRatesJson(now: Date) {
  return jsonArrayFrom(
    eb
      .selectFrom('hall_rates as x')
      .select(RATE_COLUMNS)
      .whereRef('x.business_id', '=', 'h.business_id')
      .where((where) => where.or([where('x.hall_id', 'is', null), where('x.hall_id', '=', where.ref('h.id'))]))
      .where((where) => where.not(isOver(now)))
      .orderBy('x.id'),
  );
}

/** The corrected starts of Hijri months, as a column for statements that price days. */
export function selectHijriStartsJson() {
  return jsonArrayFrom(
    eb
      .selectFrom('hijri_month_starts as m')
      .select(['m.year', 'm.month', sql<string>`to_char(m.first_day, 'YYYY-MM-DD')`.as('firstDay')])
      .orderBy('m.first_day'),
  );
}

/** The rates of a business whose dates aren't over, those of removed halls left out, in the order in which they were added. */
export function findRates(em: EntityManager, businessId: number, now: Date): Promise<Rate[]> {
  return em
    .getKysely<Database>()
    .selectFrom('hall_rates as x')
    .innerJoin('businesses as b', 'b.id', 'x.business_id')
    .leftJoin('halls as h', 'h.id', 'x.hall_id')
    .select(RATE_COLUMNS)
    .where('x.business_id', '=', businessId)
    .where('h.deleted_at', 'is', null)
    .where((where) => where.not(isOver(now)))
    .orderBy('x.id')
    .execute();
}

/** Deletes the rates whose dates are over: nothing reads them any more, and bookings keep what they made of prices. */
export async function deletePastRates(em: EntityManager, now: Date): Promise<void> {
  await deleteInBatches(
    em,
    'hall_rates',
    sql<SqlBool>`last_day < (select ${today(now)} from businesses b where b.id = business_id)`,
  );
}

/** A correction by staff. */
export interface HijriCorrection extends HijriMonthStart {
  source: string | null;
}

/** Every corrected start of a Hijri month. */
export function findHijriCorrections(em: EntityManager): Promise<HijriCorrection[]> {
  return em
    .getKysely<Database>()
    .selectFrom('hijri_month_starts as m')
    .select(['m.year', 'm.month', sql<string>`to_char(m.first_day, 'YYYY-MM-DD')`.as('firstDay'), 'm.source'])
    .orderBy('m.first_day')
    .execute();
}
