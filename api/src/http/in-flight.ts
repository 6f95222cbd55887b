import type { RequestHandler } from 'express';
import { DomainError, LIMITS } from '../rules/index.js';
import { OpenCount } from './open-count.js';

/**
 * Bounds how many requests of one address are worked on at once, so that one client can't hold every connection of the database.
 * Those beyond are refused: they come back a moment later.
 */
export function inFlightLimit(most: number = LIMITS.requests.inFlightPerAddress): RequestHandler {
  const open = new OpenCount(most);
  return (request, response, next) => {
    const address = request.ip ?? 'unknown';
    if (!open.take(address)) {
      next(new DomainError('TOO_MANY_REQUESTS', 'Too many requests at once.', { details: { retryAfter: 1 } }));
      return;
    }
    response.once('close', () => open.release(address));
    next();
  };
}
