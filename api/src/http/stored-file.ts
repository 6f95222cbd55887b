import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { DomainError } from '../domain/input/errors.js';

/** A private file to send as a download. */
export interface Download {
  bytes: Buffer;
  mime: string;
  /** The suggested file name. */
  name: string;
}

/**
 * Sends a private file as an attachment, with `nosniff`, `ETag` and support for one byte range; proxies don't store it. An
 * unsatisfiable range answers 416.
 */
export function sendDownload(request: Request, response: Response, { bytes, mime, name }: Download): void {
  response.attachment(name);
  response.setHeader('Content-Type', mime);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', `"${createHash('sha256').update(bytes).digest('base64url')}"`);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const ranges = isRangeUsable(request, response) ? request.range(bytes.length) : undefined;
  if (ranges === -1) {
    response.setHeader('Content-Range', `bytes */${bytes.length}`);
    response.status(416).end();
    return;
  }
  const range = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  if (!range) {
    response.status(200).end(request.method === 'HEAD' ? undefined : bytes);
    return;
  }
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  response.status(206).end(bytes.subarray(range.start, range.end + 1));
}

/** A private file that is written while it is sent. */
export interface StreamedDownload extends Omit<Download, 'bytes'> {
  stream: Readable;
}

/**
 * Sends a private file while it is being written. A failure or a client that leaves ends both; what was sent is cut off.
 * @throws the failure, after the response was destroyed
 */
export async function sendStream(response: Response, { stream, mime, name }: StreamedDownload): Promise<void> {
  response.attachment(name);
  response.setHeader('Content-Type', mime);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'private, no-store');
  // Middleware listens to the end of the response, too: together more than Node expects of one listener each.
  response.setMaxListeners(20);
  await pipeline(stream, response);
}

/** A range applies only while the file hasn't changed since the client's first request (`If-Range`). */
function isRangeUsable(request: Request, response: Response): boolean {
  const condition = request.get('if-range');
  return request.method === 'GET' && (condition === undefined || condition === response.getHeader('ETag'));
}

/** The error when a file's row exists but the file doesn't. */
export function fileGoneError(): DomainError {
  return new DomainError('NOT_FOUND', 'This file does not exist any more.');
}
