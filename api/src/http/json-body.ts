import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Thrown inside body-parser, which hands it on as it is. */
export class BrokenText extends Error {
  readonly status = 400;
  readonly type = 'encoding.invalid';
}

/** For `express.json`: bytes that are no UTF-8 are refused instead of becoming other characters. @throws BrokenText */
export function assertUtf8(_request: IncomingMessage, _response: ServerResponse, body: Buffer): void {
  if (!isUtf8(body)) throw new BrokenText('The body is not valid UTF-8.');
}
