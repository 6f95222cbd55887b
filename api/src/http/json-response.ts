import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import type { FinishedJson } from '../graphql/finished.js';
import { assertResponseSize } from './answer-size.js';

const compress = compression();
/** Shorter texts aren't worth compressing (the library's own threshold). */
const COMPRESSED_FROM_BYTES = 1024;

type CreateTag = (body: string, encoding: BufferEncoding) => string;

/** Says that an answer may be compressed, as `compression` does wherever it could. */
export const varyByEncoding: RequestHandler = (_request, response, next) => {
  response.setHeader('Vary', 'Accept-Encoding');
  next();
};

/** Sends JSON with the headers that Express would set, without its general machinery. */
export function sendJson(request: Request, response: Response, json: string | FinishedJson): void {
  const text = typeof json === 'string' ? json : json.text;
  if (!assertResponseSize(response, text)) return;
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.method === 'GET') {
    const create = (body: string) => (request.app.get('etag fn') as CreateTag)(body, 'utf8');
    response.setHeader('ETag', typeof json === 'string' ? create(json) : json.getTag(create));
    if (request.fresh) {
      response.removeHeader('Content-Type');
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  const bytes = Buffer.byteLength(text);
  response.setHeader('Content-Length', bytes);
  if (bytes >= COMPRESSED_FROM_BYTES && request.headers['accept-encoding'] !== undefined)
    void compress(request, response, () => undefined);
  response.end(text);
}
