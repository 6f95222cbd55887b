import { DomainError } from './rules/index.js';

/** Lets so many pieces of work run at once and so many wait; beyond that it refuses rather than grow. */
export class WorkGate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param refusal what people read when too much waits */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: string,
  ) {}

  /**
   * Runs the work when there is room.
   * @throws DomainError UNAVAILABLE when too much waits already
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.mostWaiting)
        throw new DomainError('UNAVAILABLE', this.refusal, { details: { retryAfter: 2 } });
      await new Promise<void>((resume) => this.waiting.push(resume));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed over, so that nobody slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
