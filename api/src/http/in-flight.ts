import { AsyncResource } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { DomainError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { getClient } from './address.js';

/** The requests of one network: how many are running, and the start functions of those that wait. */
interface Lane {
  running: number;
  readonly waiting: Set<() => void>;
}

const { inFlightPerAddress, inFlightShared, waitingPerAddress, inFlightMaxMs } = REQUEST_LIMITS;

/** Limits for requests in flight. */
interface InFlightLimits {
  /** A network's own share: as many always run. */
  concurrent?: number;
  /** While fewer than these run in all, a network may run more than its share. */
  shared?: number;
  waiting?: number;
  /** A request that takes longer no longer counts: slow uploads and downloads don't block others. */
  maxMs?: number;
}

/** Who runs how much, and who is next. */
class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #queued = new Set<Lane>();
  #running = 0;

  constructor(
    private readonly concurrent: number,
    private readonly shared: number,
  ) {}

  at(network: string): Lane {
    const lane = this.#lanes.get(network) ?? { running: 0, waiting: new Set() };
    this.#lanes.set(network, lane);
    return lane;
  }

  hasRoom(lane: Lane): boolean {
    return lane.running < this.concurrent || this.#running < this.shared;
  }

  take(lane: Lane): void {
    lane.running += 1;
    this.#running += 1;
  }

  enqueue(lane: Lane, start: () => void): void {
    lane.waiting.add(start);
    this.#queued.add(lane);
  }

  dequeue(lane: Lane, start: () => void): void {
    lane.waiting.delete(start);
    if (lane.waiting.size === 0) this.#queued.delete(lane);
  }

  release(network: string, lane: Lane): void {
    lane.running -= 1;
    this.#running -= 1;
    this.#startNext();
    if (lane.running === 0 && lane.waiting.size === 0) this.#lanes.delete(network);
  }

  /** Starts a waiting request of the network that runs least among those that have room. */
  #startNext(): void {
    let least: Lane | undefined;
    for (const lane of this.#queued)
      if (this.hasRoom(lane) && lane.running < (least?.running ?? Infinity)) least = lane;
    const [next] = least?.waiting ?? [];
    if (!least || !next) return;
    this.dequeue(least, next);
    this.take(least);
    // In a later turn of the event loop: running waiting requests back to back would keep other sockets from being read.
    setImmediate(next);
  }
}

/**
 * Processes a few requests of a network (`toNetworkKey`) at a time, or more of them while the server has room; others wait
 * unread, and beyond that they are refused. One client can't take more than its share of the event loop and the database
 * connections from others.
 */
export function inFlightLimit({
  concurrent = inFlightPerAddress,
  shared = inFlightShared,
  waiting = waitingPerAddress,
  maxMs = inFlightMaxMs,
}: InFlightLimits = {}): RequestHandler {
  const lanes = new Lanes(concurrent, shared);
  return (request, response, next) => {
    const { network } = getClient(request);
    const lane = lanes.at(network);
    const start = () => {
      let isHeld = true;
      const releaseOnce = () => {
        clearTimeout(timer);
        if (isHeld) lanes.release(network, lane);
        isHeld = false;
      };
      const timer = setTimeout(releaseOnce, maxMs);
      response.once('close', releaseOnce);
      next();
    };
    if (lanes.hasRoom(lane)) {
      lanes.take(lane);
      start();
    } else if (lane.waiting.size < waiting) {
      const stopWaiting = () => lanes.dequeue(lane, takeTurn);
      // Another request's end starts it: without this, it would run in that one's scope.
      const takeTurn = AsyncResource.bind(() => {
        response.off('close', stopWaiting);
        start();
      });
      lanes.enqueue(lane, takeTurn);
      // A client that disconnects while waiting loses its turn.
      response.once('close', stopWaiting);
    } else {
      next(new DomainError('TOO_MANY_REQUESTS', 'Too many requests at once.', { details: { retryAfter: 1 } }));
    }
  };
}
