import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { paginate, type ListOrder } from '../../database/paginate.js';
import { contains } from '../../database/searching.js';
import { enumName, toEnumValue, type Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { CITY_RULE_LIMITS } from '../../domain/city-rules/limits.js';
import { CityRuleOrder } from '../../domain/city-rules/order.js';
import { CityRuleState, type CityRule, type CityRuleEffect, type CityRuleKind } from '../../domain/city-rules/rules.js';
import type { CityRuleFilter } from './city-rules.inputs.js';

type Tables = Database & { h: Database['halls'] };

const COLUMNS = [
  sql<number>`r.id`.as('id'),
  sql<string>`r.city`.as('city'),
  enumName<CityRuleKind>('r.kind').as('kind'),
  enumName<CityRuleEffect>('r.effect').as('effect'),
  sql<string | null>`r.closing_time`.as('closingTime'),
  sql<string>`to_char(r.first_day, 'YYYY-MM-DD')`.as('firstDay'),
  sql<string | null>`to_char(r.last_day, 'YYYY-MM-DD')`.as('lastDay'),
  sql<string>`r.source`.as('source'),
] as const;

/**
 * The rules of the city of a hall (`h`) that aren't over before the evening of a moment, as a column for statements that read a
 * hall anyway.
 * @param moment an instant, or a column with one
 * @param when a condition without which none are read
 */
export function selectCityRulesJson(moment: RawBuilder<Date>, when?: RawBuilder<SqlBool>) {
  const eb = expressionBuilder<Tables, 'h'>();
  const rules = eb
    .selectFrom('city_rules as r')
    .select(COLUMNS)
    .where(sql<SqlBool>`r.city_key = city_key(h.city)`)
    // Two days earlier than in UTC: wherever the hall is, the evening before that moment isn't left out.
    .where(sql<SqlBool>`(r.last_day is null or r.last_day >= (${moment} at time zone 'UTC')::date - 2)`)
    .orderBy('r.kind')
    .orderBy('r.first_day');
  return jsonArrayFrom(when ? rules.where(when) : rules);
}

/** The rules of a city that aren't over on a day, by kind and first day. */
export function findRulesOfCity(em: EntityManager, city: string, today: string): Promise<CityRule[]> {
  return em
    .getKysely<Database>()
    .selectFrom('city_rules as r')
    .select(COLUMNS)
    .where(sql<SqlBool>`r.city_key = city_key(${city})`)
    .where(sql<SqlBool>`(r.last_day is null or r.last_day >= ${today}::date)`)
    .orderBy('r.kind')
    .orderBy('r.first_day')
    .limit(CITY_RULE_LIMITS.perCityMax)
    .execute();
}

const BY_CITY = { by: 'r.city_key', type: 'text' } as const;
const BY_DAY = { by: sql<number>`(r.first_day - date '2000-01-01')`, type: 'int' } as const;

const ORDERS: Readonly<Record<CityRuleOrder, ListOrder>> = {
  [CityRuleOrder.CITY]: { ...BY_CITY, direction: 'asc' },
  [CityRuleOrder.CITY_DESCENDING]: { ...BY_CITY, direction: 'desc' },
  [CityRuleOrder.FIRST_DAY]: { ...BY_DAY, direction: 'asc' },
  [CityRuleOrder.FIRST_DAY_DESCENDING]: { ...BY_DAY, direction: 'desc' },
};

const STATES: Readonly<Record<CityRuleState, (today: string) => RawBuilder<SqlBool>>> = {
  [CityRuleState.CURRENT]: (today) => sql`daterange(r.first_day, r.last_day, '[]') @> ${today}::date`,
  [CityRuleState.UPCOMING]: (today) => sql`r.first_day > ${today}::date`,
  [CityRuleState.OVER]: (today) => sql`r.last_day < ${today}::date`,
};

/** A page of all rules; one statement, one more for the count. */
export function findCityRulesPage(
  em: EntityManager,
  { text, kind, state }: CityRuleFilter,
  { order, today, page }: { order: CityRuleOrder; today: string; page: PageRequest },
): Promise<Connection<CityRule>> {
  const db = em.getKysely<Database>();
  const hasText = contains(sql<string>`' ' || search_form(r.city || ' ' || r.source)`, text);
  let found = db.selectFrom('city_rules as r');
  if (hasText) found = found.where(hasText);
  if (kind) found = found.where('r.kind', '=', toEnumValue(kind));
  if (state) found = found.where(STATES[state](today));
  const rows = db.selectFrom('city_rules as r').select(COLUMNS);
  return paginate(em, { found, rows, id: 'r.id' }, ORDERS[order], page);
}
