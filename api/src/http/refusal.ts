import type { Response } from 'express';
import { toGraphqlError } from '../graphql/errors.js';
import { sendError } from '../rest/send-error.js';
import type { DomainError } from '../domain/input/errors.js';

const GRAPHQL_PATH = '/graphql';

function isGraphql(url: string): boolean {
  return url === GRAPHQL_PATH || url.startsWith(`${GRAPHQL_PATH}?`);
}

/** Sends an error that concerns the whole request, in the format of its API: GraphQL's `errors`, or REST's. */
export function sendRefusal(response: Response, refusal: DomainError): void {
  if (!isGraphql(response.req.originalUrl)) {
    sendError(response, refusal);
    return;
  }
  const { retryAfter } = (refusal.details ?? {}) as { retryAfter?: number };
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response.setHeader('Cache-Control', 'no-store');
  const body = { errors: [toGraphqlError(refusal)] };
  response.status(refusal.status).type('json').send(JSON.stringify(body));
}
