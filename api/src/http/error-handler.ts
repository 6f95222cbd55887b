import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { toPresentableError } from '../graphql/errors.js';
import { isDecompressionError, toBodyError } from '../rest/engine.js';
import { DomainError } from '../domain/input/errors.js';
import { sendRefusal } from './refusal.js';

/** Messages for file requests that fail; a path traversal attempt learns nothing. */
const FILE_REFUSALS: ReadonlyMap<number, readonly [status: number, message: string]> = new Map([
  [403, [404, 'There is nothing at this address.']],
  [404, [404, 'There is nothing at this address.']],
  [405, [405, 'This address takes no such request.']],
  [412, [412, 'The file is not the one that was asked for.']],
  [416, [416, 'The file has no such part.']],
]);

/** Headers of the file that won't be sent. */
const FILE_HEADERS = ['Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified', 'Accept-Ranges', 'Content-Length'];

function sendFileRefusal(response: Response, [status, message]: readonly [number, string]): void {
  for (const name of FILE_HEADERS) response.removeHeader(name);
  response.status(status).setHeader('Cache-Control', 'no-store').type('text').send(message);
}

/** Refuses what nothing has answered: Express would, with a policy of its own that allows framing. */
export const nothingHere: RequestHandler = (_request, _response, next) => {
  next(new DomainError('NOT_FOUND', 'There is nothing at this address.'));
};

/** Answers errors before or outside of an operation: unreadable URLs, bodies and file requests are 4xx. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const { status, type } = error as { status?: number; type?: string };
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const refusal = FILE_REFUSALS.get(status ?? 0);
    if (error instanceof DomainError) sendRefusal(response, error);
    else if (type !== undefined || isDecompressionError(error)) sendRefusal(response, toBodyError(error));
    else if (status === 400) {
      response.removeHeader('Content-Encoding');
      sendRefusal(response, new DomainError('MALFORMED', 'The address can’t be read.'));
    } else if (refusal) sendFileRefusal(response, refusal);
    else sendRefusal(response, toPresentableError(error, log, request.id));
  };
}
