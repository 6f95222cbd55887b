/** What the servers have acknowledged, and what nobody expected. */
export interface Acknowledged {
  /** Single bookings by idempotency key: every id in a response. */
  bookings: Map<string, Set<number>>;
  /** Groups of functions by idempotency key: every id in a response. */
  groups: Map<string, Set<number>>;
  /** The bookings of those groups. */
  functions: Set<number>;
  /** Bookings with an acknowledged approval. */
  approved: Set<number>;
  /** Bookings that were acknowledged as cancelled by either side. */
  ended: Set<number>;
  /** When moved bookings start, in milliseconds, by the last acknowledged move. */
  moved: Map<number, number>;
  /** Entries of ledgers by idempotency key: every id in a response. */
  entries: Map<string, Set<number>>;
  /** Proofs of payment with an acknowledged acceptance. */
  accepted: Set<number>;
  /** Requests that were acknowledged with a hold. */
  held: number;
  /** Responses that are neither a success nor an expected error. */
  surprises: string[];
  /** Calls that had to be retried. */
  repeats: number;
}

/** Nothing yet. */
export function createAcknowledged(): Acknowledged {
  return {
    bookings: new Map(),
    groups: new Map(),
    functions: new Set(),
    approved: new Set(),
    ended: new Set(),
    moved: new Map(),
    entries: new Map(),
    accepted: new Set(),
    held: 0,
    surprises: [],
    repeats: 0,
  };
}

/** Adds an id to those of a key. */
export function addId(ids: Map<string, Set<number>>, key: string, id: number): void {
  ids.set(key, (ids.get(key) ?? new Set()).add(id));
}
