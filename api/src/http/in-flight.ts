import { AsyncResource } from 'node:async_hooks';
import type { Request, RequestHandler, Response } from 'express';
import { DomainError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { getClient } from './address.js';
import { createBusyError } from './event-loop.js';

/** The requests of one network: how many are running, and the start functions of those that wait. */
interface Lane {
  readonly network: string;
  running: number;
  readonly waiting: Set<() => void>;
}

const { inFlightPerAddress, inFlightShared, inFlightTotal, inFlightMaxMs } = REQUEST_LIMITS;
const { waitingPerAddress, waitingMaxMs, networkCheckedMs } = REQUEST_LIMITS;

interface InFlightLimits {
  /** A network's own share: as many run, unless the server is full. */
  concurrent?: number;
  /** While fewer than these run in all, a network may run more than its share. */
  shared?: number;
  /** As many of all networks together make the server full. */
  total?: number;
  waiting?: number;
  /** How long a request waits for a full server. */
  waitingMs?: number;
  /** A request that takes longer no longer counts: slow uploads and downloads don't block others. */
  maxMs?: number;
  /** How often is looked whether a request only waits for its client: then it doesn't make the server full. */
  checkedMs?: number;
}

/** Who runs how much, and who is next. */
class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #queued = new Set<Lane>();
  #running = 0;

  constructor(private readonly limits: Readonly<Record<'concurrent' | 'shared' | 'total', number>>) {}

  at(network: string): Lane {
    const lane = this.#lanes.get(network) ?? { network, running: 0, waiting: new Set() };
    this.#lanes.set(network, lane);
    return lane;
  }

  hasShare(lane: Lane): boolean {
    return lane.running >= this.limits.concurrent;
  }

  hasRoom(lane: Lane): boolean {
    const { shared, total } = this.limits;
    return this.#running < total && (!this.hasShare(lane) || this.#running < shared);
  }

  /**
   * Counts a request of a lane.
   * @returns what ends it: for the server, for its network, or both
   */
  take(lane: Lane): { leaveServer(): void; release(): void } {
    lane.running += 1;
    this.#running += 1;
    let [isCounted, isHeld] = [true, true];
    const leaveServer = () => {
      if (!isCounted) return;
      isCounted = false;
      this.#running -= 1;
      this.#startNext();
    };
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      lane.running -= 1;
      if (isCounted) leaveServer();
      else this.#startNext();
      this.#forgetIdle(lane);
    };
    return { leaveServer, release };
  }

  enqueue(lane: Lane, start: () => void): void {
    lane.waiting.add(start);
    this.#queued.add(lane);
  }

  dequeue(lane: Lane, start: () => void): void {
    lane.waiting.delete(start);
    if (lane.waiting.size > 0) return;
    this.#queued.delete(lane);
    this.#forgetIdle(lane);
  }

  #forgetIdle({ network, running, waiting }: Lane): void {
    if (running === 0 && waiting.size === 0) this.#lanes.delete(network);
  }

  /** Starts a waiting request of the network that runs least among those that have room. */
  #startNext(): void {
    let least: Lane | undefined;
    for (const lane of this.#queued) {
      if (this.hasRoom(lane) && lane.running < (least?.running ?? Infinity)) least = lane;
      if (least?.running === 0) break;
    }
    const [next] = least?.waiting ?? [];
    next?.();
  }
}

/** Whether a request waits for nothing but its client: the rest of its body, or that its response is taken. */
function isAtClient(request: Request, response: Response): boolean {
  return !request.complete || response.writableEnded;
}

/**
 * Processes a few requests of a network (`toNetworkKey`) at a time, or more of them while the server has room; others wait
 * unread, and beyond that they are refused. One client can't take more than its share of the event loop and the database
 * connections from others, and a server that is asked for more than it can do answers what it can in time, and refuses the rest.
 */
export function inFlightLimit({
  concurrent = inFlightPerAddress,
  shared = inFlightShared,
  total = inFlightTotal,
  waiting = waitingPerAddress,
  waitingMs = waitingMaxMs,
  maxMs = inFlightMaxMs,
  checkedMs = networkCheckedMs,
}: InFlightLimits = {}): RequestHandler {
  const lanes = new Lanes({ concurrent, shared, total });
  return (request, response, next) => {
    const lane = lanes.at(getClient(request).network);
    const start = () => {
      const startedAt = performance.now();
      const slot = lanes.take(lane);
      const check = setInterval(
        () => {
          if (performance.now() - startedAt >= maxMs) end();
          else if (isAtClient(request, response)) slot.leaveServer();
        },
        Math.min(checkedMs, maxMs),
      );
      const end = () => {
        clearInterval(check);
        slot.release();
      };
      response.once('close', end);
    };
    if (lanes.hasRoom(lane)) {
      start();
      next();
    } else if (lane.waiting.size < waiting) {
      waitForTurn(lanes, { lane, waitingMs, response, start, next });
    } else {
      next(new DomainError('TOO_MANY_REQUESTS', 'Too many requests at once.', { details: { retryAfter: 1 } }));
    }
  };
}

interface WaitingRequest {
  lane: Lane;
  waitingMs: number;
  response: Response;
  start: () => void;
  next: (error?: unknown) => void;
}

/** Starts a request once it is its turn, or refuses it where that takes too long. */
function waitForTurn(lanes: Lanes, { lane, waitingMs, response, start, next }: WaitingRequest): void {
  const stopWaiting = () => {
    clearInterval(patience);
    response.off('close', stopWaiting);
    lanes.dequeue(lane, takeTurn);
  };
  const patience = setInterval(() => {
    // It waits for others of its own network, however long they are.
    if (lanes.hasShare(lane)) return;
    stopWaiting();
    next(createBusyError());
  }, waitingMs);
  // Another request's end starts it: without this, it would run in that one's scope.
  const proceed = AsyncResource.bind(() => next());
  const takeTurn = () => {
    start();
    stopWaiting();
    // In a later turn of the event loop: running waiting requests back to back would keep other sockets from being read.
    setImmediate(proceed);
  };
  lanes.enqueue(lane, takeTurn);
  // A client that disconnects while waiting loses its turn.
  response.once('close', stopWaiting);
}
