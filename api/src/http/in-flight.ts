import type { RequestHandler } from 'express';
import { DomainError, LIMITS } from '../rules/index.js';

/** The requests of one address: how many are worked on, and what begins each of those that wait. */
interface Lane {
  running: number;
  readonly waiting: Set<() => void>;
}

const { inFlightPerAddress, waitingPerAddress } = LIMITS.requests;

/**
 * Works on a few requests of an address at once; more of them wait for their turn, unread, and beyond that they are refused. However
 * much one client sends, it takes no more than its share of the event loop and of the database's connections.
 */
export function inFlightLimit(
  most: number = inFlightPerAddress,
  mostWaiting: number = waitingPerAddress,
): RequestHandler {
  const lanes = new Map<string, Lane>();
  const end = (address: string, lane: Lane) => {
    const [next] = lane.waiting;
    if (next) {
      lane.waiting.delete(next);
      next();
      return;
    }
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(address);
  };
  return (request, response, next) => {
    const address = request.ip ?? 'unknown';
    const lane: Lane = lanes.get(address) ?? { running: 0, waiting: new Set() };
    const begin = () => {
      response.once('close', () => end(address, lane));
      next();
    };
    if (lane.running < most) {
      lanes.set(address, lane);
      lane.running += 1;
      begin();
    } else if (lane.waiting.size < mostWaiting) {
      const leave = () => lane.waiting.delete(turn);
      const turn = () => {
        response.off('close', leave);
        begin();
      };
      lane.waiting.add(turn);
      // Who goes away while waiting takes no turn.
      response.once('close', leave);
    } else {
      next(new DomainError('TOO_MANY_REQUESTS', 'Too many requests at once.', { details: { retryAfter: 1 } }));
    }
  };
}
