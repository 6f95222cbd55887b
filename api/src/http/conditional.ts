import type { RequestHandler } from 'express';

/**
 * Lets a request with `If-None-Match` have its 304. `fetch` adds `Cache-Control: no-cache` to such requests by itself, which Express
 * takes for the wish of a whole new answer, though every answer here is asked for anew anyway.
 */
export const answerConditions: RequestHandler = (request, _response, next) => {
  if (request.headers['if-none-match'] !== undefined) delete request.headers['cache-control'];
  next();
};
