import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { DomainError } from '../domain/input/errors.js';

/** A private file that is sent as a download. */
export interface Download {
  bytes: Buffer;
  mime: string;
  /** What the person's machine shall call it. */
  name: string;
}

/**
 * Sends a private file: as an attachment, never sniffed, never kept by a proxy; with `ETag` and one byte
 * range. A range that lies outside of it answers 416.
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
  const ranges = usableRange(request, response) ? request.range(bytes.length) : undefined;
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

/** A range counts only while the file is the one that the client has begun with. */
function usableRange(request: Request, response: Response): boolean {
  const condition = request.get('if-range');
  return request.method === 'GET' && (condition === undefined || condition === response.getHeader('ETag'));
}

/** What is said when the row of a file is there but the file isn't. */
export function fileIsGone(): DomainError {
  return new DomainError('NOT_FOUND', 'This file does not exist any more.');
}
