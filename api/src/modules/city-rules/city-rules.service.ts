import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { CITY_RULE_MESSAGES, citySchema } from '../../domain/city-rules/inputs.js';
import type { CityRuleOrder } from '../../domain/city-rules/order.js';
import { DomainError, invalidInput, validate } from '../../domain/input/errors.js';
import { DEFAULT_TIME_ZONE, localDay } from '../../domain/time/zone.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { CityRule } from './city-rule.entity.js';
import type { CityRuleFilter, CityRuleInput, EndCityRuleInput } from './city-rules.inputs.js';
import { findCityRulesPage, findRulesOfCity } from './city-rules.queries.js';
import type { CityRuleType } from './city-rules.types.js';

function getToday(ctx: RequestContext): string {
  return localDay(ctx.now(), DEFAULT_TIME_ZONE);
}

/** The rules of a city that hold today or later. @throws DomainError INVALID_INPUT on city */
export async function listRulesOfCity(ctx: RequestContext, city: string): Promise<CityRuleType[]> {
  const wanted = validate(citySchema, { city });
  return findRulesOfCity(ctx.em, wanted.city, getToday(ctx));
}

/** All rules, for staff. */
export function listCityRules(
  ctx: RequestContext,
  filter: CityRuleFilter | null | undefined,
  page: PageRequest,
  order: CityRuleOrder,
): Promise<Connection<CityRuleType>> {
  return findCityRulesPage(ctx.em, filter ?? {}, { order, page, today: getToday(ctx) });
}

function present({ createdAt: _createdAt, updatedAt: _updatedAt, ...rule }: CityRule): CityRuleType {
  return rule;
}

async function record(
  ctx: RequestContext,
  em: EntityManager,
  action: 'added' | 'changed' | 'ended',
  { rule, before }: { rule: CityRule; before: Snapshot | null },
): Promise<void> {
  const subject = auditSubject('city-rule', rule.id, { naming: ['city', 'kind'] });
  await recordChange(ctx, em, { action: `city-rule.${action}`, ...subject, before, after: toSnapshot(rule) });
}

function toValues({ city, kind, effect, closingTime, firstDay, lastDay, source }: CityRuleInput) {
  return { city, kind, effect, closingTime: closingTime ?? null, firstDay, lastDay: lastDay ?? null, source };
}

/** @throws DomainError NOT_FOUND */
async function lockRule(em: EntityManager, id: number): Promise<CityRule> {
  const rule = await em.findOne(CityRule, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!rule) throw new DomainError('NOT_FOUND', CITY_RULE_MESSAGES.notFound);
  return rule;
}

/**
 * Adds a rule. Bookings that are confirmed stay as they are.
 * @throws DomainError ALREADY_TAKEN where the city has one of the same kind on some of the days
 */
export function addCityRule(ctx: RequestContext, input: CityRuleInput): Promise<CityRuleType> {
  return inTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const rule = em.create(CityRule, { ...toValues(input), createdAt: now, updatedAt: now });
    await em.flush();
    await record(ctx, em, 'added', { rule, before: null });
    return present(rule);
  });
}

/** Changes a rule. @throws DomainError NOT_FOUND; ALREADY_TAKEN as {@link addCityRule} */
export function changeCityRule(ctx: RequestContext, id: number, input: CityRuleInput): Promise<CityRuleType> {
  return writeRule(ctx, id, 'changed', () => toValues(input));
}

/**
 * Ends a rule with an evening.
 * @throws DomainError NOT_FOUND; INVALID_INPUT for a day before its first one, or after its end
 */
export function endCityRule(ctx: RequestContext, id: number, { lastDay }: EndCityRuleInput): Promise<CityRuleType> {
  return writeRule(ctx, id, 'ended', ({ firstDay, lastDay: end }) => {
    if (lastDay < firstDay) throw invalidInput([{ field: 'lastDay', message: CITY_RULE_MESSAGES.order }]);
    if (end !== null && lastDay > end) throw invalidInput([{ field: 'lastDay', message: CITY_RULE_MESSAGES.later }]);
    return { lastDay };
  });
}

function writeRule(
  ctx: RequestContext,
  id: number,
  action: 'changed' | 'ended',
  change: (rule: CityRule) => Partial<CityRule>,
): Promise<CityRuleType> {
  return inTransaction(ctx.em, async (em) => {
    const rule = await lockRule(em, id);
    const before = toSnapshot(rule);
    em.assign(rule, { ...change(rule), updatedAt: ctx.now() });
    await em.flush();
    await record(ctx, em, action, { rule, before });
    return present(rule);
  });
}
