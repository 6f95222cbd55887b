import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { enumName, hundredths, isOneOf, type Database } from '../../database/tables.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { invalidInput } from '../../domain/input/errors.js';
import { share } from '../../graphql/finished.js';
import type { HallCard } from './hall.types.js';
import type { NearInput } from './hall-search.inputs.js';
import { findKeptHalls, keepHalls, type FoundHall, type FoundHalls } from './hall-search.kept.js';
import type { HallSearchPart, HallSearchQuery } from './hall-search.query.js';
import { distanceMeters } from './hall-search.place.js';
import { countPrepared, findPrepared, isByLists, isPreparable } from './hall-search.prepared.js';
import {
  AND,
  buildConditions,
  isByTerms,
  isDescending,
  requirements,
  selectBest,
  selectSource,
} from './hall-search.sql.js';
import { getRequiredTerms, keepRequiredTerms, type AskedTerms } from './hall-search.terms.js';

/** SQL: the columns of {@link selectCards} as JSON, for the statements that are prepared by name. */
const CARD_JSON = `json_build_object('id', c.hall_id, 'hallName', c.hall_name, 'hallNameUrdu', c.hall_name_urdu, 'hallNumber', c.hall_number, 'profileImage', c.profile_image,
  'location', c.location, 'city', c.city, 'latitude', c.latitude, 'longitude', c.longitude, 'capacity', c.capacity,
  'services', c.services, 'pricePerPerson', (c.price_per_person * 100)::int8, 'pricePerHour', (c.price_per_hour * 100)::int8,
  'sellsShifts', c.sells_shifts, 'fromPrice', (c.from_price * 100)::int8, 'fromPriceType', upper(c.from_price_type),
  'rating', c.rating::float8, 'businessName', c.business_name, 'businessCurrency', c.business_currency,
  'instantConfirmation', c.instant_confirmation, 'isFeatured', c.is_featured, 'reviewCount', c.review_count)`;

/** Cards as read last, by version, as shown to somebody who hasn't saved their hall. */
const cards = new LRUCache<number, HallCard>({ max: 10_000 });

type CardRow = InferResult<ReturnType<typeof selectCards>>[number];

/** The cards of public halls (`c`). */
function selectCards(em: EntityManager, customerId: number | null) {
  return em
    .getKysely<Database>()
    .selectFrom('hall_cards as c')
    .select([
      'c.hall_id as id',
      'c.hall_name as hallName',
      'c.hall_name_urdu as hallNameUrdu',
      'c.hall_number as hallNumber',
    ])
    .select(['c.profile_image as profileImage', 'c.location', 'c.city', 'c.latitude', 'c.longitude', 'c.capacity'])
    .select([
      'c.services',
      hundredths('c.price_per_person').as('pricePerPerson'),
      hundredths('c.price_per_hour').as('pricePerHour'),
      sql<number>`c.rating::float8`.as('rating'),
    ])
    .select(['c.sells_shifts as sellsShifts', hundredths('c.from_price').as('fromPrice')])
    .select(enumName<ServicePriceType>('c.from_price_type').as('fromPriceType'))
    .select(['c.business_name as businessName', 'c.business_currency as businessCurrency'])
    .select(['c.instant_confirmation as instantConfirmation', 'c.is_featured as isFeatured'])
    .select('c.review_count as reviewCount')
    .select(sql<boolean>`${isSavedBy(customerId)}`.as('viewerHasSaved'));
}

