import type { EntityManager } from '@mikro-orm/postgresql';
import { runNamed } from '../../database/prepared.js';
import { CAPACITY_RANGES } from '../../domain/halls/search.js';
import type { HallFilter } from './hall-search.inputs.js';
import { getRequiredTerms } from './hall-search.terms.js';

/** The ends of classes of capacity: each is a class of its own, and so is what lies between two of them. */
const CLASS_ENDS = [100, 300, 500] as const;
const LAST_CLASS = 2 * CLASS_ENDS.length;
/** Ratings are classed by half stars. */
const CLASSES_PER_STAR = 2;

/** SQL: a sum that is prepared by name. */
const KEPT_COUNT = {
  name: 'hall-count',
  text: `select coalesce(sum(count), 0)::int as count from hall_counts
    where term = $1 and capacity_class between $2::int and $3::int and rating_class >= $4::int`,
} as const;

/** The class of a capacity, as `hall_capacity_class` of the database. */
export function toCapacityClass(capacity: number): number {
  const below = CLASS_ENDS.filter((end) => end < capacity).length;
  return CLASS_ENDS.some((end) => end === capacity) ? 2 * below + 1 : 2 * below;
}

/** The term whose numbers are kept, of a filter with one term, a capacity and ratings in half stars; undefined for others. */
export function findCountedTerm(em: EntityManager, filter: HallFilter): string | undefined {
  const { minPrice, maxPrice, date, guests, near, bounds, minRating } = filter;
  if (minPrice || (maxPrice !== null && maxPrice !== undefined) || date || guests || near || bounds) return undefined;
  if (!Number.isInteger((minRating ?? 0) * CLASSES_PER_STAR)) return undefined;
  const terms = getRequiredTerms(em, filter);
  return terms?.length === 1 ? terms[0] : undefined;
}

/** The exact number of halls of a term with the filter's capacity and rating; one statement. */
export async function readKeptCount(em: EntityManager, filter: HallFilter, term: string): Promise<number> {
  const { min, max } = filter.capacity ? CAPACITY_RANGES[filter.capacity] : { min: null, max: null };
  const rows = await runNamed<{ count: number }>(em, KEPT_COUNT, [
    term,
    min === null ? 0 : toCapacityClass(min),
    max === null ? LAST_CLASS : toCapacityClass(max),
    (filter.minRating ?? 0) * CLASSES_PER_STAR,
  ]);
  return rows[0]?.count ?? 0;
}
