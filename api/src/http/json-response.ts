import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
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

/** Sends a JSON text with the headers that Express would set, without its general machinery. */
export function sendJsonText(request: Request, response: Response, text: string): void {
  if (!assertResponseSize(response, text)) return;
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.method === 'GET') {
    const createTag = request.app.get('etag fn') as CreateTag;
    response.setHeader('ETag', createTag(text, 'utf8'));
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
