import { LRUCache } from 'lru-cache';
import { isShared, share } from './finished.js';

type Variables = Record<string, unknown>;

const REQUESTS_MAX = 1_000;
/** Longer texts are rarely sent twice. */
const TEXT_MAX_CHARACTERS = 1_000;

/** Whether a value is what JSON can say: nothing that a scalar has made, such as a date or a file. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === null || prototype === Object.prototype) && Object.values(value).every(isPlain);
}

/**
 * Coerced variables of queries by what was sent, so that many who ask for the same need them checked once. What a request may do
 * doesn't depend on it: the guard and the resolvers run each time.
 */
export class KeptVariables {
  private readonly kept = new LRUCache<string, Variables>({ max: REQUESTS_MAX });

  /** @param text names the operation and everything that was sent for it */
  find(text: string): Variables | undefined {
    return this.kept.get(text);
  }

  /** Keeps variables that were accepted; from then on they are shared by requests. */
  keep(text: string, variables: Variables): Variables {
    if (text.length > TEXT_MAX_CHARACTERS || !isPlain(variables)) return variables;
    const shared = share(variables);
    this.kept.set(text, shared);
    return shared;
  }
}

/** The same function, which derives a value from a shared object once; others are derived each time. */
export function deriveOnce<Source extends object, Derived extends object>(
  derive: (source: Source) => Derived,
): (source: Source) => Derived {
  const derived = new WeakMap<Source, Derived>();
  return (source) => {
    if (!isShared(source)) return derive(source);
    const known = derived.get(source);
    if (known) return known;
    const value = share(derive(source));
    derived.set(source, value);
    return value;
  };
}
