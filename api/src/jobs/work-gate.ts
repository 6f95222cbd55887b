import { setTimeout } from 'node:timers/promises';
import { DomainError } from '../domain/input/errors.js';

/** Longest pause after a task. */
const PAUSE_MAX_MS = 250;

/** Limits concurrent tasks and the queue behind them; refuses tasks beyond that. */
export class WorkGate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param refusal message when the queue is full
   * @param blocksEventLoop whether tasks block the event loop: each is then followed by a pause as long as the task, for other requests
   */
  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
    private readonly refusal: string,
    private readonly blocksEventLoop = false,
  ) {}

  /**
   * Runs a task when there is room.
   * @throws DomainError UNAVAILABLE when the queue is full
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maxRunning) {
      if (this.waiting.length >= this.maxWaiting)
        throw new DomainError('UNAVAILABLE', this.refusal, { details: { retryAfter: 2 } });
      await new Promise<void>((resume) => this.waiting.push(resume));
    } else {
      this.running += 1;
    }
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      if (this.blocksEventLoop)
        void setTimeout(Math.min(performance.now() - startedAt, PAUSE_MAX_MS)).then(() => this.handOver());
      else this.handOver();
    }
  }

  // The slot is handed over directly, so that no other task takes it in between.
  private handOver(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
