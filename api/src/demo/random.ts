/**
 * A seeded random number generator (mulberry32). The same seed produces the same numbers, and so the same pictures, on every
 * machine.
 */
export class Random {
  private readonly origin: number;
  private state: number;

  /** @param seed only its lower 32 bits are used */
  constructor(seed: number) {
    this.origin = seed >>> 0;
    this.state = this.origin;
  }

  /** The next number, from 0 up to but not including 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A number from `low` up to but not including `high`. */
  range(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** An integer from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return Math.floor(this.range(low, high + 1));
  }

  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items. @throws Error for an empty list */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /**
   * An independent generator for one part. It depends on the seed and the label only, not on previous numbers: a hall keeps its
   * front, its sky and its furniture in every view.
   */
  fork(label: string): Random {
    return new Random(hashText(label) ^ Math.imul(this.origin, 0x9e3779b1));
  }
}

/** A 32-bit hash of a text (FNV-1a): turns names into seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
