/** A number of values by key; the least recently used ones are forgotten. */
export class RecentlyUsed<Key, Value> {
  private readonly values = new Map<Key, Value>();

  /** @param most values to keep */
  constructor(private readonly most: number) {}

  /** The kept value of a key, if any. */
  find(key: Key): Value | undefined {
    const found = this.values.get(key);
    if (found === undefined) return undefined;
    // Last in the map's order: the first one is the least recently used.
    this.values.delete(key);
    this.values.set(key, found);
    return found;
  }

  /** Keeps a value in place of the key's former one. */
  keep(key: Key, value: Value): Value {
    this.values.delete(key);
    const oldest = this.values.size >= this.most ? this.values.keys().next() : undefined;
    if (oldest && !oldest.done) this.values.delete(oldest.value);
    this.values.set(key, value);
    return value;
  }
}