/** Whether a customer has saved the hall of a card. */
function isSavedBy(customerId: number | null): RawBuilder<boolean> {
  if (customerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select from saved_halls s where s.user_id = ${customerId} and s.hall_id = c.hall_id)`;
}

/** @param distance in meters */
function toCard(row: CardRow, distance: number | null = null): HallCard {
  return {
    ...row,
    title: hallTitle(row),
    isVerified: true,
    distanceKm: distance === null ? null : distance / 1000,
  };
}

/** Reads a part of a search's results, or takes kept ones; one statement. */
export async function findHalls(em: EntityManager, query: HallSearchQuery, part: HallSearchPart): Promise<FoundHalls> {
  const kept = await findKeptHalls(em, query, part);
  if (kept) return kept;
  const terms = getRequiredTerms(em, query.filter);
  if (!terms || !isPreparable(query, part, terms)) return { halls: await findByWords(em, query, part) };
  const { halls: listed, list } = await findPrepared(em, query, part, { card: CARD_JSON, terms });
  const halls = listed.map(({ version, viewerHasSaved, sortValue, card: text }) => {
    let card = cards.get(version);
    if (!card) {
      card = share(toCard({ ...(JSON.parse(text) as CardRow), viewerHasSaved: false }));
      cards.set(version, card);
    }
    return { card: viewerHasSaved ? { ...card, viewerHasSaved } : card, sortValue };
  });
  return keepHalls(em, query, part, { halls, list });
}

/** The same for any search, whose words the database resolves. */
async function findByWords(em: EntityManager, query: HallSearchQuery, part: HallSearchPart): Promise<FoundHall[]> {
  const direction = isDescending(query.order) ? 'desc' : 'asc';
  const { near } = query.filter;
  const rows = await selectCards(em, part.customerId)
    .innerJoin(foundHalls(query, part).as('f'), 'f.hall_id', 'c.hall_id')
    .select([
      'f.sort_value as sortValue',
      'f.asked',
      sql<number | null>`${near ? distanceMeters('c', near) : null}`.as('distance'),
    ])
    .orderBy('f.sort_value', direction)
    .orderBy('f.hall_id', direction)
    .execute();
  keepRequiredTerms(em, query.filter, rows[0]?.asked ?? null);
  return rows.map(({ sortValue, distance, asked: _asked, ...row }) => ({ card: toCard(row, distance), sortValue }));
}

/** Counts the results of a search, at most one more than `countedTo`; one statement. */
export async function countHalls(em: EntityManager, query: HallSearchQuery, countedTo: number): Promise<number> {
  const { filter } = query;
  const terms = getRequiredTerms(em, filter);
  if (terms && isByLists(filter, terms)) return countPrepared(em, query, terms, countedTo + 1);
  const limit = sql`limit ${countedTo + 1}`;
  const all = sql`select t.hall_id from ${selectSource(filter)} where ${sql.join(buildConditions(query), AND)} ${limit}`;
  // As many of each term, for a hall can have several of them.
  const halls = isByTerms(filter)
    ? sql`select distinct h.hall_id from weighed d cross join unnest(d.terms) as m(term) cross join lateral (${all}) h
        where d.place = 1 ${limit}`
    : all;
  const { rows } = await sql<{ count: number }>`${requirements(filter)} select count(*) from (${halls}) h`.execute(
    em.getKysely<Database>(),
  );
  return rows[0]?.count ?? 0;
}

/** @throws DomainError INVALID_INPUT for more than twenty halls by id */
export function assertFewCards(ids: readonly number[], field = 'ids'): void {
  const { cardsByIdMax } = SEARCH_LIMITS;
  if (ids.length <= cardsByIdMax) return;
  throw invalidInput([{ field, message: `At most ${cardsByIdMax} halls can be asked for at once` }]);
}

/** Reads the cards of halls in the order of the ids; halls that aren't public have none. One statement. */
export async function readHallCards(
  em: EntityManager,
  ids: readonly number[],
  customerId: number | null,
  near?: NearInput | null,
): Promise<HallCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(em, customerId)
    .select(sql<number | null>`${near ? distanceMeters('c', near) : null}`.as('distance'))
    .where(isOneOf('c.hall_id', ids))
    .execute();
  const cards = new Map(rows.map(({ distance, ...row }) => [row.id, toCard(row, distance)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** The halls in a part of a search's results, with their sort values. */
function foundHalls(query: HallSearchQuery, { limit, offset, after }: HallSearchPart) {
  const { filter } = query;
  const direction = isDescending(query.order) ? sql`desc` : sql`asc`;
  const asked = isByTerms(filter)
    ? sql`(select json_agg(json_build_array(terms, is_known) order by place) from weighed)`
    : sql`null::json`;
  return sql<{ hall_id: number; sort_value: number; asked: AskedTerms[] | null }>`(${requirements(filter)}
    select x.*, ${asked} as asked from (${selectBest(query, after, offset + limit + 1)}) x order by sort_value ${direction}, hall_id ${direction} limit ${limit + 1} offset ${offset})`;
}
