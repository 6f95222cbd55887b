import type { EntityManager } from '@mikro-orm/postgresql';
import type { HallFilter } from './hall-search.inputs.js';

/** The term of every hall. */
export const EVERY_HALL = '*';
const FEATURED = 'f';

/** The number of kept texts, and of searches after which the order of their terms is determined anew. */
const KEPT = { texts: 5_000, searches: 1_000 } as const;

/** A requirement of a search as the database resolved it, the rarest first: its terms, and whether they can never change. */
export type AskedTerms = readonly [terms: readonly string[], isKnown: boolean];

/** Terms that a hall must all have, the rarest first. */
export type RequiredTerms = readonly string[];

const kept = new WeakMap<object, Map<string, { terms: RequiredTerms; left: number }>>();

/** The terms that a filter names without words. */
export function getExactTerms({ featured, categoryId, typeId }: HallFilter): string[] {
  const terms = [featured ? FEATURED : null, categoryId ? `c:${categoryId}` : null, typeId ? `t:${typeId}` : null];
  return terms.filter((term) => term !== null);
}

function hasWords({ location, services }: HallFilter): boolean {
  return Boolean(location) || (services ?? []).length > 0;
}

function toKey(filter: HallFilter): string {
  return JSON.stringify([filter.location, filter.services, getExactTerms(filter)]);
}

/**
 * The terms of a search if each of its words is known: words are only ever added, and a known word only finds itself, so this
 * never changes. Only their order does, which affects performance alone.
 */
export function getRequiredTerms(em: EntityManager, filter: HallFilter): RequiredTerms | undefined {
  const exact = getExactTerms(filter);
  if (!hasWords(filter) && exact.length <= 1) return exact.length === 0 ? [EVERY_HALL] : exact;
  const texts = kept.get(em.getDriver());
  const key = toKey(filter);
  const found = texts?.get(key);
  if (!found) return undefined;
  found.left -= 1;
  if (found.left <= 0) texts?.delete(key);
  return found.terms;
}

/** Keeps what the database resolved, if all of it is known. */
export function keepRequiredTerms(em: EntityManager, filter: HallFilter, asked: readonly AskedTerms[] | null): void {
  if (!asked?.every(([terms, isKnown]) => isKnown && terms.length === 1)) return;
  const all = new Set(asked.flatMap(([terms]) => terms));
  if (all.size > 1) all.delete(EVERY_HALL);
  const texts = kept.get(em.getDriver()) ?? new Map<string, { terms: RequiredTerms; left: number }>();
  kept.set(em.getDriver(), texts);
  const oldest = texts.size >= KEPT.texts ? texts.keys().next().value : undefined;
  if (oldest !== undefined) texts.delete(oldest);
  texts.set(toKey(filter), { terms: [...all], left: KEPT.searches });
}
