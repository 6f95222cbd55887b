import type { RequestHandler } from 'express';
import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';

/** In order of preference. */
const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the precompressed copy of an asset when the browser accepts it: rewrites the URL for the static handler that follows and
 * sets the headers.
 * @param folder the built assets
 */
export function compressedAssets(folder: string): RequestHandler {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, response, next) => {
    const name = request.path.slice(1);
    const copies = (['br', 'gzip'] as const).filter((encoding) => files.has(name + EXTENSIONS[encoding]));
    if (copies.length > 0) response.vary('Accept-Encoding');
    // All encodings have the same weight in browsers; the first accepted one is the smallest.
    const encoding = copies.find((each) => request.acceptsEncodings(each) === each);
    if (encoding !== undefined) {
      response.setHeader('Content-Encoding', encoding);
      response.type(extname(name));
      request.url = `/${name}${EXTENSIONS[encoding]}`;
    }
    next();
  };
}
