import { setTimeout } from 'node:timers/promises';
import { DomainError } from './domain/input/errors.js';

/** Longest rest after a piece of work. */
const REST_MAX_MS = 250;

/** Lets so many pieces of work run at once and so many wait; beyond that it refuses rather than grow. */
export class WorkGate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param refusal what people read when too much waits
   * @param blocks whether the work keeps the event loop busy: as long as it took, the next piece waits for everybody else
   */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly refusal: string,
    private readonly blocks = false,
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
    const begun = performance.now();
    try {
      return await work();
    } finally {
      if (this.blocks) void setTimeout(Math.min(performance.now() - begun, REST_MAX_MS)).then(() => this.handOver());
      else this.handOver();
    }
  }

  // The place is handed over, so that nobody slips in between.
  private handOver(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
