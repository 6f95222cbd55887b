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

const { inFlightPerAddress, waitingPerAddress, inFlightMaxMs } = REQUEST_LIMITS;

/** Limits for requests in flight per network. */
interface InFlightLimits {
  concurrent?: number;
  waiting?: number;
  /** A request that takes longer no longer counts: slow uploads and downloads don't block others. */
  maxMs?: number;
}

/**
 * Processes a few requests of a network (`toNetworkKey`) at a time; more of them wait unread, and beyond that they are refused.
 * One client can't take more than its share of the event loop and the database connections.
 */
export function inFlightLimit({
  concurrent = inFlightPerAddress,
  waiting = waitingPerAddress,
  maxMs = inFlightMaxMs,
}: InFlightLimits = {}): RequestHandler {
  const lanes = new Map<string, Lane>();
  const release = (network: string, lane: Lane) => {
    const [next] = lane.waiting;
    if (next) {
      lane.waiting.delete(next);
      // In a later turn of the event loop: running waiting requests back to back would keep other sockets from being
      // read.
      setImmediate(next);
      return;
    }
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(network);
  };
  return (request, response, next) => {
    const { network } = getClient(request);
    const lane: Lane = lanes.get(network) ?? { running: 0, waiting: new Set() };
    const start = () => {
      let isHeld = true;
      const releaseOnce = () => {
        clearTimeout(timer);
        if (isHeld) release(network, lane);
        isHeld = false;
      };
      const timer = setTimeout(releaseOnce, maxMs);
      response.once('close', releaseOnce);
      next();
    };
    if (lane.running < concurrent) {
      lanes.set(network, lane);
      lane.running += 1;
      start();
    } else if (lane.waiting.size < waiting) {
      const stopWaiting = () => lane.waiting.delete(takeTurn);
      // Another request's end starts it: without this, it would run in that one's scope.
      const takeTurn = AsyncResource.bind(() => {
        response.off('close', stopWaiting);
        start();
      });
      lane.waiting.add(takeTurn);
      // A client that disconnects while waiting loses its turn.
      response.once('close', stopWaiting);
    } else {
      next(new DomainError('TOO_MANY_REQUESTS', 'Too many requests at once.', { details: { retryAfter: 1 } }));
    }
  };
}
