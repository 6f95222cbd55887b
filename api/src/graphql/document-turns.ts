import { toNetworkKey } from '../http/address.js';
import type { RequestContext } from '../context.js';

/** Longest pause after a turn. */
const PAUSE_MAX_MS = 250;

/** Whose document it is. */
type Sender = Pick<RequestContext, 'address' | 'isDisconnected'>;

interface Waiting {
  sender: Sender;
  start: () => void;
}

/**
 * Turns for documents that are new to the server: to parse and validate one blocks the event loop for up to some 25 ms, within all
 * limits. One document has its turn at a time, networks (`toNetworkKey`) in rotation, and a pause as long as the turn follows, in
 * which other requests run.
 */
export class DocumentTurns {
  /** By network; the first one is next. */
  private readonly waiting = new Map<string, Waiting[]>();
  private isTaken = false;

  /** Waits for a turn, which ends when the event loop turns. Senders that disconnect lose theirs: their promise never settles. */
  take(sender: Sender): Promise<void> {
    return new Promise((start) => {
      const network = toNetworkKey(sender.address);
      const lane = this.waiting.get(network) ?? [];
      lane.push({ sender, start });
      this.waiting.set(network, lane);
      if (!this.isTaken) this.startNext();
    });
  }

  private startNext(): void {
    const next = this.pickNext();
    this.isTaken = next !== undefined;
    if (!next) return;
    const startedAt = performance.now();
    next.start();
    setImmediate(() => setTimeout(() => this.startNext(), Math.min(performance.now() - startedAt, PAUSE_MAX_MS)));
  }

  private pickNext(): Waiting | undefined {
    for (const [network, lane] of this.waiting) {
      this.waiting.delete(network);
      let next = lane.shift();
      while (next?.sender.isDisconnected()) next = lane.shift();
      if (lane.length > 0) this.waiting.set(network, lane);
      if (next) return next;
    }
    return undefined;
  }
}
