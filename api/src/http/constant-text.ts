import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const compress = promisify(gzip);

/** A text that stays the same while the server runs. */
export interface ConstantText {
  /** The media type or file extension. */
  type: string;
  cacheControl: string;
  /** Called once, at the first request. */
  read: () => string | Promise<string>;
}

async function prepare(read: ConstantText['read']) {
  const plain = Buffer.from(await read());
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, compressed: await compress(plain), etag };
}

/** Sends a large text that is compressed once: to compress it for each response would keep every core busy. */
export function constantText({ type, cacheControl, read }: ConstantText): RequestHandler {
  let prepared: ReturnType<typeof prepare> | undefined;
  return async (request, response) => {
    const { plain, compressed, etag } = await (prepared ??= prepare(read));
    const isCompressed = request.acceptsEncodings('gzip') === 'gzip';
    if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
    response.vary('Accept-Encoding');
    response.setHeader('ETag', etag);
    // Whoever doesn't accept gzip gets it as it is, not compressed by the middleware.
    response.setHeader('Cache-Control', `${cacheControl}, no-transform`);
    response.type(type).send(isCompressed ? compressed : plain);
  };
}
