/**
 * A value that is kept for a while after it was read. `invalidate` after a change, and the next caller reads it anew; a read that was
 * under way then is not kept.
 */
export class Cached<T> {
  private kept: { value: T; readAt: number } | undefined;
  private version = 0;

  /** @param keptMs how long to keep it at most, in case nobody learns of a change */
  constructor(private readonly keptMs: number) {}

  /** Forgets the value. */
  invalidate(): void {
    this.version += 1;
    this.kept = undefined;
  }

  /** The kept value, or what `read` reads. */
  async get(now: Date, read: () => Promise<T>): Promise<T> {
    const age = this.kept ? now.getTime() - this.kept.readAt : Number.POSITIVE_INFINITY;
    if (this.kept && age >= 0 && age <= this.keptMs) return this.kept.value;
    const { version } = this;
    const value = await read();
    if (version === this.version) this.kept = { value, readAt: now.getTime() };
    return value;
  }
}
