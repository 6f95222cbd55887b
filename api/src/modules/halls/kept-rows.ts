/**
 * What was read of rows whose version is the hash of their content, so that a row of the same version needn't be read again
 * (docs/decisions/0022-read-models.md, Versions). The least recently used ones are forgotten.
 */
export class KeptRows<Key, T> {
  private readonly rows = new Map<Key, { version: number; value: T }>();

  /** @param most rows to keep */
  constructor(private readonly most: number) {}

  /** What was kept of a row, in any version. */
  find(key: Key): { version: number; value: T } | undefined {
    const found = this.rows.get(key);
    if (!found) return undefined;
    // Last in the map's order: the first one is the least recently used.
    this.rows.delete(key);
    this.rows.set(key, found);
    return found;
  }

  keep(key: Key, version: number, value: T): T {
    this.rows.delete(key);
    const oldest = this.rows.size >= this.most ? this.rows.keys().next() : undefined;
    if (oldest && !oldest.done) this.rows.delete(oldest.value);
    this.rows.set(key, { version, value });
    return value;
  }
}
