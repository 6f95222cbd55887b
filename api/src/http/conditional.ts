import type { RequestHandler } from 'express';

/**
 * Allows 304 for requests with `If-None-Match`. `fetch` adds `Cache-Control: no-cache` to them, which Express takes as a demand
 * for a full response, though every response here is computed anew.
 */
export const allowConditionalRequests: RequestHandler = (request, _response, next) => {
  if (request.headers['if-none-match'] !== undefined) delete request.headers['cache-control'];
  next();
};
