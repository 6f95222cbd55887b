import type { RequestHandler } from 'express';
import { DomainError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { toNetworkKey } from './address.js';

/** The requests of one network: how many are worked on, and what starts each of those that wait. */
interface Lane {
  running: number;
  readonly waiting: Set<() => void>;
}

const { inFlightPerAddress, waitingPerAddress, inFlightMaxMs } = REQUEST_LIMITS;

/** How much one network may have under way. */
interface InFlightLimits {
  atOnce?: number;
  waiting?: number;
  /** A request that takes longer no longer counts: slow uploads and downloads keep nobody busy. */
  heldMs?: number;
}

/**
 * Works on a few requests of a network (`toNetworkKey`) at once; more of them wait for their turn, unread, and beyond that they are
 * refused. However much one client sends, it takes no more than its share of the event loop and of the database's connections.
 */
export function inFlightLimit({
  atOnce = inFlightPerAddress,
  waiting = waitingPerAddress,
  heldMs = inFlightMaxMs,
}: InFlightLimits = {}): RequestHandler {
  const lanes = new Map<string, Lane>();
  const release = (network: string, lane: Lane) => {
    const [next] = lane.waiting;
    if (next) {
      lane.waiting.delete(next);
      // In a later turn of the event loop: one waiting request after the other would keep everybody else from being read.
      setImmediate(next);
      return;
    }
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(network);
  };
  return (request, response, next) => {
    const network = toNetworkKey(request.ip ?? 'unknown');
    const lane: Lane = lanes.get(network) ?? { running: 0, waiting: new Set() };
    const start = () => {
      let isHeld = true;
      const releaseOnce = () => {
        clearTimeout(timer);
        if (isHeld) release(network, lane);
        isHeld = false;
      };
      const timer = setTimeout(releaseOnce, heldMs);
      response.once('close', releaseOnce);
      next();
    };
    if (lane.running < atOnce) {
      lanes.set(network, lane);
      lane.running += 1;
      start();
    } else if (lane.waiting.size < waiting) {
      const leave = () => lane.waiting.delete(turn);
      const turn = () => {
        response.off('close', leave);
        start();
      };
      lane.waiting.add(turn);
      // Who goes away while waiting takes no turn.
      response.once('close', leave);
    } else {
      next(new DomainError('TOO_MANY_REQUESTS', 'Too many requests at once.', { details: { retryAfter: 1 } }));
    }
  };
}
