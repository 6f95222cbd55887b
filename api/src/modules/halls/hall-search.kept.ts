import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import { BatchedStatement } from '../../database/batched.js';
import type { ExchangeRates } from '../../domain/currency/conversion.js';
import { share } from '../../graphql/finished.js';
import type { HallCard } from './hall.types.js';
import type { HallSearchPart, HallSearchQuery } from './hall-search.query.js';

/** A result with its sort value. */
export interface FoundHall {
  card: HallCard;
  sortValue: number;
}

/** A part of a search's results. */
export interface FoundHalls {
  /** One more than asked for, if there are more. */
  readonly halls: readonly FoundHall[];
  /** The cards of the part, where requests share them. */
  readonly cards?: readonly HallCard[];
  /** How many there are in all, once somebody has counted them. */
  total?: number;
}

/** The state of a term's list, as one statement saw it. */
export interface ListState {
  term: string;
  version: string;
}

interface Kept extends ListState {
  rates: ExchangeRates;
  found: FoundHalls;
}

const KEPT_MAX = 1_000;
/** Longer pages are rarely asked for twice, and their JSON is large. */
const CARDS_MAX = 24;

/** SQL: the version of the list of a read's term (`r`), as text, since it has 64 bits. */
export const LIST_VERSION = `(select coalesce(bit_xor(v.version), 0)::text from hall_list_versions v where v.term = r.term)`;

const versions = new BatchedStatement<{ term: string }, { read: number; version: string }>({
  name: 'hall-list-versions',
  text: `select r.read, ${LIST_VERSION} as version from json_to_recordset($1::json) as r(read int, term text)`,
});

/** Kept results by database. */
const kept = new WeakMap<object, LRUCache<string, Kept>>();

function toKey({ filter, order }: HallSearchQuery, { limit, after }: HallSearchPart): string {
  return JSON.stringify([order, limit, after, filter]);
}

/** Only customers see marks of their own, and only short parts from the top of a list or behind a cursor are kept. */
function isKeepable({ customerId, limit, offset }: HallSearchPart): boolean {
  return customerId === null && offset === 0 && limit <= CARDS_MAX;
}

/** What was found before, if the list that it comes from is still the same; one statement, shared with other requests. */
export async function findKeptHalls(
  em: EntityManager,
  query: HallSearchQuery,
  part: HallSearchPart,
): Promise<FoundHalls | undefined> {
  if (!isKeepable(part)) return undefined;
  const before = kept.get(em.getDriver())?.get(toKey(query, part));
  if (!before || before.rates !== query.rates) return undefined;
  const [row] = await versions.read(em, { term: before.term });
  return row?.version === before.version ? before.found : undefined;
}

/**
 * Keeps what was found until the list changes.
 * @param list as the statement saw it that found the halls; undefined where it didn't look
 */
export function keepHalls(
  em: EntityManager,
  query: HallSearchQuery,
  part: HallSearchPart,
  { halls, list }: { halls: FoundHall[]; list: ListState | undefined },
): FoundHalls {
  if (!list || !isKeepable(part)) return { halls };
  const found: FoundHalls = { halls, cards: share(halls.slice(0, part.limit).map(({ card }) => card)) };
  const results = kept.get(em.getDriver()) ?? new LRUCache<string, Kept>({ max: KEPT_MAX });
  kept.set(em.getDriver(), results);
  results.set(toKey(query, part), { ...list, rates: query.rates, found });
  return found;
}
