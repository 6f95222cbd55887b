import type { ApolloClient, WatchQueryFetchPolicy } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { FRESHNESS_LIMITS } from '@mehfil/api/domain/system/page-limits';
import { map } from 'rxjs';
import { pageClock, type Clock } from '../lib/clock';

/** Asked less than this ago, an answer is shown without asking again (docs/coverage.md: customer §7), in milliseconds. */
export const FRESH_FOR = FRESHNESS_LIMITS.defaultFreshMs;

/** Up to this age an answer is shown while it is being asked for again; after that it is forgotten. In milliseconds. */
export const KEPT_FOR = FRESHNESS_LIMITS.keptMs;

function toKey(name: string | undefined, variables: unknown): string {
  return `${name ?? ''}(${JSON.stringify(variables ?? {})})`;
}

/** Remembers when each query was last answered, so that a screen knows whether to ask again. */
export class Freshness {
  private readonly answeredAt = new Map<string, number>();

  constructor(private readonly now: Clock = pageClock) {}

  /** Notes that a query was answered now. */
  note(name: string | undefined, variables: unknown): void {
    this.answeredAt.set(toKey(name, variables), this.now());
  }

  /** How a screen that opens now should ask: from memory, from both, or from the server alone. */
  policyFor(name: string | undefined, variables: unknown, freshFor = FRESH_FOR): WatchQueryFetchPolicy {
    const answered = this.answeredAt.get(toKey(name, variables));
    const age = answered === undefined ? Infinity : this.now() - answered;
    if (age < freshFor) return 'cache-first';
    return age < KEPT_FOR && freshFor > 0 ? 'cache-and-network' : 'network-only';
  }

  /** Makes every answer of these operations old, so that the next screen asks again. */
  expire(names: readonly string[]): void {
    for (const key of this.answeredAt.keys()) {
      if (names.some((name) => key.startsWith(`${name}(`))) this.answeredAt.set(key, this.now() - FRESH_FOR);
    }
  }

  /** Forgets everything, with the rest of a session. */
  clear(): void {
    this.answeredAt.clear();
  }
}

const byClient = new WeakMap<ApolloClient, Freshness>();

/** The memory that belongs to a client. */
export function getFreshness(client: ApolloClient): Freshness {
  let found = byClient.get(client);
  if (!found) byClient.set(client, (found = new Freshness()));
  return found;
}

/** Gives a client its memory. */
export function attachFreshness(client: ApolloClient, freshness: Freshness): void {
  byClient.set(client, freshness);
}

/** Notes every answer that came without an error. */
export function freshnessLink(freshness: Freshness): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        if (!result.errors?.length) freshness.note(operation.operationName, operation.variables);
        return result;
      }),
    ),
  );
}
