import type { RequestHandler } from 'express';
import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';

/** Preferred first. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Answers with the compressed copy of an asset that the build has put beside it, where the browser takes one; whoever serves the
 * folder afterwards finds the copy under the request's address, and the headers that go with it set.
 * @param folder the built assets
 */
export function compressedAssets(folder: string): RequestHandler {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, response, next) => {
    const name = request.path.slice(1);
    const copies = (['br', 'gzip'] as const).filter((encoding) => files.has(name + ENDINGS[encoding]));
    if (copies.length > 0) response.vary('Accept-Encoding');
    // Browsers name them all alike; the first that this one takes at all is the smallest.
    const encoding = copies.find((each) => request.acceptsEncodings(each) === each);
    if (encoding !== undefined) {
      response.setHeader('Content-Encoding', encoding);
      response.type(extname(name));
      request.url = `/${name}${ENDINGS[encoding]}`;
    }
    next();
  };
}
