/** Counts open resources per holder, such as an account's subscriptions. */
export class OpenCount {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes one; false when the holder has reached the limit. */
  take(holder: string): boolean {
    const open = this.counts.get(holder) ?? 0;
    if (open >= this.most) return false;
    this.counts.set(holder, open + 1);
    return true;
  }

  release(holder: string): void {
    const open = (this.counts.get(holder) ?? 0) - 1;
    if (open > 0) this.counts.set(holder, open);
    else this.counts.delete(holder);
  }
}
